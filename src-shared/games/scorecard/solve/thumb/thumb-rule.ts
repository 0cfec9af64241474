import type { Points } from '../../../../base/units.ts'
import { FACES } from '../../../../dice/multiset.ts'
import { FROM_FACE, KEEP_KINDS, WHENS, type KeepTerm } from './keep-terms.ts'
import { BOX_COUNT, BOX_NAMES, UPPER_COUNT } from '../../rules/thirteen-boxes.ts'

export interface ScorecardThumb {
  /** The first term that applies is followed, else mostOfAKind. */
  readonly keeps: readonly KeepTerm[]
  readonly upper: number
  /** Points added to the score of a box, by box. The largest sum takes the roll. */
  readonly add: readonly Points[]
}

/** Keeps the most of a kind and takes the most points. */
export const NO_RULES: ScorecardThumb = {
  keeps: [],
  upper: 1,
  add: new Array<Points>(BOX_COUNT).fill(0),
}

/** Number of rules to remember: each term, the factor and each added number count as one. */
export function rulesIn({ keeps, upper, add }: ScorecardThumb): number {
  return keeps.length + (upper === 1 ? 0 : 1) + add.filter((points) => points !== 0).length
}

const MOST_TERMS = 20
export const MOST_ADDED = 50
export const MOST_UPPER = 5

const termText = ({ kind, from, when }: KeepTerm): string =>
  `${kind}${from === undefined ? '' : `:${from}`}${when === undefined ? '' : `@${when}`}`

/** A rule as text: keep=row5/row4/house@last,upper=2,add=ones:15/sixes:-10; empty for no rules. */
export function thumbText({ keeps, upper, add }: ScorecardThumb): string {
  const added = BOX_NAMES.flatMap((name, i) => (add[i] === 0 ? [] : [`${name}:${add[i]!}`]))
  return [
    keeps.length > 0 ? `keep=${keeps.map(termText).join('/')}` : '',
    upper === 1 ? '' : `upper=${upper}`,
    added.length > 0 ? `add=${added.join('/')}` : '',
  ]
    .filter((part) => part !== '')
    .join(',')
}

export class ThumbTextError extends Error {
  override readonly name = 'ThumbTextError'
  readonly part: string

  constructor(part: string) {
    super(part)
    this.part = part
  }
}

function readTerm(text: string): KeepTerm {
  const match = /^([a-z0-9-]+?)(?::([1-6]))?(?:@([a-z]+))?$/.exec(text)
  const kind = KEEP_KINDS.find((one) => one === match?.[1])
  const from = FACES.find((face) => String(face) === match?.[2])
  const when = WHENS.find((one) => one === match?.[3])
  const isTerm =
    kind !== undefined &&
    (match?.[3] === undefined || when !== undefined) &&
    (from === undefined || FROM_FACE.includes(kind))
  if (!isTerm) throw new ThumbTextError(text)
  return { kind, ...(from !== undefined && { from }), ...(when !== undefined && { when }) }
}

function readAdded(text: string): Points[] {
  const add = [...NO_RULES.add]
  for (const part of text.split('/')) {
    const [name, points = ''] = part.split(':')
    const number = BOX_NAMES.findIndex((box) => box === name)
    const value = Number(points)
    const isRead =
      /^-?\d+$/.test(points) && Math.abs(value) <= MOST_ADDED && part.split(':').length === 2
    if (number < 0 || !isRead) throw new ThumbTextError(part)
    add[number] = value
  }
  return add
}

function readUpper(text: string): number {
  const upper = Number(text)
  if (/^\d(\.\d)?$/.test(text) && upper > 0 && upper <= MOST_UPPER) return upper
  throw new ThumbTextError(`upper=${text}`)
}

/** Inverse of thumbText. Throws ThumbTextError. */
export function readThumb(text: string): ScorecardThumb {
  let rule = NO_RULES
  for (const part of text === '' ? [] : text.split(',')) {
    const [name, value = ''] = part.split('=')
    if (name === 'keep') rule = { ...rule, keeps: value.split('/').map(readTerm) }
    else if (name === 'upper') rule = { ...rule, upper: readUpper(value) }
    else if (name === 'add') rule = { ...rule, add: readAdded(value) }
    else throw new ThumbTextError(part)
  }
  if (rule.keeps.length > MOST_TERMS) throw new ThumbTextError(text)
  return rule
}

/**
 * Points that a box counts under a rule: its score, times the factor for upper boxes, plus the
 * added number.
 */
export function countsFor({ upper, add }: ScorecardThumb, box: number, points: Points): number {
  return (box < UPPER_COUNT ? upper * points : points) + add[box]!
}

/**
 * Rules found for the official game, by number of rules; docs/rules-of-thumb.md lists their means.
 */
export const FOUND_RULES: ReadonlyMap<number, ScorecardThumb> = new Map(
  [
    '',
    'keep=row4',
    'keep=row5/row4',
    'keep=row5/row4,upper=2,add=ones:10',
    'keep=house@last/row5/row4,upper=2,add=ones:10/sixes:-10',
    'keep=house@last/row5/row4/only-row/only-above,upper=2,add=ones:10/sixes:-15',
    'keep=house@last/row5/row4/only-row/only-above/single:2@early,upper=2,add=ones:10/fives:-10/sixes:-15/threeOfAKind:-5/chance:-5',
    'keep=trips:4/house@last/row5/row4/only-row/only-above/single:2@early,upper=2,add=ones:10/twos:5/fours:-5/fives:-10/sixes:-15/threeOfAKind:-5/chance:-5/yahtzee:5',
  ]
    .map(readThumb)
    .map((rule) => [rulesIn(rule), rule]),
)

export const USUAL_RULES = FOUND_RULES.get(6)!
