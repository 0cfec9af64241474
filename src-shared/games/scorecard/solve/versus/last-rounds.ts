import type { Points, Probability } from '../../../../base/units.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { countOfSet, isFull, type Scorecard } from '../../rules/scorecard.ts'
import { ChanceTurn, type ChanceAfter } from '../chance-turn.ts'
import { bonusAt, cardAt, isReachable, stateIndex, type CardStates } from '../states.ts'

/** Most open boxes of each player for which the alternating game is solved. */
export const LAST_ROUNDS = 2

/** A player's card, and all points on it but the bonus of the group. */
export interface PlayersCard {
  readonly card: Scorecard
  readonly points: Points
}

/**
 * True before a turn of the last rounds: the mover has at most LAST_ROUNDS open boxes, the other
 * player the same number, or one less after moving first in this round.
 */
export function areLastRounds(rules: RuleSet, mover: Scorecard, other: Scorecard): boolean {
  const cards = [mover, other]
  const [own, others] = cards.map(({ used }) => rules.boxes.length - countOfSet(used))
  if (own === 0 || own! > LAST_ROUNDS || (others !== own && others !== own! - 1)) return false
  return cards.every(({ used }) => isReachable(rules, used))
}

/** Above all ids of states that are kept, and above twice any lead. */
const IDS = 2 ** 17
const LEADS = 2 ** 18
/** Values kept; ids are at most as many. */
const MOST_CACHED = 60_000

/**
 * Chances to win, ties half, of two players who both play to win, see both cards and take turns:
 * W(m, o, d) = max over the play of a turn of E[1 - W(o, m', -d - points)], where m and o are the
 * states of the mover and the other, and d is the mover's lead without bonuses. Values are worked
 * out when asked, and kept.
 */
export class LastRounds {
  readonly #states: CardStates
  readonly #known = new Map<number, Probability>()
  readonly #ids = new Map<number, number>()
  /** One for each turn that is evaluated within another. */
  readonly #turns: ChanceTurn[] = []

  constructor(states: CardStates) {
    this.#states = states
  }

  /** Number of pairs of cards and leads that are solved. */
  get solved(): number {
    return this.#known.size
  }

  /** Chance of the mover before a turn. With more open boxes than in the last rounds it takes long. */
  chance(mover: PlayersCard, other: PlayersCard): Probability {
    return this.#chance(...this.#at(mover, other), 0)
  }

  /** Chances of the mover within a turn; valid until the next call. The card must not be full. */
  turn(mover: PlayersCard, other: PlayersCard): ChanceTurn {
    return this.#look(...this.#at(mover, other), 0)
  }

  #at(mover: PlayersCard, other: PlayersCard): [mover: number, other: number, lead: Points] {
    const m = stateIndex(this.#states, mover.card)
    const o = stateIndex(this.#states, other.card)
    if (this.#known.size > MOST_CACHED) {
      this.#known.clear()
      this.#ids.clear()
    }
    if (m < 0 || o < 0) throw new RangeError('the total cannot come from the boxes used')
    return [m, o, mover.points - other.points]
  }

  #chance(mover: number, other: number, lead: Points, depth: number): Probability {
    const key = (this.#idOf(mover) * IDS + this.#idOf(other)) * LEADS + lead + LEADS / 2
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const chance = isFull(this.#states.rules, cardAt(this.#states, mover))
      ? this.#atTheEnd(mover, other, lead)
      : this.#look(mover, other, lead, depth).chance
    this.#known.set(key, chance)
    return chance
  }

  #look(mover: number, other: number, lead: Points, depth: number): ChanceTurn {
    const turn = (this.#turns[depth] ??= new ChanceTurn(this.#states))
    const after: ChanceAfter = (state, points) =>
      1 - this.#chance(other, state, -(lead + points), depth + 1)
    turn.look(mover, after)
    return turn
  }

  #atTheEnd(mover: number, other: number, lead: Points): Probability {
    const ahead = lead + bonusAt(this.#states, mover) - bonusAt(this.#states, other)
    return ahead === 0 ? 0.5 : ahead > 0 ? 1 : 0
  }

  #idOf(state: number): number {
    const id = this.#ids.get(state) ?? this.#ids.size
    this.#ids.set(state, id)
    return id
  }
}
