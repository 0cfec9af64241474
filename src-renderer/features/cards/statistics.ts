import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import type { Bar } from '../../components/chart-colours.ts'
import { dayNumber, formatDayNumber } from '../../components/date-format.ts'
import { formatCount, formatNumber, formatPercent, formatSeconds } from '../../components/format.ts'
import type { NumberRow } from '../../components/number-row.ts'
import { errorSize } from './card-words.ts'

export type CardStatistics = AnswerOf<BackendRequests, 'cards.statistics'>
type Errors = CardStatistics['errors'][number]

export function retentionHeadline({ measured }: CardStatistics['retention']): string {
  const { notMeasured, remember } = pageTexts.cardsPage.statistics
  return measured === null ? notMeasured : remember(formatPercent(measured))
}

export function retentionCertainty({ low, high, count }: CardStatistics['retention']): string {
  const { measuredLater, certainty } = pageTexts.cardsPage.statistics
  if (count === 0 || low === null || high === null) return measuredLater
  return certainty(formatPercent(low), formatPercent(high), count, formatNumber(count))
}

/** Rows of a bar chart's table; `mark` labels the strong bars. */
function barRows(bars: readonly Bar[], mark?: string): NumberRow[] {
  return bars.map(({ title, count, strong }, i) => ({
    key: i,
    cells: [title, formatNumber(count)],
    ...(strong && mark ? { mark } : {}),
  }))
}

const dayWord = (day: number, i: number): string =>
  i === 0 ? pageTexts.cardsPage.statistics.forecast.today : formatDayNumber(dayNumber(day))

/** "Over the next 30 days 45 reviews are due, 12 of them today." */
export function forecastWords(forecast: CardStatistics['forecast']): string {
  const all = forecast.reduce((sum, { due }) => sum + due, 0)
  const { nothing, due: dueWords, reviews } = pageTexts.cardsPage.statistics.forecast
  const days = forecast.length
  if (all === 0) return formatCount(nothing, days)
  const today = formatNumber(forecast[0]?.due ?? 0)
  return dueWords(formatCount(reviews, all), today, days, formatNumber(days))
}

export function forecastFigure(forecast: CardStatistics['forecast']) {
  const { day: days, reviewsDue, ...words } = pageTexts.cardsPage.statistics.forecast
  const bars = forecast.map(({ day, due }, i) => ({
    title: dayWord(day, i),
    count: due,
    strong: i === 0,
  }))
  return {
    chart: { label: forecastWords(forecast), bars, xTitle: days, yTitle: reviewsDue },
    table: {
      label: words.table,
      columns: [days, reviewsDue],
      rows: barRows(bars),
      few: 7,
      things: words.days,
    },
  }
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
    title: dayWord(day, last - i),
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

const STAGES = ['unseen', 'learning', 'young', 'mature'] as const

export function maturityFigure(maturity: CardStatistics['maturity']) {
  const { title: label, state, cards, states } = pageTexts.cardsPage.statistics.maturity
  const bars = STAGES.map((stage) => ({
    title: states[stage],
    count: maturity[stage],
    strong: stage === 'mature',
  }))
  return {
    chart: { label, bars, xTitle: state, yTitle: cards },
    table: { label, columns: [state, cards], rows: barRows(bars) },
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

function size({ unit }: Errors, error: number): string {
  return unit === 'percent' ? formatPercent(error) : formatNumber(error)
}

function binTitle({ from, to }: Errors['bins'][number], known: Errors): string {
  if (from === null && to === null) return '0'
  const words = pageTexts.cardsPage.statistics.errors
  if (from === null) return words.below(size(known, to!))
  if (to === null) return words.from(size(known, from))
  return from < 0 && to > 0 && Math.abs(from + to) < 1e-9 * (to - from)
    ? `±${size(known, to)}`
    : size(known, (from + to) / 2)
}

function errorBars(errors: Errors): Bar[] {
  return errors.bins.map((bin) => {
    const { from, to, count } = bin
    const strong = (from ?? -Infinity) < 0 && (to ?? Infinity) > 0
    return { title: binTitle(bin, errors), count, strong }
  })
}

export function errorRows(errors: Errors): NumberRow[] {
  return barRows(errorBars(errors), pageTexts.cardsPage.statistics.errors.aboutRight)
}

/** Number of answers by error; the bar around zero is highlighted. */
export function errorFigure(errors: Errors, deck: string) {
  const { of, axis, answers, table, column } = pageTexts.cardsPage.statistics.errors
  const { unit } = errors
  return {
    chart: {
      label: of(deck, biasWords(errors)),
      bars: errorBars(errors),
      xTitle: axis[unit],
      yTitle: answers,
    },
    table: { label: table(deck), columns: [column[unit], answers], rows: errorRows(errors) },
  }
}

/** "On average 35 points too high, over 20 answers." */
export function biasWords({ unit, bias, count }: Errors): string {
  const { unbiased, tooLow, tooHigh } = pageTexts.cardsPage.statistics.errors
  const least = unit === 'percent' ? 0.0005 : 0.5
  if (Math.abs(bias) < least) return formatCount(unbiased, count)
  const off = bias < 0 ? tooLow : tooHigh
  return off(errorSize(unit, bias), count, formatNumber(count))
}
