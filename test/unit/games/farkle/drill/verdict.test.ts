import { describe, expect, it } from 'vitest'
import { type Goal, GOALS } from '#shared/base/units.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { answerRecord, choiceOf } from '#shared/games/farkle/drill/stored-answer.ts'
import { gradeOf } from '#shared/study/grade.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import type { Choice, Question } from '#shared/games/farkle/drill/question.ts'
import { DECISION_KINDS } from '#shared/games/farkle/drill/setup.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { DRILLED, kitOf, somePosition } from '../../../../support/drill-kits.ts'
import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'
import { THRESHOLDS } from '#test/support/play-session.ts'
import { unwrap } from '#test/support/results.ts'
import { verdictOf } from '#test/support/verdict-of.ts'

const graded = (kit: StudyKit, question: Question, choice: Choice) =>
  unwrap(verdictOf(kit, question, choice, THRESHOLDS[kit.goal]))

describe.each(Object.keys(DRILLED))('verdicts on %s', (name) => {
  const rules = DRILLED[name]!

  it.each(GOALS)('say what every option of random positions loses, for %s', (goal: Goal) => {
    const kit = kitOf(rules, goal)
    const random = seededRandom(`${name} ${goal}`)
    const seen = { forced: 0, ties: 0, lost: 0 }
    for (let i = 0; i < 60; i++) {
      const kind = DECISION_KINDS[i % 3]!
      const position = somePosition(kit, random, kind !== 'roll-or-bank')
      const question = makeQuestion(kit, kind, position)
      if (question === null) continue
      const losses = question.options.map(({ loss }) => loss)
      const worst = Math.max(...losses)
      if (worst === 0) seen.forced++
      if (worst > 0 && losses.filter((loss) => loss === 0).length > 1) seen.ties++
      if (worst > 0) seen.lost++
      for (const [place, option] of question.options.entries()) {
        const verdict = graded(kit, question, option)
        expect(verdict.chosen).toBe(place)
        expect(verdict.loss).toBe(losses[place]!)
        expect(verdict.grade).toBe(worst === 0 ? null : gradeOf(losses[place]!, THRESHOLDS[goal]))
        if (worst === 0) expect(verdict.bestReason).toBe('')
        else expect(verdict.bestReason).toMatch(/^[A-Z].*\.$/)
        const isNear = verdict.loss > 0 && verdict.grade === 'fine'
        if (isNear) expect(verdict.bestReason).toBe('Nearly equal.')
        const record = answerRecord(kit, question, verdict)
        expect(choiceOf(record.own)).toEqual({ setAside: option.setAside, then: option.then })
      }
    }
    expect(seen.forced).toBeGreaterThan(0)
    expect(seen.lost).toBeGreaterThan(10)
    // For points two sets of dice of one roll are hardly ever worth the same.
    if (goal === 'wins' && !rules.mustSetAsideAll) expect(seen.ties).toBeGreaterThan(0)
  })
})

const position = (some: object) => ({ ...FIRST_POSITION, ...some })

it('equal options are equally right, whichever is taken', () => {
  const kit = kitOf(DRILLED.farkle!, 'wins')
  // Either bank reaches the goal and wins.
  const dice = { rolled: [1, 5, 2, 3] as const }
  const question = makeQuestion(kit, 'both', position({ own: 1000, turnTotal: 1000, dice }))!
  expect(question.forced).toBe(false)
  for (const setAside of [[1], [5], [1, 5]] as const) {
    const verdict = graded(kit, question, { setAside, then: 'bank' })
    expect([verdict.grade, verdict.loss]).toEqual(['best', 0])
    expect(verdict.options[verdict.chosen]!.rank).toBe(1)
  }
  // In whatever order they are named.
  expect(graded(kit, question, { setAside: [5, 1], then: 'bank' }).grade).toBe('best')
  expect(graded(kit, question, { setAside: [5], then: 'roll' }).loss).toBeGreaterThan(0)
})

it('grades are not given where nothing can be lost', () => {
  const kit = kitOf(DRILLED.farkle!, 'points')
  const dice = { rolled: [5, 2, 3] as const }
  const question = makeQuestion(kit, 'set-aside', position({ turnTotal: 200, dice }))!
  const verdict = graded(kit, question, { setAside: [5], then: null })
  expect([verdict.grade, verdict.loss, verdict.bestReason]).toEqual([null, 0, ''])
})

