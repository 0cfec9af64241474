import * as v from 'valibot'
import { numberOf } from '../../../texts/numbers.ts'
import type { SideCombination } from '../rules/patterns.ts'

export const DRAFT_KINDS = ['run', 'groups', 'faces'] as const

/** All values as typed. */
export const combinationDraft = v.object({
  kind: v.picklist(DRAFT_KINDS),
  dice: v.string(),
  points: v.string(),
})
export type CombinationDraft = v.InferOutput<typeof combinationDraft>

/** Examples: "1-5" or "5" for a run, "3 + 2" for groups, "1 1 5" for faces. A set is one of these. */
function diceText(pattern: SideCombination): string {
  switch (pattern.kind) {
    case 'set': {
      const { face, count } = pattern
      return face === null ? String(count) : Array.from({ length: count }, () => face).join(' ')
    }
    case 'run': {
      const { from, length } = pattern
      return from === null ? String(length) : `${from}-${from + length - 1}`
    }
    case 'groups':
      return pattern.sizes.join(' + ')
    case 'faces':
      return pattern.faces.join(' ')
  }
}

export function makeCombinationDraft(combination: SideCombination): CombinationDraft {
  const { points } = combination
  const isSet = combination.kind === 'set'
  const kind = !isSet ? combination.kind : combination.face === null ? 'groups' : 'faces'
  return { kind, dice: diceText(combination), points: String(points) }
}

/** Digits separated by spaces, commas or plus signs; returns the text if it is no such list. */
export function numbersIn(text: string): number[] | string {
  const parts = text.trim().split(/\s*[\s,+]\s*/)
  return parts.every((part) => /^\d$/.test(part)) ? parts.map(Number) : text
}

function runIn(text: string): { readonly from: number | null; readonly length: unknown } {
  const ends = /^\s*(\d)\s*[-\u2013\u2212]\s*(\d)\s*$/.exec(text)
  if (!ends) return { from: null, length: numberOf(text) }
  return { from: Number(ends[1]), length: Number(ends[2]) - Number(ends[1]) + 1 }
}

/** Unchecked value for combinationSchema. */
export function readCombinationDraft({ kind, dice, points }: CombinationDraft): unknown {
  const scored = { kind, points: numberOf(points) }
  switch (kind) {
    case 'run':
      return { ...scored, ...runIn(dice) }
    case 'groups':
      return { ...scored, sizes: numbersIn(dice) }
    case 'faces':
      return { ...scored, faces: numbersIn(dice) }
  }
}
