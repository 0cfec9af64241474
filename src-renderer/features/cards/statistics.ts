import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { dayNumber, formatDayNumber } from '../../components/date-format.ts'
import { formatNumber, formatPercent, formatSeconds } from '../../components/format.ts'
import type { NumberRow } from '../../components/number-row.ts'

export type CardStatistics = AnswerOf<BackendRequests, 'cards.statistics'>

export function retentionHeadline({ measured }: CardStatistics['retention']): string {
  const { notMeasured, remember } = pageTexts.cardsPage.statistics
  return measured === null ? notMeasured : remember(formatPercent(measured))
}

export function retentionCertainty({ low, high, count }: CardStatistics['retention']): string {
  const { measuredLater, certainty } = pageTexts.cardsPage.statistics
  if (count === 0 || low === null || high === null) return measuredLater
  return certainty(formatPercent(low), formatPercent(high), count, formatNumber(count))
}

/** "120 reviews in the last 30 days, in 34 min." */
export function historyWords(history: CardStatistics['history']): string {
  const words = pageTexts.cardsPage.statistics.history
  const count = history.reduce((sum, { reviews }) => sum + reviews, 0)
  const seconds = history.reduce((sum, day) => sum + day.seconds, 0)
  if (count === 0) return words.nothing
  return words.told(count, formatNumber(count), formatSeconds(seconds))
}

/** The table has the newest day first. */
export function historyFigure(history: CardStatistics['history']) {
  const words = pageTexts.cardsPage.statistics.history
  const last = history.length - 1
  const bars = history.map(({ day, reviews }, i) => ({
    title: i === last ? words.today : formatDayNumber(dayNumber(day)),
    count: reviews,
    strong: i === last,
  }))
  const rows = history.map(({ day, reviews, remembered, seconds }, i) => ({
    key: day,
    cells: [
      bars[i]!.title,
      formatNumber(reviews),
      reviews === 0 ? '–' : formatPercent(remembered / reviews),
      formatNumber(seconds / 60, 1),
    ],
  }))
  const columns = [words.day, words.reviews, words.remembered, words.time]
  return {
    chart: { label: historyWords(history), bars, xTitle: words.day, yTitle: words.reviews },
    table: { label: words.table, columns, rows: rows.toReversed(), few: 7, things: words.days },
  }
}

/** Measured retention by days between reviews; bands without reviews are left out. */
export function bandRows(bands: CardStatistics['bands']): NumberRow[] {
  const words = pageTexts.cardsPage.statistics.bands
  return bands.flatMap(({ from, to, measured, foretold, count }) => {
    if (measured === null) return []
    const days =
      to === null
        ? words.open(formatNumber(from))
        : words.range(formatNumber(from), formatNumber(to - 1))
    const told = foretold === null ? '–' : formatPercent(foretold)
    return [{ key: from, cells: [days, formatPercent(measured), told, formatNumber(count)] }]
  })
}
