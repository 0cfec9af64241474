import * as v from 'valibot'
import { numberOf } from '../../../texts/numbers.ts'
import type { OtherCombination } from '../rules/patterns.ts'

/** The kinds of combinations that have no field of their own. */
export const DRAFT_KINDS = ['run', 'groups', 'faces'] as const

/** A combination while it is being typed: its dice and its points as texts. */
export const combinationDraft = v.object({
  kind: v.picklist(DRAFT_KINDS),
  dice: v.string(),
  points: v.string(),
})
export type CombinationDraft = v.InferOutput<typeof combinationDraft>

/** How the dice of a combination are typed: "1-5" or "5" for a run, "3 + 2" for groups, "1 1 5". */
function diceText(pattern: OtherCombination): string {
  switch (pattern.kind) {
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

/** The draft that stands for a combination. */
export function makeCombinationDraft(combination: OtherCombination): CombinationDraft {
  const { kind, points } = combination
  return { kind, dice: diceText(combination), points: String(points) }
}

/** The numbers of a list with spaces, commas or plus signs between them; the text where it is none. */
export function numbersIn(text: string): number[] | string {
  const parts = text.trim().split(/\s*[\s,+]\s*/)
  return parts.every((part) => /^\d$/.test(part)) ? parts.map(Number) : text
}

function runIn(text: string): { readonly from: number | null; readonly length: unknown } {
  const ends = /^\s*(\d)\s*[-\u2013\u2212]\s*(\d)\s*$/.exec(text)
  if (!ends) return { from: null, length: numberOf(text) }
  return { from: Number(ends[1]), length: Number(ends[2]) - Number(ends[1]) + 1 }
}

/** What a draft says of a combination, right or wrong: it is still to be checked. */
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
