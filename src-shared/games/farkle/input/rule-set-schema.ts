import * as v from 'valibot'
import { grouped } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { Problem, Result } from '../../../base/result.ts'
import { MAX_NAME_LENGTH } from '../../../base/rules.ts'
import { excerpt, isPlain } from '../../../base/plain-text.ts'
import { ALL_DICE, MAX_DICE, type DiceCount } from '../../../base/units.ts'
import { FACES } from '../../../dice/multiset.ts'
import { failed, failedByField, ok } from '../../../base/result.ts'
import { fieldName } from '../analysis/rule-words.ts'
import {
  combinationProblem,
  combinationSchema,
  faceSchema,
  MAX_COMBINATIONS,
  sortCombinations,
} from './combination-schema.ts'
import { MAX_GOAL, MAX_POINTS, points as pointsFrom, wholeNumber } from './rule-numbers.ts'
import { ownDiceContradictions, ownDiceForm } from './own-dice-schema.ts'
import { leftoverContradictions, leftoverForm } from './leftover-schema.ts'
import { turnRuleContradictions, turnRuleForm } from './turn-rule-schema.ts'
import {
  COMBINATION_FIELDS,
  GAME_ENDS,
  LOSSES,
  MAX_ROUNDS,
  MIN_DICE,
  OVERSHOOTS,
  setField,
  type RuleSet,
} from '../rules/rule-set.ts'

const points = pointsFrom()
const yesOrNo = v.boolean(() => farkleTexts.game.must.yesOrNo)
const sixRule = (): string => farkleTexts.game.must.sixPoints
const listRule = (): string => farkleTexts.game.must.combinations
const listsRule = (): string => farkleTexts.game.must.sixLists

const penaltySchema = v.strictObject(
  {
    farkles: wholeNumber(1, 6),
    points: wholeNumber(1, MAX_POINTS),
    floor: v.optional(wholeNumber(-MAX_POINTS, 0), 0),
  },
  () => farkleTexts.game.must.penalty,
)

const decidingDice = v.pipe(
  v.array(faceSchema, () => farkleTexts.game.must.faces),
  v.maxLength(MAX_DICE, () => farkleTexts.game.must.faces),
  v.transform((faces) => faces.toSorted((a, b) => a - b)),
)

/** Missing fields take the plain game's value. Scores may be in fields, in the list, or in both. */
export const ruleSetForm = v.strictObject(
  {
    name: v.optional(
      v.pipe(
        v.string(() => farkleTexts.game.must.text),
        v.trim(),
        v.nonEmpty(() => farkleTexts.game.must.notEmpty),
        v.maxLength(MAX_NAME_LENGTH, () => farkleTexts.game.must.notLonger(MAX_NAME_LENGTH)),
        v.check(isPlain, () => farkleTexts.game.must.plain),
      ),
      () => farkleTexts.game.nameless,
    ),
    dice: v.optional(wholeNumber(MIN_DICE, MAX_DICE), ALL_DICE),
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
    straight: v.optional(points, 0),
    threePairs: v.optional(points, 0),
    twoTriplets: v.optional(points, 0),
    fourKindAndPair: v.optional(points, 0),
    nothing: v.optional(points, 0),
    fourKindAndPairCountsAsThreePairs: v.optional(yesOrNo, false),
    combinations: v.optional(
      v.pipe(
        v.array(combinationSchema, listRule),
        v.maxLength(MAX_COMBINATIONS, () => farkleTexts.game.must.notMore(MAX_COMBINATIONS)),
      ),
      [],
    ),
    hotDiceBonus: v.optional(points, 0),
    bonusOnlySingleDie: v.optional(yesOrNo, false),
    mustRollHotDice: v.optional(yesOrNo, false),
    mustSetAsideAll: v.optional(yesOrNo, false),
    ...turnRuleForm,
    ...ownDiceForm,
    goal: v.optional(wholeNumber(1, MAX_GOAL), 10_000),
    minimumBank: v.optional(points, 0),
    minimumFirstBank: v.optional(points),
    end: v.optional(
      v.picklist(GAME_ENDS, () => farkleTexts.game.must.end),
      'immediate',
    ),
    rounds: v.optional(wholeNumber(0, MAX_ROUNDS), 0),
    farklePenalty: v.optional(v.nullable(penaltySchema), null),
    sixOfAKindWins: v.optional(yesOrNo, false),
    winningDice: v.optional(decidingDice, []),
    finishFrom: v.optional(wholeNumber(0, MAX_GOAL), 0),
    losingDice: v.optional(decidingDice, []),
    losingDiceTake: v.optional(
      v.picklist(LOSSES, () => farkleTexts.game.must.loss),
      'banked',
    ),
    firstRollPenalty: v.optional(points, 0),
    farkleTakes: v.optional(yesOrNo, false),
    overshoot: v.optional(
      v.picklist(OVERSHOOTS, () => farkleTexts.game.must.overshoot),
      'reaches',
    ),
    ...leftoverForm,
  },
  () => farkleTexts.game.must.ruleSet,
)

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

