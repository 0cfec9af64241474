import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Face } from '#shared/dice/multiset.ts'
import {
  readGame,
  recordedTurns,
  reviewedGameText,
  writeGame,
} from '#shared/games/scorecard/drill/game-notation.ts'
import type { TrackPoint } from '#shared/games/scorecard/drill/track.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { unwrap } from '#test/support/results.ts'
import { randomScorecard, type PlayedScorecard } from '#test/support/random-yahtzee.ts'
import { expectEveryChangeTold } from './changed-text.ts'
import { runs } from './runs.ts'
import { scorecardRules } from './yahtzee-arbitrary.ts'

const DAY = '2026-01-31T18:00Z'
const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Flo']

/** The game as a review keeps it; keeping all five dice is a step of it. */
function lineOf(played: readonly PlayedScorecard[]): TrackPoint[] {
  return played.flatMap(({ turn: { throws, dice, box }, points }, i): TrackPoint[] => {
    const at = { turn: i + 1, value: 0 }
    return [
      ...throws.flatMap(({ rolled, kept }): TrackPoint[] => [
        { ...at, kind: 'rolled', dice: [...rolled].reverse() },
        { ...at, kind: 'kept', dice: [...kept], loss: 0 },
      ]),
      { ...at, kind: 'rolled', dice: [...dice] },
      { ...at, kind: 'kept', dice: [...dice], loss: 0 },
      { ...at, kind: 'scored', box, points, loss: 0 },
    ]
  })
}

describe('a game of Yahtzee as text', () => {
  it('reads as the same game, whatever the rules and the players', () => {
    fc.assert(
      fc.property(
        scorecardRules,
        fc.integer({ min: 1, max: 6 }),
        fc.option(fc.integer({ min: 0, max: 4e12 }).map((at) => new Date(at).toISOString())),
        fc.string(),
        (rules, count, date, seed) => {
          const { turns, result } = randomScorecard(rules, count, seed)
          const head = { rules, players: NAMES.slice(0, count), date, seed: null }
          const written = writeGame(head, turns)
          expect(written).toMatchObject({ ok: true })
          if (!written.ok) return
          const read = readGame(written.value)
          expect(read).toEqual({ ok: true, value: { ...head, turns, result } })
          const former = written.value.replace('\nGame: scorecard\n', '\nGame: yahtzee\n')
          expect(former).not.toBe(written.value)
          expect(readGame(former)).toEqual(read)
        },
      ),
      runs(150),
    )
  })

  it('has the throws of a review', () => {
    const { played, turns } = randomScorecard(PRESETS.forced, 1, 'a review')
    const line = lineOf(played)
    expect(recordedTurns(PRESETS.forced, { line })).toEqual(turns)
    const text = reviewedGameText(PRESETS.forced, 'a seed', { line }, { player: 'Ann', date: DAY })
    expect(readGame(text!)).toMatchObject({
      ok: true,
      value: { players: ['Ann'], seed: 'a seed', date: DAY, turns },
    })
    const cut = { line: line.slice(0, -1) }
    expect(reviewedGameText(PRESETS.forced, 'a seed', cut, { player: 'Ann', date: DAY })).toBeNull()
  })

  it('is refused by its line where a character was changed, or is read as what it says', () => {
    const { turns } = randomScorecard(PRESETS.forced, 2, 'hostile')
    const head = { rules: PRESETS.forced, players: ['Ann', 'Bo'], date: DAY, seed: 'hostile' }
    const text = unwrap(writeGame(head, turns))
    expectEveryChangeTold(text, readGame, (game) => writeGame(game, game.turns))
  })
})

describe('a turn that Yahtzee does not allow', () => {
  const { turns } = randomScorecard(PRESETS.forced, 1, 'one')
  const head = { rules: PRESETS.forced, players: ['Ann'], date: null, seed: null }
  const written = unwrap(writeGame(head, turns))
  const problemOf = (turn: string): string => {
    const read = readGame(written.replace(/^1 A .*$/m, `1 A ${turn}`))
    return read.ok ? 'read' : read.problems[0]!.message
  }
  it.each([
    ['12346:234 13456 chance 19', 'Line 6: 234 was kept, which is not in 13456.'],
    ['12346:55 13455 chance 18', 'Line 6: 55 cannot be kept of 12346.'],
    ['12346:12346 12346 chance 16', expect.stringMatching(/^Line 6: If you keep all dice/)],
    ['12346:- 12346:- 12346:- 12346 chance 16', 'Line 6: There are at most 3 rolls in a turn.'],
    ['12346 chance 17', 'Line 6: That makes 16 points, not 17.'],
    ['12346 bridge 16', 'Line 6: There is no box “bridge”.'],
    ['1234 chance 10', expect.stringMatching(/^Line 6: A turn is its rolls/)],
  ])('%s', (turn, message) => {
    expect(problemOf(turn)).toEqual(message)
  })
  it('fills a box twice', () => {
    const [, second = ''] = /^1 A .*?([a-zA-Z]{4,}) \d+$/m.exec(written) ?? []
    const dice: Face[] = [1, 1, 2, 3, 4]
    const text = written.replace(/^2 A .*$/m, `2 A ${dice.join('')} ${second} 0`)
    const read = readGame(text)
    expect(read.ok ? '' : read.problems[0]!.message).toBe(
      `Line 7: The box “${second}” cannot be filled with 11234 here.`,
    )
  })
})
