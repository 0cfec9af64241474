import { farkleTexts } from '../texts/texts.ts'
import { excerpt } from '../../../base/plain-text.ts'
import { failed, type Problem, type Result } from '../../../base/result.ts'
import { FACES } from '../../../dice/multiset.ts'
import { parseRuleSet } from './parse-rules.ts'
import { ALL_DICE } from '../../../base/units.ts'
import { hasOpponentDice, hasOwnDice } from '../rules/own-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { NO_LEFTOVERS } from '../rules/leftover-rules.ts'
import { PLAIN_TURN } from '../rules/turn-rules.ts'

export const MAX_CHARACTERS = 100_000

/** The generator's penalty applies to the third farkle in a row. */
const GENERATOR_FARKLES = 3

const MAX_QUOTED = 40

const USUAL_GOAL = 10_000

const SETS = FACES.map((face) => `set${face}`)
const NUMBERS = ['straight', 'threepair', 'twotriplet', 'nothing', 'penalty', 'minbank'] as const
const FLEXIBLE_PAIRS = 'flexpairs'

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
  if (text.length > MAX_CHARACTERS) return failed({ field: '', message: generator.tooLong })
  const { values, problems } = parametersOf(queryOf(text))
  if (!SETS.some((name) => values.has(name))) {
    return failed({ field: '', message: generator.noAddress })
  }
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
    if (Number.isNaN(points)) {
      problems.push({ field: name, message: generator.points(name) })
    }
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
  if (rules.fourKindAndPair !== 0) leftOut.push('fourKindAndPair')
  if (rules.dice !== ALL_DICE) leftOut.push('dice')
  if (rules.combinations.length > 0) leftOut.push('combinations')
  if (rules.mustSetAsideAll) leftOut.push('mustSetAsideAll')
  if (rules.goal !== Math.max(USUAL_GOAL, rules.minimumBank)) leftOut.push('goal')
  if (rules.minimumFirstBank !== rules.minimumBank) leftOut.push('minimumFirstBank')
  if (rules.end !== 'immediate') leftOut.push('end')
  if (rules.sixOfAKindWins) leftOut.push('sixOfAKindWins')
  if (rules.winningDice.length > 0) leftOut.push('winningDice')
  if (rules.mustRollHotDice) leftOut.push('mustRollHotDice')
  if (rules.finishFrom > 0) leftOut.push('finishFrom')
  if (rules.losingDice.length > 0) leftOut.push('losingDice')
  if (rules.firstRollPenalty > 0) leftOut.push('firstRollPenalty')
  if (rules.farkleTakes) leftOut.push('farkleTakes')
  if (rules.overshoot !== 'reaches') leftOut.push('overshoot')
  const plain = { ...PLAIN_TURN, ...NO_LEFTOVERS }
  for (const name of Object.keys(plain) as (keyof typeof plain)[]) {
    if (JSON.stringify(rules[name]) !== JSON.stringify(plain[name])) leftOut.push(name)
  }
  if (hasOwnDice(rules)) leftOut.push('ownDice')
  if (hasOpponentDice(rules)) leftOut.push('opponentDice')
  if (rules.hotDiceBonus > 0) leftOut.push('hotDiceBonus')
  return { query, leftOut }
}
