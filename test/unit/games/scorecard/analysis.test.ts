import { describe, expect, it } from 'vitest'
import { facesOf, multisetOf, type Face } from '#shared/dice/multiset.ts'
import { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { cardStates, stateIndex } from '#shared/games/scorecard/solve/states.ts'
import { scoreStatistics } from '#shared/games/scorecard/analysis/score-distribution.ts'
import { parseCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import { EMPTY_CARD, type Scorecard } from '#shared/games/scorecard/rules/scorecard.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { boxOf } from '#test/support/yahtzee-boxes.ts'
import { unwrap } from '#test/support/results.ts'
import { tableOf } from '#test/support/yahtzee-sources.ts'

const rules = PRESETS.forced
const states = cardStates(rules)
const table = tableOf(rules)
const analyser = new ScorecardAnalyser(states, table)

const cardOf = (code: string): Scorecard => unwrap(parseCardCode(rules, code))
const analyse = (code: string, dice: string, rerolls: number) =>
  analyser.analyse(cardOf(code), [...dice].map(Number) as Face[], rerolls)
const bestOf = (code: string, dice: string, rerolls: number): string => {
  const { choice } = analyse(code, dice, rerolls).choices[0]!
  return choice.kind === 'keep' ? facesOf(choice.dice).join('') : rules.boxes[choice.box]!.name
}

describe('a position, analysed', () => {
  it('has every keep of the dice once, the best first, and the loss of the others', () => {
    const { value, before, choices } = analyse('t0', '12244', 2)
    expect(choices).toHaveLength(18)
    expect(before).toBeCloseTo(254.587729, 6)
    expect(choices[0]).toMatchObject({ value, loss: 0 })
    for (const { value: own, loss } of choices) expect(own + loss).toBeCloseTo(value, 9)
    expect(choices.map(({ loss }) => loss)).toEqual(
      choices.map(({ loss }) => loss).toSorted((a, b) => a - b),
    )
  })

  it('ranks the boxes with no reroll left, points and what is to come together', () => {
    const { choices } = analyse('t0', '66655', 0)
    expect(choices).toHaveLength(13)
    for (const { choice, value } of choices) {
      if (choice.kind === 'keep') throw new Error('no reroll is left')
      const after = {
        used: 1 << choice.box,
        total: choice.box < boxOf('threeOfAKind') ? choice.points : 0,
        alikeScored: false,
      }
      expect(value).toBeCloseTo(choice.points + table[stateIndex(states, after)]!, 9)
    }
  })

  it('zeroes the ones for the Yahtzee or keeps them for the bonus, as in the paper', () => {
    // Section 4: ones and Yahtzee are left, and 5 6 6 6 6 is on the table.
    expect(bestOf('x23456kqhslc.t35', '56666', 0)).toBe('ones')
    expect(bestOf('x23456kqhslc.t62', '56666', 0)).toBe('yahtzee')
    // Section 8: Yahtzee and chance are left.
    expect(bestOf('x123456kqhsl.t63', '11112', 0)).toBe('yahtzee')
    expect(bestOf('x123456kqhslc.t63', '56666', 1)).toBe('6666')
  })

  it('is refused on a card that cannot be', () => {
    const card = { ...EMPTY_CARD, total: 3 }
    expect(() => analyser.analyse(card, [1, 1, 1, 1, 1], 0)).toThrow('total')
  })
})

it('the points still to come have the mean of the solver and known chances with two boxes open', () => {
  // Only sixes and the 35 points at stake: 63 is reached with two more sixes.
  const code = 'x12345kqhslc.t51.y0'
  const { mean, bonus, scores } = scoreStatistics(states, new TurnView(states, table), {
    card: cardOf(code),
  })
  expect(mean).toBeCloseTo(table[stateIndex(states, cardOf(code))]!, 9)
  const six = 91 / 216
  const exactly = (n: number, ways: number): number => ways * six ** n * (1 - six) ** (5 - n)
  expect(bonus.chance).toBeCloseTo(1 - exactly(0, 1) - exactly(1, 5), 12)
  expect(scores.first).toBe(0)
  expect(scores.chances[12 + 35]).toBeCloseTo(exactly(2, 10), 12)
})

describe('points for the first roll of a turn', () => {
  const generala = PUBLISHED_CARDS.generala!
  const game = cardStates(generala)
  const values = tableOf(generala)
  const card = { used: 0b1110111111, total: 0, alikeScored: false }
  const own = new ScorecardAnalyser(game, values)
  const straight: Face[] = [1, 2, 3, 4, 5]

  it('are part of stopping at once, and of no later stop', () => {
    const open = { ...card, used: 0b1110111111 & ~(1 << 6) }
    const stop = (rerolls: number) =>
      own
        .analyse(open, straight, rerolls)
        .choices.find(({ choice }) => choice.kind === 'keep' && facesOf(choice.dice).length === 5)!
    const after = own.valueOf({ ...open, used: open.used | (1 << 6) })
    expect(stop(2).value).toBeCloseTo(25 + after, 12)
    expect(stop(1).value).toBeCloseTo(20 + after, 12)
    const [end] = own.endsAfter(open, multisetOf(straight), 2)
    expect(end).toEqual({ box: 6, chance: 1, points: 25, zero: 0 })
  })

  it('count in a box only for the first roll', () => {
    const open = { ...card, used: 0b1110111111 & ~(1 << 6) }
    const points = (isFirst: boolean) =>
      own
        .analyse(open, straight, 0, isFirst)
        .choices.flatMap(({ choice }) =>
          choice.kind === 'score' ? [[choice.box, choice.points]] : [],
        )
    expect(points(true)).toContainEqual([6, 25])
    expect(points(false)).toContainEqual([6, 20])
  })

  it('are in the final scores of the best play', () => {
    const { mean } = scoreStatistics(game, new TurnView(game, values))
    expect(mean).toBeCloseTo(149.113255132, 9)
  })
})
