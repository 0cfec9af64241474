import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  lastChance,
  rollsByChoice,
  SlowTurn,
  turnResults,
  type Results,
  type Rule,
  type SlowPlayer,
  type SlowState,
} from './slow-plan.ts'
import type { SlowRoll } from './slow-rules.ts'

// Two players against each other, with nothing of the match solver: games by going over all states
// again and again.

/** A game between two slow players. */
export class SlowMatch {
  readonly #rules: RuleSet
  readonly #rolls: readonly (readonly SlowRoll[][])[]
  readonly #players: readonly [SlowPlayer, SlowPlayer]
  readonly #turns = [new Map<string, SlowTurn>(), new Map<string, SlowTurn>()] as const
  readonly #known = [new Map<string, Results>(), new Map<string, Results>()] as const
  readonly #last = [new Map<string, number>(), new Map<string, number>()] as const

  /** `sides`: the rules of each player's own turns, where they differ. */
  constructor(
    rules: RuleSet,
    first: SlowPlayer,
    second: SlowPlayer,
    sides: readonly RuleSet[] = [rules, rules],
  ) {
    this.#rules = rules
    this.#rolls = sides.map(rollsByChoice)
    this.#players = [first, second]
  }

  #minimum(own: number): number {
    const { minimumBank, minimumFirstBank } = this.#rules
    return Math.max(1, own <= 0 ? minimumFirstBank : minimumBank)
  }

  #turnOf(player: 0 | 1, at: SlowState): SlowTurn {
    const one = this.#players[player]
    const turns = this.#turns[player]
    const key = one.sees(at)
    const turn = turns.get(key) ?? new SlowTurn(this.#rolls[player]!, one, at)
    turns.set(key, turn)
    return turn
  }

  /** A turn that is not the last, or one of a player who takes no notice of that. */
  #results(player: 0 | 1, at: SlowState): Results {
    const { winningBank, sees, leads } = this.#players[player]
    const known = this.#known[player]
    const key = winningBank ? `${at.own} ${sees(at)}` : sees(at)
    const minimum = this.#minimum(at.own)
    const rule: Rule = (total) => {
      if (total < minimum) return 'never'
      const wins = winningBank && at.own + total >= this.#rules.goal
      return wins && !leads?.(at) ? 'must' : 'free'
    }
    const results = known.get(key) ?? turnResults(this.#rules, this.#turnOf(player, at), rule)
    known.set(key, results)
    return results
  }

  /** The chance to win with one turn against a score that has reached the goal. */
  #lastTurn(player: 0 | 1, at: SlowState): number {
    const { winningBank, sees } = this.#players[player]
    const minimum = this.#minimum(at.own)
    const tie = at.opponent - at.own
    const key = `${tie} ${minimum} ${sees(at)}`
    const known = this.#last[player]
    const chance = known.get(key) ?? this.#lastChance(player, at, winningBank, tie, minimum)
    known.set(key, chance)
    return chance
  }

  #lastChance(
    player: 0 | 1,
    at: SlowState,
    winningBank: boolean,
    tie: number,
    minimum: number,
  ): number {
    if (winningBank) return lastChance(this.#rules, this.#turnOf(player, at), tie, minimum)
    const { banked, instant } = this.#results(player, at)
    let chance = instant
    for (const [total, part] of banked) {
      if (total >= tie) chance += total === tie ? part / 2 : part
    }
    return chance
  }

  /** The chance of each player to win as the one who begins; banked scores are multiples of `grid`. */
  solve(grid: number): { first: number; second: number } {
    const { farklePenalty, goal, end } = this.#rules
    const floor = farklePenalty?.floor ?? 0
    const counts = farklePenalty?.farkles ?? 1
    const scores = Array.from(
      { length: Math.ceil((goal - floor) / grid) },
      (_, i) => floor + i * grid,
    )
    const farkles = Array.from({ length: counts }, (_, i) => i)
    const states: SlowState[] = scores.flatMap((own) =>
      scores.flatMap((opponent) =>
        farkles.flatMap((ownFarkles) =>
          farkles.map((opponentFarkles) => ({ own, opponent, ownFarkles, opponentFarkles })),
        ),
      ),
    )
    // From the largest totals down, so that few rounds do.
    states.sort((a, b) => b.own + b.opponent - a.own - a.opponent)
    const indexOf = new Map(states.map((at, i) => [JSON.stringify(at), i]))
    const afterFarkle = (own: number, inARow: number): [number, number] => {
      if (!farklePenalty) return [own, 0]
      if (inARow + 1 < counts) return [own, inARow + 1]
      return [Math.max(floor, own - farklePenalty.points), 0]
    }
    // What each turn wins outright, and the states in which the other one is to move after it.
    const equations = ([0, 1] as const).map((player) =>
      states.map((at) => {
        const { banked, farkle, instant } = this.#results(player, at)
        const turned = { own: at.opponent, ownFarkles: at.opponentFarkles }
        let wins = instant
        const [opponent, opponentFarkles] = afterFarkle(at.own, at.ownFarkles)
        const next: [SlowState, number][] = [[{ ...turned, opponent, opponentFarkles }, farkle]]
        for (const [total, chance] of banked) {
          const then = { ...turned, opponent: at.own + total, opponentFarkles: 0 }
          if (then.opponent < goal) next.push([then, chance])
          else if (end === 'immediate') wins += chance
          else wins += chance * (1 - this.#lastTurn(player === 0 ? 1 : 0, then))
        }
        const known = ({ own, opponent, ownFarkles, opponentFarkles }: SlowState): number =>
          indexOf.get(JSON.stringify({ own, opponent, ownFarkles, opponentFarkles }))!
        return { wins, next: next.map(([then, chance]) => ({ index: known(then), chance })) }
      }),
    )
    const values = equations.map((all) => new Float64Array(all.length).fill(0.5))
    for (let moved = 1; moved > 1e-14;) {
      moved = 0
      states.forEach((_, i) => {
        for (const player of [0, 1]) {
          const { wins, next } = equations[player]![i]!
          const theirs = values[1 - player]!
          const value = next.reduce(
            (sum, { index, chance }) => sum + chance * (1 - theirs[index]!),
            wins,
          )
          moved = Math.max(moved, Math.abs(value - values[player]![i]!))
          values[player]![i] = value
        }
      })
    }
    const start = indexOf.get(
      JSON.stringify({ own: 0, opponent: 0, ownFarkles: 0, opponentFarkles: 0 }),
    )!
    return { first: values[0]![start]!, second: values[1]![start]! }
  }
}
