import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { GOALS, type Goal } from '#shared/base/goal.ts'
import { gameReviewSchema } from '#shared/games/farkle/requests/drill.ts'
import { pick, seededRandom } from '#shared/dice/random.ts'
import { strategyAt } from '#shared/games/farkle/analysis/points-play.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { drillSession } from '#shared/games/farkle/drill/drill-session.ts'
import type { GameReview } from '#shared/games/farkle/drill/game-track.ts'
import { happeningWords } from '#shared/games/farkle/drill/happening.ts'
import { BOTS, DECISION_KINDS } from '#shared/games/farkle/drill/setup.ts'
import { recordedGame, reviewedGameText } from '#shared/games/farkle/drill/recorded-turns.ts'
import { readGame } from '#shared/games/farkle/drill/game-notation.ts'
import { rulesAtTable } from '#shared/games/farkle/drill/table.ts'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { contextOf, DRILLED, kitOf, setupOf } from '../../../../support/drill-kits.ts'
import type { RecordedThrow, RecordedTurn } from '#shared/games/farkle/drill/turn-record.ts'

interface Game {
  readonly review: GameReview
  readonly events: readonly TableEvent[]
  /** Loss of the user's answers. */
  readonly lost: number
}

/** A game whose user answers at random, often for the best. */
function game(rules: RuleSet, goal: Goal, i: number): Game {
  const setup = setupOf(goal, {
    scope: 'game',
    kind: DECISION_KINDS[i % 3]!,
    bot: BOTS[i % 4]!,
    seed: `game ${i}`,
  })
  const thresholds = { inaccuracy: 1, mistake: 2, blunder: 3 }
  const session = drillSession(kitOf(rules, goal), { setup, needs: new Map(), thresholds })
  const random = seededRandom(`user ${i}`)
  const events: TableEvent[] = []
  let lost = 0
  for (;;) {
    const work = session.advance()
    let next = work.next()
    while (!next.done) next = work.next()
    events.push(...next.value.events)
    if (next.value.kind === 'over') return { review: session.review!, events, lost }
    const { options } = next.value.question
    const option = random.next() < 0.7 ? options[0]! : pick(random, options)
    lost += option.loss
    session.repeat(option)
  }
}

/** Points made in the user's turns, as the play for points counts them. */
function madeByYou(rules: RuleSet, events: readonly TableEvent[]): number {
  const { points } = contextOf(rules)
  let made = 0
  let own = 0
  let farkles = 0
  for (const event of events) {
    if (!('who' in event) || event.who !== 'you') continue
    if (event.kind === 'turn') own = event.own
    if (event.kind === 'banked') {
      made += event.points
      farkles = 0
    }
    if (event.kind === 'farkled' && rules.farklePenalty) {
      made -= strategyAt(points, own, farkles).goal.farklePenalty
      farkles = (farkles + 1) % rules.farklePenalty.farkles
    }
  }
  return made
}

