import { DICE_COUNTS, type Points } from '../base/units.ts'
import { FACES } from '../dice/multiset.ts'
import type { RuleSet } from './rule-set.ts'
import type { WritePoints } from './rule-words.ts'

const KINDS = ['one', 'two', 'three', 'four', 'five', 'six'] as const
const TIMES = ['', 'once', 'twice'] as const

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)
const kindWord = (count: number): string => KINDS[count - 1]!
const timesWord = (factor: number): string => TIMES[factor] ?? `${factor} times`

/** "four", "four and five", "four, five and six". */
function listed(words: readonly string[]): string {
  const last = words.at(-1)!
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

/** Points of sets of so many dice, by face. */
function pointsOf({ sets }: RuleSet, count: number): readonly Points[] {
  return FACES.map((face) => sets[face - 1]![count - 1]!)
}

/** The whole number that all of `base` are multiplied with to make `points`; null for none. */
function factorOf(points: readonly Points[], base: readonly Points[]): number | null {
  const scoring = base.findIndex((value) => value > 0)
  if (scoring < 0) return null
  const factor = points[scoring]! / base[scoring]!
  const fits = Number.isInteger(factor) && points.every((value, i) => value === factor * base[i]!)
  return fits && factor > 1 ? factor : null
}

/** What sets of so many dice score, face by face or by a rule that says it shorter. */
function plainWords(points: readonly Points[], write: WritePoints): string {
  const [ones, ...others] = points as [Points, ...Points[]]
  if (others.every((value) => value === ones)) return write(ones)
  const perFace = others[0]! / 2
  const byFace = perFace > 0 && others.every((value, i) => value === perFace * (i + 2))
  if (byFace) {
    const rule = `${write(perFace)} times the face`
    return ones === perFace ? rule : ones > 0 ? `${rule}, for 1s ${write(ones)}` : `${rule}, not 1s`
  }
  return FACES.filter((face) => points[face - 1]! > 0)
    .map((face) => `${face}s ${write(points[face - 1]!)}`)
    .join(', ')
}

function singlesSentence(points: readonly Points[], write: WritePoints): string {
  if (points.every((value) => value === points[0])) return `Every single die: ${write(points[0]!)}.`
  const dice = FACES.filter((face) => points[face - 1]! > 0)
  return `${capital(dice.map((face) => `one ${face}: ${write(points[face - 1]!)}`).join(', '))}.`
}

/**
 * What dice of one face score, in sentences as short as the rules allow: "One 1: 100, one 5: 50.",
 * "Three of a kind: 100 times the face, for 1s 1,000."
 */
export function setSentences(rules: RuleSet, write: WritePoints): string[] {
  const sentences: string[] = []
  const counts = DICE_COUNTS.filter((count) => pointsOf(rules, count).some((value) => value > 0))
  /** Numbers of dice whose sets are multiples of one smaller set, told together. */
  let multiples: { base: number; counts: number[]; factors: number[] } | null = null
  const tellMultiples = (): void => {
    if (!multiples) return
    const { base, counts, factors } = multiples
    const kinds = listed(counts.map(kindWord))
    const factor = listed(factors.map(timesWord))
    sentences.push(`${capital(kinds)} of a kind: ${factor} what ${kindWord(base)} score.`)
    multiples = null
  }
  /** The latest set that is told face by face: what larger ones may be multiples of. */
  let told = 0
  for (const count of counts) {
    const points = pointsOf(rules, count)
    const factor = told >= 2 ? factorOf(points, pointsOf(rules, told)) : null
    if (factor !== null) {
      multiples ??= { base: told, counts: [], factors: [] }
      multiples.counts.push(count)
      multiples.factors.push(factor)
      continue
    }
    tellMultiples()
    sentences.push(
      count === 1
        ? singlesSentence(points, write)
        : `${count === 2 ? 'Pair' : `${capital(kindWord(count))} of a kind`}: ${plainWords(points, write)}.`,
    )
    told = count
  }
  tellMultiples()
  return sentences
}
