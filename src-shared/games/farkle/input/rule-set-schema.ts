import * as v from 'valibot'
import { grouped } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import { MAX_NAME_LENGTH } from '../../../base/rules.ts'
import { excerpt } from '../../../base/plain-text.ts'
import { ALL_DICE, MAX_DICE, type DiceCount } from '../../../base/units.ts'
import { FACES } from '../../../dice/multiset.ts'
import { failed, failedByField, ok, type Problem, type Result } from '../../../base/result.ts'
import { fieldName, fieldWords } from '../analysis/rule-words.ts'
import {
  combinationList,
  combinationProblem,
  faceList,
  sideCombinationList,
  sortCombinations,
  points as pointsFrom,
  wholeNumber,
} from './combination-schema.ts'
import { dieName, ownDiceContradictions, ownDiceForm } from './own-dice-schema.ts'
import { MAX_POINTS } from '../rules/field-kinds.ts'
import {
  factsOf,
  LEFTOVER_FIELDS,
  MAX_ROUNDS,
  NO_CONFIRMATION,
  RULE_FIELDS,
  type RuleField,
  type SimpleField,
  type SpecialField,
  COMBINATION_FIELDS,
} from '../rules/fields.ts'
import { clashOf, isUsed, MIN_DICE, setField, type RuleSet } from '../rules/rule-set.ts'
import { isConfirmed } from '../rules/turn-rules.ts'

const points = pointsFrom()
const yesOrNo = v.boolean(() => farkleTexts.game.must.yesOrNo)
const sixRule = (): string => farkleTexts.game.must.sixPoints
const listsRule = (): string => farkleTexts.game.must.sixLists

const penaltySchema = v.strictObject(
  {
    farkles: wholeNumber(1, 6),
    points: wholeNumber(1, MAX_POINTS),
    floor: v.optional(wholeNumber(-MAX_POINTS, 0), 0),
  },
  () => farkleTexts.fields.farklePenalty.must,
)

const decidingDice = v.pipe(
  faceList,
  v.transform((faces) => faces.toSorted((a, b) => a - b)),
)

const confirmationSchema = v.pipe(
  v.strictObject(
    {
      sets: v.optional(yesOrNo, false),
      combinations: v.optional(yesOrNo, false),
      points: v.optional(wholeNumber(1, MAX_POINTS), 1),
      sameRoll: v.optional(yesOrNo, false),
    },
    () => farkleTexts.fields.confirmation.must,
  ),
  // Without a confirmation, its other fields mean nothing.
  v.transform((confirmation) => (isConfirmed(confirmation) ? confirmation : NO_CONFIRMATION)),
)

const special = {
  dice: v.optional(wholeNumber(MIN_DICE, MAX_DICE), ALL_DICE),
  combinations: v.optional(combinationList, []),
  ownCombinations: v.optional(sideCombinationList),
  opponentCombinations: v.optional(sideCombinationList),
  confirmation: v.optional(confirmationSchema, () => ({})),
  ...ownDiceForm,
  // Without its own minimum the first bank follows minimumBank.
  minimumFirstBank: v.optional(points),
  farklePenalty: v.optional(v.nullable(penaltySchema), null),
} satisfies v.ObjectEntries & Record<SpecialField, unknown>

function simpleForm(field: SimpleField): v.GenericSchema {
  const facts = factsOf(field)
  switch (facts.kind) {
    case 'number':
      return v.optional(wholeNumber(facts.from, facts.to), facts.usual)
    case 'flag':
      return v.optional(yesOrNo, facts.usual)
    case 'faces':
      return v.optional(decidingDice, [])
    case 'choice':
      return v.optional(
        v.picklist(facts.values, () => fieldWords(field).must!),
        facts.usual,
      )
  }
}

/** A rule set of the right form: sets and the first minimum may be missing. */
type RuleForm = Omit<RuleSet, 'sets' | 'minimumFirstBank'> & {
  readonly sets?: readonly (readonly number[])[] | undefined
  readonly minimumFirstBank?: number | undefined
}

