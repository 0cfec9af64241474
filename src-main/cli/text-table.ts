import { wrapped } from '#shared/pictures/svg-text.ts'

/** Columns that a line keeps to where it can. */
export const WIDTH = 100
const GAP = '  '
const INDENT = '    '

export interface Column {
  readonly heading: string
  readonly cells: readonly string[]
  /** Aligned to the right. */
  readonly isNumeric: boolean
}

const widest = (texts: readonly string[]): number =>
  Math.max(...texts.map(({ length }) => length), 0)

/** A table with headings of several lines; `notes[i]` are sentences below row i. */
export function textTable(
  columns: readonly Column[],
  notes: readonly (readonly string[])[],
): string {
  const headings = columns.map(({ heading, cells }) =>
    wrapped(heading, widest([...cells, ...heading.split(' ')])),
  )
  const widths = columns.map(({ cells }, i) => widest([...cells, ...headings[i]!]))
  const lineOf = (cell: (column: number) => string): string =>
    columns
      .map(({ isNumeric }, i) =>
        isNumeric ? cell(i).padStart(widths[i]!) : cell(i).padEnd(widths[i]!),
      )
      .join(GAP)
      .trimEnd()
  const height = Math.max(...headings.map(({ length }) => length), 0)
  const head = Array.from({ length: height }, (_, line) =>
    lineOf((i) => headings[i]![line - height + headings[i]!.length] ?? ''),
  )
  const rows = notes.flatMap((sentences, row) => [
    lineOf((i) => columns[i]!.cells[row]!),
    ...sentences.flatMap((text) =>
      wrapped(text, WIDTH - INDENT.length).map((line) => INDENT + line),
    ),
  ])
  return [...head, ...rows].join('\n')
}

export function textPairs(pairs: readonly (readonly [label: string, value: string])[]): string {
  const width = widest(pairs.map(([label]) => label))
  return pairs.map(([label, value]) => label.padEnd(width) + GAP + value).join('\n')
}
