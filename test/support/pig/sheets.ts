import { pointsText } from '#shared/cards/card-words.ts'
import { cell, numberColumns } from '#shared/sheets/sheet-cells.ts'
import type { UndatedSheet } from '#shared/sheets/sheet.ts'
import type { PigRules } from './rules.ts'
import { holdFrom, type PigWins } from './wins.ts'

export const PIG_SHEETS = ['pig-hold-at'] as const

export const PIG_SHEET = {
  title: 'Hold at',
  about: 'The turn total from which on to hold, by the scores of both players.',
}

/** Rows and columns of the table. */
const SCORES = 10

/** The sheet of a solved game. */
export function pigSheet(rules: PigRules, wins: PigWins): UndatedSheet {
  const scores = Array.from({ length: SCORES }, (_, i) => Math.round((i * rules.goal) / SCORES))
  return {
    kind: 'pig-hold-at',
    title: PIG_SHEET.title,
    blocks: [
      {
        kind: 'table',
        caption: 'The other player has',
        corner: 'You have',
        columns: numberColumns(scores.map(pointsText)),
        rows: scores.map((own) => ({
          head: pointsText(own),
          cells: scores.map((opponent) => {
            const { from, isLimit } = holdFrom(rules, wins, own, opponent)
            return cell(from === null ? 'win' : `${isLimit ? '' : '~'}${pointsText(from)}`)
          }),
        })),
      },
      {
        kind: 'lines',
        title: 'How to use it',
        lines: [
          'Roll below the number, hold from it on. “win”: roll until you win.',
          '“~”: at one of the next totals another roll is better after all.',
        ],
      },
    ],
    worth: null,
    rulesName: rules.name,
    rules: [
      'A 1 ends the turn with nothing.',
      `Who holds with ${pointsText(rules.goal)} or more points wins.`,
    ],
  }
}
