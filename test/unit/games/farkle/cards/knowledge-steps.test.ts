import { describe, expect, it } from 'vitest'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { stepsOfKnowledge } from '#shared/games/farkle/cards/knowledge-steps.ts'
import { averagePoints, holdResults } from '#shared/games/farkle/cards/turn-plays.ts'
import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import {
  FARKLE_THRESHOLDS,
  solvedLimit,
  sourcesOf,
  strategiesOf,
} from '#test/support/deck-sources.ts'
import { SlowTurn, turnResults } from '#test/property/slow-plan.ts'
import { slowPlayer } from '#test/property/slow-players.ts'
import { slowRolls } from '#test/property/slow-rules.ts'

const { farkle, zilch } = PRESETS
const ids = Object.keys(PRESETS) as PresetId[]

/**
 * Points and farkle probability of a turn in which all points are taken, roll by roll and with no
 * model: `banks` says when it ends. Totals beyond `end` are banked.
 */
function takingAll(
  rules: RuleSet,
  banks: (dice: number, total: number) => boolean,
  end: number,
): { points: number; farkleProbability: number } {
  const player = {
    ...slowPlayer(rules, { kind: 'hold', at: 1 }),
    banks: (total: number, left: number) => total > end || banks(left, total),
  }
  const start = { own: 0, opponent: 0, ownFarkles: 0, opponentFarkles: 0 }
  const turn = new SlowTurn(slowRolls(rules), player, start)
  const { banked, farkle } = turnResults(rules, turn, () => 'free')
  const points = [...banked].reduce((sum, [total, chance]) => sum + total * chance, 0)
  return { points, farkleProbability: farkle }
}

describe('the steps of knowledge', () => {
  it('of the presets add so many points a turn', () => {
    const steps = Object.fromEntries(
      ids.map((id) => [
        id,
        stepsOfKnowledge(sourcesOf(PRESETS[id])).map(
          (step) => `${step.id} ${step.points!.toFixed(3)} ${step.adds?.toFixed(3) ?? ''}`,
        ),
      ]),
    )
    expect(steps).toMatchInlineSnapshot(`
      {
        "facebook": [
          "hold 447.511 ",
          "limits 498.923 51.411",
          "values 541.039 42.116",
          "table 548.736 7.697",
        ],
        "farkle": [
          "once 308.883 ",
          "hold 382.112 73.229",
          "limits 402.004 19.892",
          "values 439.793 37.789",
          "table 446.571 6.779",
        ],
        "possibly-wrong": [
          "once 388.535 ",
          "hold 452.240 63.705",
          "limits 503.550 51.310",
          "values 532.831 29.281",
          "table 542.063 9.232",
        ],
        "zilch": [
          "hold 493.301 ",
          "limits 568.222 74.920",
          "values 609.692 41.470",
          "table 620.082 10.390",
          "turn-types 620.515 0.433",
          "tables 620.800 0.285",
          "best 620.855 0.054",
        ],
      }
    `)
  })

  it('begin with what taking all points and banking at once makes, counted roll by roll', () => {
    const [once, hold] = stepsOfKnowledge(sourcesOf(farkle))
    expect(once).toMatchObject({ id: 'once', policy: { kind: 'hold', at: 50 } })
    expect(once!.points).toBeCloseTo(takingAll(farkle, () => true, 0).points, 9)
    expect(hold).toMatchObject({ id: 'hold', policy: { kind: 'hold', at: 250 } })
    expect(hold!.points).toBeCloseTo(takingAll(farkle, (_, t) => t >= 250, 300).points, 9)
  })

  it('know the points of each number to bank at, and the best one', () => {
    const results = [...holdResults(turnModel(farkle), 0)]
    const few = results.filter(({ at }) => at <= 700)
    expect(few).toHaveLength(14)
    for (const { at, points, farkleProbability } of few) {
      const slow = takingAll(farkle, (_, total) => total >= at, at)
      expect(points).toBeCloseTo(slow.points, 9)
      expect(farkleProbability).toBeCloseTo(slow.farkleProbability, 12)
    }
    const best = results.toSorted((a, b) => b.points - a.points)[0]!
    expect(new DeckWorth(sourcesOf(farkle)).hold).toMatchObject({ at: best.at })
  })

  it('count the limits roll by roll as well', () => {
    const [strategy] = strategiesOf(farkle)
    const limits = [1, 2, 3, 4, 5, 6].map((n) => solvedLimit(strategy!, n as 1))
    const slow = takingAll(farkle, (n, total) => total >= limits[n - 1]!, 20_000)
    const step = stepsOfKnowledge(sourcesOf(farkle)).find(({ id }) => id === 'limits')
    expect(step!.points).toBeCloseTo(slow.points, 9)
  })

  it('average over the turn types of a long game, the penalty included', () => {
    const worth = new DeckWorth(sourcesOf(zilch))
    expect(worth.best).toBeCloseTo(sourcesOf(zilch).report.averagePoints!, 9)
    const turn = takingAll(zilch, (_, total) => total >= 300, 400)
    const { points: p, farkleProbability: z } = turn
    const average = (p * (1 + z + z * z) - z ** 3 * 500) / (1 + z + z * z)
    expect(averagePoints([turn], zilch.farklePenalty)).toBeCloseTo(average, 9)
    expect(worth.once).toBeCloseTo(average, 9)
    expect(worth.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12)
  })

  it('are where the worth of decks comes from', () => {
    for (const id of ['farkle', 'zilch'] as const) {
      const sources = sourcesOf(PRESETS[id])
      const worthOf = new DeckWorth(sources)
      const decks = decksOf(sources, worthOf)
      const steps = stepsOfKnowledge(sources, worthOf)
      const points = (wanted: string) => steps.find((step) => step.id === wanted)!.points!
      const worth = (wanted: string) => decks.find((deck) => deck.id === wanted)!.worth.points
      expect(worth('limits')).toBeCloseTo(points('limits') - points('hold'), 9)
      expect(worth('gain-from')).toBeCloseTo(points('table') - points('limits'), 9)
      expect(worth('scoring')).toBeNull()
    }
  })

  it('give exceptions that cost together what the table loses', () => {
    const exceptions = decksOf(sourcesOf(zilch)).find(({ id }) => id === 'exceptions')!
    const sum = exceptions.cards.reduce((all, card) => all + card.worth!, 0)
    // Exactly so to first order: the shares of the turn types move a little with the play.
    expect(sum).toBeCloseTo(exceptions.worth.points!, 2)
  })

  it('end with the thresholds, as a policy, where they are known', () => {
    const last = stepsOfKnowledge(sourcesOf(farkle, FARKLE_THRESHOLDS)).at(-1)!
    expect(last).toMatchObject({ id: 'thresholds', points: null, adds: null })
    const { own, opponent } = FARKLE_THRESHOLDS
    expect(last.policy).toEqual({ kind: 'go-for-it', thresholds: { own, opponent } })
    expect(stepsOfKnowledge(sourcesOf(farkle)).at(-1)!.id).toBe('table')
  })
})
