import * as v from 'valibot'
import { numberOf } from '../../../texts/numbers.ts'
import type { Problem, Result } from '../../../base/result.ts'
import { ALL_DICE, type DiceCount } from '../../../base/units.ts'
import {
  combinationDraft,
  makeCombinationDraft,
  numbersIn,
  readCombinationDraft,
} from './combination-draft.ts'
import { makeOwnDiceDraft, ownDiceRuleDraft, readOwnDiceDraft } from './own-dice-draft.ts'
import { parseRuleSet } from './parse-rules.ts'
import {
  factsOf,
  FIRST_FIELDS,
  SIMPLE_FIELDS,
  type FirstField,
  type RuleFields,
  type SimpleField,
  type TextField,
  COMBINATION_FIELDS,
} from '../rules/fields.ts'
import type { RuleSet } from '../rules/rule-set.ts'

export const DICE_CHOICES = ['5', '6', '7', '8'] as const

export const EMPTY_CONFIRMATION = { sets: false, combinations: false, points: '', sameRoll: false }

type DraftValue<K extends SimpleField> = K extends TextField ? string : RuleFields[K]
type FirstDrafts = { [K in FirstField]: DraftValue<K> }
type LaterDrafts = { [K in Exclude<SimpleField, FirstField>]?: DraftValue<K> | undefined }

/** Optional: drafts of an earlier version lack later fields. */
function simpleSchema(field: SimpleField): v.GenericSchema {
  const facts = factsOf(field)
  const value =
    facts.kind === 'flag'
      ? v.boolean()
      : facts.kind === 'choice'
        ? v.picklist(facts.values)
        : v.string()
  return (FIRST_FIELDS as readonly string[]).includes(field) ? value : v.optional(value)
}

const specialDrafts = {
  game: v.literal('farkle'),
  name: v.string(),
  dice: v.optional(v.picklist(DICE_CHOICES)),
  sets: v.pipe(v.array(v.pipe(v.array(v.string()), v.minLength(6))), v.length(6)),
  combinations: v.optional(v.array(combinationDraft)),
  ownCombinations: v.optional(v.array(combinationDraft)),
  opponentCombinations: v.optional(v.array(combinationDraft)),
  confirmation: v.optional(
    v.object({
      sets: v.boolean(),
      combinations: v.boolean(),
      points: v.string(),
      sameRoll: v.boolean(),
    }),
  ),
  ...ownDiceRuleDraft,
  hasFarklePenalty: v.boolean(),
  farklePenalty: v.object({ farkles: v.string(), points: v.string(), floor: v.string() }),
}
type SpecialDrafts = v.InferOutput<v.ObjectSchema<typeof specialDrafts, undefined>>

/** Every number is a text, so that invalid input is kept, even in fields that are switched off. */
export interface RuleDraft extends SpecialDrafts, FirstDrafts, LaterDrafts {}

/** Its type is written above, as the schemas of the simple fields come from their table. */
const draftSchema = v.object({
  ...specialDrafts,
  ...Object.fromEntries(SIMPLE_FIELDS.map((field) => [field, simpleSchema(field)])),
}) as v.GenericSchema as v.GenericSchema<RuleDraft>

/** Stored data as a draft, regardless of its values; null if it is none. */
export function readRuleDraft(stored: unknown): RuleDraft | null {
  return v.is(draftSchema, stored) ? stored : null
}

/** No points are an empty field. */
export const textOf = (points: number): string => (points === 0 ? '' : String(points))

const numberOr = (text: string | undefined, empty: number): unknown =>
  text?.trim() ? numberOf(text) : empty

/** The usual number becomes an empty field, except where it has a meaning. */
function draftOf(rules: RuleSet, field: SimpleField): string | boolean {
  const { kind, usual, shown = false } = factsOf(field)
  const value = rules[field]
  if (kind === 'faces') return (value as readonly number[]).join(' ')
  if (kind !== 'number') return value as string | boolean
  return value === usual && !shown ? '' : String(value)
}

function readField(draft: RuleDraft, field: SimpleField): unknown {
  const facts = factsOf(field)
  if (facts.kind === 'flag' || facts.kind === 'choice') return draft[field] ?? facts.usual
  const text = String(draft[field] ?? '')
  if (facts.kind === 'faces') return text.trim() ? numbersIn(text) : []
  return facts.shown ? numberOf(text) : numberOr(text, facts.usual)
}