describe('a choice that is not allowed', () => {
  const told = (
    name: keyof typeof DRILLED,
    kind: Question['kind'],
    some: object,
    setAside: Choice['setAside'],
    then: Choice['then'],
    goal: Goal = 'points',
  ): string => {
    const kit = kitOf(DRILLED[name]!, goal)
    const question = makeQuestion(kit, kind, position(some))!
    const verdict = verdictOf(kit, question, { setAside, then }, THRESHOLDS[goal])
    expect(verdict.ok).toBe(false)
    return verdict.ok ? '' : verdict.problems[0]!.message
  }
  const rolled = (...dice: number[]) => ({ dice: { rolled: dice } })

  it('is explained: the dice', () => {
    const some = rolled(1, 4, 4, 2, 3, 6)
    const dice = (setAside: Choice['setAside']) => told('farkle', 'both', some, setAside, 'roll')
    expect(dice([])).toBe('Set at least one scoring die aside.')
    expect(dice([5])).toBe('No 5 was rolled.')
    expect(dice([1, 1])).toBe('Only one 1 was rolled.')
    expect(dice([4, 4, 4])).toBe('Only two 4s were rolled.')
    expect(dice([1, 4])).toBe('The 4 scores nothing on its own.')
    expect(dice([4, 1, 4])).toBe('Two 4s score nothing.')
    expect(dice([1, 2, 4, 4])).toBe('The 2 and two 4s score nothing.')
    expect(dice([1, 2, 3, 6])).toBe('The 2, the 3 and the 6 score nothing.')
    // More than score together, which the sets below them do.
    const sixes = rolled(6, 6, 6, 6, 2, 3)
    const ofSixes = (setAside: Choice['setAside']) =>
      told('farkle', 'both', sixes, setAside, 'roll')
    expect(ofSixes([6, 6, 6, 6])).toBe('Four 6s do not score together; three 6s score 600.')
    expect(ofSixes([2, 6, 6, 6, 6])).toBe(
      'The 2 scores nothing on its own. Four 6s do not score together; three 6s score 600.',
    )
    expect(told('all set aside', 'set-aside', rolled(1, 1, 5, 2, 3, 2), [1, 1], null)).toBe(
      'All dice that score must be set aside, as many as can: 1\u00a01\u00a05, say.',
    )
  })

  it('is explained: what is done then', () => {
    const some = rolled(1, 5, 4, 2, 3, 6)
    const at = (turnTotal: number, left: number) => ({ turnTotal, dice: { left } })
    expect(told('farkle', 'both', rolled(1, 5, 2), [1], null)).toBe('Then choose bank or roll.')
    expect(told('farkle', 'set-aside', some, [1], 'roll')).toBe(
      'Only the dice to set aside are asked here.',
    )
    expect(told('farkle', 'roll-or-bank', at(300, 3), [1], 'roll')).toBe(
      'No dice lie on the table: bank or roll.',
    )
    expect(told('farkle', 'roll-or-bank', at(0, 6), [], 'bank')).toBe(
      'There is nothing to bank yet: roll.',
    )
    for (const goal of GOALS) {
      expect(told('hot dice', 'roll-or-bank', at(900, 6), [], 'bank', goal)).toBe(
        'Hot dice must be rolled again before a bank.',
      )
      expect(
        told('hot dice', 'both', rolled(1, 5, 5, 5, 1, 1), [1, 1, 1, 5, 5, 5], 'bank', goal),
      ).toBe('Hot dice must be rolled again before a bank.')
      const bank = (some: object) => told('facebook', 'roll-or-bank', some, [], 'bank', goal)
      expect(bank(at(350, 3))).toBe(
        'While you have nothing banked, a bank must be at least 500; this makes 350.',
      )
      expect(bank({ own: 600, ...at(250, 3) })).toBe('A bank must be at least 300; this makes 250.')
    }
    expect(told('zilch', 'both', { own: 500, ...rolled(1, 5, 4, 2, 3, 3) }, [1, 5], 'bank')).toBe(
      'A bank must be at least 300; this makes 150.',
    )
  })
})
