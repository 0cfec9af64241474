import { describe, expect, it } from 'vitest'
import { gradeCounts, gradeOf, GRADES, isWrong, worthCards } from '#shared/study/grade.ts'

const thresholds = { inaccuracy: 20, mistake: 50, blunder: 100 }

describe('the grade of a loss', () => {
  it('changes where a threshold is reached', () => {
    const grades = [0, 0.1, 19.9, 20, 49.9, 50, 99.9, 100].map((loss) => gradeOf(loss, thresholds))
    expect(grades).toEqual([
      'best',
      'fine',
      'fine',
      'inaccuracy',
      'inaccuracy',
      'mistake',
      'mistake',
      'blunder',
    ])
  })

  it('is wrong from an inaccuracy on', () => {
    expect([...GRADES, null].map(isWrong)).toEqual([false, false, true, true, true, false])
  })
})

it('answers are counted by grade, those without one nowhere', () => {
  const answers = [{ grade: 'best', count: 3 }, { grade: 'best' }, { grade: null }] as const
  expect(gradeCounts(answers)).toEqual({ best: 4, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 })
})

it('mistakes and blunders are worth a card', () => {
  const answers = GRADES.map((grade) => ({ grade, kind: 'both', code: grade }))
  expect(worthCards(answers).map(({ code }) => code)).toEqual(['mistake', 'blunder'])
})
