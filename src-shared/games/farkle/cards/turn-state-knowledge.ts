import type { Points } from '../../../base/units.ts'
import { stateLimits, type StateLimit } from '../analysis/turn-state-table.ts'
import { pointsPlay, type PointsPlay } from '../analysis/points-play.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { mayBank } from '../solve/turn/banking.ts'
import { mostPointsOption } from '../solve/turn/hold-policy.ts'
import { turnFigures } from '../solve/turn/score-solver.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import { evaluatePolicy, type TurnPolicy } from '../solve/turn/turn-policy.ts'
import { averagePoints } from './turn-plays.ts'

/** First step width of the search for the best total, in grid steps; a power of two. */
const WIDEST = 8

/** With more rolls per policy, evaluating single limits would take minutes. */
const MAX_WORK = 300_000

/** Like DeckWorth, for rules with more turn state than the dice left. */
export class StateKnowledge {
  readonly limits: readonly StateLimit[]
  readonly grid: Points
  readonly #rules: RuleSet
  readonly #play: PointsPlay
  readonly #from: ReadonlyMap<TurnNode, Points | null>
  #hold: { readonly at: Points; readonly points: Points } | null = null
  #withLimits: Points | null = null

  constructor(rules: RuleSet) {
    this.#rules = rules
    this.#play = pointsPlay(rules)
    this.grid = this.#play.model.grid
    this.limits = stateLimits(rules, this.#play.usual[0]!)
    this.#from = new Map(
      this.limits.flatMap(({ nodes, from }) => nodes.map((node) => [node, from] as const)),
    )
  }

  get #rows(): number {
    return this.#play.usual[0]!.rows
  }

  /** Takes all points; banks from a total that depends on the node. */
  #points(fromAt: (node: TurnNode) => Points | null): Points {
    const { model } = this.#play
    const least = Math.ceil(this.#rules.minimumBank / model.grid)
    const policy: TurnPolicy = {
      rows: this.#rows,
      option: mostPointsOption,
      banks(node, row) {
        const from = model.byDice[node]!.dice === 0 ? 0 : fromAt(node)
        return from !== null && row * model.grid >= from && mayBank(model, least, node, row)
      },
    }
    return averagePoints([evaluatePolicy(model, policy)], this.#rules.farklePenalty)
  }

  get #least(): Points {
    return Math.max(this.#rules.minimumBank, this.grid)
  }

  /** Takes all points and banks as soon as allowed. */
  get once(): Points {
    return this.#points(() => this.#least)
  }

  /** Takes all points; banks from the best single turn total. */
  get hold(): { readonly at: Points; readonly points: Points } {
    if (this.#hold) return this.#hold
    let best = { at: this.#least, points: this.once }
    // Points rise and then fall with the total, so narrow the steps around the best total.
    const last = this.#rows * this.grid
    for (let step = WIDEST * this.grid; step >= this.grid; step /= 2) {
      const middle = step === WIDEST * this.grid ? null : best.at
      const from = middle === null ? this.#least + step : Math.max(this.#least, middle - step)
      const to = middle === null ? last : middle + step
      for (let at = from; at <= to; at += step) {
        if (at === best.at) continue
        const points = this.#points(() => at)
        if (points > best.points) best = { at, points }
        else if (middle === null && at > best.at + 4 * step) break
      }
    }
    this.#hold = best
    return best
  }

  get withLimits(): Points {
    this.#withLimits ??= this.#points((node) => this.#from.get(node) ?? null)
    return this.#withLimits
  }

  get #work(): number {
    const { byDice } = this.#play.model
    return this.#rows * byDice.reduce((sum, { groupCount }) => sum + groupCount, 0)
  }

  /** Points that a limit adds, compared with the single total; null if this takes too long. */
  ofLimit({ nodes }: StateLimit): Points | null {
    if (this.#work > MAX_WORK) return null
    const without = this.#points((node) =>
      nodes.includes(node) ? this.hold.at : (this.#from.get(node) ?? null),
    )
    return Math.max(0, this.withLimits - without)
  }

  get best(): Points {
    const results = this.#play.usual.map((strategy) => {
      const { correctedExpectedPoints, farkleProbability } = turnFigures(strategy)
      return { points: correctedExpectedPoints, farkleProbability }
    })
    return averagePoints(results, this.#rules.farklePenalty)
  }
}
