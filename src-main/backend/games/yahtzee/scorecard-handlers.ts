import { asProbability } from '#shared/base/units.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import { cardHash } from '#shared/games/yahtzee/card/card-hash.ts'
import { expectedScore } from '#shared/games/yahtzee/card/solver.ts'
import { momentsOf, percentileOf } from '#shared/games/yahtzee/analysis/score-chances.ts'
import { openStates } from '#shared/games/yahtzee/card/states.ts'
import type { scorecardRequests } from '#shared/games/yahtzee/requests/scorecard.ts'
import { PERCENTS } from './yahtzee-handlers.ts'
import type { CardSolves } from './solve/card-solves.ts'

export function scorecardHandlers(solves: CardSolves) {
  return {
    'scorecard.status': ({ card }) => solves.status(card),
    async 'scorecard.solve'({ card, mayBeLarge }) {
      const { states, table, seconds } = await solves.solve(card, mayBeLarge)
      return {
        hash: cardHash(card),
        states: openStates(states),
        seconds,
        expectedScore: expectedScore(states, table),
      }
    },
    async 'scorecard.statistics'({ card }) {
      const { first, chances, bonus, boxes } = await solves.statistics(card)
      return {
        ...momentsOf({ first, chances }),
        ...{ first, chances: Array.from(chances) },
        percentiles: PERCENTS.map((percent) => ({
          percent,
          score: percentileOf({ first, chances }, percent / 100),
        })),
        bonus: { mean: bonus.mean, chance: asProbability(bonus.chance) },
        boxes: boxes.map(({ zero, ...figures }) => ({ ...figures, zero: asProbability(zero) })),
      }
    },
  } satisfies Handlers<typeof scorecardRequests>
}
