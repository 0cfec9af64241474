import { describe, expect, it } from 'vitest'
import {
  canScore,
  chosenDice,
  actionsOf,
  trayOf,
  trayWords,
} from '#renderer/games/farkle/board/tray.ts'
import { questionOf } from './drill-table.ts'

const both = questionOf(1, 'both', { rolled: [4, 1, 3, 1, 6, 5] })
const words = (question: typeof both, ...places: number[]): string => {
  const chosen = new Set(places)
  return trayWords(question, trayOf(question, chosen))
}

describe('the tray', () => {
  it('says what the chosen dice score and what remains', () => {
    expect(words(both, 1, 3)).toBe('1 1 for 200, 4 dice left')
    expect(words(both, 3, 5, 1)).toBe('1 1 5 for 250, 3 dice left')
  })

  it('says that nothing is chosen, and when dice score nothing', () => {
    expect(words(both)).toBe('Nothing set aside')
    expect(words(both, 0)).toBe('4 cannot be set aside alone')
    expect(words(both, 1, 0)).toBe('1 4 cannot be set aside like this')
  })

  it('says that all six dice come back', () => {
    const hot = questionOf(1, 'both', { rolled: [1, 5] })
    expect(words(hot, 0, 1)).toBe('1 5 for 150, hot dice, all 6 again')
    expect(words(hot, 0)).toBe('1 for 100, 1 die left')
  })

  it('says what there is to decide about where no dice lie', () => {
    expect(words(questionOf(1, 'roll-or-bank', { left: 3 }))).toBe('3 dice left')
  })
})

/** The places of the dice that are not dimmed while some are chosen. */
function bright(question: typeof both, ...places: number[]): number[] {
  const { dice } = question.position
  const rolled = 'rolled' in dice ? dice.rolled : []
  return rolled.flatMap((_, place) => (canScore(question, new Set(places), place) ? [place] : []))
}

describe('the dice', () => {
  it('are chosen by their place and told in order', () => {
    expect(chosenDice(both, new Set([5, 1]))).toEqual({ setAside: [1, 5] })
  })

  it('that can score in no way are dimmed', () => {
    // 4 1 3 1 6 5
    expect(bright(both)).toEqual([1, 3, 5])
    expect(bright(questionOf(1, 'both', { rolled: [4, 4, 4, 2] }))).toEqual([0, 1, 2])
  })

  it('that cannot score together with the chosen ones are dimmed', () => {
    const four = questionOf(1, 'both', { rolled: [4, 4, 4, 4, 1, 2] })
    expect(bright(four, 0)).toEqual([0, 1, 2, 3, 4])
    // Three are a set; the fourth has no place beside them, and the 1 has.
    expect(bright(four, 0, 1, 2)).toEqual([0, 1, 2, 4])
    // Nothing goes with a die that scores in no way.
    expect(bright(four, 5)).toEqual([5])
  })
})

describe('the two things to do', () => {
  it('have their numbers as soon as the dice are chosen', () => {
    expect(actionsOf(both, new Set([1, 3]))).toMatchObject({
      bank: { title: 'Bank 550', allowed: true },
      roll: { title: 'Roll 4 dice', allowed: true },
    })
    expect(actionsOf(both, new Set())).toMatchObject({
      bank: { title: 'Bank', allowed: false },
      roll: { title: 'Roll', allowed: false },
    })
  })

  it('are one where only the dice are asked', () => {
    const dice = questionOf(1, 'set-aside', { rolled: [1, 2, 5] })
    expect(actionsOf(dice, new Set([0]))['set-aside']).toEqual({
      title: 'Set aside for 100',
      allowed: true,
    })
    expect(actionsOf(dice, new Set([1]))['set-aside']).toEqual({
      title: 'Set aside',
      allowed: false,
    })
  })

  it('name the turn total where no dice lie', () => {
    expect(actionsOf(questionOf(1, 'roll-or-bank', { left: 1 }), new Set())).toMatchObject({
      bank: { title: 'Bank 350' },
      roll: { title: 'Roll 1 die' },
    })
  })
})
