import { readFileSync } from 'node:fs'
import type { ScoreAnswer } from '#main/cli/games/farkle/score-answer.ts'

/** A table of the article or the paper as printed, three decimals; a dash is null. */
export function printedTable(name: string): ScoreAnswer['table'] {
  const text = readFileSync(new URL(`../../fixtures/figures/${name}`, import.meta.url), 'utf8')
  const [heading, ...lines] = text.trim().split(/\r?\n/)
  const columns = heading!.split(',').slice(1)
  return lines.map((line) => {
    const [turnScore, ...values] = line.split(',')
    return {
      turnScore: Number(turnScore),
      values: Object.fromEntries(
        columns.map((column, i) => [column.slice(1), values[i] ? Number(values[i]) : null]),
      ),
    }
  })
}

/** The rows of a printed table as an answer has them, with three decimals. */
export function answeredRows(
  printed: ScoreAnswer['table'],
  answer: ScoreAnswer,
): ScoreAnswer['table'] {
  return printed.map(({ turnScore }) => {
    const row = answer.table.find((candidate) => candidate.turnScore === turnScore)
    if (!row) throw new Error(`the table has no row for ${turnScore}`)
    return {
      turnScore,
      values: Object.fromEntries(
        Object.entries(row.values).map(([dice, value]) => [
          dice,
          value === null ? null : Number(value.toFixed(3)),
        ]),
      ),
    }
  })
}
