import { scorecardSheets } from '#shared/games/scorecard/sheets/sheets.ts'
import { footText } from '#shared/sheets/sheet-words.ts'
import type { Sheet } from '#shared/sheets/sheet.ts'
import type { ScorecardSheet } from '#shared/games/scorecard/sheets/kinds.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import type { FoundSteps } from '#shared/games/scorecard/steps/find-steps.ts'
import { stepExamples } from '#shared/games/scorecard/steps/step-examples.ts'
import { NO_BONUS, otherSteps, quickSources, scoredSources, tableOf } from './yahtzee-sources.ts'

/**
 * Contents of Yahtzee's golden files; the averages are those of a game whose scores are found fast.
 */
const GOLDEN = {
  yahtzee: {
    sources: () => ({ ...quickSources(PRESETS.forced), steps: withExamples() }),
    kinds: [
      'card-steps',
      'opening-keeps',
      'score-card',
      'give-up-first',
      'bonus-pace',
      'dice-odds',
    ],
  },
  'yahtzee-no-bonus': {
    sources: () => scoredSources(NO_BONUS),
    kinds: ['opening-keeps', 'category-averages', 'give-up-first', 'dice-odds'],
  },
} as const satisfies Record<string, { sources: unknown; kinds: readonly ScorecardSheet[] }>

/** Steps of Yahtzee with their examples. */
function withExamples(): FoundSteps {
  const states = cardStates(PRESETS.forced)
  const { numbers, steps } = otherSteps(PRESETS.forced)
  const ids = steps.map(({ id }) => id)
  const best = new TurnView(states, tableOf(PRESETS.forced))
  const shown = steps.map((step, i) => {
    return { ...step, examples: stepExamples(states, numbers, ids.slice(0, i + 1), best) }
  })
  return { numbers, steps: shown }
}

export type GoldenName = keyof typeof GOLDEN
export const GOLDEN_NAMES = Object.keys(GOLDEN) as GoldenName[]

/** The sheets of a golden file, printed by a program of any version on any day. */
export function scorecardGolden(name: GoldenName): Sheet[] {
  const { sources, kinds } = GOLDEN[name]
  const foot = footText('0.0.0', '2026-03-01')
  const made = scorecardSheets(sources(), kinds)
  return made.map((sheet) => ({ ...sheet, foot }))
}

export const scorecardFile = (name: GoldenName): URL =>
  new URL(`../fixtures/sheets/${name}.txt`, import.meta.url)
