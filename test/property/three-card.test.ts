import { describe, expect, test } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { bankCardAtHand } from '#shared/games/farkle/input/shipped-cards.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { findThreeCard, lossBy } from '#shared/games/farkle/solve/three/three-card.ts'
import {
  cardAim,
  TableMatch,
  type TableChance,
} from '#shared/games/farkle/solve/three/table-match.ts'
import { ThreePlay } from '#shared/games/farkle/solve/three/three-play.ts'
import { solveThree } from '#shared/games/farkle/solve/three/three-solver.ts'
import type { ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { ThumbTurns } from '#shared/games/farkle/solve/thumb/thumb-turns.ts'
import type { TurnNode } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { endRow } from '#shared/games/farkle/solve/win/win-states.ts'

const rules = { ...PRESETS.farkle, goal: 1_500 }
const game = winGame(rules)
const board = solveThree(game)
const three = new ThreePlay(game, board)
const { rule: card } = bankCardAtHand(rules, 4)

/** The mover's chance in a turn by the card, roll by roll. */
function worthByRolls(own: number, next: number, third: number): number {
  const turn = three.turn(own, next, third)
  const turns = new ThumbTurns(game, card, endRow(game, 0))
  const plan = turns.plan(cardAim(game, [own, next, third]))
  const known = new Map<string, number>()
  const roll = (n: TurnNode, row: number): number => {
    const key = `${n} ${row}`
    const before = known.get(key)
    if (before !== undefined) return before
    const dice = game.model.byDice[n]!
    let worth = game.instantWin[n]! + dice.farkleProbability * turn.farkle[0]
    for (let group = 0; group < dice.groupCount; group++) {
      const first = dice.optionStart[group]!
      const options = Array.from({ length: dice.optionStart[group + 1]! - first }, (_, i) => ({
        node: dice.optionLeft[first + i]!,
        after: row + dice.optionSteps[first + i]!,
      }))
      const worths = options.map(({ node, after }) => plan.worth(node, after))
      const { node, after } = options[worths.indexOf(Math.max(...worths))]!
      const taken = plan.banks(node, after) ? turn.bank(after)[0] : roll(node, after)
      worth += dice.probability[group]! * taken
    }
    known.set(key, worth)
    return worth
  }
  return roll(game.model.start, 0)
}

function winsOf(
  rule: ThumbRule,
  counts: 'decisions' | 'wins',
  rounds: number,
  played = rules,
): TableChance {
  const own = winGame(played)
  const solution = played === rules ? three : new ThreePlay(own, solveThree(own))
  const match = new TableMatch(
    { game: own, three: solution, card: rule },
    ['card', 'three', 'three'],
    seededRandom('a table'),
    counts,
  )
  for (let round = 0; round < rounds; round++) match.round()
  return match.chances[0]!
}

describe('a card at a table of three', () => {
  test('loses in a turn what its choices lose roll by roll', () => {
    const lossAt = lossBy(game, board, new ThumbTurns(game, card, endRow(game, 0)))
    const states = [
      [0, 0, 0],
      [3, 12, 20],
      [20, 12, 3],
      [29, 10, 28],
      [15, 29, 2],
      [28, 29, 27],
    ] as const
    for (const [own, next, third] of states) {
      const loss = three.chances(own, next, third)[0] - worthByRolls(own, next, third)
      expect(lossAt([own, next, third])).toBeCloseTo(loss, 12)
      expect(loss).toBeGreaterThan(-1e-12)
    }
  })

  test('wins as often by its decisions as by the games that it wins', () => {
    const counted = winsOf(card, 'decisions', 150)
    const won = winsOf(card, 'wins', 1_000)
    const apart = Math.abs(counted.mean - won.mean)
    expect(apart).toBeLessThan(4.5 * Math.hypot(counted.error, won.error))
    expect(counted.mean).toBeLessThan(1 / 3)
  })

  test('is found for its table, and wins more there than the card of two', () => {
    const done: number[] = []
    const short = { ...rules, goal: 500 }
    const { rule } = bankCardAtHand(short, 4)
    const solved = solveThree(winGame(short))
    const found = findThreeCard(winGame(short), solved, rule, (part) => done.push(part))
    const before = winsOf(rule, 'decisions', 500, short)
    const { mean, error } = found.wins
    expect(mean).toBeGreaterThan(before.mean - 4 * Math.hypot(error, before.error))
    expect(mean).toBeLessThan(1 / 3)
    expect(found.rule.columns.holds).toHaveLength(card.columns.holds.length)
    expect(done.at(-1)).toBe(1)
    expect(done).toEqual(done.toSorted((a, b) => a - b))
  })
})
