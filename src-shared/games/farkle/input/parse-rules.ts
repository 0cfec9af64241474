import { grouped } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import { failed, type Problem, type Result } from '../../../base/result.ts'
import { unsolvableDice } from './own-dice-schema.ts'
import { readRuleSet } from './rule-set-schema.ts'
import { LOSING_FIELDS, SIDE_FIELDS } from '../rules/fields.ts'
import { isUsed, type RuleSet } from '../rules/rule-set.ts'
import { bestTail, endlessDice, tailStart } from '../solve/turn/tail.ts'
import { hasOwnDice } from '../rules/own-dice.ts'
import { hasSides, sideRules } from '../rules/sides.ts'
import { isConfirmed, isPlainTurn, remembersMore } from '../rules/turn-rules.ts'
import { scoringOf } from '../rules/scoring.ts'
import { stuckScore } from '../solve/turn/score-grid.ts'
import { boundsOfDice } from '../solve/turn/dice-nodes.ts'
import { turnModel } from '../solve/turn/turn-model.ts'
import { turnStates } from '../solve/turn/turn-states.ts'

/** Bounds the table so that every accepted game can be solved here. */
export const MAX_ROWS = 50_000

/** Bounds the compiled code of a turn. */
const MAX_NODES = 120

const MAX_KNOWN = 100

/** Cache of solvable games, oldest first: every request contains its rules. */
const known = new Set<string>()

/**
 * True if every turn of dice that are not alike is sure to end in time, without laying it out: every
 * roll may farkle, and from some total on all is banked; see tailStart.
 */
function surelyEnds(rules: RuleSet): boolean {
  const { nothing, mustRollHotDice, overshoot, minimumFirstBank } = rules
  if (!hasOwnDice(rules) || nothing > 0 || mustRollHotDice || overshoot === 'lost') return false
  const { bankFrom, mostPoints, grid } = boundsOfDice(scoringOf(rules))
  return mostPoints > 0 && Math.max(bankFrom, minimumFirstBank) / grid < MAX_ROWS
}

/** null if a well-formed rule set can be solved. */
function unsolvable(rules: RuleSet): Problem | null {
  const nodes = remembersMore(rules) ? turnStates(scoringOf(rules), MAX_NODES).states.length - 1 : 0
  if (nodes > MAX_NODES) {
    const field = isConfirmed(rules.confirmation)
      ? 'confirmation.points'
      : rules.maxRolls > 0
        ? 'maxRolls'
        : 'bonusGrows'
    return { field, message: farkleTexts.turnRules.tooManyNodes(MAX_NODES) }
  }
  const dice = unsolvableDice(rules, MAX_NODES)
  if (dice) return dice
  const clash = LOSING_FIELDS.find((field) => isUsed(rules, field))
  if (clash && hasOwnDice(rules)) {
    return { field: clash, message: farkleTexts.ownDice.notWithOwnDice }
  }
  if (clash && !isPlainTurn(rules)) {
    return { field: clash, message: farkleTexts.turnRules.notTogether }
  }
  if (surelyEnds(rules)) return null
  const model = turnModel(rules)
  if (model.largestSteps === 0) {
    return { field: 'sets', message: farkleTexts.game.unsolvable.nothingScores }
  }
  const endless = endlessDice(model)
  if (endless.length > 0) {
    const counts = [...new Set(endless.map((node) => model.byDice[node]!.dice))].sort()
    return { field: 'sets', message: farkleTexts.game.unsolvable.endless(counts) }
  }
  const rows = Math.max(tailStart(model, bestTail(model), 0), rules.minimumFirstBank / model.grid)
  if (rows > MAX_ROWS) {
    const { manyRows } = farkleTexts.game.unsolvable
    const message = manyRows(grouped(Math.round(rows)), grouped(MAX_ROWS), model.grid)
    return { field: 'sets', message }
  }
  const forced = model.nodes.filter((n) => !model.bankable[n])
  if (rules.losingDice.length > 0 && forced.length > 1) {
    return { field: 'losingDice', message: farkleTexts.game.unsolvable.losingForced }
  }
  if (rules.overshoot === 'lost') {
    const stuck = rules.goal / model.grid > MAX_ROWS ? null : stuckScore(rules, model)
    const { exactGoal } = farkleTexts.game.unsolvable
    if (stuck !== null) return { field: 'overshoot', message: exactGoal(grouped(stuck)) }
  }
  return null
}

/** Also checks that something scores, every turn ends, and there are not too many turn totals. */
export function parseRuleSet(input: unknown): Result<RuleSet> {
  const read = readRuleSet(input)
  if (!read.ok) return read
  const game = JSON.stringify({ ...read.value, name: '' })
  if (known.has(game)) return read
  const problem = unsolvable(read.value) ?? unsolvableForOpponent(read.value)
  if (problem) return failed(problem)
  const [oldest] = known
  if (known.size === MAX_KNOWN) known.delete(oldest!)
  known.add(game)
  return read
}

/** null if the turns of the opponent's side can be solved. */
function unsolvableForOpponent(rules: RuleSet): Problem | null {
  const problem = hasSides(rules) ? unsolvable(sideRules(rules, true)) : null
  if (!problem) return null
  // Your side is solvable, so what differs causes the problem.
  const [field] = SIDE_FIELDS.filter((one) => isUsed(rules, one))
  const isOfSide = problem.field === 'ownDice' || problem.field === 'sets'
  return isOfSide ? { ...problem, field: field! } : problem
}
