import type { Points, Probability } from '#shared/base/units.ts'
import type { Card } from '#shared/cards/card.ts'
import type { Deck } from '#shared/cards/deck.ts'
import { rollDice, seededRandom, type Random } from '#shared/dice/random.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import type { BoxFigures } from '#shared/games/scorecard/analysis/box-tally.ts'
import { TurnView } from '#shared/games/scorecard/analysis/turn-view.ts'
import { neededCards } from '#shared/games/scorecard/cards/card-order.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { keepNumber, latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import { outcomesOf } from '#shared/games/scorecard/solve/outcomes.ts'
import type { TurnPolicy } from '#shared/games/scorecard/solve/policy.ts'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { cardStates, stateIndex } from '#shared/games/scorecard/solve/states.ts'
import { knowledgePlay } from './knowledge-plays.ts'
import type { Known } from './simulated-learner.ts'

/** A solved game, and what the optimal player scores in each box. */
export interface LearnerGame {
  readonly rules: RuleSet
  readonly table: Float64Array
  readonly boxes: readonly BoxFigures[]
}

const { rolls: ROLLS, keeps: KEEPS, oneMore: ONE_MORE } = latticeOf(5)
const ROLL_COUNT = ROLLS.length
const NOTHING_KEPT = KEEPS.length - 1

/** Rolls the dice that are not kept; a number of ROLLS. */
function rolled(keep: number, random: Random): number {
  let dice = keep
  while (dice >= ROLL_COUNT) dice = ONE_MORE[(dice - ROLL_COUNT) * 6 + rollDice(random, 1)[0]! - 1]!
  return dice
}

/** Which keep and which outcome a player chooses. */
interface Decider {
  keep(state: number, roll: number, rerolls: number): number
  outcome(state: number, roll: number): number
}

/**
 * The mean final score of so many games, the dice of which the seed decides: what the best play makes
 * less what each decision loses against it (the performance difference lemma), which varies far less
 * than scores do. Told of every outcome.
 */
function meanOfGames(
  { rules, table }: Pick<LearnerGame, 'rules' | 'table'>,
  decider: Decider,
  games: number,
  told: (outcome: number, points: Points) => void = () => {},
): Points {
  const states = cardStates(rules)
  const best = new TurnView(states, table, { fillStages: compiledStages(rules) })
  const start = stateIndex(states, EMPTY_CARD)
  let lost = 0
  for (let i = 0; i < games; i++) {
    const random = seededRandom(`game ${i}`)
    let state = start
    for (let turn = 0; turn < rules.boxes.length; turn++) {
      best.look(state)
      let roll = rolled(NOTHING_KEPT, random)
      for (let rerolls = rules.rolls - 1; rerolls > 0; rerolls--) {
        const keep = decider.keep(state, roll, rerolls)
        lost += best.stages.best[rerolls]![roll]! - best.keepValue(keep, rerolls)
        roll = rolled(keep, random)
        if (keep < ROLL_COUNT) break
      }
      const outcome = decider.outcome(state, roll)
      lost += best.stages.best[0]![roll]! - best.values[outcome]!
      told(outcome, best.outcomes.points[outcome]!)
      state = best.outcomes.targets[outcome]!
    }
  }
  return table[start]! - lost / games
}

/** Looks at each state once, however often it is asked about. */
function remembering(play: TurnPolicy): TurnPolicy & { at(state: number): TurnPolicy } {
  let last = -1
  return Object.assign(play, {
    at(state: number): TurnPolicy {
      if (state !== last) play.look(state)
      last = state
      return play
    },
  })
}

/** What the optimal player scores in each box, from so many games; Yahtzee bonuses are no part of it. */
export function sampledBoxes(rules: RuleSet, table: Float64Array, games: number): BoxFigures[] {
  const states = cardStates(rules)
  const { list } = outcomesOf(rules)
  const best = remembering(new TurnView(states, table, { fillStages: compiledStages(rules) }))
  const sums = rules.boxes.map(() => ({ sum: 0, squares: 0, zeros: 0 }))
  meanOfGames(
    { rules, table },
    {
      keep: (state, roll, rerolls) => best.at(state).bestKeeps[rerolls]![roll]!,
      outcome: (state, roll) => best.at(state).chosen[roll]!,
    },
    games,
    (number, points) => {
      const own = points % rules.further
      const sum = sums[list[number]!.box]!
      sum.sum += own
      sum.squares += own * own
      if (points === 0) sum.zeros++
    },
  )
  return sums.map(({ sum, squares, zeros }) => {
    const mean = sum / games
    const variance = Math.max(0, squares / games - mean * mean)
    return { mean, standardDeviation: Math.sqrt(variance), zero: zeros / games }
  })
}

/**
 * Points a game of who knows these cards of Yahtzee. In each decision it is drawn what comes to mind:
 * the odds, the averages, the bonus and the zeros, each with the chance that is the known part of the
 * cards which play needs of its deck. Without the odds the dice are kept that show most, without the
 * averages the box with most points is filled, and the bonus builds on the averages as the zeros do on
 * both. A first roll whose keep is known is kept so.
 */
export function scoreByKnowledge(
  given: LearnerGame,
  decks: readonly Deck[],
  games: number,
): (known: Known) => Points {
  const { rules, table, boxes } = given
  const states = cardStates(rules)
  const sources = { table, boxes, fillStages: compiledStages(rules) }
  const [alike, odds, averages, bonus, zeros, best] = (
    ['alike', 'odds', 'averages', 'bonus', 'zeros', 'best'] as const
  ).map((id) => remembering(knowledgePlay(states, id, sources)))
  const needed = new Map(decks.map((deck) => [deck.id, neededCards(deck)]))
  const start = stateIndex(states, EMPTY_CARD)
  const openingCards = new Map<number, Card>(
    (needed.get('opening-keeps') ?? []).flatMap((card) =>
      card.scene!.rolls.map((dice) => [keepNumber(latticeOf(5), multisetOf(dice)), card] as const),
    ),
  )

  return (known) => {
    const partOf = (deck: string): Probability => {
      const cards = needed.get(deck) ?? []
      return cards.length === 0 ? 0 : cards.filter(({ id }) => known(id)).length / cards.length
    }
    const parts = {
      odds: partOf('roll-odds'),
      averages: partOf('averages'),
      bonus: partOf('upper-bonus'),
      zeros: partOf('zeros'),
    }
    const mind = seededRandom('what comes to mind')
    const comes = (part: keyof typeof parts): boolean => mind.next() < parts[part]
    /** What the open boxes are taken to be worth. */
    const estimate = (): TurnPolicy & { at(state: number): TurnPolicy } => {
      const [first, second, third] = [comes('averages'), comes('bonus'), comes('zeros')]
      if (!first) return odds!
      if (!second) return averages!
      return third ? zeros! : bonus!
    }
    const decider: Decider = {
      keep(state, roll, rerolls) {
        const isFirst = state === start && rerolls === rules.rolls - 1
        const card = isFirst ? openingCards.get(roll) : undefined
        const by = comes('odds') ? estimate() : alike!
        const play = card && known(card.id) ? best! : by
        return play.at(state).bestKeeps[rerolls]![roll]!
      },
      outcome: (state, roll) => estimate().at(state).chosen[roll]!,
    }
    return meanOfGames(given, decider, games)
  }
}
