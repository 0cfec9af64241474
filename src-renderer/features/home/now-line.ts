import type { RouteLocationRaw } from 'vue-router'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatDay } from '../../components/date-format.ts'
import { formatCount, formatNumber } from '../../components/format.ts'

export type DueCards = AnswerOf<BackendRequests, 'cards.due'>

/** A thing to do: what it is about, what there is to say, and the one button. */
export interface NowLine {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly to: RouteLocationRaw
}

/** A session as it is told of: what it drilled in words, when, and how many answers it has. */
export interface ToldSession {
  readonly words: string
  readonly at: number
  readonly answers: number
}

/** The session that is open. */
export function openLine({ words, at, answers }: ToldSession, to: RouteLocationRaw): NowLine {
  const { title, text, action } = texts.homePage.now.open
  const day = formatDay(at, Date.now())
  return { title, text: text(words, answers, formatNumber(answers), day), action, to }
}

/** What waits to be put right. */
export function failedLine(failed: number, to: RouteLocationRaw): NowLine {
  const { title, text, action } = texts.homePage.now.failed
  return { title, text: formatCount(text, failed), action, to }
}

/** What costs most; `loss` is per 100 decisions. */
export function worstLine(what: string, loss: string, unit: string, to: RouteLocationRaw): NowLine {
  const { title, text, action } = texts.homePage.now.worst
  return { title, text: text(what, loss, unit), action, to }
}

/** Cards that wait; null for who has never learnt any. */
export function cardLine({ due, seen, edited }: DueCards): NowLine | null {
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

/** How the last session went: the number of answers, then `facts` in words. */
export function lastLine(
  { words, at, answers }: ToldSession,
  facts: readonly string[],
  to: RouteLocationRaw,
): NowLine {
  const { last } = texts.homePage.now
  const all = [formatCount(last.decisions, answers), ...facts]
  return {
    title: last.title(formatDay(at, Date.now())),
    text: last.text(words, all.join(', ')),
    action: last.action,
    to,
  }
}

/**
 * Lines in the order of how pressing they are: the session that is open, the cards that are due, what
 * waits to be put right, what costs most, that no card is due, and how the last session went.
 */
export function inOrder(lines: {
  readonly open: NowLine | null
  readonly cards: DueCards | null
  readonly failed: NowLine | null
  readonly worst: NowLine | null
  readonly last: NowLine | null
}): NowLine[] {
  const card = lines.cards && cardLine(lines.cards)
  const isDue = (lines.cards?.due ?? 0) > 0
  const { open, failed, worst, last } = lines
  const all = [open, isDue ? card : null, failed, worst, isDue ? null : card, last]
  return all.filter((line) => line !== null)
}
