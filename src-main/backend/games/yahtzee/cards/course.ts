import type { Clock } from '#shared/base/clock.ts'
import { cardsOfDecks, type Deck } from '#shared/cards/deck.ts'
import {
  lessonSteps,
  yahtzeeLessons,
  type YahtzeeLesson,
} from '#shared/games/yahtzee/cards/lessons.ts'
import { yahtzeeSteps } from '#shared/games/yahtzee/cards/steps.ts'
import { thumbTopics } from '#shared/games/yahtzee/cards/thumb-topics.ts'
import { yahtzeeTopics } from '#shared/games/yahtzee/cards/topics.ts'
import { readYahtzeeCell } from '#shared/games/yahtzee/drill/needs.ts'
import { asksFor } from '#shared/games/yahtzee/drill/traits.ts'
import { yahtzee } from '#shared/games/yahtzee/game.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { playedOf } from '../../../drills/played.ts'
import type { StudyDatabase } from '../../../store/study-database.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { YahtzeeSolves } from '../solve/yahtzee-solves.ts'
import { stepPoints } from '../solve/yahtzee-sources.ts'
import {
  drilledCells,
  topicRecordOf,
  type Drilled,
  type GameCourse,
} from '../../../cards/game-course.ts'

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
export async function yahtzeeCourse(
  { rules, decks, learnt }: CourseSubject,
  solving: Solving,
  solves: YahtzeeSolves,
): Promise<GameCourse> {
  const points = await stepPoints(rules, solving, solves)
  const steps = yahtzeeSteps(points)
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
      ...thumbTopics(learnt),
    ],
    topicRecord: (database, topic, clock) =>
      topicRecordOf(database, { played: playedOf(yahtzee, rules, 'points'), clock }, topic),
    drilled: (database, lesson, clock) => drilled(database, rules, lessons[lesson]!, clock),
  }
}