describe.each(Object.keys(DRILLED))('a game of %s in review', (name) => {
  const rules = DRILLED[name]!

  it.each(GOALS)('is start, skill and luck, for %s', (goal) => {
    let instantly = 0
    for (let i = 0; i < 16; i++) {
      const { review, events, lost } = game(rules, goal, i)
      const { start, result, skill, luck, line } = review
      const sum = start + skill.you + skill.bot + luck.you + luck.bot
      expect(Math.abs(result - sum)).toBeLessThan(1e-9)
      expect(skill.you).toBeCloseTo(-lost, 9)
      // For points a game that the bot wins before the user's turn has no line.
      const played =
        goal === 'wins' || events.some((event) => 'who' in event && event.who === 'you')
      expect(line[0]?.label).toEqual(played ? { kind: 'start' } : undefined)
      expect(line.at(-1)?.value ?? 0).toBeCloseTo(result, 9)

      const over = events.at(-1)!
      expect(over).toMatchObject({ kind: 'game-over', winner: review.winner, you: review.you })
      expect(review.luckiest?.gain ?? 1).toBeGreaterThan(0)
      expect(review.unluckiest?.gain ?? -1).toBeLessThan(0)
      if (goal === 'wins') {
        expect(result).toBe({ you: 1, both: 0.5, bot: 0 }[review.winner])
        expect(skill.bot).toBeGreaterThanOrEqual(0)
        if (i % 4 === 3) expect(skill.bot).toBeLessThan(1e-9)
        const rolls: number[] = []
        const lucks = { you: 0, bot: 0 }
        for (const [j, { label, value, who }] of line.entries()) {
          if (label.kind !== 'rolled' && label.kind !== 'farkled') continue
          const gain = value - line[j - 1]!.value
          rolls.push(gain)
          lucks[who] += gain
        }
        expect(luck.you).toBeCloseTo(lucks.you, 9)
        expect(luck.bot).toBeCloseTo(lucks.bot, 9)
        expect(review.luckiest?.gain ?? 0).toBeCloseTo(Math.max(0, ...rolls), 9)
        expect(review.unluckiest?.gain ?? 0).toBeCloseTo(Math.min(0, ...rolls), 9)
      } else {
        expect([skill.bot, luck.bot]).toEqual([0, 0])
        expect(line.every(({ who }) => who === 'you')).toBe(true)
        // Six of a kind wins before it is banked, while for points it is a roll like any other.
        const last = events.at(-2)!
        if (last.kind === 'rolled' && last.who === 'you') instantly++
        else expect(result).toBeCloseTo(madeByYou(rules, events), 6)
      }
    }
    expect(instantly).toBeLessThan(4)
  })
})

/** The turns of a game as its events tell them. */
function turnsIn(events: readonly TableEvent[]): RecordedTurn[] {
  const turns: RecordedTurn[] = []
  let throws: RecordedThrow[] = []
  const end = (how: RecordedTurn['end']): void => {
    turns.push({ throws, end: how })
    throws = []
  }
  for (const event of events) {
    if (event.kind === 'rolled') throws.push({ rolled: event.dice.toSorted(), kept: null })
    if (event.kind === 'set-aside') {
      throws.push({ ...throws.pop()!, kept: event.dice.toSorted() })
    }
    if (event.kind === 'banked') end('bank')
    if (event.kind === 'farkled') end('farkle')
    if (event.kind === 'game-over' && throws.length > 0) end('wins')
  }
  return turns
}

describe.each(Object.keys(DRILLED))('a game of %s as a record', (name) => {
  const rules = DRILLED[name]!

  it.each(GOALS)('has every throw and choice of both players, for %s', (goal) => {
    const played = rulesAtTable(rules, goal)
    const ends = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const { review, events } = game(rules, goal, i)
      const kept = v.parse(gameReviewSchema, JSON.parse(JSON.stringify(review)))
      const record = recordedGame(played, goal, kept)!
      const turns = turnsIn(events)
      // Where only banking or rolling is asked, other dice may have made the same points.
      expect(record.turns.map(({ end }) => end)).toEqual(turns.map(({ end }) => end))
      if (i % 3 !== 0) expect(record.turns).toEqual(turns)
      const date = '2026-01-31T18:00Z'
      const names = { you: 'Ann', bot: 'Bo' }
      const text = reviewedGameText(rules, { goal, seed: `game ${i}` }, kept, { names, date })
      const read = readGame(text!)
      expect(read).toMatchObject({ ok: true, value: { rules: played, seed: `game ${i}`, date } })
      if (!read.ok) return
      const { players, result } = read.value
      expect(read.value.turns).toEqual(record.turns)
      expect(players[0]).toBe(names[record.first])
      const winner = { A: players[0], B: players[1], tie: 'both' }[result]
      expect(winner).toBe(review.winner === 'both' ? 'both' : names[review.winner])
      ends.add(result)
    }
    expect(ends.size).toBeGreaterThan(1)
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
