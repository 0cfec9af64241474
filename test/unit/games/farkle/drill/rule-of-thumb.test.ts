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
    const seen = { rules: 0, trades: 0, silent: 0 }
    for (let i = 0; i < 90; i++) {
      const kind = DECISION_KINDS[i % 3]!
      const position = somePosition(kit, random, kind !== 'roll-or-bank')
      const question = makeQuestion(kit, kind, position)
      if (question === null) continue
      const chosen = Math.floor(random.next() * question.options.length)
      const ruleOfThumb = ruleOfThumbOf(kit, question, i % 2 === 0 ? chosen : 0)
      const best = question.options[0]!
      const hints = [hintOf(kit, question, 1), hintOf(kit, question, 2)]
      expect(hints[0]).not.toBe(hints[1])
      for (const hint of hints) expect(hint.toLowerCase()).not.toContain(optionWords(best))
      if (question.forced) expect(ruleOfThumb).toBeNull()
      else if (ruleOfThumb === null) seen.silent++
      if (!ruleOfThumb) continue
      if (ruleOfThumb.threshold) {
        seen.rules++
        const rule = ruleOfThumb.threshold
        expect(actionOf(rule, best.turnTotal)).toBe(best.best)
        expectTrue(kit, position, best.diceLeft, rule)
      }
      if (ruleOfThumb.dice) {
        const valueOf = (turnTotal: number, left: number) =>
          kit.judge.judge({ ...position, turnTotal, dice: { left } }).value
        const { best: right, other } = ruleOfThumb.dice
        const value = valueOf(right.turnTotal, right.diceLeft)
        expect(value).toBeCloseTo(best.value, 10)
        expect(valueOf(other.turnTotal, other.diceLeft)).toBeLessThan(value)
        if (ruleOfThumb.dice.kind === 'bank-most') {
          expect(best.best).toBe('bank')
          expect(right.turnTotal).toBeGreaterThan(other.turnTotal)
        }
        if (ruleOfThumb.dice.kind !== 'trade') continue
        seen.trades++
        const { takes } = ruleOfThumb.dice
        const { grid } = kit.game.model
        for (let total = other.turnTotal; total < takes; total += grid) {
          expect(valueOf(total, other.diceLeft)).toBeLessThan(value)
        }
        expect(valueOf(takes, other.diceLeft)).toBeGreaterThanOrEqual(value - kit.judge.tolerance)
      }
    }
    expect(seen.rules).toBeGreaterThan(10)
    if (!DRILLED[name]!.mustSetAsideAll) expect(seen.trades).toBeGreaterThan(3)
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
    return [ruleOfThumbOf(kit, question)?.text, hintOf(kit, question, 1), hintOf(kit, question, 2)]
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

  it('weighs dice against points where dice are asked', () => {
    const dice = { rolled: [1, 1, 5, 2] }
    const some = { own: 500, opponent: 1300, turnTotal: 200, dice }
    expect(said('farkle', 'wins', 'set-aside', some)).toEqual([
      'With 2 dice left you need 500 to match 450 with 1 die left.',
      '3 dice farkle 27.8% of the time, 2 dice 44.4%, 1 die 66.7%. ' +
        'A farkle loses 200 and what you set aside. You are 1,000 from the goal, the opponent 200.',
      'With 2 dice left you need 500 to match 450 with 1 die left.',
    ])
  })
})
