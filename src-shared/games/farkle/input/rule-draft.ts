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
import {
  makeOwnDiceDraft,
  ownDiceField,
  ownDiceRuleDraft,
  readOwnDiceDraft,
} from './own-dice-draft.ts'
import { parseRuleSet } from './parse-rules.ts'
import { makeTurnRuleDraft, readTurnRuleDraft, turnRuleDraft } from './turn-rule-draft.ts'
import { STEALS } from '../rules/leftover-rules.ts'
import {
  COMBINATION_FIELDS,
  GAME_ENDS,
  LOSSES,
  OVERSHOOTS,
  type CombinationField,
  type RuleSet,
} from '../rules/rule-set.ts'

const combinationTexts = Object.fromEntries(
  COMBINATION_FIELDS.map((name) => [name, v.string()]),
) as Record<CombinationField, v.StringSchema<undefined>>

export const DICE_CHOICES = ['5', '6', '7', '8'] as const

const draftSchema = v.object({
  game: v.literal('farkle'),
  name: v.string(),
  dice: v.optional(v.picklist(DICE_CHOICES)),
  sets: v.pipe(v.array(v.pipe(v.array(v.string()), v.minLength(6))), v.length(6)),
  ...combinationTexts,
  fourKindAndPairCountsAsThreePairs: v.boolean(),
  combinations: v.optional(v.array(combinationDraft)),
  hotDiceBonus: v.optional(v.string()),
  bonusOnlySingleDie: v.optional(v.boolean()),
  mustRollHotDice: v.optional(v.boolean()),
  mustSetAsideAll: v.boolean(),
  goal: v.string(),
  minimumBank: v.string(),
  minimumFirstBank: v.string(),
  end: v.picklist(GAME_ENDS),
  rounds: v.optional(v.string()),
  hasFarklePenalty: v.boolean(),
  farklePenalty: v.object({ farkles: v.string(), points: v.string(), floor: v.string() }),
  sixOfAKindWins: v.boolean(),
  winningDice: v.optional(v.string()),
  finishFrom: v.optional(v.string()),
  overshoot: v.optional(v.picklist(OVERSHOOTS)),
  ...turnRuleDraft,
  ...ownDiceRuleDraft,
  losingDice: v.optional(v.string()),
  losingDiceTake: v.optional(v.picklist(LOSSES)),
  firstRollPenalty: v.optional(v.string()),
  farkleTakes: v.optional(v.boolean()),
  buildOnBank: v.optional(v.boolean()),
  steal: v.optional(v.picklist(STEALS)),
  farkleScores: v.optional(v.boolean()),
  beatLastTurn: v.optional(v.boolean()),
})

/** Every number is a text, so that invalid input is kept, even in fields that are switched off. */
export type RuleDraft = v.InferOutput<typeof draftSchema>

/** Whether stored data is a draft of this version, regardless of its values. */
export function isRuleDraft(kept: unknown): kept is RuleDraft {
  return v.is(draftSchema, kept)
}

const textOf = (points: number): string => (points === 0 ? '' : String(points))

/** Zeros become empty fields, except where 0 has a meaning. */
export function makeRuleDraft(rules: RuleSet): RuleDraft {
  const penalty = rules.farklePenalty ?? { farkles: 3, points: 500, floor: 0 }
  return {
    game: 'farkle',
    name: rules.name,
    dice: DICE_CHOICES.find((text) => Number(text) === rules.dice)!,
    sets: rules.sets.map((points) => points.map(textOf)),
    straight: textOf(rules.straight),
    threePairs: textOf(rules.threePairs),
    twoTriplets: textOf(rules.twoTriplets),
    fourKindAndPair: textOf(rules.fourKindAndPair),
    nothing: textOf(rules.nothing),
    combinations: rules.combinations.map(makeCombinationDraft),
    fourKindAndPairCountsAsThreePairs: rules.fourKindAndPairCountsAsThreePairs,
    hotDiceBonus: textOf(rules.hotDiceBonus),
    bonusOnlySingleDie: rules.bonusOnlySingleDie,
    mustRollHotDice: rules.mustRollHotDice,
    mustSetAsideAll: rules.mustSetAsideAll,
    goal: String(rules.goal),
    minimumBank: String(rules.minimumBank),
    minimumFirstBank:
      rules.minimumFirstBank === rules.minimumBank ? '' : String(rules.minimumFirstBank),
    end: rules.end,
    rounds: textOf(rules.rounds),
    hasFarklePenalty: rules.farklePenalty !== null,
    farklePenalty: {
      farkles: String(penalty.farkles),
      points: String(penalty.points),
      floor: String(penalty.floor),
    },
    sixOfAKindWins: rules.sixOfAKindWins,
    winningDice: rules.winningDice.join(' '),
    finishFrom: textOf(rules.finishFrom),
    overshoot: rules.overshoot,
    ...makeTurnRuleDraft(rules),
    ...makeOwnDiceDraft(rules),
    losingDice: rules.losingDice.join(' '),
    losingDiceTake: rules.losingDiceTake,
    firstRollPenalty: textOf(rules.firstRollPenalty),
    farkleTakes: rules.farkleTakes,
    buildOnBank: rules.buildOnBank,
    steal: rules.steal,
    farkleScores: rules.farkleScores,
    beatLastTurn: rules.beatLastTurn,
  }
}

export function diceOf({ dice }: Pick<RuleDraft, 'dice'>): DiceCount {
  return dice === undefined ? ALL_DICE : Number(dice)
}

/** Maps a problem to its form field: all of a combination but its points is one field. */
function problemOfDraft({ field, message }: Problem): Problem {
  const [list, place, part] = field.split('.')
  if (list === 'winningDice' || list === 'losingDice') return { field: list, message }
  if (list === 'ownDice' || list === 'opponentDice') return { field: ownDiceField(field), message }
  if (list !== 'combinations' || place === undefined || part === 'points') return { field, message }
  return { field: `${list}.${place}.dice`, message }
}

export function parseRuleDraft(draft: RuleDraft): Result<RuleSet> {
  const { game: _, hasFarklePenalty, farklePenalty, combinations = [], ...rest } = draft
  const dice = diceOf(draft)
  const length = Math.max(dice, ALL_DICE)
  const hasSix = dice >= ALL_DICE
  const points = COMBINATION_FIELDS.map((name): [string, unknown] => [
    name,
    hasSix || name === 'nothing' ? numberOf(draft[name]) : 0,
  ])
  const parsed = parseRuleSet({
    ...rest,
    ...Object.fromEntries(points),
    dice,
    sets: draft.sets.map((texts) =>
      Array.from({ length }, (_, i) => (i < dice ? numberOf(texts[i] ?? '') : 0)),
    ),
    combinations: combinations.map(readCombinationDraft),
    fourKindAndPairCountsAsThreePairs: hasSix && draft.fourKindAndPairCountsAsThreePairs,
    winningDice: draft.winningDice?.trim() ? numbersIn(draft.winningDice) : [],
    losingDice: draft.losingDice?.trim() ? numbersIn(draft.losingDice) : [],
    firstRollPenalty: numberOf(draft.firstRollPenalty ?? ''),
    finishFrom: numberOf(draft.finishFrom ?? ''),
    ...readTurnRuleDraft(draft),
    ...readOwnDiceDraft(draft),
    hotDiceBonus: numberOf(draft.hotDiceBonus ?? ''),
    rounds: draft.end === 'rounds' ? numberOf(draft.rounds ?? '') : 0,
    goal: numberOf(draft.goal),
    minimumBank: numberOf(draft.minimumBank),
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
