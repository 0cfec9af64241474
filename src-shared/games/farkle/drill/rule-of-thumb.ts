import { capital } from '../../../texts/capital.ts'
import { farkleTexts } from '../texts/texts.ts'
import { grouped } from '../../../texts/numbers.ts'
import { kindNames, kindsInWords } from '../analysis/kind-names.ts'
import { memoryWords } from '../analysis/memory-words.ts'
import { leastRowOf } from '../analysis/position-rules.ts'
import type { Position } from '../analysis/position.ts'
import { turnWalk } from '../analysis/turn-walk.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import { goalRow } from '../solve/win/win-states.ts'
import type { StudyKit } from './study-kit.ts'
import type { Question, RankedOption } from './question.ts'
import type { Points } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'

/** `either` if neither action loses. */
type BankOrRoll = 'bank' | 'roll' | 'either'

/** When to bank with given dice left, at one pair of scores. */
export type TurnThreshold =
  /** Bank from `from`, roll below; examined up to `upTo`. */
  | { readonly kind: 'bank-from'; readonly from: Points; readonly upTo: Points }
  | { readonly kind: 'always-roll'; readonly upTo: Points }
  /** The best action between two totals (inclusive), if it changes more than once. */
  | {
      readonly kind: 'between'
      readonly action: 'bank' | 'roll'
      readonly from: Points
      /** null: no upper end. */
      readonly to: Points | null
    }

/** Steps examined beyond a winning total, or beyond the position. */
const STEPS_BEYOND = 20

function isNeverBanked({ noBankAtFifty }: RuleSet, { turnTotal }: Position): boolean {
  return noBankAtFifty && turnTotal % 100 === 50
}

function deedAt(kit: StudyKit, position: Position, node: TurnNode): BankOrRoll {
  if (isNeverBanked(kit.rules, position)) return 'either'
  // Of many totals, a judgement for each takes a hundred times as long.
  if (kit.goal === 'points' && 'left' in position.dice && position.dice.left > 0) {
    const gain = kit.points.rollingGains(position, node, position.turnTotal)
    if (Math.abs(gain) <= kit.points.tolerance) return 'either'
    return gain > 0 ? 'roll' : 'bank'
  }
  const { actions } = kit.judge.judge(position)
  const bank = actions.find(({ then }) => then === 'bank')
  // The total is unreachable.
  if (actions.length === 0) return 'either'
  if (!bank) return 'roll'
  const roll = actions.find(({ then }) => then === 'roll')!
  if (Math.abs(bank.value - roll.value) <= kit.judge.tolerance) return 'either'
  return bank.value > roll.value ? 'bank' : 'roll'
}

/**
 * Largest total to examine: the goal, or where every bank is right before it; for wins, some steps
 * beyond a winning total.
 */
function lastTotal(
  { game, goal, rules, points }: StudyKit,
  position: Position,
  turnTotal: Points,
): Points {
  const { grid } = game.model
  const { own, opponent } = position
  if (goal === 'points') {
    const last = Math.min(rules.goal, points.decidedFrom(position) + grid)
    return Math.max(Math.ceil(last / grid) * grid, turnTotal)
  }
  if (rules.end === 'rounds') return Math.max(opponent - own, turnTotal) + STEPS_BEYOND * grid
  const win = Math.ceil((Math.max(rules.goal, opponent) - own) / grid) * grid
  return Math.max(win, turnTotal) + STEPS_BEYOND * grid
}

/** Describes the range around the option's turn total; null if neither action loses there. */
function turnThreshold(
  kit: StudyKit,
  position: Position,
  { node, turnTotal }: RankedOption,
): TurnThreshold | null {
  const { grid } = kit.game.model
  const upTo = lastTotal(kit, position, turnTotal)
  const least = Math.min(kit.leastTotal(node) ?? grid, turnTotal)
  const part = turnWalk(kit.rules).partAt(node)
  const actions: BankOrRoll[] = Array.from({ length: upTo / grid }, (_, i) => {
    const total = (i + 1) * grid
    if (total < least) return 'either'
    return deedAt(kit, { ...position, turnTotal: total, ...part }, node)
  })
  const at = turnTotal / grid - 1
  const action = actions[at]
  if (action === undefined || action === 'either') return null
  const lastRoll = actions.lastIndexOf('roll')
  const firstBank = actions.indexOf('bank')
  if (firstBank < 0) return { kind: 'always-roll', upTo }
  if (firstBank > lastRoll) {
    const from = (lastRoll + 2) * grid
    const isBanked = !isNeverBanked(kit.rules, { ...position, turnTotal: from })
    return { kind: 'bank-from', from: isBanked ? from : from + grid, upTo }
  }
  const other = action === 'bank' ? 'roll' : 'bank'
  const before = actions.lastIndexOf(other, at)
  const after = actions.indexOf(other, at)
  return { kind: 'between', action, from: (before + 2) * grid, to: after < 0 ? null : after * grid }
}

