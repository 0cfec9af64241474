import type { Points, Probability } from '../../../../base/units.ts'
import { contains, countOf, FACES, multisetOf, type Multiset } from '../../../../dice/multiset.ts'
import { rollsOf, type Roll } from '../../../../dice/rolls.ts'
import { losesAtOnce, losesBanked } from '../../rules/losing-dice.ts'
import { hasOwnDice } from '../../rules/own-dice.ts'
import { hasSides, sideRules } from '../../rules/sides.ts'
import { hasLeftovers } from '../../rules/turn-rules.ts'
import { isWonAtOnce, ofAKindThatWins, type RuleSet } from '../../rules/rule-set.ts'
import { facesAtNode } from '../turn/dice-nodes.ts'
import { scoreGrid } from '../turn/score-grid.ts'
import { tailLost } from '../turn/tail.ts'
import { isEveryBankable } from '../turn/banking.ts'
import { turnModel, type DiceModel, type TurnModel } from '../turn/turn-model.ts'

/** Bound on the states of a win table, for memory and time. */
export const MAX_STATES = 4_000_000

/**
 * The two-player game of a rule set. Banked scores count steps of `grid` points, from `lowest` to
 * below `goal`; turn totals count rows of the turn model's grid, `perRow` steps each.
 */
export interface WinGame {
  readonly rules: RuleSet
  /** 2 if only the second player answers the goal or the players' dice differ, else 1. */
  readonly seats: number
  /** Game of the second seat with other dice, its rules swapped; null if both turns are equal. */
  readonly opponent: WinGame | null
  /** The rolls of a turn, without those that win at once or show the losing dice. */
  readonly model: TurnModel
  /** Probability that a roll wins at once, by node; entry 0 unused. */
  readonly instantWin: Float64Array
  /** Least probability of a farkle before the next bank, by node; 0 where a bank is allowed. */
  readonly lost: Float64Array
  /** Points per step of a banked score. */
  readonly grid: Points
  /** Steps per row of a turn total. */
  readonly perRow: number
  /** Lowest banked score in steps (the penalty's floor); zero or negative. */
  readonly lowest: number
  /** Least banked score, in steps, that ends the game. */
  readonly goal: number
  /** Number of banked scores below the goal. */
  readonly scores: number
  /** Distinguished counts of farkles in a row; 1 without a penalty. */
  readonly counters: number
  /** Steps; 0 without a penalty. */
  readonly penalty: number
  readonly minimumRow: number
  /** Least row while the banked score is zero or less. */
  readonly minimumFirstRow: number
  /** Banked score, in steps, from which only the goal may be banked; the goal if none. */
  readonly finishFrom: number
  readonly exact: boolean
  /** Probability that a roll shows the losing dice, by node; entry 0 unused. */
  readonly losingRoll: Float64Array
  /** Probability of such a roll before the next bank, by node, as `lost`. */
  readonly losingLater: Float64Array
  /** Whether losing dice take the banked score; else they take the game. */
  readonly losesBanked: boolean
  readonly firstPenalty: number
  /** Whether a farkle takes the turn total from the banked score. */
  readonly farkleTakes: boolean
  /** Whether a banked score can fall, so that no order solves all states at once. */
  readonly falls: boolean
}

/** Whether a roll wins at once: enough dice of one face, or the winning dice. */
export function winsAtOnce(rules: RuleSet, roll: Multiset): boolean {
  const { sixOfAKindWins, winningDice } = rules
  if (winningDice.length > 0 && contains(roll, multisetOf(winningDice))) return true
  return sixOfAKindWins && FACES.some((face) => countOf(roll, face) >= ofAKindThatWins(rules))
}

/** Factor on the probability of an event at a node with repeated rolls of the last die. */
function againChance({ lastDieRolls }: RuleSet, { dice, farkleProbability }: DiceModel): number {
  if (dice !== 1 || lastDieRolls === 1) return 1
  return (1 - farkleProbability) / (1 - farkleProbability ** (1 / lastDieRolls))
}

/** Rolls at a node by faces shown, and their total weight. */
function rollsAtNode(rules: RuleSet, { node, dice }: DiceModel): { rolls: Roll[]; total: number } {
  return hasOwnDice(rules) ? facesAtNode(rules, node) : { rolls: rollsOf(dice), total: 6 ** dice }
}

/** Probability of a roll with `isSuch`, by node; entry 0 unused. */
export function rollChances(
  rules: RuleSet,
  model: TurnModel,
  isSuch: (roll: Multiset) => boolean,
): Float64Array {
  const chances = new Float64Array(model.nodes.length + 1)
  for (const n of model.nodes) {
    const { rolls, total } = rollsAtNode(rules, model.byDice[n]!)
    const ways = rolls.reduce((sum, { dice, ways }) => (isSuch(dice) ? sum + ways : sum), 0)
    chances[n] = (ways / total) * againChance(rules, model.byDice[n]!)
  }
  return chances
}

