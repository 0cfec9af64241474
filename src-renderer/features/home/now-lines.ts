import type { LocationQueryRaw, RouteLocationRaw } from 'vue-router'
import type { Goal } from '#shared/base/goal.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'
import type { ProgressOf, SessionLineOf } from '../../app/services/ask-drill.ts'
import { resumeQuery } from '../../app/services/drill-query.ts'
import { formatDay } from '../../components/date-format.ts'
import { formatCount, formatNumber } from '../../components/format.ts'
import { formatLoss, formatPer100 } from '../../components/goal-format.ts'
import type { GameName } from '#shared/games/games.ts'
import { routeOf } from '../../games/game-routes.ts'
import type { OpenGame } from '../../games/game.ts'
import type { ProgressPart } from '../../games/progress-part.ts'

export type DueCards = AnswerOf<BackendRequests, 'cards.due'>

/** A thing to do: what it is about, what there is to say, and the one button. */
export interface NowLine {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly to: RouteLocationRaw
  /** About how long it takes, of what is planned for today; left out for the rest. */
  readonly minutes?: number
}

/** The lesson to go on with. */
export type NextTopic = AnswerOf<
  BackendRequests,
  'lessons.overview'
>['lessons'][number]['topics'][number]

/** About how long a card takes, a lesson, and what is read after each decision of a drill. */
const CARD_SECONDS = 10
const LESSON_MINUTES = 5
const VERDICT_SECONDS = 4
/** As long as the drill of a leak is. */
const DRILL_QUESTIONS = 20

const minutesOf = (seconds: number): number => Math.max(1, Math.round(seconds / 60))

/** The lesson that is neither known nor due, and comes first; after those one that is due. */
export function nextTopic({
  lessons,
}: AnswerOf<BackendRequests, 'lessons.overview'>): NextTopic | null {
  const topics = lessons.flatMap((lesson) => lesson.topics)
  const isNew = ({ state }: NextTopic): boolean => state === 'open' || state === 'begun'
  return topics.find(isNew) ?? topics.find(({ state }) => state === 'due') ?? null
}

/** The lesson for today, on its own screen. */
function lessonLine({ id, title, state }: NextTopic): NowLine {
  const { lesson } = texts.homePage.now
  return {
    title: lesson.title,
    text: state === 'due' ? lesson.due(title) : lesson.text(title),
    action: lesson.action,
    to: { name: 'learn', params: { tab: 'lesson' }, query: { id } },
    minutes: LESSON_MINUTES,
  }
}

type DrillAt = (query?: LocationQueryRaw) => RouteLocationRaw

/** The session that is open. */
function openConnection(part: ProgressPart, session: SessionLineOf, drillAt: DrillAt): NowLine {
  const { title, text, action } = texts.homePage.now.open
  const { id, at, answers } = session
  const day = formatDay(at, Date.now())
  return {
    ...{ title, action, to: drillAt(resumeQuery(id)) },
    text: text(part.drillWords(session), answers, formatNumber(answers), day),
  }
}

/** The whole game that is not over. */
function tableLine(game: GameName, { rules, players, began }: OpenGame): NowLine {
  const { title, text, action } = texts.homePage.now.table
  const day = formatDay(began, Date.now())
  return {
    ...{ title, action, to: { name: routeOf(game, 'play') } },
    text: text(rules, players.join(', '), day),
  }
}

/** Line about answers that still have to be corrected. */
function failedLine(part: ProgressPart, failed: number, drillAt: DrillAt): NowLine {
  const { title, text, action } = texts.homePage.now.failed
  const to = drillAt(part.sourceQuery({ kind: 'failed' }))
  return { title, text: formatCount(text, failed), action, to }
}

/** Line about the costliest leak, with its loss per 100 decisions. */
function worstLine(
  part: ProgressPart,
  goal: Goal,
  { worst, milliseconds }: Pick<ProgressOf, 'worst' | 'milliseconds'>,
  drillAt: DrillAt,
): NowLine | null {
  const query = worst && part.leakQuery(worst)
  if (!worst || !query) return null
  const { title, text, action } = texts.homePage.now.worst
  const loss = formatPer100(goal, worst.per100.mean)
  const unit = texts.parts.lossUnits[goal]
  const seconds = DRILL_QUESTIONS * ((milliseconds ?? 0) / 1000 + VERDICT_SECONDS)
  return {
    ...{ title, text: text(part.leakWords(worst), loss, unit), action, to: drillAt(query) },
    minutes: minutesOf(seconds),
  }
}

/** Cards that wait; null for who has never learnt any. */
function cardLine({ due, seen, edited }: DueCards): NowLine | null {
  if (seen === 0) return null
  const { cards } = texts.homePage.now
  const title = due > 0 ? cards.titleDue : cards.title
  const to = (query: Record<string, string>): RouteLocationRaw => ({ name: 'learn', query })
  if (edited) {
    const text = due > 0 ? formatCount(cards.before, due) : cards.nothingBefore
    return { title, text, action: cards.seeChanges, to: to({}) }
  }
  return due > 0
    ? {
        ...{ title, text: formatCount(cards.due, due), action: cards.review },
        to: to({ start: '1' }),
        minutes: minutesOf(due * CARD_SECONDS),
      }
    : { title, text: cards.nothing, action: cards.learn, to: to({}) }
}

/** How the last session went: the number of answers, then facts about it. */
function lastLine(
  part: ProgressPart,
  goal: Goal,
  session: SessionLineOf,
  drillAt: DrillAt,
): NowLine {
  const { last } = texts.homePage.now
  const { at, answers, outcome, score, error } = session
  const facts = [
    formatCount(last.decisions, answers),
    ...(outcome === null ? [] : [part.outcomeFact(outcome)]),
    ...(score === null ? [] : [last.right(formatNumber(score))]),
    ...(error.count === 0 ? [] : [last.meanLoss(formatLoss(goal, error.mean))]),
  ]
  return {
    title: last.title(formatDay(at, Date.now())),
    text: last.text(part.drillWords(session), facts.join(', ')),
    action: last.action,
    to: drillAt(),
  }
}

/**
 * Things to do now, most pressing first: the game at the table, the open session, due cards, a lesson,
 * the costliest leak, answers to correct, that no card is due, and how the last session went. Cards,
 * lesson and leak are the plan for today. Lines with nothing to say are left out.
 */
export function nowLines(
  part: ProgressPart,
  game: GameName,
  goal: Goal,
  progress: Pick<ProgressOf, 'failed' | 'worst' | 'lately' | 'milliseconds'>,
  /** Null while it is not known. */
  cards: DueCards | null,
  open: OpenGame | null,
  /** Null while it is not known, and once all are. */
  topic: NextTopic | null = null,
): NowLine[] {
  const drillAt: DrillAt = (query) => ({ name: routeOf(game, 'drill'), ...(query && { query }) })
  const { failed, lately } = progress
  const [last] = lately
  const card = cards && cardLine(cards)
  const isDue = (cards?.due ?? 0) > 0
  const lines = [
    open && tableLine(game, open),
    last && !last.ended ? openConnection(part, last, drillAt) : null,
    isDue ? card : null,
    topic && lessonLine(topic),
    worstLine(part, goal, progress, drillAt),
    failed > 0 ? failedLine(part, failed, drillAt) : null,
    isDue ? null : card,
    last?.ended ? lastLine(part, goal, last, drillAt) : null,
  ]
  return lines.filter((line) => line !== null)
}
