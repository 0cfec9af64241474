import { CATEGORIES, UPPER_COUNT } from '../../rules/categories.ts'
import { FACES } from '../../../../dice/multiset.ts'
import { FROM_FACE, KEEP_KINDS, WHENS, type KeepTerm } from './keep-terms.ts'
import type { YahtzeeThumb } from './thumb-rule.ts'

const TERMS: readonly KeepTerm[] = KEEP_KINDS.flatMap((kind) =>
  [undefined, ...(FROM_FACE.includes(kind) ? FACES.slice(1) : [])].flatMap((from) =>
    [undefined, ...WHENS].map((when) => ({
      kind,
      ...(from !== undefined && { from }),
      ...(when !== undefined && { when }),
    })),
  ),
)

const UPPERS = [1, 1.5, 2, 2.5, 3]
/** Points added to a box; 20 for upper boxes only. */
const ADDED = [-25, -20, -15, -10, -5, 0, 5, 10, 15, 20]

type Change = (rule: YahtzeeThumb) => YahtzeeThumb

const CHANGES: readonly Change[] = [
  ...CATEGORIES.flatMap((_, number) =>
    ADDED.filter((points) => number < UPPER_COUNT || points <= 15).map(
      (points): Change =>
        (rule) => ({ ...rule, add: rule.add.with(number, points) }),
    ),
  ),
  ...UPPERS.map((upper): Change => (rule) => ({ ...rule, upper })),
]

export function* withOneMore(rule: YahtzeeThumb): Generator<YahtzeeThumb> {
  for (const term of TERMS) {
    for (let at = 0; at <= rule.keeps.length; at++) {
      yield { ...rule, keeps: rule.keeps.toSpliced(at, 0, term) }
    }
  }
  for (const change of CHANGES) yield change(rule)
}

/** All rules with two numbers changed: they interact, since all boxes compete for a roll. */
export function* withTwoNumbers(rule: YahtzeeThumb): Generator<YahtzeeThumb> {
  for (let i = 0; i < CHANGES.length; i++) {
    for (let j = 0; j < i; j++) yield CHANGES[i]!(CHANGES[j]!(rule))
  }
}

/** All rules with a term removed, moved, or changed in face or time. */
export function* withOtherTerm(rule: YahtzeeThumb): Generator<YahtzeeThumb> {
  for (const [i, moved] of rule.keeps.entries()) {
    const others = rule.keeps.toSpliced(i, 1)
    yield { ...rule, keeps: others }
    for (let at = 0; at <= others.length; at++) {
      if (at !== i) yield { ...rule, keeps: others.toSpliced(at, 0, moved) }
    }
    for (const term of TERMS) {
      if (term.kind === moved.kind) yield { ...rule, keeps: rule.keeps.with(i, term) }
    }
  }
}
