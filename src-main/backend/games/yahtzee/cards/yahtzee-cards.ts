import { yahtzeeCardsInOrder } from '#shared/games/yahtzee/cards/card-order.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { GameBackend } from '../../game.ts'
import type { YahtzeeSolves } from '../solve/yahtzee-solves.ts'
import { knownStepPoints, stepPoints, toldScores } from '../solve/yahtzee-sources.ts'
import { yahtzeeCourse } from './course.ts'

/** Cards and lessons of Yahtzee, which are about points alone. */
export function yahtzeeCards(
  solving: Solving,
  solves: YahtzeeSolves,
): GameBackend<RuleSet>['cards'] {
  return {
    foundLater: [],
    async plan(rules) {
      const points = await knownStepPoints(rules, solving)
      return {
        variant: points ? '-points' : '',
        ...(points ? {} : { findWorth: () => stepPoints(rules, solving, solves) }),
        async make(variant) {
          const { table } = await solves.solve(rules)
          const sources = { rules, table, points, scores: await toldScores(rules, solves) }
          return { decks: await solving.make('yahtzee-cards', sources, variant) }
        },
      }
    },
    inOrder: ({ decks }) => yahtzeeCardsInOrder(decks),
    deckWins: () => Promise.resolve(() => null),
    course: (rules, { decks }) => yahtzeeCourse(rules, decks, solving, solves),
  }
}
