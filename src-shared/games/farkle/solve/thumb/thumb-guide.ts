import type { Probability } from '../../../../base/units.ts'
import { bestLastChance } from '../match/optimal-player.ts'
import { topRow } from '../match/planned-player.ts'
import type { MatchContext, Player } from '../match/player.ts'
import type { SolvedGame } from '../match/turn-guide.ts'
import type { TurnMass } from '../match/turn-mass.ts'
import { sideOf } from '../win/past-goal.ts'
import { lastChance, needOf } from '../win/final-turn.ts'
import { farkleValue, finalTurnOf, pastOf, valuesOf } from '../win/turn-values.ts'
import { endRow, gameOfSeat, goalRow, nextSeat, stateIndex } from '../win/win-states.ts'
import { indexOf, type TurnScores } from '../match/match-order.ts'
import { HARDLY_EVER } from './thumb-player.ts'
import type { ThumbRule } from './thumb-rule.ts'
import { ThumbTurns } from './thumb-turns.ts'

/** Part of the mean loss added to each state's weight, since other rules may lose elsewhere. */
const EVEN_PART = 0.5

const RARE = 1e-3

export interface Sample<State = TurnScores> {
  readonly state: State
  /** Visits per game that it stands for. */
  readonly visits: number
}

/** A state with the loss of a turn by some rule. */
export interface StateLoss<State = TurnScores> extends Sample<State> {
  readonly loss: Probability
}

/** Importance sampling of states, evenly along their order, so that sums of losses vary little. */
export function drawStates<State>(
  standings: readonly StateLoss<State>[],
  count: number,
): Sample<State>[] {
  const sum = (of: (standing: StateLoss<State>) => number): number =>
    standings.reduce((all, standing) => all + of(standing), 0)
  const lost = (loss: Probability): Probability => Math.max(0, loss)
  const visits = sum((one) => one.visits)
  const even = EVEN_PART * (sum(({ visits, loss }) => visits * lost(loss)) / visits)
  const step = ((1 + EVEN_PART) * even * visits) / (EVEN_PART * count)
  const samples: Sample<State>[] = []
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

/** Scores in steps, visits per game. */
interface LastTurn {
  readonly own: number
  readonly target: number
  readonly visits: number
}

/** The last turns after sampled turns, by rows needed; both players are assumed alike. */
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

/** Win probability of a played turn, times the probability `chance` of the part followed. */
export function turnWorth(
  { game, endings, values }: SolvedGame,
  { banked, last, farkle, won, ended }: TurnMass,
  state: TurnScores,
): { readonly worth: Probability; readonly chance: Probability } {
  const { own, opponent, opponentFarkles, second } = state
  const past = pastOf(endings, second)
  const answer = gameOfSeat(game, nextSeat(game, second))
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
      worth += one * (1 - lastChance(answer, past.final, opponent, target))
    }
  }
  const fallen = farkleValue(game, state, valuesOf(game, values))
  return { worth: worth + farkle * fallen, chance: chance + farkle }
}

interface Looked extends Sample {
  readonly value: Probability
  readonly take: number
  readonly place: number
}

/**
 * Guesses the loss of rules to the best player. With a rule's own visits of all states, the loss is
 * exactly twice the sum of visits times turn losses (performance difference lemma); visits of a
 * similar rule make it a guess. Sampled states only give the difference to that rule, whose loss is
 * known.
 */
export class ThumbGuide {
  readonly #solved: MatchContext
  /** Cache of visits times turn loss, by sample and keyAt. */
  readonly #known: readonly Map<string, Probability>[]
  readonly #looked: Looked[]
  readonly #lastTurns: readonly (LastTurn & { readonly best: Probability })[]
  readonly #turns: ThumbTurns
  readonly #knownLast = new Map<string, Probability>()
  /** Loss of `like` that the sampled states do not cover. */
  readonly #untold: Probability

  /** `lost`: loss of `like` before last turns. Samples with most loss come first, to stop early. */
  constructor(
    solved: MatchContext,
    like: ThumbRule,
    lost: Probability,
    samples: readonly Sample[],
    lastTurns: readonly LastTurn[],
  ) {
    const { values } = solved
    const { game, endings } = sideOf(solved)
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

  /** Loss of a rule per game; stops above `most`, and is then only a lower bound. */
  behind(rule: ThumbRule, most = Infinity): Probability {
    let sum = this.inLastTurns(rule) / 2 + this.#untold
    for (const one of this.#looked) {
      sum += this.#lossAt(one)
      if (2 * sum > most) break
    }
    return 2 * sum
  }

  #lastChance(own: number, target: number): Probability {
    const { game, endings } = sideOf(this.#solved)
    const { winRow, tieRow } = needOf(game, own, target)
    return this.#turns.lastTurn(Math.min(winRow, finalTurnOf(endings)!.rows), tieRow !== null)
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
    const loss = visits * (value - worth / chance)
    known.set(key, loss)
    return loss
  }
}
