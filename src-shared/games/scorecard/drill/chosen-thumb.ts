import { facesText, facesOf, multisetOf, type Face } from '../../../dice/multiset.ts'
import { capital } from '../../../texts/capital.ts'
import { grouped } from '../../../texts/numbers.ts'
import { boxName } from '../analysis/box-names.ts'
import { keepSentence } from '../analysis/thumb-sentences.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { keptBy, mostOfAKind, type KeepTerm } from '../solve/thumb/keep-terms.ts'
import { HARDEST_FIRST } from '../rules/thirteen-boxes.ts'
import { countsFor, readThumb, type ScorecardThumb } from '../solve/thumb/thumb-rule.ts'
import { scorecardTexts } from '../texts/texts.ts'
import type { ScorecardOption, ScorecardQuestion } from './question.ts'

export interface ThumbQuestion extends Pick<ScorecardQuestion, 'kind'> {
  readonly position: {
    readonly card: { readonly points: readonly (number | null)[] }
    readonly dice: readonly Face[]
    readonly rerolls: number
  }
  readonly options: readonly Pick<ScorecardOption, 'keep' | 'box' | 'points'>[]
}

export interface ThumbVerdict {
  readonly followed: boolean
  readonly text: string
}

/** `term`: the term that decides; null for mostOfAKind. */
interface Kept {
  readonly keep: readonly Face[]
  readonly term: KeepTerm | null
}

function keptOf({ keeps }: ScorecardThumb, { position }: ThumbQuestion): Kept {
  const { card, dice, rerolls } = position
  const open = card.points.reduce<number>((set, one, i) => (one === null ? set | (1 << i) : set), 0)
  const roll = multisetOf(dice)
  const now = rerolls > 1 ? 'early' : 'last'
  for (const term of keeps) {
    if (term.when !== undefined && term.when !== now) continue
    const kept = keptBy(term, roll, open)
    if (kept !== null) return { keep: facesOf(kept), term }
  }
  return { keep: facesOf(mostOfAKind(roll, open)), term: null }
}

/** Index of the box that counts most; of equals, the harder to fill. */
function boxOf(rule: ScorecardThumb, { options }: ThumbQuestion): number {
  const ranked = options
    .map(({ box, points }, place) => ({
      place,
      counts: countsFor(rule, box!, points!),
      at: HARDEST_FIRST.indexOf(box!),
    }))
    .sort((a, b) => b.counts - a.counts || a.at - b.at)
  return ranked[0]!.place
}

export function thumbPlace(rule: ScorecardThumb, question: ThumbQuestion): number {
  if (question.kind === 'boxes') return boxOf(rule, question)
  const faces = keptOf(rule, question).keep.join('')
  return question.options.findIndex(({ keep }) => keep!.join('') === faces)
}

function lacking(rule: ScorecardThumb): ScorecardThumb[] {
  const { keeps, upper, add } = rule
  return [
    ...keeps.map((_, i) => ({ ...rule, keeps: keeps.toSpliced(i, 1) })),
    ...(upper === 1 ? [] : [{ ...rule, upper: 1 }]),
    ...add.flatMap((points, i) => (points === 0 ? [] : [{ ...rule, add: add.with(i, 0) }])),
  ]
}

export class ChosenThumb {
  readonly text: string
  readonly rule: ScorecardThumb
  /** For each part (term, factor or added number), the rule without it. */
  readonly parts: readonly ScorecardThumb[]
  readonly #rules: RuleSet

  /** `rules`: a card with the thirteen boxes. */
  constructor(text: string, rules: RuleSet) {
    this.#rules = rules
    this.text = text
    this.rule = readThumb(text)
    this.parts = lacking(this.rule)
  }

  /** Indexes of the parts without which the rule chooses another option. */
  decidedBy(question: ThumbQuestion): number[] {
    const place = thumbPlace(this.rule, question)
    return this.parts.flatMap((rule, part) => (thumbPlace(rule, question) === place ? [] : [part]))
  }

  otherwise(question: ThumbQuestion): number[] {
    return this.decidedBy(question).map((part) => thumbPlace(this.parts[part]!, question))
  }

  /** True if the rule without some part chooses another option. */
  decides(question: ThumbQuestion): boolean {
    return this.decidedBy(question).length > 0
  }

  choice(question: ThumbQuestion): { place: number; does: string; why: string } {
    const words = scorecardTexts.thumbs.chosen
    const place = thumbPlace(this.rule, question)
    const option = question.options[place]!
    if (option.keep) {
      const { term } = keptOf(this.rule, question)
      const { keep } = option
      return {
        place,
        does: keep.length === this.#rules.dice ? words.stop : words.keep(facesText(keep)),
        why: term ? keepSentence(term) : scorecardTexts.thumbs.most,
      }
    }
    const counts = countsFor(this.rule, option.box!, option.points!)
    return {
      place,
      does: words.take(boxName(this.#rules, option.box!)),
      why: words.counts(grouped(counts)),
    }
  }

  verdictOn(question: ThumbQuestion, place: number): ThumbVerdict {
    const words = scorecardTexts.thumbs.chosen
    const { place: own, does, why } = this.choice(question)
    const followed = own === place
    return { followed, text: `${followed ? words.same(does) : words.other(does)} ${capital(why)}` }
  }
}
