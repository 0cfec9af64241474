import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { SEATS } from '#shared/study/game-head.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatDay, formatMoment } from '../../components/date-format.ts'
import { formatNumber } from '../../components/format.ts'

export type RecordLine = AnswerOf<BackendRequests, 'records.list'>['records'][number]

/** Name of a game; by default its players. */
export function recordName({ title, players, rules }: RecordLine): string {
  if (title !== '') return title
  return players.length > 0 ? pageTexts.recordsPage.between(players) : rules
}

/** Start of a game; only its day if the text has no time. */
export function beganWords({ at }: RecordLine, text: string | null, now: number): string {
  const isDay = text !== null && /^Date: \d{4}-\d{2}-\d{2}$/m.test(text)
  return isDay ? formatDay(at, now) : formatMoment(at, now)
}

export function resultWords({ result, players }: RecordLine): string {
  const { won, tie, unknown } = pageTexts.recordsPage
  if (result === '') return unknown
  if (result === 'tie') return tie
  const winner = players[SEATS.findIndex((seat) => seat === result)]
  if (result.length === 1 && winner !== undefined) return won(winner)
  return result
    .split('-')
    .map((score) => formatNumber(Number(score)))
    .join(' – ')
}
