import * as v from 'valibot'
import { MAX_DICE, type DiceCount } from '../../../base/units.ts'
import type { Problem } from '../../../base/result.ts'
import { FACES } from '../../../dice/multiset.ts'
import { fieldName } from '../analysis/rule-words.ts'
import { fieldOfPattern } from '../rules/combinations.ts'
import {
  patternKey,
  sizeOfPattern,
  type Combination,
  type OtherCombination,
  type Pattern,
  type SideCombination,
} from '../rules/patterns.ts'
import { farkleTexts } from '../texts/texts.ts'
import { grouped } from '../../../texts/numbers.ts'
import { MAX_POINTS } from '../rules/field-kinds.ts'
import type { CombinationField } from '../rules/fields.ts'

export function wholeNumber(
  from: number,
  to: number,
  rule = () => farkleTexts.game.must.wholeNumber(grouped(from), grouped(to)),
) {
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(from, rule), v.maxValue(to, rule))
}

export const points = (from = 0) => wholeNumber(from, MAX_POINTS)

export const MAX_COMBINATIONS = 30

export const faceSchema = v.picklist(FACES, () => farkleTexts.game.must.face)
const facesRule = (): string => farkleTexts.game.must.faces
export const faceList = v.pipe(v.array(faceSchema, facesRule), v.maxLength(MAX_DICE, facesRule))
const anyFace = v.optional(v.nullable(faceSchema), null)
const some = points(1)

const diceForms = [
  v.strictObject({
    kind: v.literal('set'),
    face: anyFace,
    count: wholeNumber(1, MAX_DICE),
    points: some,
  }),
  v.strictObject({
    kind: v.literal('run'),
    from: anyFace,
    length: wholeNumber(2, FACES.length, () => farkleTexts.game.must.run),
    points: some,
  }),
  v.strictObject({
    kind: v.literal('groups'),
    sizes: v.pipe(
      v.array(wholeNumber(1, MAX_DICE), () => farkleTexts.game.must.sizes),
      v.minLength(1, () => farkleTexts.game.must.sizes),
      v.maxLength(FACES.length, () => farkleTexts.game.must.sizes),
    ),
    points: some,
  }),
  v.strictObject({
    kind: v.literal('faces'),
    faces: v.pipe(faceList, v.minLength(1, facesRule)),
    points: some,
  }),
] as const

const nothingForm = v.strictObject({ kind: v.literal('nothing'), points: some })

const combinationSchema = v.variant(
  'kind',
  [...diceForms, nothingForm],
  () => farkleTexts.game.must.pattern,
)

const listOf = <S extends v.GenericSchema>(form: S) =>
  v.pipe(
    v.array(form, () => farkleTexts.game.must.combinations),
    v.maxLength(MAX_COMBINATIONS, () => farkleTexts.game.must.notMore(MAX_COMBINATIONS)),
  )

export const combinationList = listOf(combinationSchema)

/** Combinations of one player alone; an empty list is none. */
export const sideCombinationList = v.pipe(
  listOf(v.variant('kind', diceForms, () => farkleTexts.game.must.sidePattern)),
  v.transform((list) =>
    list.length === 0
      ? undefined
      : list.map(({ points, ...pattern }) => {
          return { ...simplest(pattern), points } as SideCombination
        }),
  ),
)

/** Normalizes a pattern: equal faces become a set, consecutive faces a run. */
function simplest(pattern: Pattern): Pattern {
  if (pattern.kind === 'groups') {
    const sizes = pattern.sizes.toSorted((a, b) => b - a)
    return sizes.length === 1
      ? { kind: 'set', face: null, count: sizes[0]! }
      : { kind: 'groups', sizes }
  }
  if (pattern.kind === 'run' && pattern.from === null && pattern.length === FACES.length) {
    return { ...pattern, from: 1 }
  }
  if (pattern.kind !== 'faces') return pattern
  const faces = pattern.faces.toSorted((a, b) => a - b)
  const first = faces[0]!
  const count = faces.length
  if (faces.every((one) => one === first)) return { kind: 'set', face: first, count }
  if (count > 1 && faces.every((one, i) => one === first + i)) {
    return { kind: 'run', from: first, length: count }
  }
  return { kind: 'faces', faces }
}

interface SortedCombinations {
  readonly sets: number[][]
  readonly named: Partial<Record<CombinationField, number>>
  readonly combinations: OtherCombination[]
}

export function sortCombinations(
  sets: readonly (readonly number[])[],
  combinations: readonly Combination[],
): SortedCombinations {
  const sorted = { sets: sets.map((row) => [...row]), named: {} as SortedCombinations['named'] }
  const others = new Map<string, OtherCombination>()
  for (const { points, ...written } of combinations) {
    const pattern = simplest(written)
    if (pattern.kind === 'set') {
      for (const one of pattern.face === null ? FACES : [pattern.face]) {
        const row = sorted.sets[one - 1]!
        row[pattern.count - 1] = Math.max(row[pattern.count - 1] ?? 0, points)
      }
      continue
    }
    const field = fieldOfPattern(pattern)
    const key = patternKey(pattern)
    const most = Math.max(points, others.get(key)?.points ?? 0)
    if (field !== null) sorted.named[field] = Math.max(points, sorted.named[field] ?? 0)
    else others.set(key, { ...pattern, points: most } as OtherCombination)
  }
  return { ...sorted, combinations: [...others.values()] }
}

/** Why the dice cannot show a combination; null if they can. */
export function combinationProblem(
  pattern: Pattern,
  allDice: DiceCount,
  field: string,
): Problem | null {
  const { must, about } = farkleTexts.game
  const complain = (rule: string): Problem => ({ field, message: about(fieldName(field), rule) })
  if (pattern.kind === 'run' && (pattern.from ?? 1) + pattern.length - 1 > FACES.length) {
    return complain(must.endAtSix)
  }
  return (sizeOfPattern(pattern) ?? 0) > allDice ? complain(must.notMoreDice(allDice)) : null
}
