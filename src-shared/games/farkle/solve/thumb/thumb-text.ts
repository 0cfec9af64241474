import type { Points } from '../../../../base/units.ts'
import type { ThumbRule } from './thumb-rule.ts'

// A rule of thumb as one word for scripts, such as
// hold=100/100/350/900/1700:350/300/600/1200/2100,columns=0.25,divide=6,go=9550,near=50

/** Stands for a missing number in a list. */
export const NO_NUMBER = '-'

export function listText(list: readonly (Points | null)[], separator = '/'): string {
  return list.map((value) => (value === null ? NO_NUMBER : String(value))).join(separator)
}

function pairText(a: readonly (Points | null)[], b: readonly (Points | null)[]): string {
  const [one, other] = [listText(a), listText(b)]
  return one === other ? one : `${one}:${other}`
}

/** A rule as a short text, without terms that change nothing; parseThumbRule reads it back. */
export function thumbText(rule: ThumbRule): string {
  const { columns, divisor, goOwn, goOpponent, together, near, nearFrom, farkles, lead } = rule
  const only = (list: readonly (Points | null)[], value: Points | null): boolean =>
    list.length === 1 && list[0] === value
  const { by, cuts, holds } = columns
  const terms = [
    `hold=${holds.map((list) => listText(list)).join(':')}`,
    cuts.length > 0 ? `columns=${by === 'lead' ? 'lead/' : ''}${listText(cuts)}` : '',
    divisor === 1 ? '' : `divide=${divisor}`,
    only(goOwn, null) && only(goOpponent, null) ? '' : `go=${pairText(goOwn, goOpponent)}`,
    together === undefined ? '' : `together=${together}`,
    only(near, 0) ? '' : `near=${listText(near)}${nearFrom === undefined ? '' : `@${nearFrom}`}`,
    only(farkles, 0) ? '' : `farkles=${listText(farkles)}`,
    only(lead, 0) ? '' : `lead=${listText(lead)}`,
  ]
  return terms.filter((term) => term !== '').join(',')
}
