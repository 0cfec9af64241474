import type { Probability } from '../../../../base/units.ts'
import { bestLastChance } from '../match/optimal-player.ts'
import { topRow } from '../match/planned-player.ts'
import type { MatchContext, Player } from '../match/player.ts'
import type { SolvedGame } from '../match/turn-guide.ts'
import type { TurnMass } from '../match/turn-mass.ts'
import { lastChance, needOf } from '../win/final-turn.ts'
import { farkleValue, pastOf, valuesOf, type WinState } from '../win/turn-values.ts'
import { endRow, goalRow, nextSeat, seatsOf, stateIndex } from '../win/win-states.ts'
import type { WinGame } from '../win/win-game.ts'
import { eachPair } from '../match/match-order.ts'
import { HARDLY_EVER } from './thumb-player.ts'
import type { ThumbRule } from './thumb-rule.ts'
import { ThumbTurns } from './thumb-turns.ts'

/**
 * States are drawn by what is lost there, and by their visits as if this part of the mean loss were lost
 * in each: other rules may lose where this one does not.
 */
const EVEN_PART = 0.5

/** Last turns that come in a smaller part of all games are left out of a guess. */
const RARE = 1e-3

/** A state at the start of a turn that is not the last; scores in steps. */
export interface TurnState extends WinState {
  readonly second: boolean
}

/** Calls for every state of a game, by descending sum of the banked scores. */
export function eachState(game: WinGame, visit: (state: TurnState) => void): void {
  const { counters } = game
  eachPair(game, 'descending', (own, opponent) => {
    for (let ownFarkles = 0; ownFarkles < counters; ownFarkles++) {
      for (let opponentFarkles = 0; opponentFarkles < counters; opponentFarkles++) {
        for (const second of seatsOf(game)) {
          visit({ own, opponent, ownFarkles, opponentFarkles, second })
        }
      }
    }
  })
}

/** Where a table keeps a state. */
export function indexOf(
  game: WinGame,
  { own, opponent, ownFarkles, opponentFarkles, second }: TurnState,
): number {
  return stateIndex(game, own, opponent, ownFarkles, opponentFarkles, second)
}

/** A state, or states that count as one. */
export interface Sample {
  readonly state: TurnState
  /** How many visits per game it stands for. */
  readonly visits: number
}

/** A state with what a turn by some rule loses there, as a part of all games. */
export interface Standing extends Sample {
  readonly loss: Probability
}

/**
 * Draws states, evenly along their order, in which neighbours should be alike: those where most is lost
 * are drawn more often and count for less, so that sums of what is lost vary little.
 */
export function drawStates(standings: readonly Standing[], count: number): Sample[] {
  const sum = (of: (standing: Standing) => number): number =>
    standings.reduce((all, standing) => all + of(standing), 0)
  const lost = (loss: Probability): Probability => Math.max(0, loss)
  const visits = sum((one) => one.visits)
  const even = EVEN_PART * (sum(({ visits, loss }) => visits * lost(loss)) / visits)
  const step = ((1 + EVEN_PART) * even * visits) / (EVEN_PART * count)
  const samples: Sample[] = []
  let passed = 0
  let next = step / 2
  for (const { state, visits: seen, loss } of standings) {
    const weight = lost(loss) + even
    passed += seen * weight
    let times = 0
    for (; next < passed; next += step) times++
    if (times > 0) samples.push({ state, visits: (times * step) / weight })
  }
  return samples
}

/** A last turn of a kind: scores in steps, and how often per game it comes. */
export interface LastTurn {
  readonly own: number
  readonly target: number
  readonly visits: number
}

/**
 * The last turns that follow these turns of a player in states that are drawn, by what is needed. The
 * other one's are taken to be such as well: both reach the goal much alike.
 */
export function drawLastTurns(
  { game, endings }: SolvedGame,
  samples: readonly Sample[],
  player: Player,
): LastTurn[] {
  if (!endings.past) return []
  const kinds = new Map<string, LastTurn>()
  for (const { state, visits } of samples) {
    const { own, opponent, ownFarkles, opponentFarkles, second } = state
    if (second) continue
    const id = player.outcomeAt(own, opponent, ownFarkles, opponentFarkles, second)
    const { outcomes } = player
    const { rows, chances } = outcomes.blockOf(id)
    const offset = outcomes.offsetOf(id)
    for (let i = outcomes.goal[id]! - offset; i < outcomes.end[id]! - offset; i++) {
      const target = own + rows[i]! * game.perRow
      const { winRow, tieRow } = needOf(game, opponent, target)
      const key = `${winRow} ${tieRow !== null}`
      const before = kinds.get(key) ?? { own: opponent, target, visits: 0 }
      kinds.set(key, { ...before, visits: before.visits + visits * chances[i]! })
    }
  }
  return [...kinds.values()].filter(({ visits }) => visits >= RARE)
}

/**
 * The chance to win by a turn that was played, and then the best play, times the chance of what was
 * followed of the turn.
 */
