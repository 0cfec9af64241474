import type { LineDrawing } from '#shared/pictures/chart.ts'

/** A frontier as a line, with the selected step as a point on top. */
export function stepSeries(
  data: readonly { readonly x: number; readonly y: number }[],
  chosen: number,
  words: { readonly chosen: string; readonly line: string },
): LineDrawing['series'][number][] {
  return [
    {
      label: words.chosen,
      mark: words.chosen,
      token: 'roll',
      points: true,
      unread: true,
      data: data.filter(({ x }) => x === chosen),
    },
    { label: words.line, mark: '', token: 'ink', dots: true, data },
  ]
}

export function levelSeries(
  data: readonly { readonly x: number }[],
  y: number,
  label: string,
): LineDrawing['series'][number] {
  const ends = data.filter((_, i) => i === 0 || i === data.length - 1)
  return { label, mark: label, token: 'muted', data: ends.map(({ x }) => ({ x, y })) }
}
