import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { GOALS, type Goal } from '#shared/base/units.ts'
import { gameReviewSchema, type GameReview } from '#shared/games/farkle/requests/drill.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { gameRecords } from '#shared/games/farkle/drill/game-records.ts'
import { happeningWords } from '#shared/games/farkle/drill/happening.ts'
import { recordedGame, reviewedGameText } from '#shared/games/farkle/drill/recorded-turns.ts'
import { readGame, type GameRecord } from '#shared/games/farkle/drill/game-notation.ts'
import { rulesAtTable } from '#shared/games/farkle/drill/table.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { DRILLED, kitOf } from '../../../../support/drill-kits.ts'
import { finished } from '../../../../support/play-session.ts'
import { randomGameText } from '../../../../support/random-games.ts'
import { enough, someOf } from '#test/property/runs.ts'
import { unwrap } from '#test/support/results.ts'

const GAMES = someOf([...Array(12).keys()])

/** A random game, and its review for one of the players. */
function game(rules: RuleSet, goal: Goal, i: number): { game: GameRecord; review: GameReview } {
  const text = randomGameText(rulesAtTable(rules, goal), `game ${i}`)
  const read = unwrap(readGame(text))
  const { review } = finished(gameRecords.review(kitOf(rules, goal), text, i % 2))
  return { game: read, review: review as GameReview }
}

describe.each(Object.keys(DRILLED))('a game of %s as it is kept of a review', (name) => {
  const rules = DRILLED[name]!

  it.each(GOALS)('has every throw and choice of both players, for %s', (goal) => {
    const played = rulesAtTable(rules, goal)
    const ends = new Set<string>()
    for (const i of GAMES) {
      const { game: whole, review } = game(rules, goal, i)
      const kept = v.parse(gameReviewSchema, JSON.parse(JSON.stringify(review)))
      const record = recordedGame(played, goal, kept)!
      expect(record.turns).toEqual(whole.turns)
      expect(gameRecords.drilledSeat(kept)).toBe(i % 2)
      const date = '2026-01-31T18:00Z'
      const names = { you: 'Ann', bot: 'Bo' }
      const text = reviewedGameText(rules, { goal, seed: `game ${i}` }, kept, { names, date })
      const read = unwrap(readGame(text!))
      expect(read).toMatchObject({ rules: played, seed: `game ${i}`, date })
      const { players, result } = read
      expect(read.turns).toEqual(record.turns)
      expect(players[0]).toBe(names[record.first])
      const winner = { A: players[0], B: players[1], tie: 'both' }[result]
      expect(winner).toBe(review.winner === 'both' ? 'both' : names[review.winner])
      ends.add(result)
    }
    expect(ends.size).toBeGreaterThan(enough(1))
  })

  it('is known of games for wins that were kept without a list of moves, and of no others', () => {
    const { moves, ...old } = game(rules, 'wins', 1).review
    const record = recordedGame(rules, 'wins', { ...old, moves })
    expect(recordedGame(rules, 'wins', old)).toEqual(record)
    const { moves: some, ...forPoints } = game(rules, 'points', 1).review
    expect(some!.length).toBeGreaterThan(0)
    expect(recordedGame(rules, 'points', forPoints)).toBeNull()
  })
})

describe('what a review calls the rolls', () => {
  it('names the luckiest and the unluckiest one', () => {
    const { review } = game(DRILLED.farkle!, 'wins', 1)
    expect(happeningWords(review.luckiest!.label)).toMatch(
      /^(You rolled|Bot (rolled|farkled)) .*\bdi(c)?e\b/,
    )
    expect(happeningWords(review.unluckiest!.label)).toMatch(
      /^(Bot rolled|You (rolled|farkled)) .*\bdi(c)?e\b/,
    )
  })
  it('is kept without words, so that any language can tell it', async () => {
    const { review } = game(DRILLED.farkle!, 'wins', 1)
    const kept = JSON.parse(JSON.stringify(review)) as unknown
    const read = v.parse(gameReviewSchema, kept)
    const english = read.line.map(({ label }) => happeningWords(label))
    await setLocale('de')
    const german = read.line.map(({ label }) => happeningWords(label))
    await setLocale('en')
    expect(read).toEqual(review)
    expect(english.slice(1)).toEqual(expect.arrayContaining([expect.stringMatching(/^Bot rolled/)]))
    expect(german.slice(1)).toEqual(expect.arrayContaining([expect.stringMatching(/^Bot würfelt/)]))
    expect(german.slice(1).filter((words) => english.includes(words))).toEqual([])
  })
})
