import { capital } from '../../../texts/capital.ts'
import { farkleTexts } from '../texts/texts.ts'
import { PLAIN_WRITING } from '../analysis/analysis-words.ts'
import { kindNames, kindsInWords } from '../analysis/kind-names.ts'
import { memoryWords } from '../analysis/memory-words.ts'
import { leastRowOf } from '../analysis/position-rules.ts'
import type { Position } from '../analysis/position.ts'
import { turnWalk } from '../analysis/turn-walk.ts'
import { goalRow } from '../solve/win/win-states.ts'
import { diceRule, losingDice, type DiceRule } from './dice-trade.ts'
import type { StudyKit } from './study-kit.ts'
import type { Question, RankedOption } from './question.ts'
import { turnThreshold, type TurnThreshold } from './turn-threshold.ts'

export interface RuleOfThumb {
  readonly text: string
  /** The part on bank or roll; empty if that needs no rule. */
  readonly action: string
  readonly dice: DiceRule | null
  readonly threshold: TurnThreshold | null
}

const points = PLAIN_WRITING.points

/** Example: "At 7,500 to 1,500 with 4 dice left". */
function circumstances(
  { goal, rules }: StudyKit,
  question: Question,
  { diceLeft, leftKinds, node }: RankedOption,
): string {
  const { ruleOfThumb } = farkleTexts.study
  const { own, opponent, ownFarkles, toBeat = 0 } = question.position
  const parts: string[] = []
  if (goal === 'wins') {
    if (question.finalTurn) parts.push(ruleOfThumb.inLastTurn)
    else if (rules.end === 'rounds') parts.push(ruleOfThumb.inRound(question.position.round ?? 1))
    parts.push(ruleOfThumb.atScores(points(own), points(opponent)))
    if (toBeat > 0) parts.push(ruleOfThumb.toBeat(points(toBeat)))
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
  if (from <= minimum) return minimum === grid ? alwaysBank : bankSoon(points(minimum))
  const wins = goal === 'wins' && game.rules.end !== 'rounds' && from === goalRow(game, own) * grid
  return wins ? rollToTheGoal(points(from)) : bankFrom(points(from))
}

function actionWords(kit: StudyKit, position: Position, rule: TurnThreshold): string {
  const { ruleOfThumb } = farkleTexts.study
  if (rule.kind === 'bank-from') return bankFromWords(kit, position, rule.from)
  if (rule.kind === 'always-roll') return ruleOfThumb.alwaysRoll
  const { action, from, to } = rule
  const { grid } = kit.game.model
  if (from === grid && to !== null) return ruleOfThumb.below(action, points(to + grid))
  if (to === null) return ruleOfThumb.onwards(action, points(from))
  return from === to
    ? ruleOfThumb.at(action, points(from))
    : ruleOfThumb.between(action, points(from), points(to))
}

export function diceRuleWords(rule: DiceRule): string {
  const { mostPoints, mostToBank, takes } = farkleTexts.study.ruleOfThumb
  if (rule.kind !== 'trade') return rule.kind === 'bank-most' ? mostToBank : mostPoints
  const { best, other } = rule
  return takes(points(best.turnTotal), best.dice, other.dice, points(rule.takes))
}

function thresholdWords(
  kit: StudyKit,
  question: Question,
  best: RankedOption,
  rule: TurnThreshold,
): string {
  const when = circumstances(kit, question, best)
  return farkleTexts.study.ruleOfThumb.rule(when, actionWords(kit, question.position, rule))
}

/** A losing answer needs no rule for the part it got right. */
function rulesNeeded({ kind, options }: Question, chosen: RankedOption | null) {
  const dice = kind !== 'roll-or-bank'
  const action = kind !== 'set-aside'
  if (!chosen || !dice || !action) return { dice, action }
  const best = options.filter(({ loss }) => loss === 0)
  return { dice, action: !best.some(({ then }) => then === chosen.then) }
}

/**
 * Rules that give the right answer, compared with option `chosen` if it loses. null for a forced
 * question, or if there is no short rule. Consistent with the judge at every turn total named;
 * evaluates up to some hundred of them.
 */
export function ruleOfThumbOf(kit: StudyKit, question: Question, chosen = 0): RuleOfThumb | null {
  if (question.forced) return null
  const { options, position } = question
  const best = options[0]!
  const wrong = options[chosen]!.loss > 0 ? options[chosen]! : null
  const needed = rulesNeeded(question, wrong)
  const other = needed.dice ? losingDice(question, wrong) : null
  const dice = other && diceRule(kit, question, best, other)
  // After the last roll only the dice are a choice.
  const isOpen = needed.action && best.diceLeft > 0
  const threshold = isOpen ? turnThreshold(kit, position, best.node, best.turnTotal) : null
  const action = threshold ? thresholdWords(kit, question, best, threshold) : ''
  const text = [dice && diceRuleWords(dice), action].filter(Boolean).join(' ')
  return text === '' ? null : { text, action, dice, threshold }
}
