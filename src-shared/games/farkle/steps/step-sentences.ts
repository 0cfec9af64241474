import type { Points } from '../../../base/units.ts'
import { FACES } from '../../../dice/multiset.ts'
import { grouped } from '../../../texts/numbers.ts'
import { noTables } from '../analysis/rule-refusals.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { FoundStep } from './find-steps.ts'
import type { FoundWinStep } from './find-win-steps.ts'
import type { BankRule, DiceRange, KeepOneRule, StepRule } from './step-rule.ts'
import type { WinRule } from './win-rule.ts'

const meets = (one: DiceRange, other: DiceRange): boolean =>
  one.least <= other.most && other.least <= one.most

/** Which single die is kept, in brackets; empty where that is not a question. */
function whichDie({ sets }: RuleSet): string {
  const { before, mostPoints } = farkleTexts.steps
  const alone = FACES.map((face) => ({ face, points: sets[face - 1]![0]! }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
  const [best, next] = alone
  if (!best || !next || best.points === alone.at(-1)!.points) return ''
  return alone.length === 2 ? before(best.face, next.face) : mostPoints
}

function firstSentence(rules: RuleSet, { from }: BankRule): string {
  const { all, firstBank, lastRoll } = farkleTexts.steps
  const { minimumBank, minimumFirstBank, maxRolls } = rules
  const first = Math.max(minimumBank, from ?? 0)
  return [
    all(first > 0 ? grouped(first) : null),
    ...(minimumFirstBank > first ? [firstBank(grouped(minimumFirstBank))] : []),
    ...(maxRolls > 0 ? [lastRoll] : []),
  ].join(' ')
}

function keepOneSentence(
  rules: RuleSet,
  rule: KeepOneRule,
  before: readonly KeepOneRule[],
): string {
  const words = farkleTexts.steps
  const { least, most } = rule.rolled
  const below = rule.below === null ? null : grouped(rule.below)
  const isMore = before.some((one) => meets(one.rolled, rule.rolled))
  const exceptions = [
    rule.unlessTurn === null
      ? null
      : (isMore ? words.turnStays : words.turnComes)(grouped(rule.unlessTurn)),
    rule.unlessRoll === null
      ? null
      : (isMore ? words.rollStays : words.rollMakes)(grouped(rule.unlessRoll)),
    rule.unlessAlike ? (isMore ? words.notAlike : words.alike) : null,
  ].filter((one) => one !== null)
  return isMore
    ? words.keepOneToo(least, most, below, exceptions)
    : words.keepOne(least, most, below, whichDie(rules), [...exceptions, words.allScore])
}

/** The sentence of a rule after others, which it may replace or add to. */
function ruleSentence(rules: RuleSet, rule: StepRule, before: readonly StepRule[]): string {
  if (rule.kind === 'keepOne') {
    const others = before.filter((one) => one.kind === 'keepOne')
    return keepOneSentence(rules, rule, others)
  }
  if (rule.kind === 'mostPoints') return farkleTexts.steps.fewer
  if (before.length === 0) return firstSentence(rules, rule)
  const { least, most } = rule.left
  const again = before.slice(1).some((one) => one.kind === 'bank' && meets(one.left, rule.left))
  return farkleTexts.steps.bank(least, most, rule.from === null ? null : grouped(rule.from), again)
}

/** Each step in words, in order; the last one, without rules of its own, is the best play. */
export function stepSentences(rules: RuleSet, steps: readonly FoundStep[]): string[] {
  const before: StepRule[] = []
  return steps.map((step) => {
    const { table, best } = farkleTexts.steps
    if (step.rules.length === 0) return noTables(rules) === null ? table : best
    const sentences = step.rules.map((rule) => {
      const sentence = ruleSentence(rules, rule, before)
      before.push(rule)
      return sentence
    })
    return sentences.join(' ')
  })
}

function winSentence(rule: WinRule, before: readonly WinRule[]): string {
  const words = farkleTexts.steps.wins
  const again = before.some(({ kind }) => kind === rule.kind)
  const given = (points: Points): string | null => (points === 0 ? null : grouped(points))
  switch (rule.kind) {
    case 'go':
      return words.go(grouped(rule.from), rule.least, again)
    case 'asIf':
      return words.asIf(grouped(rule.at))
    case 'near':
      return words.near(rule.least, grouped(rule.missing))
    case 'shift': {
      const { side, lead, they, by, whole } = rule
      return words.shift(side, given(lead), given(they), grouped(by), whole, again)
    }
  }
}

/** Steps for wins in words, those for points among them. */
export function winSentences(rules: RuleSet, steps: readonly FoundWinStep[]): string[] {
  const points = stepSentences(
    rules,
    steps.flatMap((step) => step.points ?? []),
  )
  const before: WinRule[] = []
  return steps.map(({ rule }, i) => {
    if (!rule) return points[i] ?? farkleTexts.steps.wins.points
    const sentence = winSentence(rule, before)
    before.push(rule)
    return sentence
  })
}

/** A step in a few words, for lists. */
export function stepTitle(rules: RuleSet, { rules: said }: FoundStep, place: number): string {
  const { title } = farkleTexts.steps
  if (said.length === 0) return noTables(rules) === null ? title.table : title.best
  const titles = said.map((rule, i) => {
    if (rule.kind === 'keepOne') return title.rolling(rule.rolled.least, rule.rolled.most)
    if (rule.kind === 'mostPoints') return title.fewer
    if (place > 0 || i > 0) return title.left(rule.left.least, rule.left.most)
    const from = Math.max(rules.minimumBank, rule.from ?? 0)
    return title.first(from > 0 ? grouped(from) : null)
  })
  return title.of(titles)
}
