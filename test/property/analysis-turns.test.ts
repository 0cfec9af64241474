import { describe, expect, it } from 'vitest'
import type { Probability } from '#shared/base/units.ts'
import { FACES, type Face } from '#shared/dice/multiset.ts'
import type { PositionAction } from '#shared/games/farkle/analysis/actions.ts'
import { analyse, outlookOf, type AnalysisContext } from '#shared/games/farkle/analysis/analyser.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { parsePositionCode, positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { diceKinds, hasOwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { remembersMore } from '#shared/games/farkle/rules/turn-rules.ts'
import { turnStates } from '#shared/games/farkle/solve/turn/turn-states.ts'
import { someOf } from './runs.ts'
import { slowGame } from './slow-comparison.ts'
import { contextOf } from '#test/support/drill-kits.ts'
import { listedGames } from '#test/support/listed-games.ts'

// What is shown of a position against what the slow recursion says of its turn: the mean of the best
// options over all rolls, each die by itself, is what rolling is worth.

const CASES = listedGames('turnPositions')

/** What a position with dice to roll becomes by every ordered roll; rolls of one look are one. */
function afterRolls(
  rules: RuleSet,
  position: Position,
): { rolled: Position; chance: Probability }[] {
  const seen = new Map<string, { rolled: Position; chance: Probability }>()
  const kinds = diceKinds(rules)
  const { dice } = position
  const count = 'left' in dice ? dice.left : 0
  const own = dice.kinds ?? Array.from({ length: count }, () => 0)
  for (let roll = 0; roll < 6 ** count; roll++) {
    const rolled = own.map((_, i) => FACES[Math.floor(roll / 6 ** i) % 6] as Face)
    const chance = own.reduce((product, kind, i) => {
      const { weights, total } = kinds[kind]!
      return (product * weights[rolled[i]! - 1]!) / total
    }, 1)
    if (chance === 0) continue
    const left = position.rollsLeft === undefined ? {} : { rollsLeft: position.rollsLeft - 1 }
    const shown = { rolled, ...(dice.kinds && { kinds: own }) }
    const next = { ...position, ...left, dice: shown }
    const code = positionCode(next)
    seen.set(code, { rolled: next, chance: chance + (seen.get(code)?.chance ?? 0) })
  }
  return [...seen.values()]
}

/** The position that an action leads to, before its dice are rolled. */
function positionAfter(rules: RuleSet, before: Position, action: PositionAction): Position {
  const { node, diceLeft, leftKinds, turnTotal } = action
  const dice = { left: diceLeft, ...(leftKinds && { kinds: leftKinds }) }
  const position = { ...before, turnTotal, dice }
  if (!remembersMore(rules)) return position
  const { owed, rolls, bonuses } = turnStates(scoringOf(rules)).states[node]!
  return { ...position, owed, bonuses, ...(rules.maxRolls > 0 && { rollsLeft: rolls }) }
}

/** What rolling the dice of a position is worth as the mean of all that can lie then. */
function meanOf(context: AnalysisContext, position: Position): { wins: number; points: number } {
  const { rules, game } = context
  const outlook = outlookOf(context, position)
  const analyses = afterRolls(rules, position).map(({ rolled, chance }) => {
    expect(positionProblems(game, rolled), positionCode(rolled)).toEqual([])
    return { analysis: analyse(context, rolled, outlook), chance }
  })
  const count = 'left' in position.dice ? position.dice.left : 0
  const risk = analyses.reduce(
    (sum, { analysis, chance }) => sum + (analysis.farkled ? chance : 0),
    0,
  )
  const tries = count === 1 ? rules.lastDieRolls : 1
  let wins = 0
  let points = 0
  for (const { analysis, chance } of analyses) {
    const { farkled, winProbability, options, bestForPoints } = analysis
    const all = farkled ? chance * risk ** (tries - 1) : (chance * (1 - risk ** tries)) / (1 - risk)
    wins += all * winProbability
    points += all * (bestForPoints === null ? 0 : options[bestForPoints]!.expectedPoints)
  }
  return { wins, points }
}

const startOf = (rules: RuleSet): Position => ({
  own: 0,
  opponent: 0,
  turnTotal: 0,
  ownFarkles: 0,
  opponentFarkles: 0,
  dice: {
    left: rules.dice,
    ...(hasOwnDice(rules) && {
      kinds: diceKinds(rules).flatMap(({ count }, k) => Array.from({ length: count }, () => k)),
    }),
  },
  ...(rules.maxRolls > 0 && { rollsLeft: rules.maxRolls }),
})

describe('positions of turns that remember more, and of own dice', () => {
  it.each(someOf(CASES))('are worth what the slow recursion says: %s', (_, rules) => {
    const context = contextOf(rules)
    const slow = slowGame(rules)
    const { scores } = slow
    const [own, opponent] = [scores[1]!, scores.at(-2)!]
    for (const standing of [{}, { own, opponent }, { own: opponent, opponent: own }]) {
      const start = { ...startOf(rules), ...standing }
      const right = slow.value(start.own, start.opponent, 0, 0)
      expect(Math.abs(meanOf(context, start).wins - right)).toBeLessThanOrEqual(1e-10)
    }
  })

  it.each(someOf(CASES))('hand on what their next rolls are worth: %s', (_, rules) => {
    const context = contextOf(rules)
    const start = startOf(rules)
    const seen = new Set<number>()
    const outlook = outlookOf(context, start)
    for (const { rolled } of afterRolls(rules, start)) {
      for (const option of analyse(context, rolled, outlook).options) {
        if (option.then !== 'roll' || option.diceLeft === 0 || seen.has(option.node)) continue
        seen.add(option.node)
        const next = positionAfter(rules, rolled, option)
        expect(parsePositionCode(positionCode(next))).toMatchObject({ ok: true })
        const mean = meanOf(context, next)
        expect(Math.abs(mean.wins - option.winProbability)).toBeLessThanOrEqual(1e-10)
        if (rules.winningDice.length > 0) continue
        expect(Math.abs(mean.points - option.expectedPoints)).toBeLessThanOrEqual(1e-9)
      }
    }
    expect(seen.size).toBeGreaterThan(2)
  })
})
