import { cardsOfDecks } from '#shared/cards/deck.ts'
import { scorecardCardsInOrder } from '#shared/games/scorecard/cards/card-order.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { GameBackend, MadeCards } from '../../game.ts'
import type { CardSolves } from '../solve/card-solves.ts'
import { knownStepPoints, stepPoints, toldScores } from '../solve/scorecard-sources.ts'
import { scorecardLessons } from '#shared/games/scorecard/cards/lessons.ts'
import { stepsWithoutPoints, scorecardSteps } from '#shared/games/scorecard/cards/steps.ts'
import { scorecardTopics } from '#shared/games/scorecard/cards/topics.ts'
import { readScorecardCell } from '#shared/games/scorecard/drill/needs.ts'
import { asksFor } from '#shared/games/scorecard/drill/traits.ts'
import { scorecard } from '#shared/games/scorecard/game.ts'
import { playedOf, type Played } from '../../../drills/played.ts'
import { drilledCells, topicRecordOf, type GameCourse } from '../../../cards/game-course.ts'
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

/** Rejects with RequestError. */
async function scorecardCourse(
  rules: RuleSet,
  { decks }: MadeCards,
  solving: Solving,
  solves: CardSolves,
): Promise<GameCourse> {
  const points = await stepPoints(rules, solving, solves)
  const steps = solves.hasScores(rules) ? scorecardSteps(points) : stepsWithoutPoints(rules)
  const lessons = scorecardLessons(steps)
  const played = playedOf(scorecard, rules, 'points')
  return {
    lessons,
    cardsOf(lesson) {
      const step = steps.find(({ id }) => id === lessons[lesson]!.id)!
      return cardsOfDecks(step, decks)
    },
    topics: scorecardTopics(
      rules,
      steps.map(({ id }) => id),
    ),
    topicRecord: (database, topic, clock) => topicRecordOf(database, { played, clock }, topic),
    drilled(database, lesson, clock) {
      const { id, drill } = lessons[lesson]!
      const { stages, upperBonus } = drill.filters
      return drilledCells(database, { played, clock }, id, (cell) => {
        const decision = readScorecardCell(cell)
        return (
          asksFor(drill.kind, decision.kind) &&
          (decision.upperBonus || !upperBonus) &&
          (stages.length === 0 || stages.includes(decision.stage))
        )
      })
    },
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
    course: (rules, { made }) => scorecardCourse(rules, made, solving, solves),
  }
}
