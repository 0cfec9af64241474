import { readFileSync } from 'node:fs'

/**
 * The printed figures of an article, as rows of texts by column, so that a figure keeps the digits it
 * was printed with. An empty text stands for a dash or an asterisk.
 */
export function printedFigures(name: string): Record<string, string>[] {
  const file = new URL(`../../../../../fixtures/figures/${name}.csv`, import.meta.url)
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const columns = head!.split(',')
  return lines.map((line) => {
    const texts = line.split(',')
    return Object.fromEntries(columns.map((column, i) => [column, texts[i] ?? '']))
  })
}

/** The last printed digit decides: a figure as the article would have printed it. */
export function printedAs(value: number, like: string): string {
  const digits = like.split('.')[1]?.length ?? 0
  return value.toFixed(digits).replace(/^-(0\.0*)$/, '$1')
}
