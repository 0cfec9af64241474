import type { Result } from '../base/result.ts'
import { parseRuleSet } from './parse-rules.ts'
import { COMBINATIONS, type Combination, type GameEnd, type RuleSet } from './rule-set.ts'

/**
 * A rule set while it is being typed: every number as the text in its field, right or wrong, so that
 * nothing a player typed is ever lost. The penalty's fields keep their texts while it is off.
 */
export interface RuleDraft extends Record<Combination, string> {
  name: string
  sets: string[][]
  fourKindAndPairCountsAsThreePairs: boolean
  mustSetAsideAll: boolean
  goal: string
  minimumBank: string
  minimumFirstBank: string
  end: GameEnd
  hasFarklePenalty: boolean
  farklePenalty: { farkles: string; points: string; floor: string }
  sixOfAKindWins: boolean
}

const textOf = (points: number): string => (points === 0 ? '' : String(points))

/** The draft that stands for a rule set; 0 is an empty field but where 0 says something. */
export function makeRuleDraft(rules: RuleSet): RuleDraft {
  const penalty = rules.farklePenalty ?? { farkles: 3, points: 500, floor: 0 }
  return {
    name: rules.name,
    sets: rules.sets.map((points) => points.map(textOf)),
    straight: textOf(rules.straight),
    threePairs: textOf(rules.threePairs),
    twoTriplets: textOf(rules.twoTriplets),
    fourKindAndPair: textOf(rules.fourKindAndPair),
    nothing: textOf(rules.nothing),
    fourKindAndPairCountsAsThreePairs: rules.fourKindAndPairCountsAsThreePairs,
    mustSetAsideAll: rules.mustSetAsideAll,
    goal: String(rules.goal),
    minimumBank: String(rules.minimumBank),
    minimumFirstBank: String(rules.minimumFirstBank),
    end: rules.end,
    hasFarklePenalty: rules.farklePenalty !== null,
    farklePenalty: {
      farkles: String(penalty.farkles),
      points: String(penalty.points),
      floor: String(penalty.floor),
    },
    sixOfAKindWins: rules.sixOfAKindWins,
  }
}

/**
 * The number a field's text stands for: digits, also grouped in thousands by commas or spaces; an
 * empty field is 0. Any other text is handed on as it is, for the rule set's own check to refuse.
 */
export function numberOf(text: string): number | string {
  const plain = text.trim().replace(/^[−–]/, '-')
  if (plain === '') return 0
  if (/^-?\d{1,3}([,\s]\d{3})+$/.test(plain)) return Number(plain.replace(/[,\s]/g, ''))
  return /^-?\d+$/.test(plain) ? Number(plain) : text
}

/** Reads the rule set out of a draft, or one problem for each wrong field, by the field's path. */
export function parseRuleDraft(draft: RuleDraft): Result<RuleSet> {
  const { hasFarklePenalty, farklePenalty, ...rest } = draft
  const combinations = Object.fromEntries(COMBINATIONS.map((name) => [name, numberOf(draft[name])]))
  return parseRuleSet({
    ...rest,
    ...combinations,
    sets: draft.sets.map((texts) => texts.map(numberOf)),
    goal: numberOf(draft.goal),
    minimumBank: numberOf(draft.minimumBank),
    minimumFirstBank: numberOf(draft.minimumFirstBank),
    farklePenalty: hasFarklePenalty
      ? {
          farkles: numberOf(farklePenalty.farkles),
          points: numberOf(farklePenalty.points),
          floor: numberOf(farklePenalty.floor),
        }
      : null,
  })
}
