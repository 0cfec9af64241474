import type { DiceCount } from '../../../../base/units.ts'
import type { EvaluateTurn, TurnEvaluation } from '../match/turn-guide.ts'
import type { WinState } from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'
import { gameOfSeat } from '../win/win-states.ts'
import { bankLimit, rowsReached } from './bank-limit.ts'
import { shownScores } from './banked-scores.ts'
import { DecisionVisits, type Decide } from '../match/decision-visits.ts'

/** Frequency and cost of bank-or-roll decisions in an optimal turn, by number of dice. */
export class TurnDecisions {
  /** Decisions per turn; entry 0 unused. */
  readonly perTurn: Float64Array
  /** Win probability lost by the wrong choice, summed over these decisions. */
  readonly lost: Float64Array
  readonly #visits: DecisionVisits
  readonly #add: Decide

  constructor(game: WinGame) {
    this.perTurn = new Float64Array(game.model.allDice + 1)
    this.lost = new Float64Array(game.model.allDice + 1)
    this.#visits = new DecisionVisits(game)
    this.#add = (_, n, chance, gain) => {
      this.perTurn[n]! += chance
      this.lost[n]! += chance * Math.abs(gain)
    }
  }

  count(own: number, evaluation: TurnEvaluation): void {
    this.perTurn.fill(0)
    this.lost.fill(0)
    this.#visits.run(own, 1, 0, evaluation, this.#add)
  }
}

export const BANK_MAP_VERSION = 1

export const NEVER_BANKS = 0xffff

/** Fraction of the work between two progress reports. */
const TOLD_EVERY = 0.01

export type Counters = Omit<WinState, 'own' | 'opponent'>

/**
 * Of the mover's side. A cell is `opponent * shown + own` in shown scores, in one block per number of
 * dice.
 */
export interface BankMap {
  readonly shown: number
  /** Least row from which banking is right, or NEVER_BANKS. */
  readonly from: Uint16Array
  /** 1 where rolling is right again at a larger row short of the goal. */
  readonly uneven: Uint8Array
  readonly cost: Float32Array
  readonly perTurn: Float32Array
}

export function mapStart({ shown }: Pick<BankMap, 'shown'>, n: DiceCount): number {
  return (n - 1) * shown * shown
}

export function bankMap(
  whole: WinGame,
  evaluate: EvaluateTurn,
  counters: Counters,
  progress: (fraction: number) => void = () => {},
): BankMap {
  const game = gameOfSeat(whole, counters.second)
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