/** Probability of a losing roll before the next bank, by node, with least-risk choices. */
function losingLater({
  model,
  losingRoll,
  lost,
}: Pick<WinGame, 'model' | 'losingRoll' | 'lost'>): Float64Array {
  const later = new Float64Array(losingRoll.length)
  if (isEveryBankable(model)) return later
  for (let moved = 1; moved > 1e-17;) {
    moved = 0
    for (const n of model.nodes) {
      if (model.bankable[n]) continue
      const { groupCount, probability, optionStart, optionLeft } = model.byDice[n]!
      let sum = losingRoll[n]!
      for (let g = 0; g < groupCount; g++) {
        let [risk, best] = [1, 1]
        for (let o = optionStart[g]!; o < optionStart[g + 1]!; o++) {
          const left = optionLeft[o]!
          if (lost[left]! > risk || (lost[left]! === risk && later[left]! >= best)) continue
          risk = lost[left]!
          best = later[left]!
        }
        sum += probability[g]! * best
      }
      moved = Math.max(moved, Math.abs(sum - later[n]!))
      later[n] = sum
    }
  }
  return later
}

/** Turn model without the rolls that end the game or the turn at once. */
function modelOf(rules: RuleSet): TurnModel {
  // More points can be worse if they reach the goal too soon or pass an exact goal, leave more to
  // the other player, or can be taken by a farkle.
  const everyOption =
    rules.overshoot === 'lost' ||
    rules.farkleTakes ||
    rules.end === 'finalTurn' ||
    rules.end === 'equalTurns' ||
    hasLeftovers(rules)
  const isCounted = (roll: Multiset): boolean =>
    !winsAtOnce(rules, roll) && !losesAtOnce(rules, roll)
  const endsSome = isWonAtOnce(rules) || rules.losingDice.length > 0
  return turnModel(rules, endsSome ? isCounted : undefined, everyOption)
}

function gameOf(rules: RuleSet, model: TurnModel, grid: Points): WinGame {
  const never = new Float64Array(model.nodes.length + 1)
  const instantWin = isWonAtOnce(rules)
    ? rollChances(rules, model, (roll) => winsAtOnce(rules, roll))
    : never
  const losingRoll =
    rules.losingDice.length === 0
      ? never
      : rollChances(rules, model, (roll) => losesAtOnce(rules, roll) && !winsAtOnce(rules, roll))
  const lost = tailLost(model)
  const lowest = (rules.farklePenalty?.floor ?? 0) / grid
  const goal = Math.ceil(rules.goal / grid)
  return {
    rules,
    seats: rules.end === 'equalTurns' ? 2 : 1,
    opponent: null,
    model,
    instantWin,
    lost,
    grid,
    perRow: model.grid / grid,
    lowest: lowest === 0 ? 0 : lowest,
    goal,
    scores: goal - lowest,
    counters: rules.farklePenalty?.farkles ?? 1,
    penalty: (rules.farklePenalty?.points ?? 0) / grid,
    minimumRow: Math.ceil(Math.max(1, rules.minimumBank) / model.grid),
    minimumFirstRow: Math.ceil(Math.max(1, rules.minimumFirstBank) / model.grid),
    finishFrom: rules.finishFrom > 0 ? Math.ceil(rules.finishFrom / grid) : goal,
    exact: rules.overshoot === 'lost',
    losingRoll,
    losingLater: losingLater({ model, losingRoll, lost }),
    losesBanked: losesBanked(rules),
    firstPenalty: rules.firstRollPenalty / grid,
    farkleTakes: rules.farkleTakes,
    falls:
      rules.farklePenalty !== null ||
      losesBanked(rules) ||
      rules.firstRollPenalty > 0 ||
      rules.farkleTakes,
  }
}

/** The two-player game of rules that have passed parseRuleSet. */
export function winGame(rules: RuleSet): WinGame {
  const model = modelOf(rules)
  if (!hasSides(rules)) return gameOf(rules, model, scoreGrid(rules, [model]))
  const theirRules = sideRules(rules, true)
  const theirModel = modelOf(theirRules)
  const grid = scoreGrid(rules, [model, theirModel])
  return withOpponent(gameOf(rules, model, grid), gameOf(theirRules, theirModel, grid))
}

/** Combines two players' games; both must have the same grid. */
export function withOpponent(game: WinGame, opponent: WinGame): WinGame {
  return { ...game, seats: 2, opponent: { ...opponent, seats: 2 } }
}

export interface WinTable {
  /** W of every state at the start of a turn, by stateIndex. */
  readonly values: Float64Array
  readonly residual: Probability
  readonly evaluations: number
}
