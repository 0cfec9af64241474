import type { Points, Probability } from '../../../../base/units.ts'
import { contains, countOf, FACES, multisetOf, type Multiset } from '../../../../dice/multiset.ts'
import { rollsOf, type Roll } from '../../../../dice/rolls.ts'
import { losesAtOnce, losesBanked } from '../../rules/losing-dice.ts'
import { hasOpponentDice, hasOwnDice, rulesOfOpponent } from '../../rules/own-dice.ts'
import { hasLeftovers } from '../../rules/leftover-rules.ts'
import { ofAKindThatWins, type RuleSet } from '../../rules/rule-set.ts'
import { facesAtNode } from '../turn/dice-nodes.ts'
import { scoreGrid } from '../turn/score-grid.ts'
import { tailLost } from '../turn/tail.ts'
import { isEveryBankable } from '../turn/banking.ts'
import { turnModel, type DiceModel, type TurnModel } from '../turn/turn-model.ts'

/** The most states that a win table may hold, so that it fits into memory and a day. */
export const MAX_STATES = 4_000_000

/**
 * The two-player game of a rule set on a grid of banked scores. A banked score is a whole number of
 * steps of `grid` points, from `lowest` to below `goal`; a turn total is a number of rows of the turn
 * model's grid, `perRow` steps each.
 */
export interface WinGame {
  readonly rules: RuleSet
  /**
   * How many seats a mover can have that change what a state is worth: 2 where only the second player
   * answers a score that has reached the goal, or where the players roll different dice, else 1.
   */
  readonly seats: number
  /**
   * The same game for a mover in the second seat, where that one rolls other dice: those of the rules'
   * opponent. Its rules are turned round. Null where both seats have the same turns.
   */
  readonly opponent: WinGame | null
  /** The rolls of a turn, those that win at once left out. */
  readonly model: TurnModel
  /** Chance that a roll of n dice wins at once, by node; entry 0 unused. */
  readonly instantWin: Float64Array
  /**
   * Least chance to farkle before the next bank where any total is as good, by node; 0
   * where a bank is allowed.
   */
  readonly lost: Float64Array
  /** Points of one step of a banked score. */
  readonly grid: Points
  /** Steps of one row of a turn total. */
  readonly perRow: number
  /** The lowest banked score in steps: the penalty's floor, zero or negative. */
  readonly lowest: number
  /** The least banked score, in steps, that ends the game. */
  readonly goal: number
  /** How many banked scores there are below the goal. */
  readonly scores: number
  /** How many counts of farkles in a row are told apart: 1 without a penalty. */
  readonly counters: number
  /** Steps that the penalty takes; 0 without one. */
  readonly penalty: number
  /** The least row that may be banked; at least 1, for nothing cannot be banked. */
  readonly minimumRow: number
  /** The same while the banked score is zero or less. */
  readonly minimumFirstRow: number
  /** The banked score, in steps, from which nothing short of the goal may be banked; the goal if none. */
  readonly finishFrom: number
  /** Whether the goal must be hit exactly, and a turn total beyond it is lost. */
  readonly exact: boolean
  /** Chance that a roll shows the losing dice, by node; entry 0 unused. */
  readonly losingRoll: Float64Array
  /** Chance of such a roll before the next bank where any total is as good, by node, as `lost`. */
  readonly losingLater: Float64Array
  /** Whether losing dice take all that is banked; else they take the game. */
  readonly losesBanked: boolean
  /** Steps that a farkle in the first roll costs. */
  readonly firstPenalty: number
  /** Whether a farkle takes the turn total from what is banked. */
  readonly farkleTakes: boolean
  /** Whether a banked score can fall, so that no order of the states solves all at once. */
  readonly falls: boolean
}

/** Whether a roll wins the game at once: enough of its dice show one face, or it has the winning dice. */
export function winsAtOnce(rules: RuleSet, roll: Multiset): boolean {
  const { sixOfAKindWins, winningDice } = rules
  if (winningDice.length > 0 && contains(roll, multisetOf(winningDice))) return true
  return sixOfAKindWins && FACES.some((face) => countOf(roll, face) >= ofAKindThatWins(rules))
}

/** How many times as often something comes up at a node as in one roll: more than once for a last die. */
function againChance({ lastDieRolls }: RuleSet, { dice, farkleProbability }: DiceModel): number {
  if (dice !== 1 || lastDieRolls === 1) return 1
  return (1 - farkleProbability) / (1 - farkleProbability ** (1 / lastDieRolls))
}

/** The rolls at a node by the faces they show, and the ways of all of them. */
function rollsAtNode(rules: RuleSet, { node, dice }: DiceModel): { rolls: Roll[]; total: number } {
  return hasOwnDice(rules) ? facesAtNode(rules, node) : { rolls: rollsOf(dice), total: 6 ** dice }
}

/** The chance of a roll of which `isSuch` says yes, by node; entry 0 unused. */
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

/**
 * The chance of a losing roll before the next bank, by node, if of each roll's options those that are
 * lost least are taken. Only dice that must be rolled come to one, so it settles.
 */
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

/** The rolls of a turn that count, those that decide the game at once left out. */
function modelOf(rules: RuleSet): TurnModel {
  // With an answer to the goal more points can be worse: they may reach it too soon. Where the goal
  // must be hit exactly they may lead beyond it.
  // What is left to the other one may be worth more with more points, and a farkle may take more.
  const everyOption =
    rules.overshoot === 'lost' ||
    rules.farkleTakes ||
    rules.end === 'finalTurn' ||
    rules.end === 'equalTurns' ||
    hasLeftovers(rules)
  return turnModel(
    rules,
    (roll) => !winsAtOnce(rules, roll) && !losesAtOnce(rules, roll),
    everyOption,
  )
}

/** The game of a mover with these dice, on a grid that both players' turns have. */
function gameOf(rules: RuleSet, model: TurnModel, grid: Points): WinGame {
  const instantWin = rollChances(rules, model, (roll) => winsAtOnce(rules, roll))
  const losingRoll = rollChances(
    rules,
    model,
    (roll) => losesAtOnce(rules, roll) && !winsAtOnce(rules, roll),
  )
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

/** Lays out the two-player game of a rule set that parseRuleSet has accepted. */
export function winGame(rules: RuleSet): WinGame {
  const model = modelOf(rules)
  if (!hasOpponentDice(rules)) return gameOf(rules, model, scoreGrid(rules, [model]))
  const theirRules = rulesOfOpponent(rules)
  const theirModel = modelOf(theirRules)
  const grid = scoreGrid(rules, [model, theirModel])
  return withOpponent(gameOf(rules, model, grid), gameOf(theirRules, theirModel, grid))
}

/** A game of two players whose turns differ; both are laid out on the same grid. */
export function withOpponent(game: WinGame, opponent: WinGame): WinGame {
  return { ...game, seats: 2, opponent: { ...opponent, seats: 2 } }
}

/** A solved two-player game. */
export interface WinTable {
  /** W of every state at the start of a turn: the chance of the player to move, by stateIndex. */
  readonly values: Float64Array
  /** The largest difference between a value and its Bellman equation over all states. */
  readonly residual: Probability
  /** How many turns were evaluated to find it. */
  readonly evaluations: number
}
