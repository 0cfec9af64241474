import type { Points } from '../../../../base/units.ts'
import { CATEGORIES, UPPER_COUNT } from '../../rules/categories.ts'
import { FACES } from '../../../../dice/multiset.ts'
import { FROM_FACE, KEEP_KINDS, WHENS, type KeepTerm } from './keep-terms.ts'

/** A rule of thumb for Yahtzee: which dice to keep, and which box to take in the end. */
export interface YahtzeeThumb {
  /** The first that says something is followed; after the last one the most of a kind is kept. */
  readonly keeps: readonly KeepTerm[]
  /** Upper points count so many times. */
  readonly upper: number
  /** Points that are added to what a box scores, by category number. The largest sum takes the roll. */
  readonly add: readonly Points[]
}

/** The player that knows nothing: the most of a kind, and the most points. */
export const NO_RULES: YahtzeeThumb = { keeps: [], upper: 1, add: CATEGORIES.map(() => 0) }

/** What is to be remembered: each term, the factor and each number that is added count as one. */
export function rulesIn({ keeps, upper, add }: YahtzeeThumb): number {
  return keeps.length + (upper === 1 ? 0 : 1) + add.filter((points) => points !== 0).length
}

/** Bounds of the numbers that are read from a text. */
export const MOST_TERMS = 20
export const MOST_ADDED = 50
export const MOST_UPPER = 5

const termText = ({ kind, from, when }: KeepTerm): string =>
  `${kind}${from === undefined ? '' : `:${from}`}${when === undefined ? '' : `@${when}`}`

/**
 * A rule as a short text, such as keep=row5/row4/house@last,upper=2,add=ones:15/sixes:-10; empty for
 * no rules. readThumb reads it back.
 */
export function thumbText({ keeps, upper, add }: YahtzeeThumb): string {
  const added = CATEGORIES.flatMap((category, i) =>
    add[i] === 0 ? [] : [`${category}:${add[i]!}`],
  )
  return [
    keeps.length > 0 ? `keep=${keeps.map(termText).join('/')}` : '',
    upper === 1 ? '' : `upper=${upper}`,
    added.length > 0 ? `add=${added.join('/')}` : '',
  ]
    .filter((part) => part !== '')
    .join(',')
}

/** The part of a text that could not be read. */
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
    const number = CATEGORIES.findIndex((category) => category === name)
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

/** Reads what thumbText writes. Throws ThumbTextError. */
export function readThumb(text: string): YahtzeeThumb {
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

/** What a box counts for by a rule: what it scores, a factor for upper boxes, and what is added. */
export function countsFor({ upper, add }: YahtzeeThumb, category: number, points: Points): number {
  return (category < UPPER_COUNT ? upper * points : points) + add[category]!
}

/**
 * Rules that were found for the official game, from the fewest on, by how many there are to know; see
 * docs/rules-of-thumb.md, which tells their means.
 */
export const FOUND_RULES: ReadonlyMap<number, YahtzeeThumb> = new Map(
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

/** Six of them, which fit on a small card. */
export const USUAL_RULES = FOUND_RULES.get(6)!
