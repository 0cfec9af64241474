import { type Points, diceCounts } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { combinationWords, playSentences, type WritePoints } from './rule-words.ts'
import { capital } from '../../../texts/capital.ts'
import { listed } from '../../../texts/phrases.ts'
import { farkleTexts } from '../texts/texts.ts'
import { FACES } from '../../../dice/multiset.ts'

function pointsOf({ sets }: RuleSet, count: number): readonly Points[] {
  return FACES.map((face) => sets[face - 1]![count - 1]!)
}

/** Integer f > 1 with points = f * base; null if there is none. */
function factorOf(points: readonly Points[], base: readonly Points[]): number | null {
  const scoring = base.findIndex((value) => value > 0)
  if (scoring < 0) return null
  const factor = points[scoring]! / base[scoring]!
  const fits = Number.isInteger(factor) && points.every((value, i) => value === factor * base[i]!)
  return fits && factor > 1 ? factor : null
}

function plainWords(points: readonly Points[], write: WritePoints): string {
  const words = farkleTexts.game.sets
  const [ones, ...others] = points as [Points, ...Points[]]
  if (others.every((value) => value === ones)) return write(ones)
  const perFace = others[0]! / 2
  const byFace = perFace > 0 && others.every((value, i) => value === perFace * (i + 2))
  if (byFace) {
    if (ones === perFace) return words.timesTheFace(write(perFace))
    return ones > 0
      ? words.timesTheFaceButOnes(write(perFace), write(ones))
      : words.timesTheFaceWithoutOnes(write(perFace))
  }
  return FACES.filter((face) => points[face - 1]! > 0)
    .map((face) => words.face(face, write(points[face - 1]!)))
    .join(', ')
}

function singlesSentence(points: readonly Points[], write: WritePoints): string {
  const { everySingle, single } = farkleTexts.game.sets
  if (points.every((value) => value === points[0])) return everySingle(write(points[0]!))
  const dice = FACES.filter((face) => points[face - 1]! > 0)
  return `${capital(dice.map((face) => single(face, write(points[face - 1]!))).join(', '))}.`
}

function sentenceOf(count: number, points: readonly Points[], write: WritePoints): string {
  if (count === 1) return singlesSentence(points, write)
  const { pair, ofAKind } = farkleTexts.game.sets
  const score = plainWords(points, write)
  return count === 2 ? pair(score) : capital(ofAKind(count, score))
}

/** Example: "One 1: 100, one 5: 50.", "Three of a kind: 100 times the face, for 1s 1,000." */
export function setSentences(rules: RuleSet, write: WritePoints): string[] {
  const words = farkleTexts.game.sets
  const sentences: string[] = []
  const counts = diceCounts(rules.dice).filter((count) =>
    pointsOf(rules, count).some((value) => value > 0),
  )
  /** Set sizes whose points are multiples of the `base` set, merged into one sentence. */
  let multiples: { base: number; counts: number[]; factors: number[] } | null = null
  const tellMultiples = (): void => {
    if (!multiples) return
    const { base, counts, factors } = multiples
    const kinds = listed(counts.map(texts.dice.number))
    sentences.push(capital(words.multiples(kinds, listed(factors.map(words.times)), base)))
    multiples = null
  }
  /** Latest set size listed face by face; larger sets may be multiples of it. */
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
    sentences.push(sentenceOf(count, points, write))
    told = count
  }
  tellMultiples()
  return sentences
}

const signedText = (points: Points): string => grouped(points).replace('-', '−')

export const playLines = (rules: RuleSet): string[] => playSentences(rules, signedText)

export function rulesInWords(rules: RuleSet): string[] {
  const { laterCombination } = texts.sheets
  const combinations = combinationWords(rules, signedText)
    .map(({ name, points }, i) => `${i === 0 ? name : laterCombination(name)}: ${points}`)
    .join('; ')
  return [
    ...setSentences(rules, signedText),
    ...(combinations === '' ? [] : [`${combinations}.`]),
    ...playLines(rules),
  ]
}
