import { describe, expect, it } from 'vitest'
import { thumbExample } from '#shared/games/farkle/analysis/thumb-example.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

const exampleOf = (text: string, rules: RuleSet = PRESETS.farkle) =>
  thumbExample(ruleOf(text), rules)

describe('an example of a rule of thumb', () => {
  it('weighs every choice of dice as the rule says', () => {
    const example = exampleOf('hold=0:200/150/500/1150/1900,columns=0.35,divide=6,go=9550')!
    // Behind by 2,000 of 5,000 that they still need.
    expect(example).toMatchObject({ own: 3000, opponent: 5000, turnTotal: 200 })
    expect(example.rolled).toEqual([1, 5, 1, 3, 6])
    // One 1 leaves 4 dice at 300: (1150 - 300) / 6.
    expect(example.choices).toMatchObject([
      { setAside: [1], turnTotal: 300, diceLeft: 4, rolls: true },
      { setAside: [1, 1], turnTotal: 400, diceLeft: 3, rolls: true },
      { setAside: [1, 1, 5], turnTotal: 450, diceLeft: 2, rolls: false, sum: 450 },
    ])
    const values = example.choices.map(({ value }) => value!)
    expect(values[0]).toBeCloseTo(850 / 6, 5)
    expect(values[1]).toBeCloseTo(100 / 6, 5)
    expect(values[2]).toBeCloseTo(-300 / 6, 5)
    expect(example.choices.map(({ sum }) => Math.round(sum))).toEqual([442, 417, 450])
    expect(example.chosen).toBe(2)
  })

  it('rolls below a minimum, near the goal and once the rule goes for it', () => {
    const none = 'hold=0'
    const rolls = (text: string, rules?: RuleSet) =>
      exampleOf(text, rules)!.choices.map((choice) => choice.rolls)
    expect(rolls(none)).toEqual([false, false, false])
    expect(rolls(none, { ...PRESETS.farkle, minimumBank: 400 })).toEqual([true, false, false])
    expect(rolls('hold=0,go=5000')).toEqual([true, true, true])
    expect(rolls('hold=0,go=5050')).toEqual([false, false, false])
    expect(rolls('hold=0,near=6600')).toEqual([false, true, true])
  })

  it('is not there where the roll offers no choice', () => {
    expect(exampleOf('hold=0', { ...PRESETS.farkle, mustSetAsideAll: true })).toBeNull()
  })
})
