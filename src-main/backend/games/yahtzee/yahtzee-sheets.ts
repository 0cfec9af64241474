import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { needsScores, whyNoYahtzeeSheet } from '#shared/games/yahtzee/sheets/sheets.ts'
import type { Solving } from '../../solve/solving.ts'
import type { GameBackend } from '../game.ts'
import type { YahtzeeSolves } from './solve/yahtzee-solves.ts'
import { knownMeans, toldScores } from './solve/yahtzee-sources.ts'

/** Cheat sheets of Yahtzee. */
export function yahtzeeSheets(
  solving: Solving,
  solves: YahtzeeSolves,
): GameBackend<RuleSet>['sheets'] {
  return {
    whyNone: whyNoYahtzeeSheet,
    states: () => Promise.resolve(() => Promise.resolve({ state: 'ready', reason: null })),
    async plan(rules, kinds) {
      const { table } = await solves.solve(rules)
      const scores = needsScores(kinds) ? await toldScores(rules, solves) : null
      const means = await knownMeans(rules, solving)
      const measured = await solving.known('yahtzee-scores', rules, 'rational-yahtzees')
      const byRule = measured?.mean ?? null
      return {
        state: JSON.stringify([means, byRule]),
        make: (missing, variant) =>
          solving.make(
            'yahtzee-sheets',
            { rules, table, scores, means, byRule, kinds: missing },
            variant,
          ),
      }
    },
  }
}
