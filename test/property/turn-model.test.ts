import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { facesOf } from '#shared/dice/multiset.ts'
import {
  turnModel,
  type DiceModel,
  type TurnModel,
} from '#shared/games/farkle/solve/turn/turn-model.ts'
import { ruleSets } from './rule-set-arbitrary.ts'
import { runs } from './runs.ts'
import { slowRolls, type SlowRoll } from './slow-rules.ts'

/** A roll's options in words: the most points for each number of dice, ascending. */
function optionsText(moves: SlowRoll['moves']): string {
  return [1, 2, 3, 4, 5, 6]
    .map((taken) => ({
      taken,
      points: Math.max(0, ...moves.filter((move) => move.taken === taken).map((m) => m.points)),
    }))
    .filter(({ points }) => points > 0)
    .map(({ taken, points }) => `${taken} dice ${points}`)
    .join(', ')
}

/** The same words for a group of the model. */
function groupText(model: TurnModel, dice: DiceModel, group: number): string {
  const options: string[] = []
  for (let o = dice.optionStart[group]!; o < dice.optionStart[group + 1]!; o++) {
    options.push(`${dice.optionDice[o]} dice ${dice.optionSteps[o]! * model.grid}`)
  }
  return options.join(', ')
}

function slowGroups(rolls: readonly SlowRoll[]): { ways: Map<string, number>; farkles: number } {
  const ways = new Map<string, number>()
  let farkles = 0
  for (const roll of rolls) {
    const text = optionsText(roll.moves)
    if (text === '') farkles += roll.ways
    else ways.set(text, (ways.get(text) ?? 0) + roll.ways)
  }
  return { ways, farkles }
}

describe('the turn model of random house rules', () => {
  it('has the groups and chances that counting all ordered rolls and all subsets gives', () => {
    fc.assert(
      fc.property(ruleSets, (rules) => {
        const model = turnModel(rules)
        const rolls = slowRolls(rules)
        for (const n of DICE_COUNTS) {
          const dice = model.byDice[n]!
          const slow = slowGroups(rolls[n]!)
          const groups = Array.from({ length: dice.groupCount }, (_, g) => [
            groupText(model, dice, g),
            dice.probability[g],
          ])
          const counted = [...slow.ways].map(([text, ways]) => [text, ways / 6 ** n])
          expect(groups).toHaveLength(slow.ways.size)
          expect(Object.fromEntries(groups)).toEqual(Object.fromEntries(counted))
          expect(dice.farkleProbability).toBe(slow.farkles / 6 ** n)
        }
      }),
      runs(60),
    )
  })

  it('shows for every group a roll of the group', () => {
    fc.assert(
      fc.property(ruleSets, (rules) => {
        const model = turnModel(rules)
        const rolls = slowRolls(rules)
        for (const n of DICE_COUNTS) {
          const dice = model.byDice[n]!
          dice.example.forEach((example, g) => {
            const faces = example.flatMap(facesOf).join('')
            const roll = rolls[n]!.find((other) => other.dice.join('') === faces)!
            expect(optionsText(roll.moves)).toBe(groupText(model, dice, g))
          })
        }
      }),
      runs(20),
    )
  })

  it('has the coarsest grid that every score fits on', () => {
    fc.assert(
      fc.property(ruleSets, (rules) => {
        const { grid, largestSteps } = turnModel(rules)
        const points = slowRolls(rules).flatMap((rolls) =>
          rolls.flatMap(({ moves }) => moves.map((move) => move.points)),
        )
        expect(points.every((score) => score % grid === 0)).toBe(true)
        expect(Math.max(...points)).toBe(largestSteps * grid)
        const coarser = [2, 3, 5, 7, 11, 13].map((factor) => grid * factor)
        expect(coarser.every((other) => points.some((score) => score % other !== 0))).toBe(true)
      }),
      runs(40),
    )
  })
})
