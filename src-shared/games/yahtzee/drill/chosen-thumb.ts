import { facesText } from '../../../dice/faces-text.ts'
import { facesOf, multisetOf, type Face } from '../../../dice/multiset.ts'
import { capital } from '../../../texts/capital.ts'
import { grouped } from '../../../texts/numbers.ts'
import { categoryName } from '../analysis/category-names.ts'
import { keepSentence } from '../analysis/thumb-sentences.ts'
import { CATEGORIES, HARDEST_FIRST, numberOf, type CategorySet } from '../rules/categories.ts'
import { DICE } from '../rules/scoring.ts'
import { keptBy, mostOfAKind, type KeepTerm } from '../solve/thumb/keep-terms.ts'
import { countsFor, readThumb, type YahtzeeThumb } from '../solve/thumb/thumb-rule.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import type { YahtzeeOption, YahtzeeQuestion } from './question.ts'

/** What a rule of thumb looks at in a question. */
export interface ThumbQuestion extends Pick<YahtzeeQuestion, 'kind'> {
  readonly position: {
    readonly card: { readonly points: readonly (number | null)[] }
    readonly dice: readonly Face[]
    readonly rerolls: number
  }
  readonly options: readonly Pick<YahtzeeOption, 'keep' | 'category' | 'points'>[]
}

/** What a rule of thumb says to an answer. */
export interface ThumbVerdict {
  /** Whether the answer is what the rule does. */
  readonly followed: boolean
  /** What the rule does, and why: sentences. */
  readonly text: string
}

/** The dice that a rule keeps, and the term that says so; null for the most of a kind. */
interface Kept {
  readonly keep: readonly Face[]
  readonly term: KeepTerm | null
}

function keptOf({ keeps }: YahtzeeThumb, { position }: ThumbQuestion): Kept {
  const { card, dice, rerolls } = position
  const open: CategorySet = card.points.reduce<number>(
    (set, points, i) => (points === null ? set | (1 << i) : set),
    0,
  )
  const roll = multisetOf(dice)
  const now = rerolls > 1 ? 'early' : 'last'
  for (const term of keeps) {
    if (term.when !== undefined && term.when !== now) continue
    const kept = keptBy(term, roll, open)
    if (kept !== null) return { keep: facesOf(kept), term }
  }
  return { keep: facesOf(mostOfAKind(roll, open)), term: null }
}

/** The place of the box that counts most; of equals that of the one that is harder to fill. */
function boxOf(rule: YahtzeeThumb, { options }: ThumbQuestion): number {
  const ranked = options
    .map(({ category, points }, place) => {
      const number = numberOf(category!)
      return { place, counts: countsFor(rule, number, points!), at: HARDEST_FIRST.indexOf(number) }
    })
    .sort((a, b) => b.counts - a.counts || a.at - b.at)
  return ranked[0]!.place
}

/** The place of the option that a rule of thumb takes. */
export function thumbPlace(rule: YahtzeeThumb, question: ThumbQuestion): number {
  if (question.kind === 'boxes') return boxOf(rule, question)
  const faces = keptOf(rule, question).keep.join('')
  return question.options.findIndex(({ keep }) => keep!.join('') === faces)
}

/** A rule without one of its parts, for every part: its terms, the factor, and the points added. */
function lacking(rule: YahtzeeThumb): YahtzeeThumb[] {
  const { keeps, upper, add } = rule
  return [
    ...keeps.map((_, i) => ({ ...rule, keeps: keeps.toSpliced(i, 1) })),
    ...(upper === 1 ? [] : [{ ...rule, upper: 1 }]),
    ...add.flatMap((points, i) => (points === 0 ? [] : [{ ...rule, add: add.with(i, 0) }])),
  ]
}

/** The rule of thumb that a drill is about, besides the best play. */
export class ChosenThumb {
  readonly text: string
  readonly rule: YahtzeeThumb
  /** The rule without one of its parts, for every part. */
  readonly parts: readonly YahtzeeThumb[]

  /** Throws ThumbTextError for a text that is no rule. */
  constructor(text: string) {
    this.text = text
    this.rule = readThumb(text)
    this.parts = lacking(this.rule)
  }

  /** The places in `parts` of what nobody may have forgotten who chooses as the rule does. */
  decidedBy(question: ThumbQuestion): number[] {
    const place = thumbPlace(this.rule, question)
    return this.parts.flatMap((rule, part) => (thumbPlace(rule, question) === place ? [] : [part]))
  }

  /** The places of what one would choose who has forgotten one of these parts. */
  otherwise(question: ThumbQuestion): number[] {
    return this.decidedBy(question).map((part) => thumbPlace(this.parts[part]!, question))
  }

  /** Whether who has forgotten a part of the rule would choose otherwise. */
  decides(question: ThumbQuestion): boolean {
    return this.decidedBy(question).length > 0
  }

  /** The place of what the rule does, what that is, and why: a phrase and a sentence. */
  choice(question: ThumbQuestion): { place: number; does: string; why: string } {
    const words = yahtzeeTexts.thumbs.chosen
    const place = thumbPlace(this.rule, question)
    const option = question.options[place]!
    if (option.keep) {
      const { term } = keptOf(this.rule, question)
      const { keep } = option
      return {
        place,
        does: keep.length === DICE ? words.stop : words.keep(facesText(keep)),
        why: term ? keepSentence(term) : yahtzeeTexts.thumbs.most,
      }
    }
    const counts = countsFor(this.rule, numberOf(option.category!), option.points!)
    return {
      place,
      does: words.take(categoryName(CATEGORIES[numberOf(option.category!)]!)),
      why: words.counts(grouped(counts)),
    }
  }

  /** What the rule says to the option at a place. */
  verdictOn(question: ThumbQuestion, place: number): ThumbVerdict {
    const words = yahtzeeTexts.thumbs.chosen
    const { place: own, does, why } = this.choice(question)
    const followed = own === place
    return { followed, text: `${followed ? words.same(does) : words.other(does)} ${capital(why)}` }
  }
}
