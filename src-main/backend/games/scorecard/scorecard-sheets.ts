import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import {
  isListedSheet,
  needsScores,
  whyNoScorecardSheet,
} from '#shared/games/scorecard/sheets/sheets.ts'
import type { ScorecardSheetSources } from '#shared/games/scorecard/cards/sources.ts'
import { MOST_RULES } from '#shared/games/scorecard/solve/thumb/find-thumbs.ts'
import { thumbText, USUAL_RULES } from '#shared/games/scorecard/solve/thumb/thumb-rule.ts'
import type { Solving } from '../../solve/solving.ts'
import type { GameBackend } from '../game.ts'
import type { CardSolves } from './solve/card-solves.ts'
import { thumbsVariant } from './thumb-handlers.ts'
import { knownMeans, toldScores } from './solve/scorecard-sources.ts'

/** Most rules that fit on a card. */
const CARD_RULES = 6

/** Best known rule that fits on a card, else the usual rule evaluated under these rules. */
async function fewRules(
  rules: RuleSet,
  solving: Solving,
): Promise<NonNullable<ScorecardSheetSources['thumb']>> {
  const found = await solving.known('scorecard-thumbs', rules, thumbsVariant(MOST_RULES))
  const step = found?.findLast((one) => one.rules <= CARD_RULES)
  if (step) return { rule: step.rule, mean: step.mean }
  const task = { rules, rule: USUAL_RULES }
  const { mean } = await solving.solve('scorecard-thumb', task, thumbText(USUAL_RULES))
  return { rule: USUAL_RULES, mean }
}

export function scorecardSheets(
  solving: Solving,
  solves: CardSolves,
): GameBackend<RuleSet>['sheets'] {
  return {
    whyNone: whyNoScorecardSheet,
    isListed: isListedSheet,
    states: () => Promise.resolve(() => Promise.resolve({ state: 'ready', reason: null })),
    async plan(rules, kinds) {
      const { table } = await solves.solve(rules)
      const scores = needsScores(kinds) ? await toldScores(rules, solves) : null
      const means = await knownMeans(rules, solving)
      const thumb = kinds.includes('few-rules') ? await fewRules(rules, solving) : null
      const sources = { rules, table, scores, means, thumb }
      return {
        state: JSON.stringify([means, thumb]),
        make: (missing, variant) =>
          solving.make('scorecard-sheets', { ...sources, kinds: missing }, variant),
      }
    },
  }
}
