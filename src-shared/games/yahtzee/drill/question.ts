import type { Points } from '../../../base/units.ts'
import { facesOf, type Face } from '../../../dice/multiset.ts'
import type { YahtzeeAnalyser } from '../analysis/analysis.ts'
import type { Category } from '../rules/categories.ts'
import { EMPTY_PAPER, pointsSoFar, scorecardOf, type PaperCard } from '../analysis/paper-card.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { gapOf, ranked } from '../../../study/grade.ts'
import type { YahtzeePosition } from './position.ts'
import { traitsOf, type Traits } from './traits.ts'

export interface YahtzeeKit {
  readonly rules: RuleSet
  readonly analyser: YahtzeeAnalyser
  readonly start: PaperCard
}

export function yahtzeeKit(
  rules: RuleSet,
  analyser: YahtzeeAnalyser,
  start: PaperCard = EMPTY_PAPER,
): YahtzeeKit {
  return { rules, analyser, start }
}

export type YahtzeeChoice =
  | { readonly keep: readonly Face[]; readonly category: null }
  | { readonly keep: null; readonly category: Category }

export interface YahtzeeOption {
  /** Ascending. */
  readonly keep: Face[] | null
  readonly category: Category | null
  /** Points scored in the box, Yahtzee bonus included; null for a keep. */
  readonly points: Points | null
  /** Part of `points` paid as Yahtzee bonus. */
  readonly bonus: Points
  readonly expected: Points
  readonly loss: Points
  /** From 1; options of equal value share a rank. */
  readonly rank: number
}

export interface YahtzeeQuestion {
  readonly kind: 'keeps' | 'boxes'
  readonly position: YahtzeePosition
  readonly options: readonly YahtzeeOption[]
  /** Smallest loss above 0 among the options; 0 if nothing can be lost. */
  readonly gap: Points
  readonly traits: Traits
}

/** Values closer than this are equal up to rounding. */
const TIE = 1e-9

type Unranked = Omit<YahtzeeOption, 'loss' | 'rank'>

function choicesOf({ rules, analyser }: YahtzeeKit, at: YahtzeePosition): Unranked[] {
  const before = pointsSoFar(rules, at.card)
  const { choices } = analyser.analyse(scorecardOf(at.card), at.dice, at.rerolls)
  return choices.map(({ choice, value }) => {
    const expected = before + value
    return choice.kind === 'keep'
      ? { keep: facesOf(choice.dice), category: null, points: null, bonus: 0, expected }
      : {
          keep: null,
          category: choice.category,
          points: choice.points,
          bonus: choice.bonus,
          expected,
        }
  })
}

/** Ranks all options of a position. Takes about a millisecond. */
export function makeYahtzeeQuestion(kit: YahtzeeKit, position: YahtzeePosition): YahtzeeQuestion {
  const found = choicesOf(kit, position).sort((a, b) => b.expected - a.expected)
  const isKeep = position.rerolls > 0
  const options = ranked(found, ({ expected }) => expected, TIE)
  return {
    kind: isKeep ? 'keeps' : 'boxes',
    position,
    options,
    gap: gapOf(options) ?? 0,
    traits: traitsOf(kit.rules, position),
  }
}

export function yahtzeePlaceOf(
  { options }: Pick<YahtzeeQuestion, 'options'>,
  choice: YahtzeeChoice,
): number {
  const faces = choice.keep?.toSorted().join('')
  return options.findIndex(
    ({ keep, category }) => category === choice.category && keep?.join('') === faces,
  )
}

/** A choice as stored: `k` and the kept faces, or the category. */
export function choiceCode({ keep, category }: Pick<YahtzeeOption, 'keep' | 'category'>): string {
  return category ?? `k${keep!.join('')}`
}

export function readChoice(code: string): YahtzeeChoice {
  if (!/^k[1-6]{0,5}$/.test(code)) return { keep: null, category: code as Category }
  return { keep: [...code.slice(1)].map(Number) as Face[], category: null }
}
