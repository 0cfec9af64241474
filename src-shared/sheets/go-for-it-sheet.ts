import { pointsText } from '../cards/card-words.ts'
import type { Side } from '../farkle/match/policy.ts'
import { cell, diceRow, diceTable, NONE } from './sheet-cells.ts'
import type { SheetBody, SheetMaterial } from './sheet-sources.ts'
import { winsWorth } from './sheet-words.ts'

/** Banked scores from which on to go for the goal: two rows of six columns. */
export function goForItSheet({ rules, thresholds, worth }: SheetMaterial): SheetBody {
  const { average, withoutThresholds } = thresholds!
  const goal = pointsText(rules.goal)
  const row = (head: string, side: Side) =>
    diceRow(head, (n) => {
      const from = thresholds![side][n - 1] ?? null
      return from === null ? cell(NONE) : cell(pointsText(from))
    })
  return {
    blocks: [
      {
        kind: 'lines',
        title: 'How to use it',
        lines: [
          `Has either banked score reached its number under your dice left? Then bank nothing short of ${goal}: roll until you are there.`,
          `Otherwise play by the breakpoint table. A turn total that reaches ${goal} is always banked.`,
          'Where no number stands, that score does not matter.',
        ],
      },
      diceTable([row('You have', 'own'), row('They have', 'opponent')], {
        caption: 'Go for the goal from these banked scores on',
      }),
    ],
    worth: winsWorth(worth.best, average, withoutThresholds),
  }
}
