import { describe, expect, it } from 'vitest'
import { changedRules } from '#shared/games/farkle/analysis/rule-changes.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'

const { farkle, facebook } = PRESETS
const withSet = (face: number, count: number, points: number) =>
  farkle.sets.map((row, i) => (i === face - 1 ? row.with(count - 1, points) : row))

describe('the rules that were changed', () => {
  it('are none of equal rules, whatever they are called', () => {
    expect(changedRules({ ...farkle, name: 'Mine' }, farkle)).toEqual([])
  })

  it('are told by their names, the penalty as one', () => {
    const penalty = { farkles: 3, points: 500, floor: 0 }
    const changed = { ...farkle, straight: 1500, minimumBank: 300, farklePenalty: penalty }
    expect(changedRules(changed, farkle)).toEqual(['Straight', 'Minimum to bank', 'Farkle penalty'])
  })

  it('tell the minimum of the first bank where it is one of its own', () => {
    const every = { ...farkle, minimumBank: 300, minimumFirstBank: 300 }
    expect(changedRules(every, farkle)).toEqual(['Minimum to bank'])
    expect(changedRules({ ...farkle, minimumFirstBank: 300 }, farkle)).toEqual([
      'Minimum for the first bank',
    ])
  })

  it('are single sets by face and count, and many of them at once', () => {
    expect(changedRules({ ...farkle, sets: withSet(4, 4, 800) }, farkle)).toEqual(['Four 4s'])
    expect(changedRules({ ...farkle, sets: facebook.sets }, farkle)).toEqual(['Points of sets'])
  })

  it('compares rules with other numbers of dice', () => {
    const sets = farkle.sets.map((row) => row.slice(0, 5))
    const seven = farkle.sets.map((row) => [...row, 0])
    expect(changedRules({ ...farkle, dice: 7, sets: seven }, farkle)).toEqual(['Number of dice'])
    expect(changedRules({ ...farkle, dice: 5, sets }, farkle)).toEqual(['Number of dice'])
  })
})
