import type { Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { columnHeads } from '../analysis/bank-card.ts'
import { knownRule } from '../cards/sources.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { columnAt, entryFor, farklesWorth, type ThumbRule } from '../solve/thumb/thumb-rule.ts'
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

/** Factors of a misremembered number. */
const OFF = [0.85, 1.15] as const

type Numbers = readonly (Points | null)[]

/** Shift of a misremembered column end: by need, or as a fraction of the goal. */
const CUT_OFF = { need: 0.1, lead: 0.02 }

function almostColumns(rule: ThumbRule, by: number, goal: Points): ThumbRule[] {
  const { columns } = rule
  const { holds, cuts } = columns
  const apart = CUT_OFF[columns.by] * (columns.by === 'lead' ? goal : 1)
  const moved = (cut: number): number =>
    cut + Math.sign(by - 1) * Math.max(apart, Math.abs(cut) * Math.abs(by - 1))
  return [
    ...holds.flatMap((list, i) =>
      list.flatMap((hold, n) =>
        hold === 0 ? [] : [{ ...columns, holds: holds.with(i, list.with(n, hold * by)) }],
      ),
    ),
    ...cuts.map((cut, i) => ({ ...columns, cuts: cuts.with(i, moved(cut)) })),
  ].map((off) => ({ ...rule, columns: off }))
}

/** Variants of a rule with one number off, in both directions. */
function almost(rule: ThumbRule, goal: Points): ThumbRule[] {
  const { divisor, goOwn, goOpponent, together, near, nearFrom, farkles, lead } = rule
  return OFF.flatMap((by): ThumbRule[] => {
    const off = (list: Numbers, at: number): Points[] =>
      list.map((value, i) => (i === at && value !== null ? value * by : value)) as Points[]
    const each = (list: Numbers, change: (at: number) => Partial<ThumbRule>): ThumbRule[] =>
      list.flatMap((value, at) => (value ? [{ ...rule, ...change(at) }] : []))
    return [
      ...almostColumns(rule, by, goal),
      // A divisor of 1 is no number to remember.
      ...(divisor === 1 ? [] : [{ ...rule, divisor: divisor * by }]),
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

function isChoice({ setAside }: WeighedOption['option'], all: readonly WeighedOption[]): boolean {
  return all.some(({ option }) => option.setAside.join() !== setAside.join())
}

export interface RuleVerdict {
  readonly followed: boolean
  readonly text: string
}

export class ChosenRule {
  readonly rule: ThumbRule
  readonly #almost: readonly ThumbRule[]
  readonly #rules: RuleSet

  /** Throws if the text is invalid; setupProblems has checked it. */
  constructor({ rules, goal }: Pick<StudyKit, 'rules' | 'goal'>, text: string) {
    this.rule = knownRule(text)
    // For points the score counts for nothing.
    this.#rules = goal === 'wins' ? rules : { ...rules, goal: Infinity }
    this.#almost = almost(this.rule, rules.goal)
  }

  /** True if a player who misremembers one number by a sixth or so would choose differently. */
  decides(question: ThumbQuestion): boolean {
    if (question.finalTurn) return false
    const place = thumbChoice(this.rule, this.#rules, question)
    return this.#almost.some((other) => thumbChoice(other, this.#rules, question) !== place)
  }

  /** `why` is the rest of a sentence. */
  choice(question: ThumbQuestion): { readonly taken: WeighedOption; readonly why: string } {
    const weighed = weighedOptions(this.rule, this.#rules, question)
    const taken = takenOf(weighed)
    return { taken, why: this.#whyWords(question, taken, weighed) }
  }

  verdictOn(question: ThumbQuestion, place: number): RuleVerdict {
    const { taken, why } = this.choice(question)
    const followed = question.options[place] === taken.option
    const { same, other, because } = farkleTexts.thumb.chosen
    const text = because(optionWords(taken.option), why)
    return { followed, text: followed ? same(text) : other(text) }
  }

  #whyWords(
    question: ThumbQuestion,
    { why, sum, option }: WeighedOption,
    all: readonly WeighedOption[],
  ): string {
    const words = farkleTexts.thumb.chosen
    return why === 'value' ? this.#bankWords(question, { option, sum }, all) : words.whys[why]
  }

  /** Example: "behind you bank from 1,150 with 4 dice". */
  #bankWords(
    { position: { own, opponent, ownFarkles } }: ThumbQuestion,
    { option, sum }: Pick<WeighedOption, 'option' | 'sum'>,
    all: readonly WeighedOption[],
  ): string {
    const { rule } = this
    const { columns, divisor } = rule
    const words = farkleTexts.thumb.chosen
    const { diceLeft } = option
    const column = columnAt(columns, own, opponent, this.#rules.goal - opponent)
    // A value added to V moves the bank number by D times that value.
    const from =
      entryFor(columns.holds[column]!, diceLeft) + divisor * farklesWorth(rule, ownFarkles)
    const bank = grouped(Math.max(0, Math.round(from)))
    const text = words.bank(columnHeads(rule)[column]!, bank, diceLeft)
    if (!isChoice(option, all)) return text
    const counted = divisor > 1 ? (sum * divisor) / (divisor - 1) : sum
    return words.bankMost(text, grouped(Math.round(counted)))
  }
}
