import type { Points } from '#shared/base/units.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import type { targetRequests } from '#shared/games/scorecard/requests/targets.ts'
import { makeCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import type { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import { bonusOf, type RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { stateIndex } from '#shared/games/scorecard/solve/states.ts'
import { tailChance, type ScoreChances } from '#shared/games/scorecard/analysis/score-chances.ts'
import { countOfSet, isFull, type Scorecard } from '#shared/games/scorecard/rules/scorecard.ts'
import { mostScore } from '#shared/games/scorecard/solve/target/target-bounds.ts'
import { chanceRanks, TargetTurnView } from '#shared/games/scorecard/solve/target/target-turn.ts'
import { cardOf, cardOfTurn, choiceData, progressOf, type CardTurn } from './scorecard-handlers.ts'
import type { TargetSolves } from './solve/target-solves.ts'
import type { CardSolves } from './solve/card-solves.ts'

interface AskedTurn extends Omit<CardTurn, 'card'> {
  readonly card: Scorecard
  readonly points: Points
  readonly atOnce: boolean
}

/** Every choice of a turn by its chance, best first. Chances closer than `tie`, relatively, are equal. */
export function rankedChances(
  analyser: ScorecardAnalyser,
  view: TargetTurnView,
  { rules, card, dice, rerollsLeft, points, atOnce }: AskedTurn,
  tie?: number,
) {
  const roll = multisetOf(dice)
  const isFirst = atOnce || rules.rolls === 1
  const found = analyser.analyse(card, dice, rerollsLeft, isFirst).choices.map((one) => {
    const { choice } = one
    const chance =
      choice.kind === 'keep'
        ? view.ofKeep(choice.dice, rerollsLeft)
        : view.ofBox(roll, choice.box, isFirst)
    return { chance, one }
  })
  const sorted = found.toSorted((a, b) => b.chance - a.chance || a.one.rank - b.one.rank)
  const ranks = chanceRanks(
    sorted.map(({ chance }) => chance),
    tie,
  )
  const best = sorted[0]!.chance
  return {
    card: makeCardCode(rules, card),
    dice: dice.toSorted(),
    rerollsLeft,
    chance: best,
    before: view.chance,
    choices: sorted.map(({ chance, one }, i) => ({
      ...choiceData(one.choice),
      rank: ranks[i]!,
      chance,
      loss: best - chance,
      expected: points + one.value,
      expectedRank: one.rank,
      points: one.choice.kind === 'keep' ? null : one.choice.points,
      further: one.choice.kind === 'keep' ? null : one.choice.further,
    })),
  }
}

/** Points still to come from a card under the policy that maximises the mean. */
export async function plainScores(
  cards: CardSolves,
  rules: RuleSet,
  card: Scorecard,
): Promise<ScoreChances> {
  if (!isFull(rules, card)) return (await cards.statistics(rules, 'optimal', card)).scores
  return { first: bonusOf(rules, card.total), chances: Float64Array.of(1) }
}

export function targetHandlers(solves: TargetSolves, cards: CardSolves) {
  const chanceOf = (rules: RuleSet, card: Scorecard, need: Points): Promise<number> | number =>
    need <= 0
      ? 1
      : solves.read({ rules }, countOfSet(card.used), need, (chance, states) =>
          chance(stateIndex(states, card), need),
        )

  return {
    async 'scorecard.targetStatus'({ rules, limit }) {
      const { solved, fraction, ...status } = await solves.status({ rules }, limit)
      const state = progressOf(fraction)
      return { state, fraction, ...status, mostScore: mostScore(rules), solvedLimit: solved }
    },
    async 'scorecard.targetSolve'({ rules, limit, mayBeLarge }) {
      const { solved, storedBytes } = await solves.solve({ rules }, limit, mayBeLarge)
      return { solvedLimit: solved ?? 0, storedBytes }
    },
    async 'scorecard.target'({ rules, card: code, points, target, withPlain }) {
      const card = cardOf(rules, code)
      const chance = await chanceOf(rules, card, target - points)
      const plain = withPlain
        ? tailChance(await plainScores(cards, rules, card), target - points)
        : null
      return { card: makeCardCode(rules, card), target, chance, plain }
    },
    async 'scorecard.targetChoices'(asked) {
      const { rules, points, target } = asked
      const card = cardOfTurn(asked)
      const need = target - points
      const { analyser } = await cards.solve(rules)
      const view = await solves.read(
        { rules },
        countOfSet(card.used) + 1,
        need,
        (chance, states) => new TargetTurnView(states, card, need, chance),
      )
      return { target, ...rankedChances(analyser, view, { ...asked, card }) }
    },
    async 'scorecard.targetCurve'({ rules }) {
      const chances = await solves.curve(rules)
      const { scores } = await cards.statistics(rules, 'optimal')
      const plain = chances.map((_, target) => tailChance(scores, target))
      return { limit: chances.length - 1, chances, plain }
    },
  } satisfies Handlers<typeof targetRequests>
}
