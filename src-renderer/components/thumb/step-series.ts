import type { LineDrawing } from '#shared/pictures/chart.ts'

/** The steps of a frontier as a line, and the chosen one as a point, which lies on top. */
export function stepSeries(
  data: readonly { readonly x: number; readonly y: number }[],
  chosen: number,
  words: { readonly chosen: string; readonly line: string },
): LineDrawing['series'][number][] {
  return [
    {
      ...{ label: words.chosen, mark: words.chosen, token: 'roll', points: true, unread: true },
      data: data.filter(({ x }) => x === chosen),
    },
    { label: words.line, mark: '', token: 'ink', dots: true, data },
  ]
}

/** What all of them are held against: a level line as long as theirs. */
export function levelSeries(
  data: readonly { readonly x: number }[],
  y: number,
  label: string,
): LineDrawing['series'][number] {
  const ends = data.filter((_, i) => i === 0 || i === data.length - 1)
  return { label, mark: label, token: 'muted', data: ends.map(({ x }) => ({ x, y })) }
}
