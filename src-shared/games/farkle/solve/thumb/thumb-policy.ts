import type { Points } from '../../../../base/units.ts'
import { mayBank } from '../turn/banking.ts'
import type { TurnModel, TurnNode } from '../turn/turn-model.ts'
import { evaluatePolicy, type TurnPolicy } from '../turn/turn-policy.ts'
import { entryFor, holdOf, rollValue, type ThumbRule } from './thumb-rule.ts'

/** Bonus for taking all dice back, more than any turn total. */
const ALL_DICE = 1e12

/** A rule's hold numbers and divisors as a policy for points; all dice are always rolled. */
export function thumbPolicy(model: TurnModel, rule: ThumbRule, least: Points): TurnPolicy {
  const { grid, allDice, nodes, largestSteps } = model
  const leastRow = Math.max(1, Math.ceil(least / grid))
  const holds = nodes.map((n) => holdOf(rule.hold, model.byDice[n]!.dice))
  const rows = Math.max(leastRow, Math.ceil(Math.max(...holds) / grid)) + 1
  const length = rows + largestSteps + 1
  const isRolled = nodes.map(() => new Uint8Array(length))
  const worth = nodes.map((n, i) => {
    const { dice } = model.byDice[n]!
    return Float64Array.from({ length }, (_, row) => {
      const total = row * grid
      const value = rollValue(rule, holds[i]!, entryFor(rule.divisor, dice), total, 0)
      const isAll = dice === allDice
      const rolled = isAll || value > 0 || !mayBank(model, leastRow, n, row)
      isRolled[i]![row] = Number(rolled)
      if (isAll) return ALL_DICE + total
      return rolled ? total + value : total
    })
  })
  const at = (n: TurnNode): number => n - 1
  return {
    rows,
    rollsOn: model.byDice.map(({ dice }, n) => dice === allDice || !model.bankable[n]),
    banks: (n, row) => isRolled[at(n)]![row] === 0,
    option({ optionStart, optionLeft, optionSteps }, group, row) {
      const worthOf = (o: number): number => worth[at(optionLeft[o]!)]![row + optionSteps[o]!]!
      let best = optionStart[group]!
      for (let o = best + 1; o < optionStart[group + 1]!; o++) {
        if (worthOf(o) > worthOf(best)) best = o
      }
      return best
    },
  }
}

/** Mean points of a turn by a rule of thumb, a farkle counting 0, exactly. */
export function thumbPoints(model: TurnModel, rule: ThumbRule, least: Points): Points {
  return evaluatePolicy(model, thumbPolicy(model, rule, least)).points
}
