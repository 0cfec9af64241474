import * as v from 'valibot'
import { type Deck, cardsOfDecks } from '#shared/cards/deck.ts'
import type { LearntRule } from '#shared/cards/session-setup.ts'
import { yahtzeeCardsInOrder } from '#shared/games/yahtzee/cards/card-order.ts'
import { thumbTextSchema } from '#shared/games/yahtzee/input/thumb-text.ts'
import { hasYahtzeeBoxes } from '#shared/games/yahtzee/rules/former.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { GameBackend } from '../../game.ts'
import type { CardSolves } from '../solve/card-solves.ts'
import { knownStepPoints, stepPoints, toldScores } from '../solve/yahtzee-sources.ts'
import type { Clock } from '#shared/base/clock.ts'
import {
  lessonSteps,
  yahtzeeLessons,
  type YahtzeeLesson,
} from '#shared/games/yahtzee/cards/lessons.ts'
import { stepsWithoutPoints, yahtzeeSteps } from '#shared/games/yahtzee/cards/steps.ts'
import { thumbTopics } from '#shared/games/yahtzee/cards/thumb-topics.ts'
import { yahtzeeTopics } from '#shared/games/yahtzee/cards/topics.ts'
import { readYahtzeeCell } from '#shared/games/yahtzee/drill/needs.ts'
import { asksFor } from '#shared/games/yahtzee/drill/traits.ts'
import { yahtzee } from '#shared/games/yahtzee/game.ts'
import { playedOf, type Played } from '../../../drills/played.ts'
import type { StudyDatabase } from '../../../store/study-database.ts'
import {
  drilledCells,
  topicRecordOf,
  type Drilled,
  type GameCourse,
} from '../../../cards/game-course.ts'
import { yahtzeeKit } from '#shared/games/yahtzee/drill/question.ts'
import type { DrillKits } from '../../../drills/grading.ts'

export function yahtzeeKits(solves: Pick<CardSolves, 'solve'>): DrillKits {
  return {
    async kitOf({ rules }: Played<RuleSet>) {
      const { analyser } = await solves.solve(rules)
      return yahtzeeKit(rules, analyser)
    },
  }
}

function drilled(
  database: StudyDatabase,
  rules: RuleSet,
  { id, drill: { kind, filters } }: YahtzeeLesson,
  clock: Clock,
): Drilled {
  const { stages, upperBonus } = filters
  const played = playedOf(yahtzee, rules, 'points')
  return drilledCells(database, { played, clock }, id, (cell) => {
    const decision = readYahtzeeCell(cell)
    return (
      asksFor(kind, decision.kind) &&
      (decision.upperBonus || !upperBonus) &&
      (stages.length === 0 || stages.includes(decision.stage))
    )
  })
}

interface CourseSubject {
  readonly rules: RuleSet
  readonly decks: readonly Deck[]
  readonly learnt: string | null
}

/** Rejects with RequestError. */
async function yahtzeeCourse(
  { rules, decks, learnt }: CourseSubject,
  solving: Solving,
  solves: CardSolves,
): Promise<GameCourse> {
  const points = await stepPoints(rules, solving, solves)
  const steps = solves.hasScores(rules) ? yahtzeeSteps(points) : stepsWithoutPoints(rules)
  const taught = lessonSteps(steps, learnt)
  const lessons = yahtzeeLessons(taught, learnt)
  return {
    lessons,
    cardsOf(lesson) {
      const step = taught.find(({ id }) => id === lessons[lesson]!.id)!
      return cardsOfDecks(step, decks)
    },
    topics: [
      ...yahtzeeTopics(
        rules,
        steps.map(({ id }) => id),
      ),
      ...thumbTopics(rules, learnt),
    ],
    topicRecord: (database, topic, clock) =>
      topicRecordOf(database, { played: playedOf(yahtzee, rules, 'points'), clock }, topic),
    drilled: (database, lesson, clock) => drilled(database, rules, lessons[lesson]!, clock),
  }
}

interface YahtzeeCards {
  readonly decks: readonly Deck[]
  readonly learnt: string | null
}

function whyNotLearnt(rules: RuleSet, { rule }: LearntRule): string | null {
  if (!hasYahtzeeBoxes(rules)) return yahtzeeTexts.card.problems.noThumbs
  const read = v.safeParse(thumbTextSchema, rule)
  return read.success ? null : read.issues[0].message
}

const learntText = (rules: RuleSet, learnt: LearntRule | null): string | null =>
  learnt && whyNotLearnt(rules, learnt) === null ? learnt.rule : null

export function yahtzeeCards(
  solving: Solving,
  solves: CardSolves,
): GameBackend<RuleSet, YahtzeeCards>['cards'] {
  return {
    foundLater: ['few-rules'],
    async plan(rules, given) {
      const learnt = learntText(rules, given)
      const points = await knownStepPoints(rules, solving)
      return {
        variant: `${points ? '-points' : ''}${learnt === null ? '' : `-${learnt}`}`,
        ...(points || !solves.hasScores(rules)
          ? {}
          : { findWorth: () => stepPoints(rules, solving, solves) }),
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
