import { pageTexts } from '#shared/texts/page-texts.ts'
import type { OverReason } from '#shared/study/course.ts'
import { formatNumber } from '../../components/format.ts'
import type { CourseSetup } from '../../components/session/session-types.ts'
import { timeWords } from '../../components/session/setup-choices.ts'

/** Joins the non-empty parts. */
export function inLine(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ')
}

function speedWords({ speed, seconds }: Pick<CourseSetup, 'speed' | 'seconds'>): string {
  const { streak, sprint, sprintWithoutTimer } = pageTexts.drillPage.setup.more
  if (speed !== 'sprint') return streak
  return seconds === null ? sprintWithoutTimer : sprint(timeWords(seconds))
}

export function courseWords(setup: CourseSetup): string[] {
  const { more } = pageTexts.drillPage.setup
  const { pause, speed } = setup
  const seed = setup.seed.trim()
  return [
    pause === 'always' ? '' : more.pause[pause],
    speed === 'none' ? '' : speedWords(setup),
    seed === '' ? '' : more.seed(seed),
  ]
}

/** Position in a session: "Turn 3 · Decision 5 of 20". */
export function placeWords(
  question: { readonly number: number; readonly turn: number | null },
  questions: number | null,
): string {
  const words = pageTexts.drillPage.session
  const number = formatNumber(question.number)
  const decision =
    questions === null ? words.decision(number) : words.decisionOf(number, formatNumber(questions))
  const turn = question.turn === null ? '' : words.turn(formatNumber(question.turn))
  return inLine([turn, decision])
}

/** Empty without sprint or streak. */
export function scoreWords(speed: CourseSetup['speed'], score: number): string {
  const { streak, right } = pageTexts.drillPage.session
  if (speed === 'none') return ''
  return (speed === 'streak' ? streak : right)(formatNumber(score))
}

/** Heading for the end of a session; `game` is the result of a whole game, or null. */
export function endingWords(
  reason: OverReason,
  { score, answers }: { readonly score: number | null; readonly answers: number },
  game: string | null,
): string {
  const words = pageTexts.drillPage.summary
  const right = formatNumber(score ?? 0)
  switch (reason) {
    case 'game':
      return game ?? words.done
    case 'mistake':
      return words.streak(right)
    case 'time':
      return words.timeUp(right)
    case 'nothing-left':
      return answers === 0 ? words.noneFits : words.allAsked
    case 'stopped':
      return words.stopped
    case 'questions':
      return words.done
  }
}

/** Compared to the best before; empty for other sessions. A score of zero is never a best. */
export function bestWords(score: number | null, bestBefore: number | null): string {
  const { firstOfKind, newBest, equalBest, best } = pageTexts.drillPage.summary
  if (score === null) return ''
  if (!bestBefore) return score > 0 ? firstOfKind : ''
  const before = formatNumber(bestBefore)
  if (score > bestBefore) return newBest(before)
  return score === bestBefore ? equalBest(before) : best(before)
}
