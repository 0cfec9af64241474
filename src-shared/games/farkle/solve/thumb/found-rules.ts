import type { Probability } from '../../../../base/units.ts'
import { sideOf } from '../win/past-goal.ts'
import { eachState, indexOf } from '../match/match-order.ts'
import { Match } from '../match/match-solver.ts'
import { bestLastChance, optimalPlayer } from '../match/optimal-player.ts'
import type { MatchContext, Player } from '../match/player.ts'
import { Visits } from '../match/visits.ts'
import { REAL_GAIN } from './rule-climb.ts'
import { ThumbPlayer } from './thumb-player.ts'
import type { ThumbRule } from './thumb-rule.ts'

/**
 * A card by its number of columns. `behind`: win probability of the best player minus the rule's,
 * against each other.
 */
export interface FoundRule {
  readonly numbers: number
  readonly rule: ThumbRule
  readonly behind: Probability
}

export interface SearchStep extends Omit<FoundRule, 'numbers'> {
  /** Whether no move of one number gains; else the search goes on from here. */
  readonly isSettled: boolean
}

/** Results of a search, by number of columns - 1. */
export type SearchSteps = readonly SearchStep[]

/** Cards that each lose less than all with fewer columns. */
export function bestRules(found: readonly FoundRule[]): FoundRule[] {
  let least = Infinity
  return found
    .toSorted((a, b) => a.numbers - b.numbers || a.behind - b.behind)
    .filter(({ behind }) => {
      if (behind >= least - REAL_GAIN) return false
      least = behind
      return true
    })
}

/** States reached by fewer games per game are not followed. */
const LEFT_OUT = 1e-11

/**
 * Loss of a rule against the best player: its visits times what its turns lose (performance
 * difference lemma). The best player loses nothing, but gains where the rule misplays a last turn.
 */
function behindOf(context: MatchContext, player: Player, optimal: Player): Probability {
  const { game, endings, values } = context
  const match = new Match(game, player, optimal, values)
  const { counts } = new Visits(match, undefined, LEFT_OUT, LEFT_OUT)
  const movers = endings.past ? ([0, 1] as const) : ([0] as const)
  let lost = 0
  eachState(game, (state) => {
    const at = indexOf(game, state)
    const { own, opponent, ownFarkles, opponentFarkles, second } = state
    for (const mover of movers) {
      const visits = counts[mover][at]!
      if (visits === 0) continue
      const where = [own, opponent, ownFarkles, opponentFarkles, second] as const
      const worth = match.valueWith(mover, match.players[mover].outcomeAt(...where), ...where)
      lost += (mover === 0 ? visits : -visits) * (values[at]! - worth)
    }
  })
  return 2 * lost
}

/** Measures rules of one game to 1e-8. */
export class ExactLosses {
  readonly #context: MatchContext
  /** Without last turns, the best player plays all rules alike. */
  readonly #optimal: Player | null

  constructor(context: MatchContext) {
    this.#context = context
    this.#optimal = context.endings.past
      ? null
      : optimalPlayer(context, bestLastChance(context), true)
  }

  of(rule: ThumbRule): Probability {
    const { game, endings } = sideOf(this.#context)
    const player = new ThumbPlayer(game, endings, rule)
    const optimal = this.#optimal ?? optimalPlayer(this.#context, player.lastChance, true)
    return behindOf(this.#context, player, optimal)
  }
}
