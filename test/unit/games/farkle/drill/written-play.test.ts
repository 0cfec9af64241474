import { describe, expect, it } from 'vitest'
import { whyNotWritten } from '#shared/games/farkle/analysis/rule-refusals.ts'
import { readGame } from '#shared/games/farkle/drill/game-notation.ts'
import { gameRecords } from '#shared/games/farkle/drill/game-records.ts'
import { tablePlay, tableText, takenBack } from '#shared/games/farkle/drill/table-play.ts'
import { TableGame } from '#shared/games/farkle/drill/table-game.ts'
import { writtenProblem } from '#shared/games/farkle/drill/written-play.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { leastBank, type RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { withEntry } from '#shared/study/written-game.ts'
import { someOf } from '#test/property/runs.ts'
import { unwrap } from '#test/support/results.ts'

const gameOf = (rules: RuleSet, players: number, written: number[]): TableGameData => ({
  rules,
  players: Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, bot: null })),
  komi: 0,
  seed: null,
  written,
  coach: 'off',
  began: 0,
  moves: [],
  rolled: null,
  takenBack: 0,
  counted: null,
  retaken: [],
})

const FARKLE: RuleSet = { ...PRESETS.farkle, minimumFirstBank: 500 }
const scoresOf = (game: TableGameData): readonly number[] => tablePlay(game).table.scores
const whyNot = (game: TableGameData): string => writtenProblem(game)?.why ?? ''

/** A whole game in which everybody banks a tenth of the goal, and farkles every third turn. */
function whole(rules: RuleSet, players: number): TableGameData {
  const table = new TableGame(rules, players)
  const { grid } = table.mover.model
  const written: number[] = []
  const wanted = Math.ceil(rules.goal / 10 / grid) * grid
  while (table.result === null) {
    const least = Math.ceil(leastBank(rules, table.scores[table.seat]!) / grid) * grid
    const turnTotal = written.length % 3 === 1 ? 0 : Math.max(least, wanted)
    table.finish(turnTotal > 0 ? 'bank' : 'farkle', { turnTotal, dice: null })
    written.push(turnTotal)
  }
  return gameOf(rules, players, written)
}

describe('a written game of Farkle', () => {
  it('follows the first bank, the grid and the farkles', () => {
    expect(whyNot(gameOf(FARKLE, 2, [450]))).toContain('500')
    expect(whyNot(gameOf(FARKLE, 2, [520]))).toContain('50')
    const game = gameOf(FARKLE, 2, [500, 0, 300, 1250])
    expect(scoresOf(game)).toEqual([800, 1250])
    expect(tablePlay(game).sheet.map((turns) => turns.map(({ points }) => points))).toEqual([
      [500, 300],
      [0, 1250],
    ])
  })

  it('takes the penalty after farkles in a row', () => {
    const farklePenalty = { farkles: 3, points: 1000, floor: -2000 }
    const rules = { ...FARKLE, farklePenalty }
    const game = gameOf(rules, 1, [500, 0, 0, 0])
    expect(scoresOf(game)).toEqual([-500])
    expect(tablePlay(game).sheet[0]!.at(-1)).toEqual({ points: -1000, score: -500 })
  })

  it('has last turns and a winner', () => {
    const rules: RuleSet = { ...FARKLE, end: 'finalTurn', goal: 1000 }
    const begun = [500, 500, 500, 500]
    expect(tablePlay(gameOf(rules, 3, begun)).isOver).toBe(false)
    const { isOver, table } = tablePlay(gameOf(rules, 3, [...begun, 0, 600]))
    expect([isOver, table.result]).toEqual([true, 'C'])
    expect(whyNot(gameOf(rules, 3, [...begun, 0, 600, 50]))).not.toBe('')
  })

  it('tells which turn a correction makes impossible', () => {
    const game = gameOf(FARKLE, 2, [500, 600, 50, 50, 100])
    expect(writtenProblem(withEntry(game, 1, 550))).toBe(null)
    expect(writtenProblem(withEntry(game, 0, 0))).toEqual({
      turn: 2,
      why: 'At least 500 must be banked here, not 50.',
    })
    expect(writtenProblem(withEntry(game, 1, 10_000))?.turn).toBe(2)
    expect(takenBack(game)!.written).toEqual([500, 600, 50, 50])
  })

  it.each(someOf(Object.entries(PUBLISHED)).map(([id, { rules }]) => [id, rules] as const))(
    'is played, kept and read, or refused before it begins: %s',
    (_, rules) => {
      if (whyNotWritten(rules) !== null) {
        expect(rules.sixOfAKindWins || rules.winningDice.length > 0).toBe(true)
        return
      }
      const game = whole(rules, 4)
      const text = tableText(game, '2026-11-29')!
      expect(unwrap(readGame(text)).turns).toEqual(tablePlay(game).turns)
      const { sheet, isBare } = unwrap(gameRecords.read(text))
      expect([isBare, sheet]).toEqual([true, tablePlay(game).sheet])
    },
  )

  it('hits a goal that must be hit exactly', () => {
    const rules: RuleSet = { ...FARKLE, overshoot: 'lost', goal: 1000 }
    expect(whyNot(gameOf(rules, 2, [500, 500, 550]))).toContain('1,050')
    expect(tablePlay(gameOf(rules, 2, [500, 500, 500])).isOver).toBe(true)
  })
})