const { dice: diceForm, ...otherForms } = Object.fromEntries(
  RULE_FIELDS.map((field) => [
    field,
    (special as Partial<Record<RuleField, v.GenericSchema>>)[field] ??
      simpleForm(field as SimpleField),
  ]),
) as Record<RuleField, v.GenericSchema>

/**
 * Missing fields take the plain game's value. Scores may be in fields, in the list, or in both. The
 * type of what it makes is written above, as the forms of the fields come from their table.
 */
export const ruleSetForm = v.strictObject(
  {
    name: v.optional(dieName, () => farkleTexts.game.nameless),
    // Before the sets, as in stored rules.
    dice: diceForm,
    sets: v.optional(
      v.pipe(
        v.array(
          v.pipe(
            v.array(points, sixRule),
            v.minLength(MIN_DICE, sixRule),
            v.maxLength(MAX_DICE, sixRule),
          ),
          listsRule,
        ),
        v.length(6, listsRule),
      ),
    ),
    ...otherForms,
  },
  () => farkleTexts.game.must.ruleSet,
) as v.GenericSchema as v.GenericSchema<unknown, RuleForm>

const NO_SETS: readonly (readonly number[])[] = FACES.map(() => [])

/** As many entries as dice, and at least six. */
function rowsFor(dice: DiceCount, sets: readonly (readonly number[])[]): number[][] {
  const length = Math.max(dice, ALL_DICE)
  return sets.map((row) => Array.from({ length }, (_, i) => row[i] ?? 0))
}

function setsProblem(row: readonly number[], dice: DiceCount, face: number): Problem | null {
  const fits = row.length === dice || row.length === Math.max(dice, ALL_DICE)
  if (fits && row.slice(dice).every((points) => points === 0)) return null
  const field = `sets.${face}`
  const { about, must } = farkleTexts.game
  const rule = dice === ALL_DICE ? must.sixPoints : must.pointsOfDice(dice)
  return { field, message: about(fieldName(field), rule) }
}

function fieldOf(issue: v.BaseIssue<unknown>): string {
  const keys = (issue.path ?? []).map(({ key }) => key)
  if (keys[0] === 'sets' && keys.length === 3) {
    return setField(Number(keys[1]) + 1, Number(keys[2]) + 1)
  }
  return keys.map((key) => (typeof key === 'number' ? key + 1 : key)).join('.')
}

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const field = fieldOf(issue)
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const shown = excerpt(field, MAX_NAME_LENGTH)
    return { field: shown, message: farkleTexts.game.unknownField(shown) }
  }
  if (field === '') return { field, message: farkleTexts.game.aboutAll(issue.message) }
  const name = fieldName(field)
  const { about, missing } = farkleTexts.game
  return { field, message: issue.input === undefined ? missing(name) : about(name, issue.message) }
}

