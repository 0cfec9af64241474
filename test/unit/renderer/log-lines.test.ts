import { describe, expect, it } from 'vitest'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import { logLines } from '#renderer/games/farkle/drill/log-lines.ts'
import { rolled } from './drill-table.ts'

const setAside = (more: Partial<Extract<TableEvent, { kind: 'set-aside' }>> = {}): TableEvent => ({
  kind: 'set-aside',
  dice: [1, 5],
  points: 150,
  turnTotal: 350,
  diceLeft: 1,
  hotDice: false,
  auto: false,
  ...more,
})

describe('the log of a turn', () => {
  it('has a roll and what was set aside of it in one line, dice and points, and in sentences', () => {
    const lines = logLines(
      [
        { kind: 'turn', own: 0, opponent: 0 },
        rolled([5, 2, 1]),
        setAside(),
        rolled([3]),
        { kind: 'farkled', lost: 350, penalty: 0 },
      ],
      'points',
    )
    expect(lines.map(({ short }) => short)).toEqual(['Your turn.', '+150', '', 'Farkle, −350'])
    expect(lines[1]!.dice).toEqual([
      { face: 1, isAside: true },
      { face: 2, isAside: false },
      { face: 5, isAside: true },
    ])
    expect(lines[1]!.sentences).toBe(
      'You rolled 1, 2, 5. You set aside 1, 5 for 150, turn total 350. 1 die left.',
    )
    expect(lines[3]!.sentences).toBe('You farkled and lost 350.')
  })

  it('says what a farkle costs with its penalty, and what was done for the player', () => {
    const [dice, farkle, banked] = logLines(
      [
        setAside({ hotDice: true, diceLeft: 6, auto: true }),
        { kind: 'farkled', lost: 0, penalty: 500 },
        { kind: 'banked', points: 1200, score: 3000, auto: false },
      ],
      'wins',
    )
    expect(dice!.dice.map(({ isAside }) => isAside)).toEqual([true, true])
    expect(dice!.short).toBe('+150, hot dice, for you')
    expect(farkle!.short).toBe('Farkle, −500')
    expect(banked!.short).toMatch(/^Banked 1,200$/)
  })

  it('says that a farkle cost nothing by saying no number', () => {
    const [line] = logLines([{ kind: 'farkled', lost: 0, penalty: 0 }], 'points')
    expect(line!.short).toBe('Farkle')
  })
})