export function turnWorth(
  { game, endings, values }: SolvedGame,
  { banked, last, farkle, won, ended }: TurnMass,
  state: TurnState,
): { readonly worth: Probability; readonly chance: Probability } {
  const { own, opponent, opponentFarkles, second } = state
  const past = pastOf(endings, second)
  const goal = goalRow(game, own)
  const base = stateIndex(game, opponent, own, opponentFarkles, 0, nextSeat(game, second))
  let worth = won
  let chance = ended
  for (let row = 1; row <= last; row++) {
    const one = banked[row]!
    if (one === 0) continue
    chance += one
    if (row < goal) worth += one * (1 - values[base + row * game.perRow]!)
    else if (!past) worth += one
    else {
      const target = own + row * game.perRow
      worth += one * (1 - lastChance(game, past.final, opponent, target))
    }
  }
  const fallen = farkleValue(game, state, valuesOf(game, values))
  return { worth: worth + farkle * fallen, chance: chance + farkle }
}

/** A state that was drawn, with what its turns were found to lose. */
interface Looked extends Sample {
  readonly value: Probability
  readonly take: number
  readonly place: number
}

/**
 * Guesses how far behind the best player rules are. With the visits of a rule's own games and all
 * states, twice the sum of visits times what a turn loses is exact, for what a policy loses is what its
 * turns lose (the performance difference lemma); visits of a rule like it make it a guess. States that
 * are drawn tell only by how much it differs from that rule, whose loss is known.
 */
export class ThumbGuide {
  readonly #solved: MatchContext
  /** What turns lose, times the visits, by sample and by what a rule says there. */
  readonly #known: readonly Map<string, Probability>[]
  readonly #looked: Looked[]
  readonly #lastTurns: readonly (LastTurn & { readonly best: Probability })[]
  readonly #turns: ThumbTurns
  /** What is lost in last turns, by what a rule says there. */
  readonly #knownLast = new Map<string, Probability>()
  /** What `like` loses and the states that were drawn do not tell of. */
  readonly #untold: Probability

  /**
   * `lost` is what `like` loses before last turns, by its own visits of all states. Orders the states by
   * what it loses there, most first: so many guesses can stop early.
   */
  constructor(
    solved: MatchContext,
    like: ThumbRule,
    lost: Probability,
    samples: readonly Sample[],
    lastTurns: readonly LastTurn[],
  ) {
    const { game, endings, values } = solved
    this.#solved = solved
    this.#known = samples.map(() => new Map<string, Probability>())
    this.#looked = samples.map(({ state, visits }, place) => ({
      place,
      state,
      visits,
      value: values[indexOf(game, state)]!,
      take: endRow(game, state.own),
    }))
    this.#lastTurns = lastTurns.map((turn) => ({
      ...turn,
      best: bestLastChance(solved)(turn.own, turn.target, 0),
    }))
    this.#turns = new ThumbTurns(game, like, topRow(game, endings), HARDLY_EVER)
    const losses = this.#looked.map((one) => this.#lossAt(one))
    this.#untold = lost - losses.reduce((sum, loss) => sum + loss, 0)
    this.#looked.sort((a, b) => losses[b.place]! - losses[a.place]!)
  }

  /**
   * The part of all games that a rule is behind by its last turns.
   */
  inLastTurns(rule: ThumbRule): Probability {
    this.#turns.follow(rule)
    const key = this.#turns.lastKey
    const known = this.#knownLast.get(key)
    if (known !== undefined) return known
    let sum = 0
    for (const { own, target, visits, best } of this.#lastTurns) {
      sum += visits * (best - this.#lastChance(own, target))
    }
    this.#knownLast.set(key, 2 * sum)
    return 2 * sum
  }

  /**
   * How far behind a rule is, in parts of all games; stops at more than `most`, where no turn more can
   * make it better: then it is only known to be more.
   */
  behind(rule: ThumbRule, most = Infinity): Probability {
    let sum = this.inLastTurns(rule) / 2 + this.#untold
    for (const one of this.#looked) {
      sum += this.#lossAt(one)
      if (2 * sum > most) break
    }
    return 2 * sum
  }

  #lastChance(own: number, target: number): Probability {
    const { game, endings } = this.#solved
    const { winRow, tieRow } = needOf(game, own, target)
    return this.#turns.lastTurn(Math.min(winRow, endings.past!.final.rows), tieRow !== null)
  }

  #lossAt({ state, visits, value, take, place }: Looked): Probability {
    const known = this.#known[place]!
    const { own, opponent, ownFarkles } = state
    const key = this.#turns.keyAt(own, opponent, ownFarkles)
    const answered = pastOf(this.#solved.endings, state.second) !== null
    const before = known.get(key)
    if (before !== undefined) return before
    this.#turns.run({ own, opponent, farkles: ownFarkles, take, answered, last: null })
    const { worth, chance } = turnWorth(this.#solved, this.#turns.mass, state)
    // What was left out is taken to end as the rest.
    const loss = visits * (value - worth / chance)
    known.set(key, loss)
    return loss
  }
}
