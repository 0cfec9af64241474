import * as v from 'valibot'
import type { Deck } from '#shared/cards/deck.ts'
import type { LearntRule } from '#shared/cards/session-setup.ts'
import { yahtzeeCardsInOrder } from '#shared/games/yahtzee/cards/card-order.ts'
import { thumbTextSchema } from '#shared/games/yahtzee/input/thumb-text.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { GameBackend } from '../../game.ts'
import type { YahtzeeSolves } from '../solve/yahtzee-solves.ts'
import { knownStepPoints, stepPoints, toldScores } from '../solve/yahtzee-sources.ts'
import { yahtzeeCourse } from './course.ts'

interface YahtzeeCards {
  readonly decks: readonly Deck[]
  readonly learnt: string | null
}

function whyNotLearnt(_: RuleSet, { rule }: LearntRule): string | null {
  const read = v.safeParse(thumbTextSchema, rule)
  return read.success ? null : read.issues[0].message
}

const learntText = (rules: RuleSet, learnt: LearntRule | null): string | null =>
  learnt && whyNotLearnt(rules, learnt) === null ? learnt.rule : null

export function yahtzeeCards(
  solving: Solving,
  solves: YahtzeeSolves,
): GameBackend<RuleSet, YahtzeeCards>['cards'] {
  return {
    foundLater: ['few-rules'],
    async plan(rules, given) {
      const learnt = learntText(rules, given)
      const points = await knownStepPoints(rules, solving)
      return {
        variant: `${points ? '-points' : ''}${learnt === null ? '' : `-${learnt}`}`,
        ...(points ? {} : { findWorth: () => stepPoints(rules, solving, solves) }),
        async make(variant) {
          const { table } = await solves.solve(rules)
          const scores = await toldScores(rules, solves)
          const sources = { rules, table, points, scores, learnt }
          return { decks: await solving.make('yahtzee-cards', sources, variant), learnt }
        },
      }
    },
    whyNotLearnt,
    inOrder: ({ decks }) => yahtzeeCardsInOrder(decks),
    course: (rules, { decks, made: { learnt } }) =>
      yahtzeeCourse({ rules, decks, learnt }, solving, solves),
  }
}
