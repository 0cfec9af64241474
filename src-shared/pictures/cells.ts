import type { ColourScale, Palette } from './colour-scale.ts'
import type { Boundary } from './drawing.ts'
import { CELL, type Grid } from './grid.ts'
import { stairs } from './plot.ts'
import type { Corner } from './outline.ts'

export const NO_TONE = -1

/** Palette index by cell, or NO_TONE. */
export function tonesOf({ values, kinds }: Grid, { indexOf }: Palette): Int16Array {
  const tones = new Int16Array(kinds.length).fill(NO_TONE)
  for (let cell = 0; cell < tones.length; cell++) {
    const value = values[cell]!
    if (kinds[cell] !== CELL.none && !Number.isNaN(value)) tones[cell] = indexOf(value)
  }
  return tones
}

export interface Run {
  readonly column: number
  readonly row: number
  readonly length: number
}

/** Groups the runs by colour, so that a drawing needs few shapes. */
export function runsByTone(tones: Int16Array, columns: number): Map<number, Run[]> {
  const runs = new Map<number, Run[]>()
  let begun = 0
  for (let cell = 1; cell <= tones.length; cell++) {
    const tone = tones[begun]!
    if (cell < tones.length && cell % columns !== 0 && tones[cell] === tone) continue
    if (tone !== NO_TONE) {
      const run = {
        column: begun % columns,
        row: Math.floor(begun / columns),
        length: cell - begun,
      }
      const list = runs.get(tone)
      if (list) list.push(run)
      else runs.set(tone, [run])
    }
    begun = cell
  }
  return runs
}

/** 1 for cells that play never reaches. */
export function unreachableMask({ kinds }: Grid): Uint8Array {
  return kinds.map((kind) => (kind === CELL.unreachable ? 1 : 0))
}

/** 1 for negative cells of a two-sided scale, which get dots: greyscale shows both sides alike. */
export function belowMask({ values, kinds }: Grid, { kind }: ColourScale): Uint8Array {
  return kinds.map((of, cell) =>
    kind === 'two-sided' && of !== CELL.none && values[cell]! < 0 ? 1 : 0,
  )
}

export function boundaryLines({ columns, rows }: Grid, { from }: Boundary): Corner[][] {
  const { values } = rows
  return stairs(columns.values.length, (column) => {
    const value = from[column] ?? null
    if (value === null) return null
    const row = values.findIndex((one) => one >= value)
    return row < 0 ? values.length : row
  })
}
