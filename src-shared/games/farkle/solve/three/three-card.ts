import type { Probability } from '../../../../base/units.ts'
import { seededRandom } from '../../../../dice/random.ts'
import { cardKinds } from '../thumb/find-cards.ts'
import { pointScale } from '../thumb/point-scale.ts'
import { RuleClimb } from '../thumb/rule-climb.ts'
import { drawStates, type Sample, type StateLoss } from '../thumb/thumb-guide.ts'
import { HARDLY_EVER } from '../thumb/thumb-player.ts'
import type { ThumbRule } from '../thumb/thumb-rule.ts'
import { ThumbTurns } from '../thumb/thumb-turns.ts'
import type { Progress } from '../match/match-order.ts'
import type { WinGame } from '../win/win-game.ts'
import { endRow, goalRow } from '../win/win-states.ts'
import { cardAim, TableMatch, type TableScores, type TableChance } from './table-match.ts'
import { ThreePlay } from './three-play.ts'
import { threeIndex, type ThreeBoard } from './three-states.ts'

/** Increase when results change; part of the cache key. */
export const THREE_CARD_VERSION = 3

/** A card for a table of three, where the other one is whoever is ahead. */
export interface ThreeCard {
  readonly rule: ThumbRule
  /** Wins against two who play the solution, over all orders of play. */
  readonly wins: TableChance
}

/** Games of a round at a table of three, one for each order of play. */
const GAMES = 6

/** Rounds from which the states of the search are drawn, and of the measurement. */
const SEEN_ROUNDS = 100
const MEASURED_ROUNDS = 500
const STATES = 1500

/** Guesses of a usual search, and the parts of the work before and after it. */
const USUAL_GUESSES = 4000
const SEEN_PART = 0.1
const MEASURED_PART = 0.4

type Loss = (scores: TableScores) => Probability

/** Win probability of the mover that a turn by the rule of `turns` loses against the best turn. */
export function lossBy(game: WinGame, { mover, third }: ThreeBoard, turns: ThumbTurns): Loss {
  return (scores) => {
    const [own, next, last] = scores as readonly [number, number, number]
    turns.run(cardAim(game, scores))
    const { mass } = turns
    const after = threeIndex(game, next, last, own)
    const goal = goalRow(game, own)
    let worth = mass.won + mass.farkle * third[after]!
    let chance = mass.ended + mass.farkle
    for (let row = 1; row <= mass.last; row++) {
      const one = mass.banked[row]!
      if (one === 0) continue
      worth += one * (row < goal ? third[after + row]! : 1)
      chance += one
    }
    // Dropped chances are assumed to end like the rest.
    return mover[threeIndex(game, own, next, last)]! - worth / chance
  }
}

/** Loss per game of rules, from the turns in a sample of states. */
function guessBy(
  samples: readonly Sample<TableScores>[],
  turns: ThumbTurns,
  lossAt: Loss,
): (rule: ThumbRule, most?: number) => Probability {
  const known = samples.map(() => new Map<string, Probability>())
  return (rule, most = Infinity) => {
    turns.follow(rule)
    let sum = 0
    for (const [i, { state, visits }] of samples.entries()) {
      const [own = 0, ...others] = state
      const key = turns.keyAt(own, Math.max(...others), 0)
      let loss = known[i]!.get(key)
      if (loss === undefined) {
        loss = visits * lossAt(state)
        known[i]!.set(key, loss)
      }
      sum += loss
      if (sum > most) break
    }
    return sum
  }
}

/**
 * Tunes a card of the game of two for a table of three, and measures it there. The loss of a card is
 * the sum over its turns of what they lose against the best turn (performance difference lemma); the
 * search takes it from a sample of the states that the given card meets among two who play the
 * solution. The wins are measured in other games.
 */
export function findThreeCard(
  game: WinGame,
  board: ThreeBoard,
  card: ThumbRule,
  progress: Progress = () => {},
): ThreeCard {
  const { rules, model, counters } = game
  const three = new ThreePlay(game, board)
  const matchOf = (rule: ThumbRule, seed: string): TableMatch =>
    new TableMatch({ game, three, card: rule }, ['card', 'three', 'three'], seededRandom(seed))
  const turns = new ThumbTurns(game, card, endRow(game, 0), HARDLY_EVER)
  const lossAt = lossBy(game, board, turns)
  const standings = new Map<string, StateLoss<TableScores>>()
  const seen = matchOf(card, 'states')
  for (let round = 0; round < SEEN_ROUNDS; round++) {
    seen.round((policy, state) => {
      if (policy !== 'card') return
      const { visits, loss } = standings.get(state.join()) ?? { visits: 0, loss: lossAt(state) }
      standings.set(state.join(), { state, visits: visits + 1 / (GAMES * SEEN_ROUNDS), loss })
    })
    progress((SEEN_PART * round) / SEEN_ROUNDS)
  }
  const guess = guessBy(drawStates([...standings.values()], STATES), turns, lossAt)
  const { by, holds } = card.columns
  const kindsOf = cardKinds(by, holds.length, model.allDice)
  const kinds = kindsOf({
    goal: rules.goal,
    grid: model.grid,
    scale: pointScale(model),
    counters,
    answered: false,
  })
  let guesses = 0
  const climb = new RuleClimb(kinds, (rule, most) => {
    const done = 1 - Math.exp(-++guesses / USUAL_GUESSES)
    progress(SEEN_PART + (1 - SEEN_PART - MEASURED_PART) * done)
    return guess(rule, most)
  })
  const rule = climb.tuned(card, true)
  const measured = matchOf(rule, 'wins')
  for (let round = 0; round < MEASURED_ROUNDS; round++) {
    measured.round()
    progress(1 - MEASURED_PART * (1 - (round + 1) / MEASURED_ROUNDS))
  }
  return { rule, wins: measured.chances[0]! }
}
