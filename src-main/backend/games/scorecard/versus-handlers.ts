import { facesOf } from '#shared/dice/multiset.ts'
import { asProbability, type Points } from '#shared/base/units.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import { momentsOf } from '#shared/games/scorecard/analysis/score-chances.ts'
import type { WinLoss } from '#shared/games/scorecard/analysis/win-losses.ts'
import { makeCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import type { versusRequests } from '#shared/games/scorecard/requests/versus.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { countOfSet, type Scorecard } from '#shared/games/scorecard/rules/scorecard.ts'
import { latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import {
  cardAt,
  stateIndex,
  unitOf,
  type CardStates,
} from '#shared/games/scorecard/solve/states.ts'
import { TargetTurnView, WIN_TIE } from '#shared/games/scorecard/solve/target/target-turn.ts'
import { byScore, winChance, winsByScore } from '#shared/games/scorecard/solve/versus/reward.ts'
import { ScoreRanges } from '#shared/games/scorecard/solve/versus/score-range.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { refuseField } from '../../refuse.ts'
import { cardOf, cardOfTurn, progressOf } from './scorecard-handlers.ts'
import type { CardSolves } from './solve/card-solves.ts'
import type { EquilibriumSolves } from './solve/equilibrium-solves.ts'
import { opponentFinder } from './solve/opponents.ts'
import type { TargetSolves } from './solve/target-solves.ts'
import { plainScores, rankedChances } from './target-handlers.ts'

/** Throws RequestError for points that cannot stand on a card with these boxes used. */
function checkPoints(states: CardStates, card: Scorecard, points: Points): void {
  const state = stateIndex(states, card)
  const { least, most } = new ScoreRanges(states).ofUnit(unitOf(states, state))(state % states.rows)
  const mustBe = scorecardTexts.versus.points(grouped(least), grouped(most))
  refuseField('points', points >= least && points <= most ? null : mustBe)
}

/** Dice kept, or the number of a box. */
function choiceOf(rules: RuleSet, rerolls: number, choice: number) {
  const keep = rerolls > 0 ? facesOf(latticeOf(rules.dice).keeps[choice]!) : null
  return { keep, box: rerolls > 0 ? null : choice }
}

function lossData(states: CardStates, one: WinLoss) {
  const { rules } = states
  const { rerolls, frequency, loss } = one
  return {
    card: makeCardCode(rules, cardAt(states, one.state)),
    points: one.score,
    dice: facesOf(latticeOf(rules.dice).rolls[one.roll]!),
    rerollsLeft: rerolls,
    frequency: asProbability(frequency),
    loss: asProbability(loss),
    plain: choiceOf(rules, rerolls, one.played),
    best: choiceOf(rules, rerolls, one.best),
  }
}

export function versusHandlers(
  solves: TargetSolves,
  equilibria: EquilibriumSolves,
  cards: CardSolves,
) {
  const opponentOf = opponentFinder(cards, equilibria)

  return {
    async 'scorecard.versusStatus'({ rules, opponent }) {
      const asked = { rules, opponent: await opponentOf(rules, opponent) }
      const { fraction, bytes, storedBytes, seconds, limit } = await solves.status(asked, 0)
      return { state: progressOf(fraction), fraction, bytes, storedBytes, seconds, limit }
    },
    async 'scorecard.versusSolve'({ rules, opponent, mayBeLarge }) {
      const asked = { rules, opponent: await opponentOf(rules, opponent) }
      const { storedBytes } = await solves.solve(asked, 0, mayBeLarge)
      return { storedBytes }
    },
    async 'scorecard.versus'({ rules, opponent, card: code, points }) {
      const card = cardOf(rules, code)
      const states = cards.statesOf(rules)
      checkPoints(states, card, points)
      const asked = { rules, opponent: await opponentOf(rules, opponent) }
      const { scores } = asked.opponent
      const limit = scores.length - 1
      const chance = await solves.read(asked, countOfSet(card.used), limit, (chanceOf) =>
        chanceOf(stateIndex(states, card), limit - points),
      )
      const { first, chances } = await plainScores(cards, rules, card)
      const ends = byScore({ first: first + points, chances }, limit)
      const plain = asProbability(winChance(ends, winsByScore(scores)))
      const { mean, standardDeviation } = momentsOf({ first: 0, chances: scores })
      return {
        card: makeCardCode(rules, card),
        points,
        chance,
        plain,
        opponent: { mean, standardDeviation },
      }
    },
    async 'scorecard.versusChoices'(request) {
      const { rules, opponent, points } = request
      const card = cardOfTurn(request)
      checkPoints(cards.statesOf(rules), card, points)
      const asked = { rules, opponent: await opponentOf(rules, opponent) }
      const limit = asked.opponent.scores.length - 1
      const { analyser } = await cards.solve(rules)
      const view = await solves.read(
        asked,
        countOfSet(card.used) + 1,
        limit,
        (chance, states) => new TargetTurnView(states, card, limit - points, chance),
      )
      return rankedChances(analyser, view, { ...request, card }, WIN_TIE)
    },
    async 'scorecard.equilibriumStatus'({ rules }) {
      const known = await equilibria.known(rules)
      return { state: progressOf(known ? 1 : 0), ...(await equilibria.cost(rules)) }
    },
    async 'scorecard.equilibrium'({ rules }) {
      const { opponent, gains, weights, losses, seconds } = await equilibria.solve(rules)
      const states = cards.statesOf(rules)
      const { scores } = await cards.statistics(rules, 'optimal')
      const points = byScore(scores, opponent.length - 1)
      return {
        residual: gains.at(-1)!,
        gains,
        weights,
        seconds,
        ...momentsOf({ first: 0, chances: opponent }),
        chances: Array.from(opponent),
        /** Of the best play for points against the equilibrium. */
        plain: asProbability(winChance(points, winsByScore(opponent))),
        byTurn: losses.byTurn,
        losses: losses.list.map((one) => lossData(states, one)),
      }
    },
  } satisfies Handlers<typeof versusRequests>
}
