import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  finalScores,
  readGame,
  scoreSheet,
  writeGame,
} from '#shared/games/farkle/drill/game-notation.ts'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { unwrap } from '#test/support/results.ts'
import { randomGame } from '#test/support/random-games.ts'
import { expectEveryChangeTold } from './changed-text.ts'
import { ruleSets } from './rule-set-arbitrary.ts'
import { enough, someRuns } from './runs.ts'

const head = fc.record({
  players: fc.constantFrom(['You', 'Bot'], ['Ann: first', 'Bo  2'], ['A', 'B']),
  date: fc.option(fc.integer({ min: 0, max: 4e12 }).map((at) => new Date(at).toISOString())),
  seed: fc.option(fc.stringMatching(/^[a-z0-9 -]{1,40}$/).map((text) => text.trim() || 'none')),
})

/** Any rules with a goal that is soon reached. */
const quick = ruleSets.map((rules) => ({ ...rules, goal: Math.min(rules.goal, 3000) }))

const SHORT = { ...PRESETS.farkle, goal: 2000 }
const HEAD = { players: ['Ann', 'Bo'], date: '2026-01-31T18:00Z', seed: 'hostile' }
const WRITTEN = unwrap(writeGame({ rules: SHORT, ...HEAD }, randomGame(SHORT, 'hostile')!))

describe('a game as text', () => {
  it('reads as the same game, whatever the rules', () => {
    const most = someRuns(150)
    let games = 0
    fc.assert(
      fc.property(
        quick,
        head,
        fc.string(),
        fc.integer({ min: -3, max: 3 }),
        (rules, some, seed, steps) => {
          fc.pre(rules.end !== 'rounds' && parseRuleSet(rules).ok)
          const komi = steps * winGame(rules).grid
          fc.pre(Math.abs(komi) < rules.goal)
          const given = komi === 0 ? some : { ...some, komi }
          const turns = randomGame(rules, seed, komi)
          fc.pre(turns !== null)
          const written = writeGame({ ...given, rules }, turns)
          expect(written).toMatchObject({ ok: true })
          if (!written.ok) return
          const read = readGame(written.value)
          expect(read).toMatchObject({ ok: true, value: { ...given, rules, turns } })
          if (!read.ok) return
          expect(writeGame(read.value, read.value.turns)).toEqual(written)
          const sheet = scoreSheet(read.value, read.value.turns)
          const begun = komi > 0 ? [0, komi] : [-komi, 0]
          expect(finalScores(written.value, 2)).toEqual(
            sheet.map((own, seat) => own.at(-1)?.score ?? begun[seat]! + 0),
          )
          games++
        },
      ),
      most,
    )
    expect(games).toBeGreaterThanOrEqual(enough(most.numRuns! / 2))
  })

  it('is refused with points to begin with that cannot be', () => {
    for (const [komi, why] of [
      ['25', /multiple of 50 points/],
      ['2000', /less than the goal of 2,000/],
      ['0', /whole number/],
      ['1.5', /whole number/],
    ] as const) {
      const read = readGame(WRITTEN.replace('A: Ann', `Komi: ${komi}\nA: Ann`))
      expect(read).toMatchObject({
        ok: false,
        problems: [{ field: '6', message: expect.stringMatching(why) }],
      })
    }
  })

  it('is never taken with a character that was changed into another game', () => {
    expectEveryChangeTold(WRITTEN, readGame, (game) => writeGame(game, game.turns))
  })
})

/** Lines of the written game, by what they begin with. */
const lineOf = (start: string): string =>
  WRITTEN.split('\n').find((line) => line.startsWith(start))!

const replaced = (start: string, by: (line: string) => string) => (): string =>
  WRITTEN.replace(lineOf(start), by(lineOf(start)))

