import { expect, it } from 'vitest'
import { facesOf, multisetOf, subsetsOf } from '#shared/dice/multiset.ts'
import { pick, rollDice, seededRandom } from '#shared/dice/random.ts'
import { WinTurns } from '#shared/games/scorecard/analysis/win-turns.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { openFor, placedPoints } from '#shared/games/scorecard/rules/scoring.ts'
import type { ChanceTurn } from '#shared/games/scorecard/solve/chance-turn.ts'
import { averageUp, keepNumber, latticeOf } from '#shared/games/scorecard/solve/lattice.ts'
import { solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { LastRounds, type PlayersCard } from '#shared/games/scorecard/solve/versus/last-rounds.ts'
import { ALL, someOf } from './runs.ts'

/** Parts of Yahtzee, drawn at random; those of up to four boxes have a bonus. */
function partOfYahtzee(boxes: number, seed: number): RuleSet {
  const random = seededRandom(`${boxes} boxes, ${seed}`)
  const left = [...PRESETS.none.boxes]
  const chosen = Array.from(
    { length: boxes },
    () => left.splice(left.indexOf(pick(random, left)), 1)[0]!,
  )
  const faces = chosen.flatMap(({ shape }) => (shape.kind === 'face' ? [shape.face] : []))
  const from = 2 * faces.reduce((sum: number, face) => sum + face, 0)
  const bonus = faces.length > 0 && boxes < 5 ? [{ from, points: 15 }] : []
  return { ...PRESETS.none, name: `${boxes} boxes of Yahtzee`, boxes: chosen, bonus }
}

const best = <T>(list: readonly T[], value: (one: T) => number): T =>
  list.reduce((most, one) => (value(one) > value(most) ? one : most))

/**
 * What playing a turn by `guess` loses of the exact chances: in each decision, with the probability
 * of its dice at that point of a random turn, and in all.
 */
function lossOf(rules: RuleSet, { card }: PlayersCard, exact: ChanceTurn, guess: ChanceTurn) {
  const lattice = latticeOf(rules.dice)
  const { rolls, keeps, chances } = lattice
  const open = openFor(rules, card, rolls[0]!)
  const decisions: number[] = []
  const lose = <T>(options: readonly T[], ofExact: (one: T) => number, chosen: T): void => {
    decisions.push(ofExact(best(options, ofExact)) - ofExact(chosen))
  }
  let values = rolls.map((roll) => {
    const ofExact = (box: number) => exact.ofBox(roll, box, false)
    const box = best(open, (one) => guess.ofBox(roll, one, false))
    lose(open, ofExact, box)
    return ofExact(box)
  })
  for (let rerolls = 1; rerolls < rules.rolls; rerolls++) {
    const means = new Float64Array(keeps.length)
    means.set(values)
    averageUp(lattice, means)
    values = rolls.map((roll) => {
      const options = subsetsOf(roll)
      const keep = best(options, (one) => guess.ofKeep(one, rerolls))
      lose(options, (one) => exact.ofKeep(one, rerolls), keep)
      return means[keepNumber(lattice, keep)]!
    })
  }
  const mean = (list: readonly number[]): number =>
    list.reduce((sum, one, i) => sum + chances[i % rolls.length]! * one, 0)
  return {
    decision: mean(decisions) / rules.rolls,
    largest: Math.max(...decisions),
    turn: exact.chance - mean(values),
  }
}

/** Turns before the last rounds of games between two who play the whole alternating game exactly. */
function* turnsOf(rules: RuleSet, games: number) {
  const states = cardStates(rules)
  const rounds = new LastRounds(states)
  const replies = new WinTurns(states, solveCard(states))
  for (let game = 0; game < games; game++) {
    const random = seededRandom(`${rules.name} ${game}`)
    const seats: PlayersCard[] = [0, 1].map(() => ({ card: EMPTY_CARD, points: 0 }))
    for (let turn = 0; turn < 2 * (rules.boxes.length - 2); turn++) {
      const [mover, other] = [seats[turn % 2]!, seats[1 - (turn % 2)]!]
      const exact = rounds.turn(mover, other)
      const guess = replies.of(mover, other)!
      expect(guess.basis).toBe('reply')
      yield { exact, guess: guess.turn, mover }
      let dice = rollDice(random, rules.dice)
      for (let left = rules.rolls - 1; left > 0; left--) {
        const keep = best(subsetsOf(multisetOf(dice)), (one) => exact.ofKeep(one, left))
        const kept = facesOf(keep)
        dice = [...kept, ...rollDice(random, rules.dice - kept.length)]
      }
      const roll = multisetOf(dice)
      const box = best(openFor(rules, mover.card, roll), (one) => exact.ofBox(roll, one, false))
      const points = placedPoints(rules, mover.card, roll, box)!
      const { used, total } = mover.card
      seats[turn % 2] = {
        card: {
          used: used | (1 << box),
          total: total + (rules.boxes[box]!.inGroup ? points : 0),
          alikeScored: false,
        },
        points: mover.points + points,
      }
    }
  }
}

/** Boxes, and cards that are tried, of which npm test takes one. */
const SIZES = [
  { boxes: 3, cards: 12 },
  { boxes: 4, cards: 3 },
  { boxes: 5, cards: 1 },
]

it.each(someOf(SIZES))(
  'the best reply to what the other ends with is near the exact game: $boxes boxes',
  ({ boxes, cards }) => {
    const found = {
      chance: [] as number[],
      decision: [] as number[],
      largest: [] as number[],
      turn: [] as number[],
    }
    for (let card = 0; card < (ALL ? cards : 1); card++) {
      const rules = partOfYahtzee(boxes, card)
      for (const { exact, guess, mover } of turnsOf(rules, ALL ? 20 : 4)) {
        const { decision, largest, turn } = lossOf(rules, mover, exact, guess)
        expect(turn).toBeGreaterThan(-1e-9)
        found.chance.push(Math.abs(guess.chance - exact.chance))
        found.decision.push(decision)
        found.largest.push(largest)
        found.turn.push(turn)
      }
    }
    const mean = (list: readonly number[]): number =>
      list.reduce((sum, one) => sum + one, 0) / list.length
    expect(mean(found.chance)).toBeLessThan(0.03)
    expect(Math.max(...found.chance)).toBeLessThan(0.1)
    expect(mean(found.decision)).toBeLessThan(5e-4)
    expect(Math.max(...found.largest)).toBeLessThan(0.06)
    expect(mean(found.turn)).toBeLessThan(6e-4)
    expect(Math.max(...found.turn)).toBeLessThan(6e-3)
  },
)