/** Example: "At 7,500 to 1,500 with 4 dice left". */
function circumstances(
  { goal, rules }: StudyKit,
  question: Question,
  { diceLeft, leftKinds, node }: RankedOption,
): string {
  const { ruleOfThumb } = farkleTexts.study
  const { own, opponent, third, ownFarkles, toBeat = 0 } = question.position
  const parts: string[] = []
  if (goal === 'wins') {
    if (question.finalTurn) parts.push(ruleOfThumb.inLastTurn)
    else if (rules.end === 'rounds') parts.push(ruleOfThumb.inRound(question.position.round ?? 1))
    const others = third === undefined ? [opponent] : [opponent, third]
    const score = farkleTexts.study.why.wins.score(grouped(own), others.map(grouped))
    parts.push(ruleOfThumb.atScores(score))
    if (toBeat > 0) parts.push(ruleOfThumb.toBeat(grouped(toBeat)))
  } else if (own <= 0 && rules.minimumFirstBank > rules.minimumBank) {
    parts.push(ruleOfThumb.beforeFirstBank)
  }
  if (ownFarkles > 0) parts.push(ruleOfThumb.afterFarkles(ownFarkles))
  const dice = leftKinds
    ? ruleOfThumb.withKinds(kindsInWords(leftKinds, kindNames(rules)))
    : ruleOfThumb.withDice(diceLeft)
  const memory = memoryWords(rules, turnWalk(rules).partAt(node))
  return capital([...parts, memory === '' ? dice : ruleOfThumb.and(dice, memory)].join(', '))
}

function bankFromWords(kit: StudyKit, position: Position, from: number): string {
  const { alwaysBank, bankSoon, rollToTheGoal, bankFrom } = farkleTexts.study.ruleOfThumb
  const { game, goal } = kit
  const { grid } = game.model
  const own = position.own / game.grid
  const minimum = leastRowOf(game, position) * grid
  if (from <= minimum) return minimum === grid ? alwaysBank : bankSoon(grouped(minimum))
  const wins = goal === 'wins' && game.rules.end !== 'rounds' && from === goalRow(game, own) * grid
  return wins ? rollToTheGoal(grouped(from)) : bankFrom(grouped(from))
}

function actionWords(kit: StudyKit, position: Position, rule: TurnThreshold): string {
  const { ruleOfThumb } = farkleTexts.study
  if (rule.kind === 'bank-from') return bankFromWords(kit, position, rule.from)
  if (rule.kind === 'always-roll') return ruleOfThumb.alwaysRoll
  const { action, from, to } = rule
  const { grid } = kit.game.model
  if (from === grid && to !== null) return ruleOfThumb.below(action, grouped(to + grid))
  if (to === null) return ruleOfThumb.onwards(action, grouped(from))
  return from === to
    ? ruleOfThumb.at(action, grouped(from))
    : ruleOfThumb.between(action, grouped(from), grouped(to))
}

interface RuleOfThumb {
  readonly text: string
  readonly threshold: TurnThreshold
}

/**
 * When to bank and when to roll with the dice that an option leaves. null if no roll is left, or if
 * neither action loses. Consistent with the judge at every turn total named; evaluates up to some
 * hundred of them.
 */
export function ruleOfThumbOf(
  kit: StudyKit,
  question: Question,
  option: RankedOption,
): RuleOfThumb | null {
  const { position } = question
  const threshold = option.diceLeft > 0 ? turnThreshold(kit, position, option) : null
  if (threshold === null) return null
  const { rule } = farkleTexts.study.ruleOfThumb
  const text = rule(circumstances(kit, question, option), actionWords(kit, position, threshold))
  return { text, threshold }
}
