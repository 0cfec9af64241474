import { farkleTexts } from '../texts/texts.ts'
import { excerpt } from '../../../base/plain-text.ts'
import { failed, refused, type Problem, type Result } from '../../../base/result.ts'
import { FACES } from '../../../dice/multiset.ts'
import { parseRuleSet } from './parse-rules.ts'
import { ALL_DICE } from '../../../base/units.ts'
import { factsOf, LOSING_FIELDS, RULE_FIELDS, type RuleField } from '../rules/fields.ts'
import { isUsed, type RuleSet } from '../rules/rule-set.ts'

export const MAX_CHARACTERS = 100_000

/** The generator's penalty applies to the third farkle in a row. */
const GENERATOR_FARKLES = 3

const MAX_QUOTED = 40

const USUAL_GOAL = 10_000

const SETS = FACES.map((face) => `set${face}`)
const NUMBERS = ['straight', 'threepair', 'twotriplet', 'nothing', 'penalty', 'minbank'] as const
const FLEXIBLE_PAIRS = 'flexpairs'

/** Fields that a query can say, and those that are named with another. */
const NOT_LOST = new Set<RuleField>([
  'straight',
  'threePairs',
  'twoTriplets',
  'nothing',
  'minimumBank',
  'rounds',
  'fourKindAndPairCountsAsThreePairs',
  'farklePenalty',
  'jokerAlone',
])
const LAST = new Set<RuleField>(['ownDice', 'opponentDice', 'hotDiceBonus'])
const FIRST: readonly RuleField[] = [
  'fourKindAndPair',
  'dice',
  'combinations',
  'mustSetAsideAll',
  'goal',
  'minimumFirstBank',
  'end',
  'sixOfAKindWins',
  'winningDice',
  'mustRollHotDice',
  'finishFrom',
  ...LOSING_FIELDS.slice(1),
  'overshoot',
]
const LEFT_OUT = [
  ...new Set([...FIRST, ...RULE_FIELDS.filter((field) => !LAST.has(field)), ...LAST]),
].filter((field) => !NOT_LOST.has(field) && factsOf(field).of === undefined)

/** Extracts the query of an address; web pages turn "&nothing" into "¬hing". */
function queryOf(text: string): string {
  const query = text.trim().replace(/^[^?]*\?/, '')
  return query
    .replace(/#.*$/, '')
    .replaceAll('&amp;', '&')
    .replace(/(¬|%C2%AC)hing/i, '&nothing')
}

function wholeNumberOf(text: string): number {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : NaN
}

/** Returns the part unchanged if it has broken escapes. */
function plainText(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    return part
  }
}

function parametersOf(query: string): { values: Map<string, string>; problems: Problem[] } {
  const { unknown, twice } = farkleTexts.game.generator
  const values = new Map<string, string>()
  const problems: Problem[] = []
  const known = [...SETS, ...NUMBERS, FLEXIBLE_PAIRS]
  for (const part of query.split('&').filter((text) => text !== '')) {
    const [name, value] = [part.replace(/=.*$/s, ''), part.replace(/^[^=]*=?/, '')].map(
      plainText,
    ) as [string, string]
    if (!known.includes(name)) {
      const shown = excerpt(name, MAX_QUOTED)
      problems.push({ field: shown, message: unknown(shown) })
    } else if (values.has(name)) {
      problems.push({ field: name, message: twice(name) })
    } else values.set(name, value)
  }
  return { values, problems }
}

/** Requires `set1` to `set6` with six points each. Missing rules take the plain game's value. */
export function parseGeneratorQuery(text: string): Result<RuleSet> {
  const { generator, imported } = farkleTexts.game
  if (text.length > MAX_CHARACTERS) return refused(generator.tooLong)
  const { values, problems } = parametersOf(queryOf(text))
  if (!SETS.some((name) => values.has(name))) return refused(generator.noAddress)
  const sets = SETS.map((name) => {
    const value = values.get(name)
    const numbers = value?.split(',').map(wholeNumberOf) ?? []
    if (value === undefined) {
      problems.push({ field: name, message: generator.missing(name) })
    } else if (numbers.length !== 6 || numbers.some(Number.isNaN)) {
      problems.push({ field: name, message: generator.sixPoints(name) })
    }
    return numbers
  })
  const number = (name: (typeof NUMBERS)[number]): number => {
    const value = values.get(name)
    const points = value === undefined ? 0 : wholeNumberOf(value)
    if (Number.isNaN(points)) problems.push({ field: name, message: generator.points(name) })
    return points
  }
  const [straight, threePairs, twoTriplets, nothing, penalty, minimumBank] = NUMBERS.map(number)
  const flexible = values.get(FLEXIBLE_PAIRS) ?? 'false'
  if (flexible !== 'true' && flexible !== 'false') {
    problems.push({ field: FLEXIBLE_PAIRS, message: generator.yesOrNo(FLEXIBLE_PAIRS) })
  }
  if (problems.length > 0) return failed(...problems)
  return parseRuleSet({
    name: imported,
    sets,
    straight,
    threePairs,
    twoTriplets,
    nothing,
    minimumBank,
    // A query has no goal; the minimum must not exceed it.
    goal: Math.max(USUAL_GOAL, minimumBank!),
    fourKindAndPairCountsAsThreePairs: flexible === 'true' && threePairs! > 0,
    farklePenalty: penalty! > 0 ? { farkles: GENERATOR_FARKLES, points: penalty, floor: 0 } : null,
  })
}

interface GeneratorQuery {
  readonly query: string
  readonly leftOut: readonly string[]
}

export function makeGeneratorQuery(rules: RuleSet): GeneratorQuery {
  const { farklePenalty } = rules
  const query = [
    ...rules.sets.map((points, i) => `${SETS[i]!}=${points.slice(0, ALL_DICE).join(',')}`),
    `straight=${rules.straight}`,
    `threepair=${rules.threePairs}`,
    `${FLEXIBLE_PAIRS}=${rules.fourKindAndPairCountsAsThreePairs}`,
    `twotriplet=${rules.twoTriplets}`,
    `nothing=${rules.nothing}`,
    `penalty=${farklePenalty?.farkles === GENERATOR_FARKLES ? farklePenalty.points : 0}`,
    `minbank=${rules.minimumBank}`,
  ].join('&')
  const leftOut: string[] = []
  if (farklePenalty && farklePenalty.farkles !== GENERATOR_FARKLES) {
    leftOut.push('farklePenalty.farkles')
  } else if (farklePenalty && farklePenalty.floor !== 0) leftOut.push('farklePenalty.floor')
  for (const field of LEFT_OUT) {
    const isLost =
      field === 'goal'
        ? rules.goal !== Math.max(USUAL_GOAL, rules.minimumBank)
        : field === 'minimumFirstBank'
          ? rules.minimumFirstBank !== rules.minimumBank
          : isUsed(rules, field)
    if (isLost) leftOut.push(field)
  }
  return { query, leftOut }
}
