import { expect, it } from 'vitest'
import { WinTurns } from '#shared/games/scorecard/analysis/win-turns.ts'
import { gameRecords } from '#shared/games/scorecard/drill/game-records.ts'
import { writeGame } from '#shared/games/scorecard/drill/game-notation.ts'
import { scorecardReviewSchema } from '#shared/games/scorecard/requests/drill.ts'
import type { ScorecardReview } from '#shared/games/scorecard/drill/track.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { LAST_ROUNDS } from '#shared/games/scorecard/solve/versus/last-rounds.ts'
import { someOf } from '#test/property/runs.ts'
import { finished } from '#test/support/play-session.ts'
import { randomScorecard } from '#test/support/random-yahtzee.ts'
import { unwrap } from '#test/support/results.ts'
import { kitOf } from '#test/support/yahtzee-kits.ts'
import { NO_BONUS, tableOf } from '#test/support/yahtzee-sources.ts'
import * as v from 'valibot'

const CARDS = [NO_BONUS, PUBLISHED_CARDS.crag!, PUBLISHED_CARDS.generala!]

/** Review of a random game for one seat. */
function reviewed(rules: (typeof CARDS)[number], players: number, seat: number, seed: string) {
  const { turns, cards, result } = randomScorecard(rules, players, seed)
  const names = ['Anna', 'Bert', 'Carl'].slice(0, players)
  const head = { rules, players: names, date: '2024-05-01', seed: null }
  const text = unwrap(writeGame(head, turns))
  const kit = { ...kitOf(rules), toWin: new WinTurns(cardStates(rules), tableOf(rules)) }
  const { review, decisions } = finished(gameRecords.review(kit, text, seat))
  return { review: review as ScorecardReview, decisions, cards, result }
}

const estimates: number[] = []

it.each(someOf(CARDS.map((rules) => [rules.name, rules] as const)))(
  'the chances to win of two players go from a first turn to the result: %s',
  (_, rules) => {
    for (const [i, seat] of [0, 1].entries()) {
      const { review, decisions, result } = reviewed(rules, 2, seat, `win review ${i}`)
      const { start, result: end, estimate, skill, luck, line } = review.wins!
      const scores = result.split('-').map(Number)
      const ahead = Math.sign(scores[seat]! - scores[1 - seat]!)
      expect(end).toBeCloseTo((ahead + 1) / 2, 12)
      const sum = start + skill.you + skill.other + luck.you + luck.other + estimate
      expect(sum).toBeCloseTo(end, 12)
      expect(skill.you).toBeLessThanOrEqual(1e-12)
      expect(skill.other).toBeGreaterThanOrEqual(-1e-12)
      estimates.push(Math.abs(estimate))
      const [first] = line
      expect(first!.kind).toBe('start')
      const isSecond = first!.who !== (seat === 0 ? 'you' : 'other')
      const before = 2 * (first!.turn - 1) + (isSecond ? 1 : 0)
      expect(before).toBeLessThan(2 * (rules.boxes.length - LAST_ROUNDS))
      const turns = line.filter(({ kind }) => kind === 'scored')
      expect(turns).toHaveLength(2 * rules.boxes.length - before)
      for (const { value } of line) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(1)
      }
      // No decision is graded for points where both play to win.
      const graded = new Set(decisions.map(({ turn }) => turn))
      expect(graded.size).toBe(Math.max(0, Math.ceil((before - seat) / 2)))
      expect(v.is(scorecardReviewSchema, review)).toBe(true)
    }
  },
)

it('the chance to win is told again at every turn, and changes little by that', () => {
  expect(Math.max(...estimates)).toBeGreaterThan(1e-6)
  expect(Math.max(...estimates)).toBeLessThan(0.1)
})

it('a game of one or three players has no such chances, and all its decisions are graded', () => {
  for (const players of [1, 3]) {
    const { review, decisions } = reviewed(NO_BONUS, players, 0, 'others')
    expect(review.wins).toBeUndefined()
    expect(decisions.at(-1)!.turn).toBe(NO_BONUS.boxes.length)
  }
})
