import { describe, expect, it } from 'vitest'
import { GOALS, type DiceCount } from '#shared/base/units.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { hintOf } from '#shared/games/farkle/drill/hints.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { optionWords } from '#shared/games/farkle/drill/option-words.ts'
import { DECISION_KINDS } from '#shared/games/farkle/drill/setup.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { ruleOfThumbOf, type TurnThreshold } from '#shared/games/farkle/drill/rule-of-thumb.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { DRILLED, kitOf, somePosition } from '../../../../support/drill-kits.ts'
import { stepRulesOf } from '#test/support/verdict-sample.ts'
import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'

/** Loss of an action against the other one with dice left. */
function lossOf(kit: StudyKit, position: Position, then: 'bank' | 'roll'): number {
  const { actions, value } = kit.judge.judge(position)
  return value - actions.find((action) => action.then === then)!.value
}

/** Action of a threshold at a turn total. */
function actionOf(threshold: TurnThreshold, turnTotal: number): 'bank' | 'roll' {
  if (threshold.kind === 'always-roll') return 'roll'
  if (threshold.kind === 'between') return threshold.action
  return turnTotal >= threshold.from ? 'bank' : 'roll'
}

/** The judge at every turn total that a rule speaks of, from the least that play can reach. */
function expectTrue(kit: StudyKit, position: Position, left: DiceCount, rule: TurnThreshold): void {
  const { grid } = kit.game.model
  const [from, last] =
    rule.kind === 'between' ? [rule.from, rule.to ?? rule.from + 20 * grid] : [grid, rule.upTo]
  const first = Math.max(from, kit.leastTotal(left) ?? grid)
  for (let turnTotal = first; turnTotal <= last; turnTotal += grid) {
    const at = { ...position, turnTotal, dice: { left } }
    expect(lossOf(kit, at, actionOf(rule, turnTotal))).toBeLessThanOrEqual(kit.judge.tolerance)
  }
}

describe.each(Object.keys(DRILLED))('rules of thumb for %s', (name) => {
  it.each(GOALS)('say what the judge says, for %s', (goal) => {
    const kit = kitOf(DRILLED[name]!, goal)
    const random = seededRandom(`thumbs ${name} ${goal}`)
    const seen = { rules: 0, silent: 0 }
    for (let i = 0; i < 90; i++) {
      const kind = DECISION_KINDS[i % 3]!
      const position = somePosition(kit, random, kind !== 'roll-or-bank')
      const question = makeQuestion(kit, kind, position)
      if (question === null) continue
      const best = question.options[0]!
      const ruleOfThumb = ruleOfThumbOf(kit, question, best)
      const hints = [hintOf(kit, question, 1), hintOf(kit, question, 2)]
      expect(hints[0]).not.toBe(hints[1])
      for (const hint of hints) expect(hint.toLowerCase()).not.toContain(optionWords(best))
      if (ruleOfThumb === null) {
        seen.silent++
        continue
      }
      seen.rules++
      expect(actionOf(ruleOfThumb.threshold, best.turnTotal)).toBe(best.best)
      expectTrue(kit, position, best.diceLeft, ruleOfThumb.threshold)
    }
    expect(seen.rules).toBeGreaterThan(10)
    expect(seen.silent).toBeLessThan(10)
  })
})

describe('what is said', () => {
  const position = (some: object) => ({ ...FIRST_POSITION, ...some })
  const said = (
    name: string,
    goal: 'points' | 'wins',
    kind: 'roll-or-bank' | 'set-aside' | 'both',
    some: object,
  ) => {
    const kit = kitOf(DRILLED[name]!, goal)
    const question = makeQuestion(kit, kind, position(some))!
    return [
      ruleOfThumbOf(kit, question, question.options[0]!)?.text,
      hintOf(kit, question, 1),
      hintOf(kit, question, 2),
    ]
  }

  it('is the breakpoint, for points', () => {
    // Table 3 of Busche and Neller 2017: three dice are banked from 400.
    expect(said('farkle', 'points', 'roll-or-bank', { turnTotal: 350, dice: { left: 3 } })).toEqual(
      [
        'With 3 dice left, bank from 400.',
        '3 dice farkle 27.8% of the time. A farkle loses 350.',
        'With 3 dice left, bank from 400.',
      ],
    )
  })

  it('is always to bank with one die, which is left from 250 on', () => {
    const one = { own: 500, turnTotal: 300, dice: { left: 1 } }
    for (const [goal, when] of [
      ['points', 'With'],
      ['wins', 'At 500 to 0, with'],
    ] as const) {
      const [rule] = said('farkle', goal, 'roll-or-bank', one)
      expect(rule).toBe(`${when} 1 die left, always bank.`)
    }
  })

  it('is told in words that suit the turn', () => {
    const left = (turnTotal: number, dice: number, some: object = {}) => ({
      own: 500,
      turnTotal,
      dice: { left: dice },
      ...some,
    })
    const rule = (name: string, goal: 'points' | 'wins', some: object) =>
      said(name, goal, 'roll-or-bank', some)[0]
    expect(rule('zilch', 'points', left(350, 3, { ownFarkles: 2 }))).toBe(
      'After 2 farkles in a row, with 3 dice left, bank as soon as you may, from 300.',
    )
    expect(rule('facebook', 'points', left(550, 1, { own: 0 }))).toBe(
      'While you have nothing banked, with 1 die left, bank as soon as you may, from 500.',
    )
    expect(rule('farkle', 'wins', left(350, 3, { opponent: 1300 }))).toBe(
      'At 500 to 1,300, with 3 dice left, roll until you reach the goal, with 1,000.',
    )
    expect(rule('zilch', 'wins', left(350, 3, { opponent: 1600 }))).toBe(
      'In the last turn, at 500 to 1,600, with 3 dice left, bank from 1,150.',
    )
    // Around the goal, which gives the other one the last word, more is not always banked.
    expect(rule('zilch', 'wins', left(350, 3, { opponent: 900 }))).toBe(
      'At 500 to 900, with 3 dice left, roll below 450.',
    )
    expect(said('zilch', 'points', 'roll-or-bank', left(350, 6)).slice(0, 2)).toEqual([
      'With 6 dice left, never bank.',
      '6 dice cannot farkle.',
    ])
  })

  it('says which dice to set aside by the step that decides, where it is known', () => {
    const dice = { rolled: [1, 1, 5, 2, 3] }
    const steps = stepRulesOf(DRILLED.farkle!)
    const kit = { ...kitOf(DRILLED.farkle!, 'points'), steps }
    const hint = (turnTotal: number): string =>
      hintOf(kit, makeQuestion(kit, 'set-aside', position({ turnTotal, dice }))!, 2)
    expect(hint(0)).toBe(
      'Rolling 5 or 6 dice, set aside only one where all that score bring the turn to less than 350 (here 250).',
    )
    expect(hint(300)).toBe('All that score bring the turn to 350 or more: set them all aside.')
    const plain = { ...kit, steps: [] }
    expect(hintOf(plain, makeQuestion(plain, 'set-aside', position({ dice }))!, 2)).toMatch(
      /^Compare what each choice leaves you/,
    )
  })
})
