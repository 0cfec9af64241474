import type { Points } from '../../../base/units.ts'
import { facesOf, type Face } from '../../../dice/multiset.ts'
import type { YahtzeeAnalyser } from '../analysis/analysis.ts'
import type { Category } from '../rules/categories.ts'
import { EMPTY_PAPER, pointsSoFar, scorecardOf, type PaperCard } from '../analysis/paper-card.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { gapOf, ranked } from '../../../study/ranking.ts'
import type { YahtzeePosition } from './position.ts'
import { traitsOf, type Traits } from './traits.ts'

/** Data that the drills of one game look up. */
export interface YahtzeeKit {
  readonly rules: RuleSet
  readonly analyser: YahtzeeAnalyser
  /** Scorecard at the start of every game. */
  readonly start: PaperCard
}

/** The kit of a solved game. */
export function yahtzeeKit(
  rules: RuleSet,
  analyser: YahtzeeAnalyser,
  start: PaperCard = EMPTY_PAPER,
): YahtzeeKit {
  return { rules, analyser, start }
}

/** A player's answer: the dice to keep, all five to stop, or the box to fill. */
export type YahtzeeChoice =
  | { readonly keep: readonly Face[]; readonly category: null }
  | { readonly keep: null; readonly category: Category }

/** A choice with what it is worth. */
export interface YahtzeeOption {
  /** In rising order. */
  readonly keep: Face[] | null
  readonly category: Category | null
  /** Of a box: what it scores, the Yahtzee bonus counted. */
  readonly points: Points | null
  /** As much of them as is Yahtzee bonus. */
  readonly bonus: Points
  /** Expected final score. */
  readonly expected: Points
  readonly loss: Points
  /** From 1; equal choices share a rank. */
  readonly rank: number
}

/** A decision with everything that can be done, the best first. */
export interface YahtzeeQuestion {
  readonly kind: 'keeps' | 'boxes'
  readonly position: YahtzeePosition
  readonly options: readonly YahtzeeOption[]
  /** Smallest loss of the choices that lose something; 0 if nothing can be lost. */
  readonly gap: Points
  readonly traits: Traits
}

/** Values closer than this are equal but for rounding. */
const TIE = 1e-9

type Unranked = Omit<YahtzeeOption, 'loss' | 'rank'>

/** The choices with so many rerolls left. */
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

/** Everything that can be done in a position, ranked. Takes about a millisecond. */
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

/** The place of a choice among a question's options; -1 if it is not allowed. */
export function yahtzeePlaceOf(
  { options }: Pick<YahtzeeQuestion, 'options'>,
  choice: YahtzeeChoice,
): number {
  const faces = choice.keep?.toSorted().join('')
  return options.findIndex(
    ({ keep, category }) => category === choice.category && keep?.join('') === faces,
  )
}

/** A choice as it is kept: the faces after `k`, or the box. */
export function choiceCode({ keep, category }: Pick<YahtzeeOption, 'keep' | 'category'>): string {
  return category ?? `k${keep!.join('')}`
}

/** Reads what choiceCode has written. */
export function readChoice(code: string): YahtzeeChoice {
  if (!/^k[1-6]{0,5}$/.test(code)) return { keep: null, category: code as Category }
  return { keep: [...code.slice(1)].map(Number) as Face[], category: null }
}
