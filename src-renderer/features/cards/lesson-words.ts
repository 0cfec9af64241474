import { LEAST_WORTH } from '#shared/cards/knowledge-step.ts'
import { gameNamed, type GameName } from '#shared/games/games.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import {
  formatDifference,
  formatNumber,
  formatPercent,
  formatPercentDifference,
} from '../../components/format.ts'

export type Lesson = AnswerOf<BackendRequests, 'lessons.overview'>['lessons'][number]
export type ShownTopic = Lesson['topics'][number]

interface PathStep extends Pick<ShownTopic, 'id' | 'title' | 'decks' | 'state'> {
  readonly isTopic: boolean
}

type OpenStep = PathStep & { readonly state: Exclude<PathStep['state'], 'known'> }

/** The first step that is not known; if there is none, the first that is due again. */
export function nextStep(lessons: readonly Lesson[]): OpenStep | null {
  const steps = lessons.flatMap(({ topics, id, title, decks, state }): PathStep[] =>
    topics.length > 0
      ? topics.map((topic) => ({ ...topic, isTopic: true }))
      : [{ id, title, decks, state: state === 'done' ? 'known' : state, isTopic: false }],
  )
  const open = steps.filter((step): step is OpenStep => step.state !== 'known')
  return open.find(({ state }) => state !== 'due') ?? open[0] ?? null
}

/** With a sign: near the end more points can mean fewer wins. */
const SIGNS = 'exceptZero'

/** Points gained by a lesson and the total so far: "+19.9 points a turn, 402.0 in all". */
function pointsWords(game: GameName, { addsPoints, points }: Lesson): string {
  const words = pageTexts.cardsPage.lessons
  const { worthPer } = gameNamed(game).cards
  const all = points === null ? '' : formatNumber(points, 1)
  if (addsPoints === null) return all && words.pointsInAll[worthPer](all)
  const adds =
    points === null
      ? formatNumber(addsPoints, 1, SIGNS)
      : formatDifference(points, points - addsPoints, 1, SIGNS)
  return all ? words.addsPointsInAll[worthPer](adds, all) : words.addsPoints[worthPer](adds)
}

/** Wins against the optimal player: "+8.52 percentage points of winning, 30.58% in all". */
function winsWords({ addsWins, winProbability }: Lesson): string {
  const words = pageTexts.cardsPage.lessons
  const all = winProbability === null ? '' : formatPercent(winProbability, 2)
  if (addsWins === null) return all && words.winsInAll(all)
  const adds =
    winProbability === null
      ? formatPercent(addsWins, 2, SIGNS)
      : formatPercentDifference(winProbability, winProbability - addsWins, 2, SIGNS)
  return all ? words.addsWinsInAll(adds, all) : words.addsWins(adds)
}

/** Gain of a single topic; empty if unknown or negligible. */
export function topicWords(game: GameName, { addsPoints, addsWins }: ShownTopic): string {
  const words = pageTexts.cardsPage.lessons
  const { worthPer } = gameNamed(game).cards
  const parts = [
    addsPoints === null || addsPoints < LEAST_WORTH.points
      ? ''
      : words.addsPoints[worthPer](formatNumber(addsPoints, 1, SIGNS)),
    addsWins === null ? '' : words.addsWins(formatPercent(addsWins, 2, SIGNS)),
  ]
  return parts.filter((part) => part !== '').join('; ')
}

/** Gain of a lesson in points and wins; unknown ones are left out. */
export function addsWords(game: GameName, lesson: Lesson): string[] {
  return [pointsWords(game, lesson), winsWords(lesson)].filter((part) => part !== '')
}
