import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { cardAt, cardStates, stateIndex, unitOf } from '#shared/games/scorecard/solve/states.ts'
import { scoreStatistics } from '#shared/games/scorecard/analysis/score-distribution.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { mostScore } from '#shared/games/scorecard/solve/target/target-bounds.ts'
import { chanceIn } from '#shared/games/scorecard/solve/target/target-rows.ts'
import { CardReply } from '#shared/games/scorecard/solve/versus/card-reply.ts'
import { ScoreRanges } from '#shared/games/scorecard/solve/versus/score-range.ts'
import {
  byScore,
  limitOf,
  winChance,
  winsByScore,
} from '#shared/games/scorecard/solve/versus/reward.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { bestReplies } from '#test/support/best-reply.ts'
import { seenChances } from '#test/support/seen-chances.ts'
import { solveTargets } from '#test/support/yahtzee-solve.ts'
import { smallCard } from './card-arbitrary.ts'
import { enough, runs } from './runs.ts'
import { emptyState, slowReward, type SlowState } from './slow-card.ts'
import { cardOf } from './slow-states.ts'

/** Final scores that no two ways to play win equally often against. */
function anyScores(card: RuleSet, seed: number): Float64Array {
  const random = seededRandom(`${seed}`)
  const weights = Array.from({ length: mostScore(card) + 2 }, () => 0.05 + random.next())
  const scores = { first: 0, chances: weights.map((one) => one / weights.length) }
  return byScore(scores, limitOf(scores))
}

const indexOf = (card: RuleSet, state: SlowState): number =>
  stateIndex(cardStates(card), cardOf(card, state))

/** Where the points of further rolls all alike are most of what can be made. */
const FURTHER: RuleSet = {
  name: 'All alike, and twice more',
  dice: 3,
  rolls: 2,
  boxes: [
    { name: 'alike', shape: { kind: 'alike', sizes: [3] }, sum: 'none', plus: 50 },
    { name: 'ones', shape: { kind: 'face', face: 1 }, sum: 'shape', plus: 0 },
    { name: 'any', shape: { kind: 'any' }, sum: 'all', plus: 0 },
  ],
  bonus: [],
  jokers: 'free',
  further: 1000,
  order: 'free',
}

describe('the best reply to final scores against a slow solve', () => {
  it('wins as often from every state and score that can occur, and ends with the same scores', () => {
    let compared = 0
    fc.assert(
      fc.property(smallCard, fc.nat(), (card, seed) => {
        const opponent = anyScores(card, seed)
        const limit = opponent.length - 1
        const wins = winsByScore(opponent)
        const slow = slowReward(card, (score) => wins[score]!)
        const start = slow.value(emptyState(card), 0)
        const reply = bestReplies(card, opponent, 1, ({ phase }) => phase === 'mass')
        for (const { state, score, value } of slow.known.values()) {
          const level = card.boxes.length - state.open.length
          const found = chanceIn(reply.rows, level, indexOf(card, state), limit - score)
          if (!(Math.abs(found - value) < 1e-10))
            expect({ state, score, found }).toEqual({ state, score, found: value })
          compared++
        }
        expect(reply.value).toBeCloseTo(start, 12)
        const scores = slow.finalScores()
        for (const [score, chance] of reply.scores.entries()) {
          expect(Math.abs(chance - (scores.get(score) ?? 0))).toBeLessThan(1e-10)
        }
        expect(reply.scores.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 11)
      }),
      runs(12),
    )
    expect(compared).toBeGreaterThanOrEqual(enough(100))
  })

  it('gives each state a range that holds all of its scores', () => {
    fc.assert(
      fc.property(smallCard, (card) => {
        const states = cardStates(card)
        const ranges = new ScoreRanges(states)
        const slow = slowReward(card, (score) => score)
        slow.value(emptyState(card), 0)
        for (const { state, score } of slow.known.values()) {
          const index = indexOf(card, state)
          const { least, most } = ranges.ofUnit(unitOf(states, index))(index % states.rows)
          expect(score).toBeGreaterThanOrEqual(least)
          expect(score).toBeLessThanOrEqual(most)
        }
      }),
      { ...runs(12), examples: [[FURTHER]] },
    )
  })
})

