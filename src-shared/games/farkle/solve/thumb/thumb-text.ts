import type { Points } from '../../../../base/units.ts'
import type { ThumbRule } from './thumb-rule.ts'

// A rule of thumb as one word for scripts, such as
// hold=150/150/400/1000/1800,divide=4/4/4/6/6,score=60,go=9550,near=100,shape=half,round=0.25:10

/** Stands for a missing number in a list. */
export const NO_NUMBER = '-'

export function listText(list: readonly (Points | null)[], separator = '/'): string {
  return list.map((value) => (value === null ? NO_NUMBER : String(value))).join(separator)
}

function pairText(a: readonly (Points | null)[], b: readonly (Points | null)[]): string {
  const [one, other] = [listText(a), listText(b)]
  return one === other ? one : `${one}:${other}`
}

function holdText({ cube, by }: ThumbRule['hold']): string {
  if (cube === null) return listText(by)
  return by.length === 1 && by[0] === null ? `${cube}n3` : `${cube}n3+${listText(by)}`
}

/** A rule as a short text, without terms that change nothing; parseThumbRule reads it back. */
export function thumbText(rule: ThumbRule): string {
  const { divisor, behind, ahead, goOwn, goOpponent, near, farkles, lead, shape } = rule
  const { roundScore, roundValue, together, nearFrom } = rule
  const only = (list: readonly (Points | null)[], value: Points | null): boolean =>
    list.length === 1 && list[0] === value
  const { columns } = rule
  const terms = [
    `hold=${columns ? columns.holds.map((list) => listText(list)).join(':') : holdText(rule.hold)}`,
    columns && columns.cuts.length > 0
      ? `columns=${columns.by === 'lead' ? 'lead/' : ''}${listText(columns.cuts)}`
      : '',
    only(divisor, 1) ? '' : `divide=${listText(divisor)}`,
    only(behind, 0) && only(ahead, 0) ? '' : `score=${pairText(behind, ahead)}`,
    only(goOwn, null) && only(goOpponent, null) ? '' : `go=${pairText(goOwn, goOpponent)}`,
    together === undefined ? '' : `together=${together}`,
    only(near, 0) ? '' : `near=${listText(near)}${nearFrom === undefined ? '' : `@${nearFrom}`}`,
    only(farkles, 0) ? '' : `farkles=${listText(farkles)}`,
    only(lead, 0) ? '' : `lead=${listText(lead)}`,
    shape === 'plain' ? '' : `shape=${shape}`,
    roundScore === 0 && roundValue === 0 ? '' : `round=${roundScore}:${roundValue}`,
  ]
  return terms.filter((term) => term !== '').join(',')
}
