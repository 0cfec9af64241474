import type { Points } from '../../../base/units.ts'
import { decimals, grouped } from '../../../texts/numbers.ts'
import { parseThumbRule } from '../input/thumb-words.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import {
  entryFor,
  farklesWorth,
  holdOf,
  holdsAt,
  scoreTerm,
  scoreWorth,
  type ThumbRule,
} from '../solve/thumb/thumb-rule.ts'
import { farkleTexts } from '../texts/texts.ts'
import { optionWords } from './option-words.ts'
import type { StudyKit } from './study-kit.ts'
import {
  takenOf,
  thumbChoice,
  weighedOptions,
  type ThumbQuestion,
  type WeighedOption,
} from './thumb-choice.ts'

/** A number that is so much larger or smaller is one that nobody has learnt. */
const OFF = [0.85, 1.15] as const

type Numbers = readonly (Points | null)[]

/** A rule with one of its numbers off, for every number and either way. */
function almost(rule: ThumbRule): ThumbRule[] {
  const { hold, divisor, behind, ahead, goOwn, goOpponent, near, farkles, lead } = rule
  const { together, nearFrom } = rule
  return OFF.flatMap((by): ThumbRule[] => {
    const off = (list: Numbers, at: number): Points[] =>
      list.map((value, i) => (i === at && value !== null ? value * by : value)) as Points[]
    const each = (list: Numbers, change: (at: number) => Partial<ThumbRule>): ThumbRule[] =>
      list.flatMap((value, at) => (value ? [{ ...rule, ...change(at) }] : []))
    return [
      ...(hold.cube ? [{ ...rule, hold: { ...hold, cube: hold.cube * by } }] : []),
      ...each(hold.by, (at) => ({ hold: { ...hold, by: off(hold.by, at) } })),
      // All points are whole where nothing is divided.
      ...each(divisor, (at) => (divisor[at] === 1 ? {} : { divisor: off(divisor, at) })),
      ...each(behind, (at) => ({ behind: off(behind, at) })),
      ...each(ahead, (at) => ({ ahead: off(ahead, at) })),
      ...each(goOwn, (at) => ({ goOwn: off(goOwn, at) })),
      ...each(goOpponent, (at) => ({ goOpponent: off(goOpponent, at) })),
      ...(together === undefined ? [] : [{ ...rule, together: together * by }]),
      ...(nearFrom === undefined ? [] : [{ ...rule, nearFrom: nearFrom * by }]),
      ...each(near, (at) => ({ near: off(near, at) })),
      ...each(farkles, (at) => ({ farkles: off(farkles, at) })),
      ...each(lead, (at) => ({ lead: off(lead, at) })),
    ]
  })
}

/** What a rule of thumb says to an answer. */
export interface RuleVerdict {
  /** Whether the answer is what the rule does. */
  readonly followed: boolean
  /** What the rule does, and why: a sentence. */
  readonly text: string
}

/** The rule of thumb that a drill is about, besides the best play. */
export class ChosenRule {
  readonly rule: ThumbRule
  readonly #almost: readonly ThumbRule[]
  readonly #rules: RuleSet

  /** Throws for a text that is no rule; setupProblems has refused it before. */
  constructor({ rules, goal }: Pick<StudyKit, 'rules' | 'goal'>, text: string) {
    const read = parseThumbRule(text)
    if (!read.ok) throw new Error(read.problems[0]!.message)
    this.rule = read.value
    this.#almost = almost(read.value)
    // Where points alone count, no goal is near and nobody is ahead.
    this.#rules = goal === 'wins' ? rules : { ...rules, goal: Infinity }
  }

  /** Whether who has a number of the rule wrong, by a sixth or so, would choose otherwise. */
  decides(question: ThumbQuestion): boolean {
    if (question.finalTurn) return false
    const place = thumbChoice(this.rule, this.#rules, question)
    return this.#almost.some((other) => thumbChoice(other, this.#rules, question) !== place)
  }

  /** What the rule takes, and why: the rest of a sentence. */
  choice(question: ThumbQuestion): { readonly taken: WeighedOption; readonly why: string } {
    const weighed = weighedOptions(this.rule, this.#rules, question)
    const taken = takenOf(weighed)
    return { taken, why: this.#whyWords(question, taken, weighed) }
  }

  /** What the rule says to the option at a place. */
  verdictOn(question: ThumbQuestion, place: number): RuleVerdict {
    const { taken, why } = this.choice(question)
    const followed = question.options[place] === taken.option
    const { same, other, because } = farkleTexts.thumb.chosen
    const text = because(optionWords(taken.option), why)
    return { followed, text: followed ? same(text) : other(text) }
  }

  #whyWords(
    question: ThumbQuestion,
    { why, value, sum, rolls, option }: WeighedOption,
    all: readonly WeighedOption[],
  ): string {
    const words = farkleTexts.thumb.chosen
    if (why !== 'value') return words.whys[why]
    const worked = `${this.#sumWords(question, option)} = ${decimals(value!, 1)}`
    const text = words.sum(worked, rolls)
    const dice = option.setAside.join()
    const isChoice = all.some((other) => other.option.setAside.join() !== dice)
    return isChoice && rolls ? words.most(text, decimals(sum, 1)) : text
  }

  /** How V is worked out: "(405 - 300) / 6 + 50 × 0.25". */
  #sumWords({ position }: ThumbQuestion, { turnTotal, diceLeft }: WeighedOption['option']): string {
    const { rule } = this
    const { own, opponent, ownFarkles } = position
    const divisor = entryFor(rule.divisor, diceLeft)
    const need = this.#rules.goal - opponent
    const hold = holdOf(holdsAt(rule, own, opponent, need), diceLeft)
    const left = `${grouped(hold)} − ${grouped(turnTotal)}`
    const s = scoreTerm(rule, own, opponent, need)
    const weight = entryFor(s > 0 ? rule.behind : rule.ahead, diceLeft)
    const score = scoreWorth(rule, diceLeft, s)
    const farkles = farklesWorth(rule, ownFarkles)
    const signed = (value: number, words: string): string =>
      value === 0 ? '' : ` ${value < 0 ? '−' : '+'} ${words}`
    return [
      divisor === 1 ? left : `(${left}) / ${grouped(divisor)}`,
      signed(score, `${grouped(weight)} × ${decimals(Math.abs(s), 2)}`),
      signed(farkles, grouped(Math.abs(farkles))),
    ].join('')
  }
}
