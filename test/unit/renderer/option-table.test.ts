import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import type { WinOption } from '#renderer/games/farkle/analyse/option-rows.ts'
import OptionTable from '#renderer/games/farkle/analyse/OptionTable.vue'
import { actionWords, optionWords, ranked } from '#renderer/games/farkle/analyse/option-rows.ts'

/** An option of a roll of 1 1 after a turn total of 2,000. */
function option(changes: Partial<WinOption>): WinOption {
  return {
    setAside: [1, 1],
    points: 200,
    then: 'bank',
    diceLeft: 4,
    turnTotal: 2200,
    winProbability: 0.5,
    winLoss: 0,
    winRank: 1,
    expectedPoints: 2200,
    pointsLoss: 0,
    pointsRank: 1,
    farkleProbability: 0,
    winAfterFarkle: null,
    winOtherwise: null,
    pointsOtherwise: null,
    outcome: 'passes',
    reason: 'Banks 2,200: the opponent then wins 50.0%.',
    ...changes,
  }
}

const bank = option({ winRank: 2, winLoss: 0.0123, winProbability: 0.4877 })
const roll = option({
  then: 'roll',
  pointsRank: 2,
  expectedPoints: 2003.64,
  pointsLoss: 196.36,
  farkleProbability: 17 / 108,
  reason: 'Farkles 15.7% of the time.',
})

/** The rows as texts, cell by cell. */
function rowsOf(options: readonly WinOption[], order: 'wins' | 'points'): string[][] {
  const table = mount(OptionTable, { props: { options, order, names: [], blunder: null } })
  return table
    .findAll('tbody tr')
    .map((row) => row.findAll('td, th').map((cell) => cell.text().replace(/\s+/g, ' ')))
}

describe('an option in words', () => {
  it('says what is done', () => {
    expect([bank, roll].map((option) => actionWords(option))).toEqual([`Bank 2,200`, 'Roll 4 dice'])
    expect(optionWords(bank)).toBe(`Take 1, 1 for 200, bank 2,200`)
    expect(optionWords(option({ setAside: [], then: 'roll', diceLeft: 1 }))).toBe('Roll 1 die')
  })
})

describe('the options', () => {
  it('are ranked by the goal that is asked for, ties by the other', () => {
    expect(ranked([bank, roll], 'wins')).toEqual([roll, bank])
    expect(ranked([roll, bank], 'points')).toEqual([bank, roll])
    const tie = option({ winRank: 1, pointsRank: 3 })
    expect(ranked([tie, roll, bank], 'wins')).toEqual([roll, tie, bank])
  })

  it('show both goals side by side, the best with a word', () => {
    expect(rowsOf([bank, roll], 'wins')).toEqual([
      ['1', '200Roll 4 diceFarkles 15.7% of the time.', '50.0', 'best', '2,003.6', '196.4', '15.7'],
      [
        '2',
        '200Bank 2,200Banks 2,200: the opponent then wins 50.0%.',
        '48.8',
        '1.2',
        '2,200.0',
        'best',
        '–',
      ],
    ])
    expect(rowsOf([bank, roll], 'points').map((row) => row[0])).toEqual(['1', '2'])
  })

  it('mark the best with an icon as well, hidden from who hears the word', () => {
    const table = mount(OptionTable, {
      props: { options: [bank, roll], order: 'wins', names: [], blunder: null },
    })
    const icons = table.findAll('.mark svg')
    expect(icons).toHaveLength(2)
    expect(icons.every((icon) => icon.attributes('aria-hidden') === 'true')).toBe(true)
  })

  it('have a bar for what they lose, full at a blunder', () => {
    const bars = (blunder: number | null, order: 'wins' | 'points') =>
      mount(OptionTable, { props: { options: [bank, roll], order, names: [], blunder } })
        .findAll('.lost')
        .map((bar) => (bar.element as HTMLElement).style.width)
    expect(bars(null, 'points')).toEqual(['0%', '0%'])
    expect(bars(100, 'points')).toEqual(['0%', '100%'])
    expect(bars(392.72, 'points').map(parseFloat)).toEqual([0, expect.closeTo(50, 1)])
  })

  it('have their dice, read out as what is taken', () => {
    const table = mount(OptionTable, {
      props: { options: [bank], order: 'wins', names: [], blunder: null },
    })
    expect(table.get('[role="img"]').attributes('aria-label')).toBe('Take 1, 1')
    const none = mount(OptionTable, {
      props: { options: [option({ setAside: [] })], order: 'wins', names: [], blunder: null },
    })
    expect(none.find('[role="img"]').exists()).toBe(false)
  })

  it('are the best few at first, and all when asked', async () => {
    const many = Array.from({ length: 11 }, (_, i) => option({ turnTotal: 50 * i, winRank: i + 1 }))
    const table = mount(OptionTable, {
      props: { options: many, order: 'wins', names: [], blunder: null },
    })
    expect(table.findAll('tbody tr')).toHaveLength(5)
    await table.get('button').trigger('click')
    expect(table.findAll('tbody tr')).toHaveLength(11)
    await table.get('button').trigger('click')
    expect(table.findAll('tbody tr')).toHaveLength(5)
  })
})
