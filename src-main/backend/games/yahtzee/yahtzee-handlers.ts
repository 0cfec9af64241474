import { asProbability, type Points } from '#shared/base/units.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import type { yahtzeeRequests } from '#shared/games/yahtzee/requests/analysis.ts'
import { facesOf, type Face } from '#shared/dice/multiset.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { BestOfRoll, Choice, RankedChoice } from '#shared/games/yahtzee/analysis/analysis.ts'
import { CATEGORIES, has, type Category } from '#shared/games/yahtzee/rules/categories.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { percentileOf } from '#shared/games/yahtzee/analysis/score-chances.ts'
import type { ScoreStatistics } from '#shared/games/yahtzee/analysis/score-distribution.ts'
import { parseCardCode } from '#shared/games/yahtzee/input/scorecard-code.ts'
import { isFull, type Scorecard } from '#shared/games/yahtzee/rules/scorecard.ts'
import { expectedScore } from '#shared/games/yahtzee/solve/solver.ts'
import { printedFigures } from '#shared/games/yahtzee/analysis/strategies.ts'
import { STRATEGIES } from '#shared/games/yahtzee/analysis/strategy-names.ts'
import { refuse } from '../../refuse.ts'
import type { SolvedYahtzee, YahtzeeSolves } from './solve/yahtzee-solves.ts'

export const PERCENTS = [1, 5, 10, 25, 50, 75, 90, 95, 99]

/** For a code that the contract has validated. */
export function cardOf(code: string): Scorecard {
  const parsed = parseCardCode(code)
  if (!parsed.ok) throw new Error(`${code} has passed the contract and is no card`)
  return parsed.value
}

/** Like cardOf; throws RequestError for a full card. */
export function openCardOf(code: string): Scorecard {
  const card = cardOf(code)
  if (isFull(card)) refuse([{ field: 'card', message: yahtzeeTexts.game.card.full }])
  return card
}

export function checkRerolls({ rerolls }: RuleSet, left: number): void {
  if (left <= rerolls) return
  const message = yahtzeeTexts.game.position.tooManyRerolls(rerolls)
  refuse([{ field: 'rerollsLeft', message }])
}

/** State of a solve by the part that is done. */
export const progressOf = (fraction: number): 'unsolved' | 'begun' | 'solved' =>
  fraction === 1 ? 'solved' : fraction > 0 ? 'begun' : 'unsolved'

export const choiceData = (choice: Choice): { keep: Face[] | null; category: Category | null } =>
  choice.kind === 'keep'
    ? { keep: facesOf(choice.dice), category: null }
    : { keep: null, category: choice.category }

function rankedData(
  { analyser }: SolvedYahtzee,
  card: Scorecard,
  rerollsLeft: number,
  points: Points,
  { choice, rank, value, loss }: RankedChoice,
) {
  const isKeep = choice.kind === 'keep'
  return {
    ...choiceData(choice),
    ...{ rank, expected: points + value, loss },
    points: isKeep ? null : choice.points,
    yahtzeeBonus: isKeep ? null : choice.bonus,
    ends: isKeep ? analyser.endsAfter(card, choice.dice, rerollsLeft) : [],
  }
}

function rollData(points: Points, { dice, chance, best, next }: BestOfRoll) {
  return {
    dice: facesOf(dice),
    chance,
    ...choiceData(best.choice),
    expected: points + best.value,
    next: next && { ...choiceData(next.choice), loss: next.loss },
  }
}

function statisticsData(
  { upperBonus: bonusPoints }: RuleSet,
  { used }: Scorecard,
  points: Points,
  found: ScoreStatistics,
) {
  const { scores, mean, standardDeviation, upperBonus, categories, yahtzees } = found
  return {
    mean: points + mean,
    standardDeviation,
    first: points + scores.first,
    chances: Array.from(scores.chances),
    percentiles: PERCENTS.map((percent) => ({
      percent,
      score: points + percentileOf(scores, percent / 100),
    })),
    upperBonusProbability: asProbability(upperBonus),
    upperBonusMean: upperBonus * bonusPoints,
    categories: CATEGORIES.flatMap((category, number) => {
      const { zero, ...figures } = categories[number]!
      return has(used, number) ? [] : [{ category, ...figures, zero: asProbability(zero) }]
    }),
    yahtzees,
  }
}

export function yahtzeeHandlers(solves: YahtzeeSolves) {
  return {
    async 'yahtzee.status'({ rules }) {
      const states = solves.states(rules)
      const solved = await solves.known(rules)
      if (solved) {
        const score = expectedScore(solved.game, solved.table)
        return { state: progressOf(1), fraction: 1, states, expectedScore: score }
      }
      const fraction = await solves.partDone(rules)
      return { state: progressOf(fraction), fraction, states, expectedScore: null }
    },
    async 'yahtzee.solve'({ rules }) {
      const { game, table, seconds } = await solves.solve(rules)
      return {
        hash: ruleHash(rules),
        expectedScore: expectedScore(game, table),
        states: table.length,
        seconds,
      }
    },
    async 'yahtzee.statistics'({ rules, card: code, points, strategy }) {
      const card = openCardOf(code)
      const found = await solves.statistics(rules, strategy, card)
      return statisticsData(rules, card, points, found)
    },
    async 'yahtzee.strategies'({ rules }) {
      const found: ScoreStatistics[] = []
      // Sequential, because each takes some hundred megabytes while it runs.
      for (const strategy of STRATEGIES) found.push(await solves.statistics(rules, strategy))
      return {
        strategies: STRATEGIES.map((strategy, i) => {
          const { mean, standardDeviation, upperBonus } = found[i]!
          return {
            ...{ strategy, mean, standardDeviation },
            upperBonusProbability: asProbability(upperBonus),
            printed: printedFigures(rules, strategy),
          }
        }),
      }
    },
    async 'yahtzee.analyse'({ rules, card: code, points, dice, rerollsLeft }) {
      const card = openCardOf(code)
      checkRerolls(rules, rerollsLeft)
      const solved = await solves.solve(rules)
      const { value, before, choices } = solved.analyser.analyse(card, dice, rerollsLeft)
      return {
        card: code,
        dice: dice.toSorted(),
        rerollsLeft,
        expected: points + value,
        before: points + before,
        choices: choices.map((choice) => rankedData(solved, card, rerollsLeft, points, choice)),
      }
    },
    async 'yahtzee.opening'({ rules, card: code, points, rerollsLeft: asked }) {
      const card = openCardOf(code)
      const rerollsLeft = asked ?? rules.rerolls
      checkRerolls(rules, rerollsLeft)
      const { analyser } = await solves.solve(rules)
      return {
        card: code,
        rerollsLeft,
        before: points + analyser.valueOf(card),
        rolls: analyser.bestOfRolls(card, rerollsLeft).map((roll) => rollData(points, roll)),
      }
    },
    async 'yahtzee.board'({ rules, card: code, points }) {
      const card = cardOf(code)
      const { analyser } = await solves.solve(rules)
      return {
        card: code,
        expected: points + analyser.valueOf(card),
        boxes: isFull(card) ? [] : analyser.openBoxes(card),
      }
    },
  } satisfies Handlers<typeof yahtzeeRequests>
}
