import type { Probability } from '../../../../base/units.ts'
import type { Random } from '../../../../dice/random.ts'
import { isBanked, type EvaluateTurn } from '../match/turn-guide.ts'
import { cellOf } from '../match/turn-mass.ts'
import { TurnStrategies } from '../match/turn-strategies.ts'
import { gainOfRolling } from '../turn/score-solver.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import type { WinGame } from '../win/win-game.ts'
import { ThumbTurns, type ThumbAim, type ThumbPlan } from '../thumb/thumb-turns.ts'
import type { ThumbRule } from '../thumb/thumb-rule.ts'
import { endRow, goalRow, mayBankAt } from '../win/win-states.ts'
import type { ThreePlay, ThreeTurn } from './three-play.ts'
import type { ThreeChances } from './three-states.ts'

/**
 * Players at a table: for most points a turn; by the game of two, against whoever is ahead; by the
 * game of three, against the two who are ahead; by a card, against whoever is ahead.
 */
export type TablePolicy = 'points' | 'two' | 'three' | 'card'

/** What the policies play by; only games that end at once at the goal. */
export interface TableSolutions {
  readonly game: WinGame
  readonly three: ThreePlay
  readonly two?: EvaluateTurn
  readonly card?: ThumbRule
}

/** Mean win probability of a player over all orders of play, with its standard error. */
export interface TableChance {
  readonly mean: Probability
  readonly error: Probability
}

/** Scores in grid steps in the order of play; the first is the mover's. */
export type TableScores = readonly number[]

const WINS = 1e12

/** A turn by a card: the other one is whoever is ahead. */
export function cardAim(game: WinGame, [own = 0, ...others]: TableScores): ThumbAim {
  const take = endRow(game, own)
  return { own, opponent: Math.max(...others), farkles: 0, take, answered: false, last: null }
}

class Planner {
  readonly #solved: TableSolutions
  readonly #points: TurnStrategies
  readonly #card: ThumbTurns | null

  constructor(solved: TableSolutions) {
    const { game, card } = solved
    this.#solved = solved
    this.#card = card ? new ThumbTurns(game, card, endRow(game, 0)) : null
    this.#points = new TurnStrategies(solved.game.rules)
  }

  plan(policy: TablePolicy, scores: TableScores): ThumbPlan {
    switch (policy) {
      case 'points':
        return this.#byPoints(scores[0]!)
      case 'two':
        return this.#byTwo(scores[0]!, Math.max(...scores.slice(1)))
      case 'three':
        return this.byThree(scores[0]!, this.turnOf(scores))
      case 'card':
        return this.#card!.plan(cardAim(this.#solved.game, scores))
    }
  }

  /** The two highest of the other scores, in the order of play. */
  turnOf([own = 0, ...others]: TableScores): ThreeTurn {
    const ahead = [...others]
    while (ahead.length > 2) ahead.splice(ahead.lastIndexOf(Math.min(...ahead)), 1)
    return this.#solved.three.turn(own, ahead[0]!, ahead[1]!)
  }

  #byPoints(own: number): ThumbPlan {
    const { game } = this.#solved
    const { grid } = game.model
    const strategy = this.#points.strategy(this.#points.turnOf(own * game.grid, 0))
    const goal = goalRow(game, own)
    const gain = (n: TurnNode, row: number): number => gainOfRolling(strategy, row * grid, n)
    const mayBank = (n: TurnNode, row: number): boolean => mayBankAt(game, own, n, row)
    return {
      worth(n, row) {
        if (!mayBank(n, row)) return row * grid + gain(n, row)
        return row >= goal ? WINS : row * grid + Math.max(0, gain(n, row))
      },
      banks: (n, row) => mayBank(n, row) && (row >= goal || gain(n, row) <= 0),
    }
  }

  #byTwo(own: number, opponent: number): ThumbPlan {
    const { game, two } = this.#solved
    const turn = two!({ own, opponent, ownFarkles: 0, opponentFarkles: 0 })
    return {
      worth: (n, row) => turn.best[cellOf(game.model, row, n)]!,
      banks: (n, row) => isBanked(game.model, turn, n, row),
    }
  }

  byThree(own: number, turn: ThreeTurn): ThumbPlan {
    const { game } = this.#solved
    const goal = goalRow(game, own)
    return {
      worth: (n, row) => turn.best(n, row)[0],
      banks: (n, row) =>
        mayBankAt(game, own, n, row) && (row >= goal || turn.bank(row)[0] >= turn.best(n, row)[0]),
    }
  }
}

function ordersOf(count: number): number[][] {
  if (count === 0) return [[]]
  return ordersOf(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => order.toSpliced(at, 0, count - 1)),
  )
}

/**
 * Games of three or more players, by Monte Carlo over all orders of play. At a table of three only
 * decisions are counted: a game's estimate is the chances at its start, changed by what each
 * decision moves them from those of the best one. Rolls move them by nothing in the mean, so that
 * the estimate has the right mean without the luck of the dice.
 */
