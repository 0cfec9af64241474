import { cardsOfStep } from '#shared/cards/decks.ts'
import { curriculum, lessonProgress, type Lesson } from '#shared/cards/curriculum.ts'
import type { Clock } from '#shared/cards/clock.ts'
import { tableStep } from '#shared/cards/knowledge-steps.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { ruleHash } from '#shared/farkle/rule-hash.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { IS_WRONG } from '../study/answer-records.ts'
import type { StudyDatabase } from '../study/study-database.ts'
import type { LessonKit } from './card-kits.ts'
import { placementOf } from './choice-records.ts'
import { statesOf } from './state-records.ts'

/** Drills from long ago do not tell what somebody knows now. */
const RECENT_ANSWERS = 50

type LessonData = AnswerOf<BackendRequests, 'lessons.overview'>['lessons'][number]

/** The lessons of a rule set, with the chances to win that were measured or came with the thresholds. */
export function lessonsOf({ steps, sources, wins }: LessonKit): Lesson[] {
  const { thresholds } = sources
  const all = new Map(wins)
  if (thresholds) {
    const table = tableStep(steps)
    if (table) all.set(table.id, thresholds.withoutThresholds)
    all.set('thresholds', thresholds.average)
  }
  return curriculum(steps, all)
}

/** The last unforced answers to drills like a lesson's. */
function drilled(
  database: StudyDatabase,
  rules: RuleSet,
  { drill: { goal, kind, filters } }: Lesson,
): { count: number; wrong: number } {
  const row = database.get<{ count: number; wrong: number | null }>(
    `SELECT count(*) AS count, sum(wrong) AS wrong FROM (
       SELECT ${IS_WRONG} AS wrong FROM answers
       WHERE rules = (SELECT id FROM rule_sets WHERE hash = :hash) AND goal = :goal
         AND kind = :kind AND grade IS NOT NULL
         AND (:situations = '[]' OR situation IN (SELECT value FROM json_each(:situations)))
       ORDER BY at DESC LIMIT ${RECENT_ANSWERS})`,
    { hash: ruleHash(rules), goal, kind, situations: JSON.stringify(filters.situations) },
  )!
  return { count: row.count, wrong: row.wrong ?? 0 }
}

function lessonData(
  database: StudyDatabase,
  rulesId: string,
  kit: LessonKit,
  lesson: Lesson,
  clock: Clock,
): LessonData {
  const { id, title, teaches, addsPoints, addsWins, points, wins, decks, drill } = lesson
  const step = kit.steps.find((one) => one.id === id)!
  const cards = cardsOfStep(step, kit.decks)
  const states = statesOf(database, rulesId, cards)
  const answers = drilled(database, kit.sources.rules, lesson)
  const progress = lessonProgress(lesson, cards, states, clock, answers)
  const begun = states.size > 0 || answers.count > 0
  return {
    ...{ id, title, teaches, addsPoints, addsWins, drill },
    pointsPerTurn: points,
    winProbability: wins,
    decks: [...decks],
    state: progress.done ? 'done' : begun ? 'begun' : 'open',
    cards: cards.length,
    known: progress.cards.learnt + progress.cards.suspended,
  }
}

/** How far somebody is with each lesson of a rule set. */
export function lessonsData(
  database: StudyDatabase,
  rulesId: string,
  kit: LessonKit,
  clock: Clock,
): AnswerOf<BackendRequests, 'lessons.overview'> {
  const placed = placementOf(database, rulesId)
  return {
    placed: placed && { at: placed.at, lesson: placed.lesson },
    lessons: lessonsOf(kit).map((lesson) => lessonData(database, rulesId, kit, lesson, clock)),
  }
}
