import { problemText } from '#shared/base/result.ts'
import { asProbability, type Points } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import type { scorecardRequests } from '#shared/games/scorecard/requests/analysis.ts'
import { facesOf, type Face } from '#shared/dice/multiset.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import type { BestOfRoll, Choice, RankedChoice } from '#shared/games/scorecard/analysis/analysis.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { whyParts } from '#shared/games/scorecard/analysis/part-sentence.ts'
import { percentileOf } from '#shared/games/scorecard/analysis/score-chances.ts'
import type { ScoreStatistics } from '#shared/games/scorecard/analysis/score-distribution.ts'
import { makeCardCode, parseCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import { has, isFull, type Scorecard } from '#shared/games/scorecard/rules/scorecard.ts'
import { expectedScore } from '#shared/games/scorecard/solve/solver.ts'
import { tableLength } from '#shared/games/scorecard/solve/states.ts'
import { printedFigures } from '#shared/games/scorecard/analysis/strategies.ts'
import { strategiesFor, type Strategy } from '#shared/games/scorecard/analysis/strategy-names.ts'
import { refuseField } from '../../refuse.ts'
import type { CardSolves, SolvedCard } from './solve/card-solves.ts'

const PERCENTS = [1, 5, 10, 25, 50, 75, 90, 95, 99]

/** Throws RequestError for a code that is no card of these rules. */
export function cardOf(rules: RuleSet, code: string): Scorecard {
  const parsed = parseCardCode(rules, code)
  if (parsed.ok) return parsed.value
  const problems = parsed.problems.map(({ message }) => ({ field: 'card', message }))
  throw new RequestError('invalid-request', problemText(problems), problems)
}

/** Like cardOf; throws RequestError for a full card too. */
function openCardOf(rules: RuleSet, code: string): Scorecard {
  const card = cardOf(rules, code)
  refuseField('card', isFull(rules, card) ? scorecardTexts.game.card.full : null)
  return card
}

function checkRerolls({ rolls }: RuleSet, left: number): void {
  const { tooManyRerolls } = scorecardTexts.game.position
  refuseField('rerollsLeft', left < rolls ? null : tooManyRerolls(rolls - 1))
}

export interface CardTurn {
  readonly rules: RuleSet
  readonly card: string
  readonly dice: readonly Face[]
  readonly rerollsLeft: number
}

/** Like openCardOf; throws RequestError for too many rerolls or another number of dice too. */
export function cardOfTurn({ rules, card: code, dice, rerollsLeft }: CardTurn): Scorecard {
  const card = openCardOf(rules, code)
  checkRerolls(rules, rerollsLeft)
  const { dice: mustBe } = scorecardTexts.game.position
  refuseField('dice', dice.length === rules.dice ? null : mustBe(rules.dice))
  return card
}

/** State of a solve by the part that is done. */
export const progressOf = (fraction: number): 'unsolved' | 'begun' | 'solved' =>
  fraction === 1 ? 'solved' : fraction > 0 ? 'begun' : 'unsolved'

export const choiceData = (choice: Choice): { keep: Face[] | null; box: number | null } =>
  choice.kind === 'keep'
    ? { keep: facesOf(choice.dice), box: null }
    : { keep: null, box: choice.box }

function rankedData(
  { analyser }: SolvedCard,
  card: Scorecard,
  rerollsLeft: number,
  points: Points,
  { choice, rank, value, loss }: RankedChoice,
) {
  const isKeep = choice.kind === 'keep'
  return {
    ...choiceData(choice),
    rank,
    expected: points + value,
    loss,
    points: isKeep ? null : choice.points,
    further: isKeep ? null : choice.further,
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

function statisticsData({ used }: Scorecard, points: Points, found: ScoreStatistics) {
  const { scores, mean, standardDeviation, bonus, boxes, alike } = found
  return {
    mean: points + mean,
    standardDeviation,
    first: points + scores.first,
    chances: Array.from(scores.chances),
    percentiles: PERCENTS.map((percent) => ({
      percent,
      score: points + percentileOf(scores, percent / 100),
    })),
    upperBonusProbability: asProbability(bonus.chance),
    upperBonusMean: bonus.mean,
    boxes: boxes.flatMap(({ zero, ...figures }, box) =>
      has(used, box) ? [] : [{ box, ...figures, zero: asProbability(zero) }],
    ),
    alike,
  }
}

export function scorecardHandlers(solves: CardSolves) {
  function checkStrategy(rules: RuleSet, strategy: Strategy): void {
    const names = strategiesFor(rules)
    const { mustBe } = scorecardTexts.game.strategies
    refuseField('strategy', names.includes(strategy) ? null : mustBe(names.join(', ')))
  }

  return {
    async 'scorecard.status'({ rules }) {
      const { states: openStates, ...cost } = solves.costOf(rules)
      const states = tableLength(solves.statesOf(rules))
      const size = { ...cost, states, openStates, hasScores: solves.hasScores(rules) }
      const solved = await solves.known(rules)
      const fraction = solved ? 1 : await solves.partDone(rules)
      const score = solved ? expectedScore(solved.states, solved.table) : null
      return { state: progressOf(fraction), fraction, ...size, expectedScore: score }
    },
    async 'scorecard.solve'({ rules, mayBeLarge }) {
      const { states, table, seconds } = await solves.solve(rules, mayBeLarge)
      return {
        hash: ruleHash(rules),
        expectedScore: expectedScore(states, table),
        states: table.length,
        seconds,
      }
    },
    async 'scorecard.statistics'({ rules, card: code, points, strategy }) {
      const card = openCardOf(rules, code)
      checkStrategy(rules, strategy)
      const found = await solves.statistics(rules, strategy, card)
      return statisticsData(card, points, found)
    },
    async 'scorecard.strategies'({ rules }) {
      const names = strategiesFor(rules)
      const found: ScoreStatistics[] = []
      // Sequential, because each takes some hundred megabytes while it runs.
      for (const strategy of names) found.push(await solves.statistics(rules, strategy))
      return {
        strategies: names.map((strategy, i) => {
          const { mean, standardDeviation, bonus } = found[i]!
          return {
            strategy,
            mean,
            standardDeviation,
            upperBonusProbability: asProbability(bonus.chance),
            printed: printedFigures(rules, strategy),
          }
        }),
      }
    },
    async 'scorecard.analyse'(asked) {
      const { rules, points, dice, rerollsLeft } = asked
      const card = cardOfTurn(asked)
      const solved = await solves.solve(rules)
      const isFirst = asked.atOnce || rules.rolls === 1
      const { value, before, choices } = solved.analyser.analyse(card, dice, rerollsLeft, isFirst)
      return {
        card: makeCardCode(rules, card),
        dice: dice.toSorted(),
        rerollsLeft,
        expected: points + value,
        before: points + before,
        choices: choices.map((choice) => rankedData(solved, card, rerollsLeft, points, choice)),
      }
    },
    async 'scorecard.why'(asked) {
      const { rules, points, dice, rerollsLeft: rerolls } = asked
      const card = cardOfTurn(asked)
      const atOnce = asked.atOnce || rules.rolls === 1
      const { analyser } = await solves.solve(rules)
      const { choices } = analyser.analyse(card, dice, rerolls, atOnce)
      const options = choices.map(({ choice, value }) => ({
        ...choiceData(choice),
        points: choice.kind === 'keep' ? null : choice.points,
        expected: points + value,
      }))
      const faces = asked.keep?.toSorted().join('')
      const place = options.findIndex(
        ({ keep, box }) => box === asked.box && keep?.join('') === faces,
      )
      if (place < 0) {
        const { notAllowed } = scorecardTexts.study
        refuseField('choice', notAllowed[rerolls > 0 ? 'keeps' : 'boxes'])
      }
      const parts = await solves.partsOf(rules, card)
      const at = { card, dice, rerolls, atOnce }
      return whyParts(rules, parts, at, [options[0]!, options[place]!])
    },
    async 'scorecard.opening'({ rules, card: code, points, rerollsLeft: asked }) {
      const card = openCardOf(rules, code)
      const rerollsLeft = asked ?? rules.rolls - 1
      checkRerolls(rules, rerollsLeft)
      const { analyser } = await solves.solve(rules)
      return {
        card: makeCardCode(rules, card),
        rerollsLeft,
        before: points + analyser.valueOf(card),
        rolls: analyser.bestOfRolls(card, rerollsLeft).map((roll) => rollData(points, roll)),
      }
    },
    async 'scorecard.board'({ rules, card: code, points }) {
      const card = cardOf(rules, code)
      const { analyser } = await solves.solve(rules)
      return {
        card: makeCardCode(rules, card),
        expected: points + analyser.valueOf(card),
        boxes: isFull(rules, card) ? [] : analyser.openBoxes(card),
      }
    },
  } satisfies Handlers<typeof scorecardRequests>
}
