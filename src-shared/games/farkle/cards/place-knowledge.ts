import type { Points } from '../../../base/units.ts'
import { placeLimits, type PlaceLimit } from '../analysis/place-table.ts'
import { pointsPlay, type PointsPlay } from '../analysis/points-play.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { mayBank } from '../solve/turn/banking.ts'
import { mostPointsOption } from '../solve/turn/hold-policy.ts'
import { turnFigures } from '../solve/turn/score-solver.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import { evaluatePolicy, type TurnPolicy } from '../solve/turn/turn-policy.ts'
import { averagePoints } from './turn-plays.ts'

/** Steps of the grid between totals to hold at that are tried first; a power of two. */
const WIDEST = 8

/** With more work for one way to play single limits are not evaluated: it would take minutes. */
const MAX_WORK = 300_000

/**
 * Points a turn of players who know more and more of rules whose turns remember more than the dice left:
 * exactly, by evaluating the way each of them plays. Under a farkle penalty it is the average of a long
 * game; the minimum for the first bank is ignored, as it concerns few turns.
 */
export class PlaceKnowledge {
  readonly limits: readonly PlaceLimit[]
  readonly grid: Points
  readonly #rules: RuleSet
  readonly #play: PointsPlay
  /** From which total to bank, by node; null for never. */
  readonly #from: ReadonlyMap<TurnNode, Points | null>
  #hold: { readonly at: Points; readonly points: Points } | null = null
  #withLimits: Points | null = null

  constructor(rules: RuleSet) {
    this.#rules = rules
    this.#play = pointsPlay(rules)
    this.grid = this.#play.model.grid
    this.limits = placeLimits(rules, this.#play.usual[0]!)
    this.#from = new Map(
      this.limits.flatMap(({ nodes, from }) => nodes.map((node) => [node, from] as const)),
    )
  }

  get #rows(): number {
    return this.#play.usual[0]!.rows
  }

  /** Takes all points that a roll scores, and banks from a total on that depends on the place. */
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

  /** The least total that may be banked. */
  get least(): Points {
    return Math.max(this.#rules.minimumBank, this.grid)
  }

  /** Of who takes all points that a roll scores and banks as soon as it is allowed. */
  get once(): Points {
    return this.#points(() => this.least)
  }

  /** The best single turn total to bank from, with all points taken. */
  get hold(): { readonly at: Points; readonly points: Points } {
    if (this.#hold) return this.#hold
    let best = { at: this.least, points: this.once }
    // Points rise and then fall with the total: from wide steps to narrow ones around the best so far.
    const last = this.#rows * this.grid
    for (let step = WIDEST * this.grid; step >= this.grid; step /= 2) {
      const middle = step === WIDEST * this.grid ? null : best.at
      const from = middle === null ? this.least + step : Math.max(this.least, middle - step)
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

  /** Of who takes all points of a roll and knows every limit. */
  get withLimits(): Points {
    this.#withLimits ??= this.#points((node) => this.#from.get(node) ?? null)
    return this.#withLimits
  }

  /** How many rolls are looked at for one way to play. */
  get #work(): number {
    const { byDice } = this.#play.model
    return this.#rows * byDice.reduce((sum, { groupCount }) => sum + groupCount, 0)
  }

  /**
   * Points that the limit of a place adds to the others, compared with the single total; null where that
   * would take too long to find for every place.
   */
  ofLimit({ nodes }: PlaceLimit): Points | null {
    if (this.#work > MAX_WORK) return null
    const without = this.#points((node) =>
      nodes.includes(node) ? this.hold.at : (this.#from.get(node) ?? null),
    )
    return Math.max(0, this.withLimits - without)
  }

  /** Of the best play. */
  get best(): Points {
    const results = this.#play.usual.map((strategy) => {
      const { correctedExpectedPoints, farkleProbability } = turnFigures(strategy)
      return { points: correctedExpectedPoints, farkleProbability }
    })
    return averagePoints(results, this.#rules.farklePenalty)
  }
}
