import * as v from 'valibot'
import { isPlain } from '../../../base/plain-text.ts'
import type { Problem } from '../../../base/result.ts'
import { MAX_NAME_LENGTH } from '../../../base/rules.ts'
import { MAX_DICE } from '../../../base/units.ts'
import { FACES } from '../../../dice/multiset.ts'
import { hasJoker, hasOwnDice, MAX_WEIGHT, type OwnDice } from '../rules/own-dice.ts'
import { SIDE_FIELDS } from '../rules/fields.ts'
import { isUsed, type RuleSet } from '../rules/rule-set.ts'
import { scoringOf } from '../rules/scoring.ts'
import { hasSides, sideRules } from '../rules/sides.ts'
import { remembersMore } from '../rules/turn-rules.ts'
import { diceWork, setAsideWays } from '../solve/turn/dice-nodes.ts'
import { grouped } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import { faceSchema, wholeNumber } from './combination-schema.ts'

/** Bounds the time to lay a turn out to seconds; six different dice have 13^6 choices. */
const MAX_CHOICES = 5_000_000

/** Bounds the time and memory of what is laid out: six different dice have half a million ways. */
const MAX_WAYS = 2_000_000

const weightsRule = (): string => farkleTexts.ownDice.must.weights(grouped(MAX_WEIGHT))

const plainName = v.pipe(
  v.string(() => farkleTexts.game.must.text),
  v.trim(),
  v.maxLength(MAX_NAME_LENGTH, () => farkleTexts.game.must.notLonger(MAX_NAME_LENGTH)),
  v.check(isPlain, () => farkleTexts.game.must.plain),
)

export const dieName = v.pipe(
  plainName,
  v.nonEmpty(() => farkleTexts.game.must.notEmpty),
)

/** Published lists give percentages with decimals. */
const WEIGHT = /^\d+(\.\d{1,2})?$/

/** Scales decimals to whole numbers. */
function wholeWeights(weights: number[]): number[] {
  const decimals = weights.map((weight) => String(weight).split('.')[1]?.length ?? 0)
  const scale = 10 ** Math.max(...decimals)
  return weights.map((weight) => Math.round(weight * scale))
}

const dieWeights = v.pipe(
  v.array(
    v.pipe(
      v.number(weightsRule),
      v.minValue(0, weightsRule),
      v.maxValue(MAX_WEIGHT, weightsRule),
      v.check((weight) => WEIGHT.test(String(weight)), weightsRule),
    ),
    weightsRule,
  ),
  v.length(FACES.length, weightsRule),
  v.transform(wholeWeights),
  v.check(
    (weights) => weights.some((weight) => weight > 0) && Math.max(...weights) <= MAX_WEIGHT,
    weightsRule,
  ),
)

const ownDiceSchema = v.strictObject(
  {
    name: v.optional(plainName, ''),
    count: v.optional(wholeNumber(1, MAX_DICE), 1),
    weights: v.optional(dieWeights, () => FACES.map(() => 1)),
    joker: v.optional(v.nullable(faceSchema), null),
  },
  () => farkleTexts.ownDice.must.die,
)

function isJokerSeen({ weights, joker }: Pick<OwnDice, 'weights' | 'joker'>): boolean {
  return joker === null || weights[joker - 1]! > 0
}

export const storedDieSchema = v.pipe(
  v.object({ name: dieName, weights: dieWeights, joker: v.nullable(faceSchema) }),
  v.check(
    (die) => isJokerSeen(die),
    () => farkleTexts.ownDice.must.jokerSeen,
  ),
)

const diceList = v.pipe(
  v.array(ownDiceSchema, () => farkleTexts.ownDice.must.list),
  v.maxLength(MAX_DICE, () => farkleTexts.game.must.notMore(MAX_DICE)),
)

export const ownDiceForm = {
  ownDice: v.optional(diceList, []),
  opponentDice: v.optional(v.nullable(diceList), null),
  jokerAlone: v.optional(
    v.boolean(() => farkleTexts.game.must.yesOrNo),
    false,
  ),
}

export function ownDiceContradictions(
  rules: RuleSet,
  complain: (field: string, rule: string) => void,
): void {
  const { must } = farkleTexts.ownDice
  const checkList = (list: 'ownDice' | 'opponentDice', dice: readonly OwnDice[]): void => {
    const count = dice.reduce((sum, die) => sum + die.count, 0)
    if (count > rules.dice) complain(list, must.notMoreThan(rules.dice))
    dice.forEach((die, i) => {
      if (!isJokerSeen(die)) complain(`${list}.${i + 1}.joker`, must.jokerSeen)
    })
  }
  checkList('ownDice', rules.ownDice)
  checkList('opponentDice', rules.opponentDice ?? [])
  const isJokerThere = hasJoker(rules) || hasJoker(sideRules(rules, true))
  if (rules.jokerAlone && !isJokerThere) complain('jokerAlone', must.jokerThere)
  if (!hasSides(rules)) return
  const [field] = SIDE_FIELDS.filter((one) => isUsed(rules, one))
  if (rules.end === 'rounds') complain(field!, farkleTexts.game.must.notInRounds)
  if (rules.end === 'equalTurns') complain(field!, must.notInEqualTurns)
}

/** null if the game can be solved. */
export function unsolvableDice(rules: RuleSet, mostNodes: number): Problem | null {
  if (!hasOwnDice(rules)) return null
  const { notTogether, tooManyKinds } = farkleTexts.ownDice
  if (remembersMore(rules)) return { field: 'ownDice', message: notTogether }
  const { nodes, choices } = diceWork(rules)
  const isMuch =
    nodes > mostNodes || choices > MAX_CHOICES || setAsideWays(scoringOf(rules)) > MAX_WAYS
  return isMuch ? { field: 'ownDice', message: tooManyKinds } : null
}