describe('a hostile text', () => {
  it.each([
    ['nothing', () => '', /^Line 1: A game begins/],
    ['something else', () => 'PK\u0003\u0004', /^Line 1: A game begins/],
    ['a newer version', replaced('Breakpoint', () => 'Breakpoint game 2'), /^Line 1: .*newer/],
    ['another game', replaced('Game', () => 'Game: chess'), /^Line 2: The game must be/],
    ['rules that are no JSON', replaced('Rules', () => 'Rules: {'), /^Line 3: .*JSON/],
    ['rules of nothing', replaced('Rules', () => 'Rules: {"name":"No"}'), /^Line 3: /],
    ['no rules', replaced('Rules', () => ''), /“Rules:” is missing/],
    ['a date that is none', replaced('Date', () => 'Date: yesterday'), /^Line 4: The date/],
    ['an hour that is none', replaced('Date', (date) => date.replace('18', '25')), /The date/],
    ['a long seed', replaced('Seed', () => `Seed: ${'x'.repeat(41)}`), /^Line 5: A seed/],
    ['a long name', replaced('A:', () => `A: ${'x'.repeat(61)}`), /^Line 6: A name/],
    ['no first player', replaced('A:', () => ''), /“A:” is missing/],
    [
      'a third player whose turn is missing',
      replaced('B:', (b) => `${b}\nC: Cy`),
      /The next turn is “3 C”/,
    ],
    ['a player twice', replaced('B:', (b) => `${b}\n${b}`), /^Line 8: “B” stands here/],
    ['an unknown field', replaced('B:', (b) => `${b}\nNote: x`), /no field “Note”/],
    ['a turn out of turn', replaced('2 B', (turn) => turn.replace('B', 'A')), /is “2 B”/],
    ['a turn that is missing', replaced('2 B', () => ''), /The next turn is “2 B”/],
    ['no result', replaced('Result', () => ''), /“Result:” is missing/],
    ['another result', replaced('Result', () => 'Result: tie'), /The result must be/],
    ['more behind the end', () => `${WRITTEN}9 A 1 farkle 0`, /Nothing can stand behind/],
    ['a text without end', () => `${WRITTEN}${'\n'.repeat(3000)}`, /too long/],
    ['endless throws', replaced('1 A', () => `1 A ${'111111:1 '.repeat(9000)}bank 1 1`), /^Line 9/],
  ])('with %s is refused with its line and why', (_, make, message) => {
    const read = readGame(make())
    expect(read.ok).toBe(false)
    if (!read.ok) expect(read.problems[0]!.message).toMatch(message)
  })
})

describe('a turn that the rules do not allow', () => {
  const turnOf = (turn: string): string => {
    const read = readGame(replaced('1 A', () => `1 A ${turn}`)())
    return read.ok ? 'read' : read.problems[0]!.message
  }
  it.each([
    ['11346:11 bank 200 200', 'Line 9: 6 dice must be rolled here, not 5.'],
    ['113466:3 bank 30 30', 'Line 9: 3 cannot be set aside of 113466.'],
    ['113466:111 bank 300 300', 'Line 9: 111 cannot be set aside of 113466.'],
    ['113466:11 1346 farkle 0', 'Line 9: 1346 is not a farkle: some of it scores.'],
    ['223466:2 bank 0 0', 'Line 9: 2 cannot be set aside of 223466.'],
    [
      '113466 bank 200 200',
      'Line 9: Of 113466 some dice must be set aside, or the turn ends there.',
    ],
    ['113466:11 farkle 0', 'Line 9: Nothing is set aside of the roll before “farkle”.'],
    [
      '113466 2346 farkle 0',
      'Line 9: Of 113466 some dice must be set aside, or the turn ends there.',
    ],
    ['111111 wins', 'Line 9: 111111 does not win the game.'],
    [
      '113466:11 bank 250 250',
      'Line 9: By these dice the turn ends with “bank 200 200”, not “bank 250 250”.',
    ],
    ['113466:11 2347', expect.stringMatching(/^Line 9: A turn is its rolls/)],
  ])('%s', (turn, message) => {
    expect(turnOf(turn)).toEqual(message)
  })
})
