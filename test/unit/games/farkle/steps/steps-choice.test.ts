import { describe, expect, it } from 'vitest'
import { parse } from 'valibot'
import { actionsOf } from '#shared/games/farkle/analysis/actions.ts'
import { firstPosition, type Position } from '#shared/games/farkle/analysis/position.ts'
import { tableRequests } from '#shared/games/farkle/requests/table.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { StepRule } from '#shared/games/farkle/steps/step-rule.ts'
import { stepsChoice } from '#shared/games/farkle/steps/steps-choice.ts'
import type { Face } from '#shared/dice/multiset.ts'

const rules = PRESETS.farkle
/** Take all, bank from 250; of five or six keep one below 350; with four to six left always roll. */
const STEPS: readonly StepRule[] = [
  { kind: 'bank', left: { least: 1, most: 6 }, from: 250 },
  {
    kind: 'keepOne',
    rolled: { least: 5, most: 6 },
    below: null,
    unlessTurn: 350,
    unlessRoll: null,
    unlessAlike: false,
  },
  { kind: 'bank', left: { least: 4, most: 6 }, from: null },
]

function chosen(rolled: readonly Face[], changes: Partial<Position> = {}, finalTurn = false) {
  const position = { ...firstPosition(rules), dice: { rolled }, ...changes }
  const { setAside, then } = stepsChoice(
    STEPS,
    rules,
    position,
    actionsOf(rules, position),
    finalTurn,
  )
  return `${setAside.join('')} ${then}`
}

describe('who follows three steps', () => {
  it('keeps one die of five or six, the one with most points', () => {
    expect(chosen([1, 1, 1, 5, 5, 5])).toBe('111555 roll')
    expect(chosen([1, 5, 2, 3, 6, 6])).toBe('1 roll')
    expect(chosen([5, 5, 2, 3, 6], { turnTotal: 100 })).toBe('5 roll')
  })

  it('takes all where they bring the turn to the number, or of fewer dice', () => {
    expect(chosen([1, 1, 2, 3, 6], { turnTotal: 150 })).toBe('11 bank')
    expect(chosen([1, 5, 2], { turnTotal: 50 })).toBe('15 roll')
    expect(chosen([1, 5, 2], { turnTotal: 100 })).toBe('15 bank')
  })

  it('banks what wins, and in a last turn nothing less', () => {
    expect(chosen([1, 2, 2, 3, 6, 6], { own: 9900 })).toBe('1 bank')
    const last = { own: 9000, opponent: 10_000, turnTotal: 300 }
    expect(chosen([1, 5, 2], last, true)).toBe('15 roll')
    expect(chosen([1, 5, 2], { ...last, turnTotal: 900 }, true)).toBe('15 bank')
  })
})

it('bots of earlier versions are read as those who play on for them', () => {
  const advice = { rules, position: firstPosition(rules), players: 2, seed: 'a' }
  const botOf = (bot: string) => parse(tableRequests['farkle.advise'], { ...advice, bot }).bot
  expect(['columns', 'few', 'perfect'].map(botOf)).toEqual(['five-steps', 'three-steps', 'perfect'])
})
