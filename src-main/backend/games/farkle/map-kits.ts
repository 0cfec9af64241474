import type { Points } from '#shared/base/units.ts'
import { bankedScores, shownScores } from '#shared/games/farkle/solve/maps/banked-scores.ts'
import { rowsReached } from '#shared/games/farkle/solve/maps/bank-limit.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { hasSides } from '#shared/games/farkle/rules/sides.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { kernelEvaluations } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import type { EvaluateTurn } from '#shared/games/farkle/solve/match/turn-guide.ts'
import { winGame, type WinGame, type WinTable } from '#shared/games/farkle/solve/win/win-game.ts'
import { gameOfSeat } from '#shared/games/farkle/solve/win/win-states.ts'
import { tooLarge } from '#shared/games/farkle/analysis/too-large.ts'
import { noTables } from '#shared/games/farkle/analysis/rule-refusals.ts'
import { cachedByRules } from '../../cached-by-rules.ts'
import { refuseFor } from '../../refuse.ts'
import type { SolvedWin } from './win/win-solves.ts'

/** Shared by all maps of a rule set; needs no solved game. */
export interface MapKit {
  readonly game: WinGame
  /** Scores on the map's axes, in grid steps. */
  readonly shown: readonly number[]
  /** The same scores in points; `canHave` is 1 if play can reach that score. */
  readonly sides: {
    readonly scores: Points[]
    readonly canHave: number[]
    /** Where the sides differ. */
    readonly opponentCanHave?: number[]
  }
  /** Reachable rows, [dice][row]; entry 0 is unused. */
  readonly reached: readonly Uint8Array[]
}

/** `second`: of the opponent's side, where the sides differ. */
function makeKit(whole: WinGame, second: boolean): MapKit {
  const game = gameOfSeat(whole, second)
  refuseFor(() => tooLarge(game) ?? noTables(game.rules))
  const shown = shownScores(game)
  const reached = rowsReached(game)
  const possible = (side: WinGame, rows: MapKit['reached']): number[] => {
    const banked = bankedScores(side, rows)
    return shown.map((score) => banked[score - side.lowest]!)
  }
  const other = whole.opponent && gameOfSeat(whole, !second)
  const sides = {
    scores: shown.map((score) => score * game.grid),
    canHave: possible(game, reached),
    ...(other && { opponentCanHave: possible(other, rowsReached(other)) }),
  }
  return { game, shown, sides, reached }
}

export function cachedKits(): (rules: RuleSet, second?: boolean) => MapKit {
  const [mine, theirs] = [false, true].map((second) =>
    cachedByRules(ruleHash, (rules: RuleSet) => makeKit(winGame(rules), second)),
  )
  return (rules, second) => (second && hasSides(rules) ? theirs! : mine!)(rules)
}

/** Compiled turn evaluations, cached for the lifetime of their solved tables. */
export function cachedEvaluations(): (solved: SolvedWin) => EvaluateTurn {
  const cache = new WeakMap<WinTable, EvaluateTurn>()
  return ({ game, endings, table }) => {
    const evaluate = cache.get(table) ?? kernelEvaluations({ game, endings, values: table.values })
    cache.set(table, evaluate)
    return evaluate
  }
}
