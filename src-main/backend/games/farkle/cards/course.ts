import type { Clock } from '#shared/base/clock.ts'
import type { Probability } from '#shared/base/units.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { cardsOfStep } from '#shared/games/farkle/cards/decks.ts'
import { farkleLessons, type FarkleLesson } from '#shared/games/farkle/cards/lessons.ts'
import {
  tableStep,
  type FarkleStep,
  type FarkleStepId,
} from '#shared/games/farkle/cards/knowledge-steps.ts'
import type { DeckSources } from '#shared/games/farkle/cards/sources.ts'
import { thumbTopics } from '#shared/games/farkle/cards/thumb-topics.ts'
import { farkleTopics, type FarkleTopic } from '#shared/games/farkle/cards/topics.ts'
import { farkle } from '#shared/games/farkle/game.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { readCell } from '#shared/games/farkle/drill/cells.ts'
import { playedOf } from '../../../drills/played.ts'
import type { StudyDatabase } from '../../../store/study-database.ts'
import {
  drilledCells,
  topicRecordOf,
  type Drilled,
  type GameCourse,
} from '../../../cards/game-course.ts'

interface CourseSources {
  readonly decks: readonly Deck[]
  readonly steps: readonly FarkleStep[]
  readonly sources: DeckSources
}

function lessonsOf({ steps, sources }: CourseSources): FarkleLesson[] {
  const { thresholds, thumb } = sources
  const wins = new Map<FarkleStepId, Probability>()
  if (thresholds) {
    const table = tableStep(steps)
    if (table) wins.set(table.id, thresholds.withoutThresholds)
    wins.set('thresholds', thresholds.average)
  }
  if (thumb?.average != null) wins.set('thumb', thumb.average)
  return farkleLessons(steps, wins, thumb)
}

function drilled(
  database: StudyDatabase,
  rules: RuleSet,
  { id, drill: { goal, kind, filters } }: FarkleLesson,
  clock: Clock,
): Drilled {
  const { situations } = filters
  return drilledCells(database, { played: playedOf(farkle, rules, goal), clock }, id, (cell) => {
    const { kind: asked, situation } = readCell(cell)
    return asked === kind && (situations.length === 0 || situations.includes(situation))
  })
}

export function farkleCourse(kit: CourseSources): GameCourse {
  const { rules } = kit.sources
  const lessons = lessonsOf(kit)
  return {
    lessons,
    cardsOf(lesson) {
      const step = kit.steps.find(({ id }) => id === lessons[lesson]!.id)!
      return cardsOfStep(step, kit.decks)
    },
    topics: [...farkleTopics(kit.sources, kit.steps), ...thumbTopics(kit.sources)],
    topicRecord(database, topic, clock) {
      const played = playedOf(farkle, rules, (topic as FarkleTopic).drill.goal)
      return topicRecordOf(database, { played, clock }, topic)
    },
    drilled: (database, lesson, clock) => drilled(database, rules, lessons[lesson]!, clock),
  }
}
