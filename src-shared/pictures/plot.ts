import type { Corner } from './outline.ts'

/** Pixels from the top left corner. */
export interface PlotArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Cells shown by a plot, from the lower left corner. */
export interface Window {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
}

export function wholeWindow(columns: number, rows: number): Window {
  return { x: -0.5, y: -0.5, columns, rows }
}

export function toPixels(
  { left, top, width, height }: PlotArea,
  shown: Window,
  at: Corner,
): Corner {
  return {
    x: left + ((at.x - shown.x) / shown.columns) * width,
    y: top + height - ((at.y - shown.y) / shown.rows) * height,
  }
}

export function toCells({ left, top, width, height }: PlotArea, shown: Window, at: Corner): Corner {
  return {
    x: shown.x + ((at.x - left) / width) * shown.columns,
    y: shown.y + ((top + height - at.y) / height) * shown.rows,
  }
}

const rounded = (value: number): string => String(Math.round(value * 100) / 100)

export function pathOf(lines: readonly (readonly Corner[])[], closed = false): string {
  return lines
    .filter((line) => line.length > 0)
    .map((line) => {
      const points = line.map(({ x, y }) => `${rounded(x)} ${rounded(y)}`).join('L')
      return `M${points}${closed ? 'Z' : ''}`
    })
    .join('')
}

/** Horizontal below the row of each column, vertical between neighbours. Null rows: no line. */
export function stairs(columns: number, rowOf: (column: number) => number | null): Corner[][] {
  const lines: Corner[][] = []
  let line: Corner[] = []
  for (let column = 0; column < columns; column++) {
    const row = rowOf(column)
    if (row === null) {
      if (line.length > 0) lines.push(line)
      line = []
      continue
    }
    const y = row - 0.5
    const last = line.at(-1)
    if (last?.y === y) line.pop()
    else line.push({ x: column - 0.5, y })
    line.push({ x: column + 0.5, y })
  }
  if (line.length > 0) lines.push(line)
  return lines
}
