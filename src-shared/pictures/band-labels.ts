import { NO_TONE, tonesOf } from './cells.ts'
import { INKS, type Ground } from './colour-map.ts'
import { paletteOf, type ColourScale } from './colour-scale.ts'
import { readable } from './colour.ts'
import { CELL, type Grid } from './grid.ts'
import { blockIn, roomiestPlace, type Label } from './labels.ts'
import type { Corner } from './outline.ts'
import { toPixels, type PlotArea, type Window } from './plot.ts'

/** Approximate size of a character, in pixels, with room around the text. */
const SIGN = 8.8
const HIGH = 24

interface Band {
  readonly text: string
  readonly ink: string
  /** 1 for its cells that can be reached. */
  readonly mask: Uint8Array
  readonly place: Corner
}

/** The colours of a grid, each with the least and the greatest number that it stands for here. */
export function bandsOf(grid: Grid, scale: ColourScale, ground: Ground): Band[] {
  const palette = paletteOf(scale, ground)
  const tones = tonesOf(grid, palette)
  const { columns } = grid
  const inks = [INKS.light.ink, INKS.paper.ground]
  return palette.colours.flatMap((colour, tone) => {
    const mask = tones.map((one, cell) =>
      one === tone && one !== NO_TONE && grid.kinds[cell] === CELL.value ? 1 : 0,
    )
    const cells = Uint8Array.from(mask)
    const place = roomiestPlace(cells, columns.values.length)
    if (!place) return []
    let [least, most] = [Infinity, -Infinity]
    cells.forEach((is, cell) => {
      if (is === 0) return
      least = Math.min(least, grid.values[cell]!)
      most = Math.max(most, grid.values[cell]!)
    })
    const ends = [...new Set([scale.format(least), scale.format(most)])]
    return [{ text: ends.join('–'), ink: readable(colour, inks), mask: cells, place }]
  })
}

/** One label a band, in its widest place; bands without room for theirs have none. */
export function bandLabels(
  bands: readonly Band[],
  columns: number,
  box: PlotArea,
  shown: Window,
): (Label & { readonly ink: string })[] {
  return bands.flatMap(({ text, ink, mask, place }) => {
    const size = {
      columns: Math.ceil(((text.length * SIGN + 8) / box.width) * shown.columns),
      rows: Math.ceil((HIGH / box.height) * shown.rows),
    }
    const block = blockIn(mask, columns, shown, size, place)
    return block ? [{ ...toPixels(box, shown, block), text, ink }] : []
  })
}