function clashOfTaking(rules: RuleSet): string | null {
  if (rules.farklePenalty) return 'farklePenalty.points'
  if (rules.firstRollPenalty > 0) return 'firstRollPenalty'
  if (rules.overshoot === 'lost') return 'overshoot'
  return rules.mustRollHotDice ? 'mustRollHotDice' : null
}

function contradictions(rules: RuleSet): Problem[] {
  const problems: Problem[] = []
  const { about, must } = farkleTexts.game
  const complain = (field: string, rule: string): void => {
    problems.push({ field, message: about(fieldName(field), rule) })
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
  if (rules.winningDice.length > rules.dice) {
    complain('winningDice', must.notMoreDice(rules.dice))
  }
  if (rules.finishFrom > 0 && rules.finishFrom >= rules.goal) {
    complain('finishFrom', must.belowGoal(grouped(rules.goal)))
  }
  if (rules.end === 'rounds' && rules.rounds === 0) complain('rounds', must.someRounds(MAX_ROUNDS))
  if (rules.end !== 'rounds' && rules.rounds > 0) complain('rounds', must.noRounds)
  if (rules.end === 'rounds') {
    if (rules.farklePenalty) complain('farklePenalty.farkles', must.notInRounds)
    if (rules.sixOfAKindWins) complain('sixOfAKindWins', must.notInRounds)
    if (rules.winningDice.length > 0) complain('winningDice', must.notInRounds)
    if (rules.finishFrom > 0) complain('finishFrom', must.notInRounds)
    if (rules.overshoot !== 'reaches') complain('overshoot', must.notInRounds)
    if (rules.losingDice.length > 0) complain('losingDice', must.notInRounds)
    if (rules.firstRollPenalty > 0) complain('firstRollPenalty', must.notInRounds)
    if (rules.farkleTakes) complain('farkleTakes', must.notInRounds)
  }
  if (rules.farkleTakes && (rules.end === 'finalTurn' || rules.end === 'equalTurns')) {
    complain('farkleTakes', must.onlyAtOnce)
  }
  const clash = rules.farkleTakes ? clashOfTaking(rules) : null
  if (clash) complain('farkleTakes', farkleTexts.leftovers.must.notBeside(fieldName(clash)))
  if (rules.losingDice.length > rules.dice) complain('losingDice', must.notMoreDice(rules.dice))
  if (rules.losingDice.length > 0 && (rules.end === 'finalTurn' || rules.end === 'equalTurns')) {
    complain('losingDice', must.onlyAtOnce)
  }
  if (rules.overshoot !== 'reaches' && (rules.end === 'finalTurn' || rules.end === 'equalTurns')) {
    complain('overshoot', must.onlyAtOnce)
  }
  if (rules.fourKindAndPairCountsAsThreePairs && rules.threePairs === 0) {
    complain('threePairs', must.scoreAsPairs)
  }
  turnRuleContradictions(rules, complain)
  ownDiceContradictions(rules, complain)
  leftoverContradictions(rules, complain)
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
  const impossible = combinations.flatMap(
    (one, i) => combinationProblem(one, rest.dice, `combinations.${i + 1}`) ?? [],
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
