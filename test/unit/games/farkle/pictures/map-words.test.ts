import { describe, expect, it } from 'vitest'
import { leadAtOwn } from '#shared/games/farkle/pictures/lead.ts'
import {
  bankWords,
  costWords,
  leadWords,
  winWords,
} from '#shared/games/farkle/pictures/map-words.ts'
import { BANK, WIN } from './sample-maps.ts'

describe('the finding', () => {
  it('of a roll-or-bank map', () => {
    expect(bankWords(BANK, 4)).toBe(
      'With 4 dice: bank from 100 at the start and, in mid-game, from 50 when 50 points ahead and from 100 when as far behind; go for it from 150 own or 150 opponent points on.',
    )
    const even = { ...BANK, bankFrom: BANK.bankFrom.map(() => 250) }
    expect(bankWords(even, 1)).toBe('With 1 die: bank from 250.')
    const later = { ...BANK, bankFrom: BANK.bankFrom.map((_, i) => (i === 0 ? 300 : 250)) }
    expect(bankWords(later, 1)).toBe(
      'With 1 die: bank from 300 at the start and from 250 in mid-game.',
    )
    const rarely = { ...BANK, bankFrom: BANK.bankFrom.map((_, i) => (i === 15 ? 50 : null)) }
    expect(bankWords(rarely, 6)).toBe(
      'With 6 dice: never bank short of the goal, but for 11.1% of the map.',
    )
    const never = { ...BANK, bankFrom: BANK.bankFrom.map(() => null) }
    expect(bankWords(never, 6)).toBe('With 6 dice: never bank short of the goal.')
  })

  it('of a cost map', () => {
    expect(costWords(BANK, 2)).toBe(
      'With 2 dice, a wrong choice costs most at 0 against 150: 30.0 percentage points.',
    )
    const nothing = { ...BANK, perTurn: BANK.perTurn.map(() => 0) }
    expect(costWords(nothing, 6)).toBe('With 6 dice there is nothing to decide.')
  })

  it('of win probabilities, over both scores and by lead', () => {
    expect(winWords(WIN)).toBe(
      'At the start the player to move wins 55.0%; with 100 banked, the player to move is equal at 27 points behind.',
    )
    expect(winWords({ ...WIN, canHave: [1, 0, 0, 0] })).toBe(
      'At the start the player to move wins 55.0%.',
    )
    expect(winWords({ ...WIN, canHave: [1, 1, 1, 1] })).toBe(
      'At the start the player to move wins 55.0%; with 50 banked, the player to move is equal at 25 points behind.',
    )
    expect(leadWords(leadAtOwn(WIN, 100))).toBe(
      'The player to move wins 56.0% level, 45.0% 50 points behind; the game is equal at 27 points behind.',
    )
    expect(leadWords([])).toBe('No two scores of the map are this far apart.')
  })
})
