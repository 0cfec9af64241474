import type { DiceCount } from '../../../../base/units.ts'
import type { EvaluateTurn, TurnEvaluation } from '../match/turn-guide.ts'
import type { WinGame } from '../win/win-game.ts'
import { bankLimit, rowsReached } from './bank-limit.ts'
import { shownScores } from './shown-scores.ts'
import { DecisionWalk, type Decide } from '../match/decision-walk.ts'

/**
 * The decisions between banking and rolling that an optimal player's turn comes to, with every number
 * of dice: how often, and what the other choice would lose.
 */
export class TurnDecisions {
  /** Decisions of a turn by number of dice; entry 0 unused. */
  readonly perTurn: Float64Array
  /** Loss of the wrong choice, in win probability, summed over them. */
  readonly lost: Float64Array
  readonly #walk: DecisionWalk
  readonly #add: Decide

  constructor(game: WinGame) {
    this.perTurn = new Float64Array(game.model.allDice + 1)
    this.lost = new Float64Array(game.model.allDice + 1)
    this.#walk = new DecisionWalk(game)
    this.#add = (_, n, chance, gain) => {
      this.perTurn[n]! += chance
      this.lost[n]! += chance * Math.abs(gain)
    }
  }

  /** Counts the decisions of the turn of a player with `own` banked. */
  count(own: number, evaluation: TurnEvaluation): void {
    this.perTurn.fill(0)
    this.lost.fill(0)
    this.#walk.run(own, 1, 0, evaluation, this.#add)
  }
}

/** Changes with every change of what a map holds. */
export const BANK_MAP_VERSION = 1

/** Marks a cell where one never banks short of the goal. */
export const NEVER_BANKS = 0xffff

/** How much of the work goes by between two words about it. */
const TOLD_EVERY = 0.01

/** The farkles in a row, and where seats count the seat of the mover, that a map is for. */
export interface Counters {
  readonly ownFarkles: number
  readonly opponentFarkles: number
  readonly second?: boolean | undefined
}

/**
 * Roll or bank over both banked scores. Cells are laid out by `opponent * shown + own`, in places of
 * the scores shown, and come once for each number of dice, one die first; see mapStart.
 */
export interface BankMap {
  /** How many scores are shown on a side. */
  readonly shown: number
  /** The least row from which banking is right, or NEVER_BANKS. */
  readonly from: Uint16Array
  /** 1 where rolling is right again at some larger row short of the goal. */
  readonly uneven: Uint8Array
  /** Mean loss of the wrong choice over these decisions of a turn; 0 without any. */
  readonly cost: Float32Array
  /** Such decisions in a turn that begins there. */
  readonly perTurn: Float32Array
}

/** Where a map's lists keep the first cell for n dice; so many cells follow as the map has. */
export function mapStart({ shown }: Pick<BankMap, 'shown'>, n: DiceCount): number {
  return (n - 1) * shown * shown
}

/** Makes the map of a solved game: every turn that begins at a cell is looked at once. */
export function bankMap(
  game: WinGame,
  evaluate: EvaluateTurn,
  counters: Counters,
  progress: (fraction: number) => void = () => {},
): BankMap {
  const scores = shownScores(game)
  const shown = scores.length
  const cells = shown * shown
  const size = game.model.allDice * cells
  const map: BankMap = {
    shown,
    from: new Uint16Array(size).fill(NEVER_BANKS),
    uneven: new Uint8Array(size),
    cost: new Float32Array(size),
    perTurn: new Float32Array(size),
  }
  const reached = rowsReached(game)
  const decisions = new TurnDecisions(game)
  let told = 0
  for (let place = 0; place < cells; place++) {
    const own = scores[place % shown]!
    const opponent = scores[Math.floor(place / shown)]!
    const evaluation = evaluate({ own, opponent, ...counters })
    decisions.count(own, evaluation)
    for (const n of game.model.counts) {
      const at = mapStart(map, n) + place
      const { from, uneven } = bankLimit(game, reached[n]!, own, n, evaluation)
      if (from !== null) map.from[at] = from
      if (uneven) map.uneven[at] = 1
      const often = decisions.perTurn[n]!
      map.perTurn[at] = often
      if (often > 0) map.cost[at] = decisions.lost[n]! / often
    }
    if ((place + 1) / cells - told < TOLD_EVERY) continue
    told = (place + 1) / cells
    progress(told)
  }
  progress(1)
  return map
}
