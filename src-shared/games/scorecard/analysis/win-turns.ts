import type { ChanceTurn } from '../solve/chance-turn.ts'
import { MAX_SCORED_STATES } from '../solve/cost.ts'
import { stateIndex, tableLength, type CardStates } from '../solve/states.ts'
import { CardReply } from '../solve/versus/card-reply.ts'
import { areLastRounds, LastRounds, type PlayersCard } from '../solve/versus/last-rounds.ts'
import type { FinalScores } from '../solve/versus/reward.ts'
import { scoreStatistics } from './score-distribution.ts'
import { TurnView } from './turn-view.ts'

/**
 * Chances to win of a turn. `exact`: the last rounds, solved for both cards; `reply`: the best reply
 * to the final scores that the other player makes from the seen card when playing for points.
 */
export type WinBasis = 'exact' | 'reply'

export interface WinTurn {
  readonly basis: WinBasis
  readonly turn: ChanceTurn
}

/** Turns of two players who see both cards and play to win; of one solved card. */
export class WinTurns {
  readonly #states: CardStates
  readonly #table: Float64Array
  readonly #rounds: LastRounds
  #replies: { readonly reply: CardReply; readonly play: TurnView } | null = null
  /** The last turn asked for, of which every decision is asked in turn. */
  #last: { readonly key: string; readonly turn: ChanceTurn } | null = null

  /** `table`: expected points to come by stateIndex. */
  constructor(states: CardStates, table: Float64Array) {
    this.#states = states
    this.#table = table
    this.#rounds = new LastRounds(states)
  }

  /**
   * The mover's turn; valid until the next call. Null where too many states and scores can follow
   * either card: once a turn has chances, all later ones have.
   */
  of(mover: PlayersCard, other: PlayersCard): WinTurn | null {
    const basis = this.basisOf(mover, other)
    if (basis === null) return null
    if (basis === 'exact') return { basis, turn: this.#rounds.turn(mover, other) }
    const { reply, play } = this.#replies!
    const key = JSON.stringify([mover, other])
    if (this.#last?.key !== key) {
      this.#last = { key, turn: reply.turn(mover, this.#finalScores(play, other)) }
    }
    return { basis, turn: this.#last.turn }
  }

  /** How the chances of a turn are found; null where they are not known. Much faster than `of`. */
  basisOf({ card: mover }: PlayersCard, { card: other }: PlayersCard): WinBasis | null {
    const states = this.#states
    if (areLastRounds(states.rules, mover, other)) return 'exact'
    const cards = [mover, other]
    if (tableLength(states) > MAX_SCORED_STATES) return null
    if (cards.some((card) => stateIndex(states, card) < 0)) return null
    const { reply } = (this.#replies ??= this.#compile())
    return cards.every((card) => reply.fits(card)) ? 'reply' : null
  }

  #compile() {
    const states = this.#states
    return { reply: new CardReply(states), play: new TurnView(states, this.#table) }
  }

  #finalScores(play: TurnView, { card, points }: PlayersCard): FinalScores {
    const { first, chances } = scoreStatistics(this.#states, play, { card }).scores
    return { first: first + points, chances }
  }
}
