import { decimals, writtenDifference } from '#shared/texts/numbers.ts'

/** `paint` colours the text after padding, because colour codes have no width. */
export interface Cell {
  readonly text: string
  readonly paint?: (text: string) => string
}

const GAP = '  '

/** Lays out rows in right-aligned columns; the first row is the heading. */
export function textTable(rows: readonly (readonly (string | Cell)[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell): Cell => (typeof cell === 'string' ? { text: cell } : cell)),
  )
  const widths: number[] = []
  for (const row of cells) {
    row.forEach(({ text }, column) => {
      widths[column] = Math.max(widths[column] ?? 0, text.length)
    })
  }
  return cells
    .map((row) =>
      row
        .map(({ text, paint }, column) => {
          const padding = ' '.repeat(widths[column]! - text.length)
          return padding + (paint ? paint(text) : text)
        })
        .join(GAP)
        .trimEnd(),
    )
    .join('\n')
}

export function textPairs(pairs: readonly (readonly [label: string, value: string])[]): string {
  const labels = Math.max(...pairs.map(([label]) => label.length))
  const values = Math.max(...pairs.map(([, value]) => value.length))
  return pairs
    .map(([label, value]) => `  ${label.padEnd(labels)}${GAP}${value.padStart(values)}`)
    .join('\n')
}

const PERCENT_PLACES = 4

export const percent = (chance: number): string => `${(chance * 100).toFixed(PERCENT_PLACES)}%`

/** Difference of the rounded percentages, so that it agrees with the printed columns. */
export const percentDifference = (more: number, less: number): string =>
  percent(writtenDifference(more * 100, less * 100, PERCENT_PLACES) / 100)

export const timeWords = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`

export const megabytes = (bytes: number): string =>
  bytes < 1e5 ? `${decimals(bytes / 1e3, 1)} kB` : `${decimals(bytes / 1e6, 1)} MB`
