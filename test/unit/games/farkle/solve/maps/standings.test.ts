import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { kernelEvaluations } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { bankedScores } from '#shared/games/farkle/solve/maps/banked-scores.ts'
import { rowsReached } from '#shared/games/farkle/solve/maps/bank-limit.ts'
import { winStandings } from '#shared/games/farkle/solve/maps/standings.ts'
import { turnValues, valuesOf } from '#shared/games/farkle/solve/win/turn-values.ts'
import { solvedWin, type SolvedGame } from '#test/support/solved-win.ts'

const ofGame = ({ game, endings, table }: SolvedGame) =>
  winStandings(game, kernelEvaluations({ game, endings, values: table.values }))

/** By number of dice, the turn totals that can be banked short of the goal, read the plain way. */
function bankable({ game, endings, table }: SolvedGame) {
  const reached = rowsReached(game)
  const valueOf = valuesOf(game, table.values)
  return (own: number, opponent: number) => {
    const state = { own, opponent, ownFarkles: 0, opponentFarkles: 0 }
    const { bank, best } = turnValues(game, endings, state, valueOf)
    const allowed = [...bank.keys()].filter(
      (row) => own + row * game.perRow < game.goal && bank[row]! >= 0,
    )
    return DICE_COUNTS.map((n) =>
      allowed
        .filter((row) => reached[n]![row] === 1)
        .map((row) => ({ total: row * game.model.grid, banks: bank[row]! >= best[n]![row]! })),
    )
  }
}

describe('from where to bank in the middle of a game', () => {
  const rules: RuleSet[] = [
    { ...PRESETS.farkle, goal: 1000 },
    { ...PRESETS.farkle, goal: 600, end: 'finalTurn' },
    { ...PRESETS.zilch, goal: 900 },
  ]
  it.each(rules)('is that of the values of the solved game: $name to $goal', (of) => {
    const solved = solvedWin(of)
    const { game } = solved
    const standings = ofGame(solved)
    expect(standings.map(({ lead }) => lead)).toEqual(['level', 'ahead', 'behind'])
    const has = bankedScores(game, rowsReached(game))
    const turnsAt = bankable(solved)
    for (const { own, opponent, limits } of standings) {
      const mine = own / game.grid
      const theirs = opponent / game.grid
      const high = Math.max(mine, theirs)
      const later = Array.from({ length: game.goal - high }, (_, off) => off).filter(
        (off) => has[mine + off - game.lowest] && has[theirs + off - game.lowest],
      )
      const turns = later.map((off) => turnsAt(mine + off, theirs + off))
      const read = DICE_COUNTS.map((_, i) => {
        const from = turns[0]![i]!.find(({ banks }) => banks)?.total ?? null
        const uneven = turns[0]![i]!.some((t) => from !== null && t.total > from && !t.banks)
        const lastBank = turns.findLastIndex((turn) => turn[i]!.some(({ banks }) => banks))
        const goes = later[lastBank + 1]
        return { from, uneven, goFrom: goes === undefined ? null : (high + goes) * game.grid }
      })
      expect(limits, `${own} to ${opponent}`).toEqual(read)
    }
  })

  it('is bolder behind and more careful ahead in basic Farkle', () => {
    const [level, ahead, behind] = ofGame(solvedWin(PRESETS.farkle))
    expect(level).toMatchObject({ own: 5000, opponent: 5000 })
    expect(ahead).toMatchObject({ own: 6000, opponent: 4000 })
    expect(behind).toMatchObject({ own: 4000, opponent: 6000 })
    const withThree = [level, ahead, behind].map((one) => one!.limits[2])
    expect(withThree.map((one) => one!.from)).toEqual([400, 300, 550])
    expect(withThree.map((one) => one!.goFrom)).toEqual([9400, 9650, 9650])
  })

  it('tells of no lead that a very short game has no scores for', () => {
    const game = solvedWin({ ...PRESETS.farkle, goal: 100 })
    expect(ofGame(game).map(({ lead }) => lead)).toEqual(['level'])
  })
})
