import { cardsOfDecks } from '#shared/cards/deck.ts'
import { scorecardCardsInOrder } from '#shared/games/scorecard/cards/card-order.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { GameBackend, MadeCards } from '../../game.ts'
import type { CardSolves } from '../solve/card-solves.ts'
import { knownStepPoints, stepPoints, toldScores } from '../solve/scorecard-sources.ts'
import { scorecardLessons } from '#shared/games/scorecard/cards/lessons.ts'
import { scorecard } from '#shared/games/scorecard/game.ts'
import { playedOf, type Played } from '../../../drills/played.ts'
import type { GameCourse } from '../../../cards/game-course.ts'
import { scorecardKit } from '#shared/games/scorecard/drill/question.ts'
import type { DrillKits } from '../../../drills/grading.ts'

export function scorecardKits(solves: Pick<CardSolves, 'solve' | 'parts'>): DrillKits {
  return {
    async kitOf({ rules }: Played<RuleSet>) {
      const { analyser, toWin } = await solves.solve(rules)
      return scorecardKit(rules, analyser, undefined, { parts: await solves.parts(rules), toWin })
    },
  }
}

function scorecardCourse(rules: RuleSet, { decks }: MadeCards): GameCourse {
  return {
    lessons: scorecardLessons(rules),
    unit: 'game',
    best: null,
    cardsOf: (lesson) => cardsOfDecks(lesson, decks),
    playedOf: () => playedOf(scorecard, rules, 'points'),
  }
}

export function scorecardCards(
  solving: Solving,
  solves: CardSolves,
): GameBackend<RuleSet>['cards'] {
  return {
    foundLater: [],
    async plan(rules) {
      const points = await knownStepPoints(rules, solving)
      return {
        variant: points ? '-points' : '',
        ...(points || !solves.hasScores(rules)
          ? {}
          : { findWorth: () => stepPoints(rules, solving, solves) }),
        async make(variant) {
          const { table } = await solves.solve(rules)
          const scores = await toldScores(rules, solves)
          const sources = { rules, table, points, scores }
          return { decks: await solving.make('scorecard-cards', sources, variant) }
        },
      }
    },
    whyNotLearnt: () => scorecardTexts.cards.formerRule,
    inOrder: ({ decks }) => scorecardCardsInOrder(decks),
    course: (rules, _, { made }) => Promise.resolve(scorecardCourse(rules, made)),
  }
}
