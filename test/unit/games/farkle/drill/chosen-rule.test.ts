import { describe, expect, test } from 'vitest'
import { seededRandom } from '#shared/dice/random.ts'
import { ChosenRule } from '#shared/games/farkle/drill/chosen-rule.ts'
import { drillSession } from '#shared/games/farkle/drill/drill-session.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import type { Question } from '#shared/games/farkle/drill/question.ts'
import { thumbChoice } from '#shared/games/farkle/drill/thumb-choice.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { DRILLED, kitOf, somePosition } from '#test/support/drill-kits.ts'
import { finished, optionsOf } from '#test/support/play-session.ts'
import { unwrap } from '#test/support/results.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

const FOUR = 'hold=50/50/400/950/1900:200/200/500/1100/2100,columns=0.2,divide=6,go=1400'
const rules = DRILLED.farkle!
const wins = kitOf(rules, 'wins')
const points = kitOf(rules, 'points')

/** A question of bank or roll. */
const left = (kit: typeof wins, own: number, opponent: number, turnTotal: number, dice: number) =>
  makeQuestion(kit, 'roll-or-bank', {
    own,
    opponent,
    turnTotal,
    dice: { left: dice },
    ownFarkles: 0,
    opponentFarkles: 0,
  })!
const placeOf = ({ options }: Question, then: 'bank' | 'roll'): number =>
  options.findIndex((option) => option.then === then)

describe('a rule of thumb that a drill is about', () => {
  test('is followed by the very option that it takes, whatever is asked', () => {
    const random = seededRandom('followed')
    const rule = new ChosenRule(wins, FOUR)
    for (let i = 0; i < 200; i++) {
      const question = makeQuestion(wins, 'both', somePosition(wins, random, true))
      if (question === null) continue
      const place = thumbChoice(ruleOf(FOUR), rules, question)
      const followed = question.options.map((_, at) => rule.verdictOn(question, at).followed)
      expect(followed).toEqual(question.options.map((_, at) => at === place))
    }
  })

  test('says what decides where nothing is worked out', () => {
    const rule = new ChosenRule(wins, FOUR)
    const textOf = (question: Question): string => rule.verdictOn(question, 0).text
    expect(textOf(left(wins, 1400, 0, 50, 2))).toContain('nothing short of the goal is banked')
    expect(textOf(left(wins, 1000, 0, 500, 2))).toContain('that reaches the goal')
    expect(textOf(left(wins, 0, 0, 600, 6))).toContain('all dice are rolled again')
  })

  test('decides where one of its numbers, a little off, would decide otherwise', () => {
    const rule = new ChosenRule(points, 'hold=100/100/400')
    const totals = Array.from({ length: 20 }, (_, i) => 50 * (i + 1))
    // 405 with three dice, and 15% less or more: 344 to 466.
    expect(totals.filter((total) => rule.decides(left(points, 0, 0, total, 3)))).toEqual([
      350, 400, 450,
    ])
  })

  test('decides for a card where a bank number or the end of a column decides', () => {
    const rule = new ChosenRule(wins, 'hold=100/100/400/400/400:200/200/600/600/600,columns=0.2')
    const asked = (opponent: number): number[] =>
      [300, 350, 400, 450, 500, 550, 600, 650, 700].filter((total) =>
        rule.decides(left(wins, 0, opponent, total, 3)),
      )
    // Level: 340 to 460; at s = 150 / 1,350 = 0.11 also what the other column would still roll.
    expect(asked(0)).toEqual([350, 400, 450])
    expect(asked(150)).toEqual([350, 400, 450, 500, 550])
    // Far behind only the numbers of the last column count: 510 to 690.
    expect(asked(900)).toEqual([550, 600, 650])
  })

  test('names the column and the bank number of a card', async () => {
    const card = 'hold=100/100/400/400/400:200/200/600/600/600,columns=0.2,divide=6'
    const rule = new ChosenRule(wins, card)
    const behind = left(wins, 0, 900, 550, 3)
    expect(rule.verdictOn(behind, placeOf(behind, 'roll')).text).toBe(
      'Your rule of thumb does the same: roll 3 dice, since over 20% behind, you bank from 600 with 3 dice.',
    )
    await setLocale('de')
    expect(rule.verdictOn(behind, placeOf(behind, 'roll')).text).toContain(
      'denn über 20\u00a0% hinten sicherst du mit 3 Würfeln ab 600.',
    )
    await setLocale('en')
    // 150 + 400 / 5 with three dice left; with the 1 alone 100 + 400 / 5.
    const dice = makeQuestion(wins, 'set-aside', {
      own: 0,
      opponent: 0,
      turnTotal: 0,
      dice: { rolled: [1, 3, 4, 5, 6] },
      ownFarkles: 0,
      opponentFarkles: 0,
    })!
    expect(rule.choice(dice).why).toBe(
      'ahead, or up to 20% behind, you bank from 400 with 3 dice; with what the dice left are worth it comes to 230, the most',
    )
  })

  test('is asked where it decides, and every answer is held against it', () => {
    const options = optionsOf('wins', { scope: 'cell', kind: 'both', questions: 10, rule: FOUR })
    const rule = new ChosenRule(wins, FOUR)
    const session = drillSession(wins, options)
    for (let asked = 0; asked < 10; asked++) {
      const step = finished(session.advance())
      if (step.kind === 'over') expect.unreachable()
      const { question } = step
      expect(rule.decides(question)).toBe(true)
      const { verdict } = unwrap(session.answer(question.options[0]!))
      expect(verdict.byRule).toEqual(rule.verdictOn(question, 0))
    }
    expect(finished(session.advance())).toMatchObject({ kind: 'over', reason: 'questions' })
  })
})
