import { describe, expect, it } from 'vitest'
import { cellOf, columnsOf, leastBankWith } from '#renderer/games/farkle/strategy/gain-cells.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'

const MINUS = '\u2212'

describe('a cell of the table', () => {
  it('says roll where rolling gains', () => {
    expect(cellOf(123.456_7, 350, 0)).toEqual({
      kind: 'roll',
      letter: 'R',
      word: 'roll',
      text: '123.457',
    })
  })

  it('says bank where rolling loses', () => {
    expect(cellOf(-0.5, 350, 0)).toEqual({
      kind: 'bank',
      letter: 'B',
      word: 'bank',
      text: `${MINUS}0.500`,
    })
  })

  it('says bank where it is all the same, for then the points are safe', () => {
    expect(cellOf(0, 350, 0)).toMatchObject({ kind: 'bank', text: '0.000' })
  })

  it('says roll below the minimum bank, whatever it costs', () => {
    expect(cellOf(-80, 250, 300)).toMatchObject({
      kind: 'roll',
      letter: 'R',
      text: `${MINUS}80.000`,
    })
    expect(cellOf(-80, 300, 300)).toMatchObject({ kind: 'bank', letter: 'B' })
  })

  it('says roll with hot dice that must be rolled, at any turn total', () => {
    const rules = { ...PRESETS.farkle, mustRollHotDice: true }
    const cell = (dice: number) => cellOf(-80, 9000, leastBankWith(rules, 300, dice))
    expect(cell(6)).toMatchObject({ kind: 'roll', letter: 'R' })
    expect(cell(5)).toMatchObject({ kind: 'bank', letter: 'B' })
  })

  it('says never where play does not come, at any turn total', () => {
    for (const turnScore of [0, 250, 5000]) {
      expect(cellOf(null, turnScore, 300)).toEqual({
        kind: 'none',
        letter: '',
        word: 'never reached',
        text: '–',
      })
    }
  })

  it('stands in the order of print, most dice first', () => {
    expect(columnsOf({ dice: 6 })).toEqual([6, 5, 4, 3, 2, 1])
    expect(columnsOf({ dice: 8 })).toEqual([8, 7, 6, 5, 4, 3, 2, 1])
  })
})
