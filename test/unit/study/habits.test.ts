import { describe, expect, it } from 'vitest'
import { acceptanceBy, needsOf } from '#shared/study/needs.ts'
import {
  chanceOfErrors,
  habitNeed,
  habitNeeds,
  plainCell,
  soughtCell,
  toldHabits,
  type HabitAnswer,
  type Shares,
} from '#shared/study/habits.ts'

const right: HabitAnswer = { occasions: [], error: null, cell: 'c', loss: 0, isWrong: false }
const many = (count: number, answer: HabitAnswer): HabitAnswer[] =>
  Array.from({ length: count }, () => answer)
const wrong: HabitAnswer = { ...right, loss: 30, isWrong: true }
const erred = (id: string, loss = 30): HabitAnswer => ({
  ...wrong,
  loss,
  occasions: [id],
  error: id,
})
const resisted = (id: string): HabitAnswer => ({ ...right, occasions: [id] })
const OPPOSITE = [
  ['more', 'less'],
  ['late', 'soon'],
]
const isReverse = (one: string, other: string): boolean =>
  OPPOSITE.some((pair) => one !== other && pair.includes(one) && pair.includes(other))
const idsOf = (answers: readonly HabitAnswer[]): string[] =>
  toldHabits(answers, isReverse, null).map(({ id }) => id)

describe('habits', () => {
  it('are tested exactly', () => {
    // Of 10 answers 4 are wrong; 4 of the 120 ways to choose 3 of them have wrong ones only.
    expect(chanceOfErrors(3, 3, 1, 7)).toBeCloseTo(4 / 120, 12)
    expect(chanceOfErrors(2, 3, 2, 7)).toBeCloseTo((6 * 6 + 4) / 120, 12)
    expect(chanceOfErrors(0, 3, 2, 7)).toBeCloseTo(1, 12)
  })

  it('are told after three errors one way and none the other', () => {
    const usual = many(40, right)
    expect(idsOf([...usual, ...many(2, erred('more'))])).toEqual([])
    expect(idsOf([...usual, ...many(3, erred('more')), resisted('more')])).toEqual(['more'])
    const both = [...usual, ...many(3, erred('more')), ...many(2, erred('less'))]
    expect(idsOf(both)).toEqual([])
    expect(idsOf([...both, ...many(3, erred('more'))])).toEqual(['more'])
  })

  it('are more than the errors elsewhere explain', () => {
    const answers = [...many(3, erred('more')), ...many(5, resisted('more'))]
    expect(idsOf([...answers, ...many(40, right)])).toEqual(['more'])
    expect(idsOf([...answers, ...many(25, right), ...many(15, wrong)])).toEqual([])
    // Somebody who errs everywhere has no habit, however often they do the same.
    expect(idsOf([...many(30, erred('more')), ...many(20, right), ...many(20, wrong)])).toEqual([])
  })

  it('come dearest first, with counts', () => {
    const answers = [...many(60, right), ...many(5, erred('more')), ...many(4, erred('late', 90))]
    expect(toldHabits([...answers, resisted('more')], isReverse, null)).toEqual([
      { id: 'late', errors: 4, occasions: 4, cost: null },
      { id: 'more', errors: 5, occasions: 6, cost: null },
    ])
  })

  it('cost what their occasions lose in play, however often drills bring them', () => {
    const shares: Shares = {
      cells: [
        ['c', 1],
        ['d', 3],
      ],
      occasions: [
        ['more c', 0.5],
        ['more d', 0.5],
      ],
    }
    const inD = (answer: HabitAnswer): HabitAnswer => ({ ...answer, cell: 'd' })
    const answers = [
      ...many(60, right),
      ...many(8, erred('more', 20)),
      ...many(2, resisted('more')),
      ...many(2, inD(erred('more', 40))),
      ...many(2, inD(resisted('more'))),
    ]
    const [{ cost } = { cost: null }] = toldHabits(answers, isReverse, shares)
    // A quarter of the decisions are occasions, half of them in each cell.
    expect(cost!.mean).toBeCloseTo((1 / 4) * ((0.8 * 20 + 0.5 * 40) / 2), 12)
    expect(cost!.low).toBeGreaterThan(0)
    expect(cost!.low).toBeLessThan(cost!.mean)
    expect(cost!.high).toBeGreaterThan(cost!.mean)
  })

  it('are sought once told, and before that where errors hint at them', () => {
    const usual = many(60, right)
    expect(habitNeeds([...usual, ...many(2, wrong)], isReverse)).toEqual([])
    expect(habitNeeds([...usual, erred('late')], isReverse)).toEqual([[habitNeed('late'), 1, 1]])
    const told = [...usual, ...many(4, erred('more')), erred('late')]
    expect(habitNeeds(told, isReverse)).toEqual([[habitNeed('more'), 4, 4]])
  })

  it('change neither the needs of cells nor what is kept of a cell', () => {
    const cells = [
      ['a', 10, 5],
      ['b', 10, 1],
    ] as const
    const plain = acceptanceBy(needsOf(cells))
    const sought = acceptanceBy(needsOf([...cells, [habitNeed('more'), 9, 9]]))
    for (const cell of ['a', 'b', 'c']) expect(sought(cell)).toBe(plain(cell))
    expect(soughtCell('both.6.0.any')).not.toBe('both.6.0.any')
    expect(plainCell(soughtCell('both.6.0.any'))).toBe('both.6.0.any')
    expect(plainCell('both.6.0.any')).toBe('both.6.0.any')
  })
})
