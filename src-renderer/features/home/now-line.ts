import type { LocationQueryRaw, RouteLocationRaw } from 'vue-router'
import { DAY } from '#shared/base/clock.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { GameName } from '#shared/games/games.ts'
import type { Habit } from '#shared/study/habits.ts'
import { texts } from '#shared/texts/texts.ts'
import type { ProgressOf, SessionLineOf } from '../../services/ask-drill.ts'
import { resumeQuery } from '../../services/drill-query.ts'
import { formatDay } from '../../components/date-format.ts'
import { formatCount, formatNumber } from '../../components/format.ts'
import { nextLessons, type Lesson, type Lessons } from '../../components/lesson-words.ts'
import { routeOf } from '../../games/game-routes.ts'
import type { OpenGame } from '../../games/game.ts'
import type { ProgressPart } from '../../games/progress-part.ts'

type DueCards = AnswerOf<BackendRequests, 'cards.due'>

interface NowLine {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly to: RouteLocationRaw
}

/** Data about the player; undefined while loading, null if unavailable. */
interface Known {
  readonly progress: Pick<ProgressOf, 'answers' | 'failed' | 'lately' | 'milliseconds'>
  readonly open: OpenGame | null
  readonly cards: DueCards | null | undefined
  readonly lessons: Lessons | null | undefined
  /** Costliest first. */
  readonly habits: readonly Habit[] | null | undefined
  readonly isBegun: boolean
}

/** A game or drill that was begun longer ago comes after what is to learn. */
const FRESH = 2 * DAY

/** Estimated times: of a card, of a lesson, and of reading a verdict. */
const CARD_SECONDS = 10
const LESSON_MINUTES = 5
const VERDICT_SECONDS = 4
const DRILL_QUESTIONS = 20

const timed = (title: string, minutes: number): string =>
  texts.homePage.now.timed(title, formatNumber(Math.max(1, Math.round(minutes))))

function lessonLine({ id, title, state }: Lesson): NowLine {
  const { lesson } = texts.homePage.now
  return {
    title: timed(lesson.title, LESSON_MINUTES),
    text: state === 'due' ? lesson.due(title) : lesson.text(title),
    action: lesson.action,
    to: { name: 'learn', params: { tab: 'lesson' }, query: { id } },
  }
}

type DrillAt = (query: LocationQueryRaw) => RouteLocationRaw

function openLine(part: ProgressPart, session: SessionLineOf, drillAt: DrillAt): NowLine {
  const { title, text, action } = texts.homePage.now.open
  const { id, at, answers } = session
  const day = formatDay(at, Date.now())
  return {
    title,
    action,
    to: drillAt(resumeQuery(id)),
    text: text(part.drillWords(session), answers, formatNumber(answers), day),
  }
}

function tableLine(game: GameName, { rules, players, began }: OpenGame): NowLine {
  const { title, text, action } = texts.homePage.now.table
  const day = formatDay(began, Date.now())
  return {
    title,
    action,
    to: { name: routeOf(game, 'play') },
    text: text(rules, players.join(', '), day),
  }
}

function failedLine(part: ProgressPart, failed: number, drillAt: DrillAt): NowLine {
  const { title, text, action } = texts.homePage.now.failed
  const to = drillAt(part.sourceQuery({ kind: 'failed' }))
  return { title, text: formatCount(text, failed), action, to }
}

function habitLine(
  part: ProgressPart,
  { id }: Habit,
  milliseconds: number | null,
  drillAt: DrillAt,
): NowLine | null {
  if (part.habitWords(id) === '') return null
  const { title, text, action } = texts.homePage.now.habit
  const seconds = (milliseconds ?? 0) / 1000 + VERDICT_SECONDS
  return {
    title: timed(title, (DRILL_QUESTIONS * seconds) / 60),
    text: text(part.habitWords(id), formatNumber(DRILL_QUESTIONS)),
    action,
    to: drillAt(part.habitQuery(id)),
  }
}

function cardLine({ due, edited }: DueCards): NowLine {
  const { title, before, seeChanges, due: toGoOver, review } = texts.homePage.now.cards
  return edited
    ? { title, text: formatCount(before, due), action: seeChanges, to: { name: 'learn' } }
    : {
        title: timed(title, (due * CARD_SECONDS) / 60),
        text: formatCount(toGoOver, due),
        action: review,
        to: { name: 'learn', query: { start: '1' } },
      }
}

/**
 * The one thing to do now. Null while it depends on data still loading, so that the line never
 * changes once it is shown.
 */
export function nowLine(
  part: ProgressPart,
  game: GameName,
  about: string,
  { progress, open, cards, lessons, habits, isBegun }: Known,
): NowLine | null {
  const drillAt: DrillAt = (query) => ({ name: routeOf(game, 'drill'), query })
  const { firstDrill } = texts.homePage
  const drill = (title: string): NowLine => ({
    title,
    text: about,
    action: firstDrill.start,
    to: drillAt(part.firstQuery()),
  })
  const { answers, failed, lately, milliseconds } = progress
  const [last] = lately
  const isFresh = (at: number): boolean => Date.now() - at < FRESH
  if (open && isFresh(open.began)) return tableLine(game, open)
  if (last && !last.ended && isFresh(last.at)) return openLine(part, last, drillAt)
  if (cards === undefined) return null
  if (cards && cards.due > 0) return cardLine(cards)
  if (answers === 0 && !last && !cards?.seen) return drill(firstDrill.title)
  if (lessons === undefined) return null
  const [lesson] = nextLessons(lessons?.lessons ?? [], 1)
  if (lesson && !isBegun) return lessonLine(lesson)
  if (habits === undefined) return null
  const [habit] = habits ?? []
  const toMend = habit ? habitLine(part, habit, milliseconds, drillAt) : null
  if (toMend) return toMend
  if (lesson) return lessonLine(lesson)
  if (failed > 0) return failedLine(part, failed, drillAt)
  return open ? tableLine(game, open) : drill(firstDrill.again)
}
