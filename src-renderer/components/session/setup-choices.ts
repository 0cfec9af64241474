import type { DrillSource } from '#shared/study/setup.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../format.ts'

/** Choices with titles in the current language. */
export function choicesOf<T extends string>(
  titles: Readonly<Record<T, string>>,
): { value: T; title: string }[] {
  return (Object.entries(titles) as [T, string][]).map(([value, title]) => ({ value, title }))
}

export const numberChoices = (from: number, to: number): { value: string; title: string }[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i)).map((title) => ({
    value: title,
    title,
  }))

/** The same, with a line of description each. */
export function choicesWithLines<T extends string>(
  titles: Readonly<Record<T, string>>,
  lines: Readonly<Record<T, string>>,
): { value: T; title: string; line: string }[] {
  return choicesOf(titles).map((choice) => ({ ...choice, line: lines[choice.value] }))
}

const SECONDS = [60, 180, 300, 600]
const QUESTIONS = [10, 20, 50, 100]

/** Usual amounts and the current one, ascending, then a choice for none. */
function amounts(
  usual: readonly number[],
  used: number | null,
  title: (value: number) => string,
  none: string,
): { value: string; title: string }[] {
  const all = new Set(used === null ? usual : [...usual, used])
  const some = [...all].sort((a, b) => a - b)
  return [
    ...some.map((value) => ({ value: String(value), title: title(value) })),
    { value: 'none', title: none },
  ]
}

export const questionChoices = (used: number | null) =>
  amounts(QUESTIONS, used, formatNumber, pageTexts.drillPage.setup.questions.noEnd)

export function timeWords(seconds: number): string {
  const { minutes, seconds: inSeconds } = texts.common
  return seconds % 60 === 0 ? minutes(String(seconds / 60)) : inSeconds(String(seconds))
}

export const secondsChoices = (used: number | null) =>
  amounts(SECONDS, used, timeWords, pageTexts.drillPage.setup.speed.noTimer)

/** Inverse of the above: the amount of a chosen value. */
export const amountOf = (value: string): number | null => (value === 'none' ? null : Number(value))

/** A sprint has no time for verdicts; a streak ends with the first mistake. */
export const USUAL_PAUSE = { none: 'always', sprint: 'never', streak: 'mistakes' } as const

/** Source of single decisions in words; empty for new decisions. */
export function sourceWords(source: DrillSource): string {
  const { session, unseen, shuffled, ...others } = pageTexts.drillPage.setup.more.source
  if (source.kind === 'play') return ''
  if (source.kind === 'unseen') return unseen(source.days)
  if (source.kind === 'cards') return others.cards
  const what = source.kind === 'session' ? session(String(source.session)) : others[source.kind]
  return source.shuffled ? [what, shuffled].join(', ') : what
}
