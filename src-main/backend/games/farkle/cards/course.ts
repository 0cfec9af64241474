import type { Clock } from '#shared/base/clock.ts'
import { randomUUID } from 'node:crypto'
import type { Probability } from '#shared/base/units.ts'
import type { Sent } from '#shared/contract/requests.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { cardsOfStep } from '#shared/games/farkle/cards/decks.ts'
import { farkleLessons, type FarkleLesson } from '#shared/games/farkle/cards/lessons.ts'
import {
  tableStep,
  type FarkleStep,
  type FarkleStepId,
} from '#shared/games/farkle/cards/knowledge-steps.ts'
import type { DeckSources } from '#shared/games/farkle/cards/sources.ts'
import {
  FARKLE_SLACK,
  stepPlayers,
  type StepPlayer,
} from '#shared/games/farkle/cards/step-players.ts'
import { thumbTopics } from '#shared/games/farkle/cards/thumb-topics.ts'
import { farkleTopics, type FarkleTopic } from '#shared/games/farkle/cards/topics.ts'
import { placePlayers } from '#shared/games/farkle/cards/place-decks.ts'
import { PlaceKnowledge } from '#shared/games/farkle/cards/place-knowledge.ts'
import { noTables } from '#shared/games/farkle/analysis/turn-refusals.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { farkle } from '#shared/games/farkle/game.ts'
import type { PlacementQuestion } from '#shared/games/farkle/requests/lessons.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { readCell } from '#shared/games/farkle/drill/cells.ts'
import { placeOf } from '#shared/games/farkle/drill/choices.ts'
import { drill, shownQuestion } from '#shared/games/farkle/drill/drill.ts'
import type { Choice, Question } from '#shared/games/farkle/drill/question.ts'
import { QuestionSource } from '#shared/games/farkle/drill/question-source.ts'
import { NO_FILTERS } from '#shared/games/farkle/drill/setup.ts'
import { studyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { verdictAt } from '#shared/games/farkle/drill/verdict.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import { playedOf } from '../../../drills/played.ts'
import type { StudyDatabase } from '../../../store/study-database.ts'
import {
  drilledCells,
  topicRecordOf,
  type Drilled,
  type GameCourse,
} from '../../../cards/game-course.ts'
import { beginTest, type PlacementGame } from '../../../cards/placement-test.ts'

/** Steps of play in a slice of work. */
const SLICE = 256

interface CourseSources {
  readonly decks: readonly Deck[]
  readonly steps: readonly FarkleStep[]
  readonly sources: DeckSources
  /** Of the steps for which they were measured. */
  readonly wins: ReadonlyMap<FarkleStepId, Probability>
}

/** The lessons, with the chances to win that were measured or came with the thresholds. */
function lessonsOf({ steps, sources, wins }: CourseSources): FarkleLesson[] {
  const { thresholds, thumb } = sources
  const all = new Map(wins)
  if (thresholds) {
    const table = tableStep(steps)
    if (table) all.set(table.id, thresholds.withoutThresholds)
    all.set('thresholds', thresholds.average)
  }
  if (thumb?.average != null) all.set('thumb', thumb.average)
  return farkleLessons(steps, all, thumb)
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

/** Nobody can say how who knows no lesson plays, if that is no step. */
function playersOf({ sources, steps }: CourseSources): (StepPlayer | null)[] {
  const forPoints = steps.filter(({ points }) => points !== null)
  const { rules } = sources
  const players =
    noTables(rules) === null
      ? stepPlayers(sources, forPoints)
      : placePlayers(new PlaceKnowledge(rules), forPoints)
  return forPoints[0]?.id === 'once' ? players : [null, ...players]
}

function show(question: Question, number: number, of: number): Sent<PlacementQuestion> {
  // Only the player's own score is known: what the other one has does not count for points.
  const position = { ...question.position, opponent: 0, opponentFarkles: 0 }
  const { legal } = shownQuestion(question)
  return { kind: 'question', number, of, position: positionData(position), legal }
}

function placementGame(rules: RuleSet, sources: CourseSources): PlacementGame<Question> {
  const kit = studyKit(rules, 'points', pointsPlay(rules), null)
  const source = new QuestionSource(kit, {
    ...{ kind: 'both', filters: NO_FILTERS, weighting: 'play', needs: new Map() },
    seed: randomUUID(),
  })
  return {
    players: playersOf(sources),
    slack: FARKLE_SLACK,
    search: () => source.search(SLICE),
    searchesOn: true,
    show,
    placeOf: (question, choice: Choice) => placeOf(question, choice),
    ...{ drill, kit, rules },
    verdict: (question, place, thresholds) => verdictAt(kit, question, place, thresholds),
  }
}

/** The course of a rule set of Farkle. */
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
    place: (signal) => beginTest(placementGame(rules, kit), signal),
  }
}