describe('the best reply from a card on', () => {
  it('wins as often as a slow solve from every state and score that can occur', () => {
    let compared = 0
    fc.assert(
      fc.property(smallCard, fc.nat(), (card, seed) => {
        const opponent = anyScores(card, seed)
        const wins = winsByScore(opponent)
        const slow = slowReward(card, (score) => wins[score]!)
        slow.value(emptyState(card), 0)
        const states = cardStates(card)
        const reply = new CardReply(states)
        for (const { state, score, value } of slow.known.values()) {
          const from = { card: cardAt(states, indexOf(card, state)), points: score }
          expect(reply.fits(from.card)).toBe(true)
          const { chance } = reply.turn(from, { first: 0, chances: opponent })
          if (!(Math.abs(chance - value) < 1e-10))
            expect({ state, score, chance }).toEqual({ state, score, chance: value })
          compared++
        }
      }),
      runs(12),
    )
    expect(compared).toBeGreaterThanOrEqual(enough(100))
  })

  it('is told for no card that is too open', () => {
    const yahtzee = PUBLISHED_CARDS.yahtzee!
    const reply = new CardReply(cardStates(yahtzee))
    expect(reply.fits(EMPTY_CARD)).toBe(false)
    expect(() => reply.turn({ card: EMPTY_CARD, points: 0 }, { first: 200, chances: [1] })).toThrow(
      'too open',
    )
  })
})

describe('what the play for points loses', () => {
  it('adds up to what the best reply gains, decision by decision', () => {
    let lost = 0
    fc.assert(
      fc.property(smallCard, fc.nat(), (card, seed) => {
        const opponent = anyScores(card, seed)
        const wins = winsByScore(opponent)
        const state = bestReplies(card, opponent, 1, () => true)
        const { states } = state
        const policy = new TurnView(states, solveCard(states))
        const { scores } = scoreStatistics(states, policy)
        const plain = winChance(byScore(scores, opponent.length - 1), wins)
        const { byTurn, list } = state.losses
        // Rare states and scores are left out.
        const sum = byTurn.reduce((all, one) => all + one, 0)
        expect(Math.abs(sum - (state.value - plain))).toBeLessThan(1e-4)
        for (const { frequency, loss, state: at, score, rerolls, played, best } of list) {
          expect(frequency).toBeLessThanOrEqual(1)
          expect(loss).toBeGreaterThan(0)
          expect(rerolls).toBeLessThan(card.rolls)
          expect(score).toBeLessThanOrEqual(mostScore(card))
          expect(at).toBeGreaterThanOrEqual(0)
          expect(best).not.toBe(played)
        }
        lost += sum
      }),
      runs(12),
    )
    expect(lost).toBeGreaterThanOrEqual(enough(1) / 1_000_000)
  })
})

describe('a score that is seen', () => {
  it('is beaten or reached as often as the chances of both targets allow', () => {
    fc.assert(
      fc.property(smallCard, fc.nat({ max: 60 }), (card, score) => {
        const limit = score + 1
        const opponent = byScore({ first: score, chances: [1] }, limit)
        const { value } = bestReplies(card, opponent, 1, () => true)
        const states = cardStates(card)
        const rows = solveTargets(states, { limit })
        const start = stateIndex(states, EMPTY_CARD)
        const reach = chanceIn(rows, 0, start, score)
        const beat = chanceIn(rows, 0, start, limit)
        expect(value).toBeLessThanOrEqual((reach + beat) / 2 + 1e-6)
        expect(value).toBeGreaterThanOrEqual(Math.max(beat, reach / 2) - 1e-6)
        // One sweep tells the chance against every score.
        expect(seenChances(states, 70)[score]).toBeCloseTo(value, 11)
      }),
      runs(12),
    )
  })
})

describe('members of a team', () => {
  it('find the same bits, one, two or three, in any order', () => {
    fc.assert(
      fc.property(smallCard, fc.nat(), (card, seed) => {
        const opponent = anyScores(card, seed)
        const [one, ...more] = [1, 2, 3].map((members) => {
          const { scores, value } = bestReplies(
            card,
            opponent,
            members,
            ({ phase }) => phase === 'mass',
          )
          return { scores: [...scores], value }
        })
        for (const other of more) expect(other).toEqual(one)
      }),
      runs(4),
    )
  })
})
