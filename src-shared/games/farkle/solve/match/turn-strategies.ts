import type { Points } from '../../../../base/units.ts'
import { keeping } from '../keeping.ts'
import { reachableRows } from '../turn/reachability.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { solveTurn, type TurnStrategy } from '../turn/score-solver.ts'
import { exceptionRows, tablePlay, tablePolicy, tableRows } from '../turn/table-play.ts'
import { bestTail, type Tail } from '../turn/tail.ts'
import { turnModel, type TurnModel } from '../turn/turn-model.ts'
import { bestPolicy, type TurnPolicy } from '../turn/turn-policy.ts'
import { wholeGame, type TurnKey } from '../turn/turn-types.ts'

/** Policies for points by kind of turn (see TurnKey), as on the strategy page; solved on demand. */
export class TurnStrategies {
  readonly model: TurnModel
  readonly #rules: RuleSet
  readonly #tail: Tail
  readonly #solved = new Map<TurnKey, TurnStrategy>()
  readonly tablePolicy = keeping((key: TurnKey): TurnPolicy => {
    const strategy = this.strategy(key)
    const rows = tableRows(this.model, this.#tail, this.#rules.minimumFirstBank)
    const length = Math.max(rows, strategy.rows + 1)
    const reachable = reachableRows(this.#rules, this.model, length)
    const below = exceptionRows(this.#rules, this.model)
    const { table } = tablePlay(strategy, reachable, below)
    return tablePolicy(this.model, table, strategy.rows)
  })

  constructor(rules: RuleSet) {
    this.#rules = rules
    this.model = turnModel(rules)
    this.#tail = bestTail(this.model)
  }

  /** The kind of turn for this banked score and these farkles in a row. */
  turnOf(banked: Points, farkles: number): TurnKey {
    const { minimumBank, minimumFirstBank, farklePenalty } = this.#rules
    if (banked <= 0 && minimumFirstBank > minimumBank) return 'opening'
    return farklePenalty ? `after-${farkles}` : 'single'
  }

  minimumOf(key: TurnKey): Points {
    const { minimumBank, minimumFirstBank } = this.#rules
    return key === 'opening' ? minimumFirstBank : minimumBank
  }

  strategy(key: TurnKey): TurnStrategy {
    if (!this.#solved.has(key)) this.#solve(key)
    return this.#solved.get(key)!
  }

  #solve(key: TurnKey): void {
    const { minimumBank, farklePenalty } = this.#rules
    if (farklePenalty && key.startsWith('after-')) {
      const { strategies } = wholeGame(this.model, minimumBank, farklePenalty)
      strategies.forEach((strategy, i) => this.#solved.set(`after-${i}`, strategy))
      return
    }
    const goal = { farklePenalty: 0, minimumBank: this.minimumOf(key) }
    this.#solved.set(key, solveTurn(this.model, goal, this.#tail))
  }

  bestPolicy(key: TurnKey): TurnPolicy {
    return bestPolicy(this.strategy(key))
  }
}