function contradictions(rules: RuleSet): Problem[] {
  const problems: Problem[] = []
  const { about, must } = farkleTexts.game
  const complain = (field: string, rule: string): void => {
    problems.push({ field, message: about(fieldName(field), rule) })
  }
  const complainOfClash = (field: RuleField): void => {
    const clash = clashOf(rules, field)
    if (!clash) return
    const name = fieldName(clash === 'farklePenalty' ? 'farklePenalty.points' : clash)
    complain(field, farkleTexts.leftovers.must.notBeside(name))
  }
  if (rules.minimumBank > rules.goal) {
    complain('minimumBank', must.notExceedGoal(grouped(rules.goal)))
  }
  if (rules.minimumFirstBank > rules.goal) {
    complain('minimumFirstBank', must.notExceedGoal(grouped(rules.goal)))
  } else if (rules.minimumFirstBank < rules.minimumBank) {
    complain('minimumFirstBank', must.reachMinimum(grouped(rules.minimumBank)))
  }
  for (const name of COMBINATION_FIELDS) {
    if (rules.dice < ALL_DICE && name !== 'nothing' && rules[name] > 0) {
      complain(name, must.notMoreDice(rules.dice))
    }
  }
  if (rules.bonusOnlySingleDie && rules.hotDiceBonus === 0) {
    complain('hotDiceBonus', must.bonusOfSingle)
  }
  if (rules.winningDice.length > rules.dice) complain('winningDice', must.notMoreDice(rules.dice))
  if (rules.finishFrom > 0 && rules.finishFrom >= rules.goal) {
    complain('finishFrom', must.belowGoal(grouped(rules.goal)))
  }
  if (rules.end === 'rounds' && rules.rounds === 0) complain('rounds', must.someRounds(MAX_ROUNDS))
  if (rules.end !== 'rounds' && rules.rounds > 0) complain('rounds', must.noRounds)
  if (rules.end === 'rounds' && rules.farklePenalty) {
    complain('farklePenalty.farkles', must.notInRounds)
  }
  if (rules.losingDice.length > rules.dice) complain('losingDice', must.notMoreDice(rules.dice))
  for (const field of RULE_FIELDS) {
    const { ends } = factsOf(field)
    if (ends === undefined || !isUsed(rules, field)) continue
    if (rules.end === 'rounds') complain(field, must.notInRounds)
    else if (ends === 'onlyAtOnce' && rules.end !== 'immediate') complain(field, must.onlyAtOnce)
  }
  if (rules.farkleTakes) complainOfClash('farkleTakes')
  if (rules.fourKindAndPairCountsAsThreePairs && rules.threePairs === 0) {
    complain('threePairs', must.scoreAsPairs)
  }
  const { confirmation } = rules
  if (confirmation.sameRoll && !confirmation.sets) {
    complain('confirmation.sameRoll', farkleTexts.turnRules.must.confirmSets)
  }
  if (rules.bonusGrows > 0 && rules.hotDiceBonus === 0) {
    complain('hotDiceBonus', farkleTexts.turnRules.must.bonusThatGrows)
  }
  if (confirmation.points > rules.goal) {
    complain('confirmation.points', must.notExceedGoal(grouped(rules.goal)))
  }
  ownDiceContradictions(rules, complain)
  const leftover = LEFTOVER_FIELDS.find((field) => isUsed(rules, field))
  if (leftover) {
    if (rules.end !== 'immediate') complain(leftover, must.onlyAtOnce)
    complainOfClash(leftover)
  }
  return problems
}

/** Checks form and contradictions and fills in missing fields; see parseRuleSet for solvability. */
export function readRuleSet(input: unknown): Result<RuleSet> {
  const parsed = v.safeParse(ruleSetForm, input)
  if (!parsed.success) return failedByField(parsed.issues.map(problemOf))
  const { minimumFirstBank, combinations, sets, ...rest } = parsed.output
  if (sets === undefined && combinations.length === 0) {
    return failed({ field: 'sets', message: farkleTexts.game.missing(fieldName('sets')) })
  }
  const wrongSets = sets?.flatMap((row, i) => setsProblem(row, rest.dice, i + 1) ?? []) ?? []
  if (wrongSets.length > 0) return failed(...wrongSets)
  const { ownCombinations, opponentCombinations } = rest
  const lists = { combinations, ownCombinations, opponentCombinations }
  const impossible = Object.entries(lists).flatMap(([field, list = []]) =>
    list.flatMap((one, i) => combinationProblem(one, rest.dice, `${field}.${i + 1}`) ?? []),
  )
  if (impossible.length > 0) return failed(...impossible)
  const sorted = sortCombinations(rowsFor(rest.dice, sets ?? NO_SETS), combinations)
  const rules: RuleSet = {
    ...rest,
    sets: sorted.sets,
    combinations: sorted.combinations,
    minimumFirstBank: minimumFirstBank ?? rest.minimumBank,
  }
  for (const field of COMBINATION_FIELDS) {
    Object.assign(rules, { [field]: Math.max(rules[field], sorted.named[field] ?? 0) })
  }
  const problems = contradictions(rules)
  return problems.length > 0 ? failed(...problems) : ok(rules)
}