export class TableMatch {
  readonly #solved: TableSolutions
  readonly #policies: readonly TablePolicy[]
  readonly #random: Random
  readonly #planner: Planner
  readonly #orders: readonly (readonly number[])[]
  readonly #sums: Float64Array
  readonly #squares: Float64Array
  #games = 0
  #moves: (policy: TablePolicy, scores: TableScores) => void = () => {}
  readonly #counts: 'decisions' | 'wins'

  /** `counts`: what a game's estimate rests on; decisions need a table of three. */
  constructor(
    solved: TableSolutions,
    policies: readonly TablePolicy[],
    random: Random,
    counts: 'decisions' | 'wins' = policies.length === 3 ? 'decisions' : 'wins',
  ) {
    this.#counts = counts
    if (policies.length < 3) throw new RangeError('a table has three players or more')
    this.#solved = solved
    this.#policies = policies
    this.#random = random
    this.#planner = new Planner(solved)
    this.#orders = ordersOf(policies.length)
    this.#sums = new Float64Array(policies.length)
    this.#squares = new Float64Array(policies.length)
  }

  /** By policy, in the order given. */
  get chances(): TableChance[] {
    return Array.from(this.#sums, (sum, i) => {
      const count = this.#games
      const mean = sum / count
      const variance = Math.max(0, this.#squares[i]! / count - mean ** 2)
      return { mean, error: Math.sqrt(variance / Math.max(1, count - 1)) }
    })
  }

  /**
   * Plays one game in each order; the mean over them is one sample. `moves` hears the scores at the
   * start of every turn.
   */
  round(moves: (policy: TablePolicy, scores: TableScores) => void = () => {}): void {
    this.#moves = moves
    const means = this.#policies.map(() => 0)
    for (const order of this.#orders) {
      const seats = order.map((i) => this.#policies[i]!)
      const wins = this.#counts === 'decisions' ? this.#estimated(seats) : this.#played(seats)
      order.forEach((i, seat) => (means[i]! += wins[seat]! / this.#orders.length))
    }
    means.forEach((mean, i) => {
      this.#sums[i]! += mean
      this.#squares[i]! += mean ** 2
    })
    this.#games++
  }

  #played(seats: readonly TablePolicy[]): number[] {
    const winner = this.#game(seats, () => {})
    return seats.map((_, seat) => (seat === winner ? 1 : 0))
  }

  #estimated(seats: readonly TablePolicy[]): number[] {
    const wins: number[] = [...this.#solved.three.chances(0, 0, 0)]
    this.#game(seats, (mover, taken, best) => {
      for (let i = 0; i < 3; i++) wins[(mover + i) % 3]! += taken[i]! - best[i]!
    })
    return wins
  }

  /** Returns the winner's seat. */
  #game(
    seats: readonly TablePolicy[],
    decide: (mover: number, taken: ThreeChances, best: ThreeChances) => void,
  ): number {
    const { game } = this.#solved
    const scores = seats.map(() => 0)
    for (let mover = 0; ; mover = (mover + 1) % seats.length) {
      const seen = scores.map((_, i) => scores[(mover + i) % scores.length]!)
      const policy = seats[mover]!
      this.#moves(policy, seen)
      const isGraded = this.#counts === 'decisions' && policy !== 'three'
      const turn = isGraded ? this.#planner.turnOf(seen) : null
      const plan = this.#planner.plan(policy, seen)
      const row = this.#turn(plan, turn, (taken, best) => decide(mover, taken, best))
      if (row === null) continue
      scores[mover]! += row
      if (row === Infinity || scores[mover]! >= game.goal) return mover
    }
  }

  /** Banked row; null for a farkle, Infinity for a roll that wins at once. */
  #turn(
    plan: ThumbPlan,
    turn: ThreeTurn | null,
    decide: (taken: ThreeChances, best: ThreeChances) => void,
  ): number | null {
    const { game } = this.#solved
    let [row, node] = [0, game.model.start]
    for (;;) {
      const dice = game.model.byDice[node]!
      let drawn = this.#random.next() - dice.farkleProbability
      if (drawn < 0) return null
      drawn -= game.instantWin[node]!
      if (drawn < 0) return Infinity
      let group = 0
      while (group < dice.groupCount - 1 && (drawn -= dice.probability[group]!) >= 0) group++
      let [most, chosen] = [-Infinity, dice.optionStart[group]!]
      let best: ThreeChances = [-1, 0, 0]
      for (let o = dice.optionStart[group]!; o < dice.optionStart[group + 1]!; o++) {
        const [left, after] = [dice.optionLeft[o]!, row + dice.optionSteps[o]!]
        const worth = plan.worth(left, after)
        if (worth > most) [most, chosen] = [worth, o]
        const chances = turn?.best(left, after)
        if (chances && chances[0] > best[0]) best = chances
      }
      node = dice.optionLeft[chosen]!
      row += dice.optionSteps[chosen]!
      const banks = plan.banks(node, row)
      if (turn) decide(banks ? turn.bank(row) : turn.roll(node, row), best)
      if (banks) return row
    }
  }
}
