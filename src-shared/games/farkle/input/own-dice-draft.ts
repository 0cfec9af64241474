import * as v from 'valibot'
import { FACES } from '../../../dice/multiset.ts'
import { numberOf } from '../../../texts/numbers.ts'
import type { KnownDie } from '../rules/known-dice.ts'
import type { OwnDice, OwnDiceRules } from '../rules/own-dice.ts'
import { keptDieSchema } from './own-dice-schema.ts'

const ownDiceDraft = v.object({
  name: v.string(),
  count: v.string(),
  weights: v.string(),
  joker: v.string(),
})

/** Dice that are alike while they are typed: every number as a text, the weights as one. */
export type DieDraft = v.InferOutput<typeof ownDiceDraft>

/** Fields of a draft for the rules of OwnDiceRules; drafts of before have none of them. */
export const ownDiceRuleDraft = {
  ownDice: v.optional(v.array(ownDiceDraft)),
  /** Null where both players roll the same dice. */
  opponentDice: v.optional(v.nullable(v.array(ownDiceDraft))),
  jokerAlone: v.optional(v.boolean()),
}

type OwnDiceRuleDraft = v.InferOutput<v.ObjectSchema<typeof ownDiceRuleDraft, undefined>>

/** The draft that stands for some dice; no joker is an empty field. */
export function makeDieDraft({ name, count, weights, joker }: OwnDice): DieDraft {
  return {
    name,
    count: String(count),
    weights: weights.join(' '),
    joker: joker === null ? '' : String(joker),
  }
}

/** The fields of a draft that stand for these rules. */
export function makeOwnDiceDraft({
  ownDice,
  opponentDice,
  jokerAlone,
}: OwnDiceRules): OwnDiceRuleDraft {
  return {
    ownDice: ownDice.map(makeDieDraft),
    opponentDice: opponentDice?.map(makeDieDraft) ?? null,
    jokerAlone,
  }
}

/** The die of a draft, to be kept; null where it has no name or something is wrong with it. */
export function dieOfDraft(draft: DieDraft): KnownDie | null {
  const { name, weights = FACES.map(() => 1), joker } = dieIn(draft)
  const read = v.safeParse(keptDieSchema, { name, weights, joker })
  return read.success ? read.output : null
}

/**
 * The numbers of a list with spaces or commas between them, perhaps in percent; the text where it is
 * none. Between spaces a comma is a decimal one.
 */
function weightsIn(text: string): number[] | string {
  const parts = text.trim().split(/\s/.test(text.trim()) ? /,?\s+/ : ',')
  const numbers = parts.map((part) => part.replace(',', '.').replace(/%$/, ''))
  return numbers.every((part) => /^\d{1,5}(\.\d+)?$/.test(part)) ? numbers.map(Number) : text
}

/** The same rules for parseRuleSet; a joker that scores alone counts where some die has one. */
export function readOwnDiceDraft({
  ownDice = [],
  opponentDice = null,
  jokerAlone = false,
}: OwnDiceRuleDraft): Record<keyof OwnDiceRules, unknown> {
  return {
    ownDice: ownDice.map(dieIn),
    opponentDice: opponentDice?.map(dieIn) ?? null,
    jokerAlone:
      jokerAlone && [...ownDice, ...(opponentDice ?? [])].some(({ joker }) => joker.trim() !== ''),
  }
}

function dieIn({ name, count, weights, joker }: DieDraft): Record<keyof OwnDice, unknown> {
  return {
    name,
    count: count.trim() ? numberOf(count) : 1,
    weights: weights.trim() ? weightsIn(weights) : undefined,
    joker: joker.trim() ? numberOf(joker) : null,
  }
}

/** The field at which a problem is typed: all that is wrong with the weights stands in one. */
export function ownDiceField(field: string): string {
  const [list, place, part] = field.split('.')
  if (list !== 'ownDice' && list !== 'opponentDice') return field
  if (place === undefined) return field
  return `${list}.${place}.${part ?? 'weights'}`
}
