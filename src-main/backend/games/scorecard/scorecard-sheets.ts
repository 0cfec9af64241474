import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import {
  isListedSheet,
  needsScores,
  whyNoScorecardSheet,
} from '#shared/games/scorecard/sheets/sheets.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import type { Solving } from '../../solve/solving.ts'
import type { GameBackend, SheetState } from '../game.ts'
import type { CardSolves } from './solve/card-solves.ts'
import { knownMeans, toldScores } from './solve/scorecard-sources.ts'
import type { StepSolves } from './solve/step-solves.ts'

export function scorecardSheets(
  solving: Solving,
  solves: CardSolves,
  stepSolves: StepSolves,
): GameBackend<RuleSet>['sheets'] {
  return {
    whyNone: whyNoScorecardSheet,
    isListed: isListedSheet,
    async states(rules) {
      const isQuick = await stepSolves.isQuick(rules)
      return (kind): Promise<SheetState> =>
        Promise.resolve(
          kind !== 'card-steps' || isQuick
            ? { state: 'ready', reason: null }
            : { state: 'unsolved', reason: scorecardTexts.sheets.steps.search },
        )
    },
    async plan(rules, kinds) {
      const { table } = await solves.solve(rules)
      const scores = needsScores(kinds) ? await toldScores(rules, solves) : null
      const means = await knownMeans(rules, solving)
      const steps = kinds.includes('card-steps') ? (await stepSolves.find(rules)).found : null
      const sources = { rules, table, scores, means, steps }
      return {
        state: JSON.stringify(means),
        make: (missing, variant) =>
          solving.make('scorecard-sheets', { ...sources, kinds: missing }, variant),
      }
    },
  }
}