export function makeRuleDraft(rules: RuleSet): RuleDraft {
  const penalty = rules.farklePenalty ?? { farkles: 3, points: 500, floor: 0 }
  const { confirmation } = rules
  const simple = SIMPLE_FIELDS.map((field) => [field, draftOf(rules, field)])
  return {
    game: 'farkle',
    name: rules.name,
    dice: DICE_CHOICES.find((text) => Number(text) === rules.dice)!,
    sets: rules.sets.map((points) => points.map(textOf)),
    combinations: rules.combinations.map(makeCombinationDraft),
    ownCombinations: rules.ownCombinations?.map(makeCombinationDraft),
    opponentCombinations: rules.opponentCombinations?.map(makeCombinationDraft),
    confirmation: {
      ...confirmation,
      points: confirmation.points > 1 ? String(confirmation.points) : '',
    },
    ...makeOwnDiceDraft(rules),
    hasFarklePenalty: rules.farklePenalty !== null,
    farklePenalty: {
      farkles: String(penalty.farkles),
      points: String(penalty.points),
      floor: String(penalty.floor),
    },
    ...(Object.fromEntries(simple) as Pick<RuleDraft, SimpleField>),
    minimumFirstBank:
      rules.minimumFirstBank === rules.minimumBank ? '' : String(rules.minimumFirstBank),
  }
}

export function diceOf({ dice }: Pick<RuleDraft, 'dice'>): DiceCount {
  return dice === undefined ? ALL_DICE : Number(dice)
}

/**
 * Maps a problem to its form field: all of a combination but its points is one field, and so are
 * the weights of a die.
 */
function problemOfDraft({ field, message }: Problem): Problem {
  const [list, place, part] = field.split('.')
  if (list === 'winningDice' || list === 'losingDice') return { field: list, message }
  if (place === undefined) return { field, message }
  if (list === 'ownDice' || list === 'opponentDice') {
    return { field: `${list}.${place}.${part ?? 'weights'}`, message }
  }
  if (!list?.endsWith('ombinations') || part === 'points') return { field, message }
  return { field: `${list}.${place}.dice`, message }
}

export function parseRuleDraft(draft: RuleDraft): Result<RuleSet> {
  const { hasFarklePenalty, farklePenalty, combinations = [] } = draft
  const { confirmation = EMPTY_CONFIRMATION } = draft
  const dice = diceOf(draft)
  const length = Math.max(dice, ALL_DICE)
  const hasSix = dice >= ALL_DICE
  const points = COMBINATION_FIELDS.map((name): [string, unknown] => [
    name,
    hasSix || name === 'nothing' ? numberOf(draft[name]) : 0,
  ])
  const parsed = parseRuleSet({
    name: draft.name,
    ...Object.fromEntries(SIMPLE_FIELDS.map((field) => [field, readField(draft, field)])),
    ...Object.fromEntries(points),
    dice,
    sets: draft.sets.map((texts) =>
      Array.from({ length }, (_, i) => (i < dice ? numberOf(texts[i] ?? '') : 0)),
    ),
    combinations: combinations.map(readCombinationDraft),
    ownCombinations: draft.ownCombinations?.map(readCombinationDraft),
    opponentCombinations: draft.opponentCombinations?.map(readCombinationDraft),
    fourKindAndPairCountsAsThreePairs: hasSix && draft.fourKindAndPairCountsAsThreePairs,
    // Its points and sameRoll need a confirmation.
    confirmation:
      confirmation.sets || confirmation.combinations
        ? {
            ...confirmation,
            points: numberOr(confirmation.points, 1),
            sameRoll: confirmation.sets && confirmation.sameRoll,
          }
        : undefined,
    ...readOwnDiceDraft(draft),
    rounds: draft.end === 'rounds' ? numberOf(draft.rounds ?? '') : 0,
    // Empty: same as minimumBank.
    minimumFirstBank: draft.minimumFirstBank.trim() ? numberOf(draft.minimumFirstBank) : undefined,
    farklePenalty: hasFarklePenalty
      ? {
          farkles: numberOf(farklePenalty.farkles),
          points: numberOf(farklePenalty.points),
          floor: numberOf(farklePenalty.floor),
        }
      : null,
  })
  if (parsed.ok) return parsed
  // The cause of a problem in an empty field is reported at another field.
  const typed = parsed.problems.filter(
    ({ field }) => field !== 'minimumFirstBank' || draft.minimumFirstBank.trim() !== '',
  )
  return { ok: false, problems: typed.map(problemOfDraft) }
}
