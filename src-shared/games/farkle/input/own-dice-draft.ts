import * as v from 'valibot'
import { FACES } from '../../../dice/multiset.ts'
import { numberOf } from '../../../texts/numbers.ts'
import type { KnownDie } from '../rules/known-dice.ts'
import type { OwnDice, OwnDiceRules } from '../rules/own-dice.ts'
import { storedDieSchema } from './own-dice-schema.ts'

const ownDiceDraft = v.object({
  name: v.string(),
  count: v.string(),
  weights: v.string(),
  joker: v.string(),
})

/** All numbers as typed; the weights as one text. */
export type DieDraft = v.InferOutput<typeof ownDiceDraft>

/** Optional: earlier drafts lack these fields. */
export const ownDiceRuleDraft = {
  ownDice: v.optional(v.array(ownDiceDraft)),
  opponentDice: v.optional(v.nullable(v.array(ownDiceDraft))),
  jokerAlone: v.optional(v.boolean()),
}

type OwnDiceRuleDraft = v.InferOutput<v.ObjectSchema<typeof ownDiceRuleDraft, undefined>>

export function makeDieDraft({ name, count, weights, joker }: OwnDice): DieDraft {
  return {
    name,
    count: String(count),
    weights: weights.join(' '),
    joker: joker === null ? '' : String(joker),
  }
}

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

/** null if the name is missing or a value is invalid. */
export function dieOfDraft(draft: DieDraft): KnownDie | null {
  const { name, weights = FACES.map(() => 1), joker } = dieIn(draft)
  const read = v.safeParse(storedDieSchema, { name, weights, joker })
  return read.success ? read.output : null
}

/** Returns the text if it is no list of numbers. Between spaces a comma is a decimal separator. */
function weightsIn(text: string): number[] | string {
  const parts = text.trim().split(/\s/.test(text.trim()) ? /,?\s+/ : ',')
  const numbers = parts.map((part) => part.replace(',', '.').replace(/%$/, ''))
  return numbers.every((part) => /^\d{1,5}(\.\d+)?$/.test(part)) ? numbers.map(Number) : text
}

/** Input for parseRuleSet; jokerAlone needs a joker. */
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
