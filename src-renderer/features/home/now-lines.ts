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
  worst: ProgressOf['worst'],
  drillAt: DrillAt,
): NowLine | null {
  const query = worst && part.leakQuery(worst)
  if (!worst || !query) return null
  const { title, text, action } = texts.homePage.now.worst
  const loss = formatPer100(goal, worst.per100.mean)
  const unit = texts.parts.lossUnits[goal]
  return { title, text: text(part.leakWords(worst), loss, unit), action, to: drillAt(query) }
}

/** Cards that wait; null for who has never learnt any. */
function cardLine({ due, seen, edited }: DueCards): NowLine | null {
  if (seen === 0) return null
  const { cards } = texts.homePage.now
  const title = due > 0 ? cards.titleDue : cards.title
  const to = (query: Record<string, string>): RouteLocationRaw => ({ name: 'cards', query })
  if (edited) {
    const text = due > 0 ? formatCount(cards.before, due) : cards.nothingBefore
    return { title, text, action: cards.seeChanges, to: to({}) }
  }
  return due > 0
    ? { title, text: formatCount(cards.due, due), action: cards.review, to: to({ start: '1' }) }
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
 * Things to do now, most pressing first: the game at the table, the open session, due cards, answers to correct, the
 * costliest leak, that no card is due, and how the last session went. Lines with nothing to say are
 * left out.
 */
export function nowLines(
  part: ProgressPart,
  game: GameName,
  goal: Goal,
  progress: Pick<ProgressOf, 'failed' | 'worst' | 'lately'>,
  /** Null while it is not known. */
  cards: DueCards | null,
  open: OpenGame | null,
): NowLine[] {
  const drillAt: DrillAt = (query) => ({ name: routeOf(game, 'drill'), ...(query && { query }) })
  const { failed, worst, lately } = progress
  const [last] = lately
  const card = cards && cardLine(cards)
  const isDue = (cards?.due ?? 0) > 0
  const lines = [
    open && tableLine(game, open),
    last && !last.ended ? openConnection(part, last, drillAt) : null,
    isDue ? card : null,
    failed > 0 ? failedLine(part, failed, drillAt) : null,
    worstLine(part, goal, worst, drillAt),
    isDue ? null : card,
    last?.ended ? lastLine(part, goal, last, drillAt) : null,
  ]
  return lines.filter((line) => line !== null)
}
