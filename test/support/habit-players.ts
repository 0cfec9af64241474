import type { Goal } from '#shared/base/units.ts'
import type { Random } from '#shared/dice/random.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import { highestOther } from '#shared/games/farkle/analysis/position.ts'
import type { Question } from '#shared/games/farkle/drill/question.ts'
import type { ScorecardQuestion } from '#shared/games/scorecard/drill/question.ts'
import { longestRun } from '#shared/games/scorecard/rules/scoring.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { ALL_ALIKE, CHANCE, HOUSE, THREE } from '#shared/games/scorecard/rules/thirteen-boxes.ts'

// Players with one bad habit each: where it would be wrong they follow it in seven of ten decisions.

/** Errs in no decision, and in any at all, as often as an option is wrong. */
export const PERFECT = (): number => 0
export const ERRATIC = ({ options }: AnyQuestion, random: Random): number =>
  Math.floor(random.next() * options.length)

/** Part of the occasions that are erred in, and of the other decisions. */
const HABITUAL = 0.7
const ELSEWHERE = 0.03

interface AnyQuestion {
  readonly options: readonly { readonly loss: number }[]
}

export interface HabitPlayer<Q extends AnyQuestion> {
  readonly name: string
  readonly goal: Goal
  /** Ids of which the habit is told by one. */
  readonly told: readonly string[]
  /** Answers after which it must be told. */
  readonly after: number
  /** Index of the option that the habit takes; -1 where there is none. */
  act(question: Q): number
}

const firstOf = <O>(options: readonly O[], isIt: (option: O) => boolean): number =>
  options.findIndex(isIt)

/** Of a question whose best answer is to bank or to roll: the option that does the other thing. */
const insteadOf =
  (best: 'bank' | 'roll', isIt: (option: Question['options'][number]) => boolean) =>
  ({ options }: Question): number =>
    options[0]!.then === best
      ? firstOf(options, (one) => one.then !== best && one.then !== null && isIt(one))
      : -1

export const WIN_GOAL = 3000
/** Points of such a game. */
const FAR_BEHIND = 0.15 * WIN_GOAL

export const FARKLE_PLAYERS: readonly HabitPlayer<Question>[] = [
  {
    name: 'takes every scoring die of the first roll',
    goal: 'points',
    told: ['all-first'],
    after: 80,
    act({ position: { turnTotal, dice }, options }) {
      if (turnTotal > 0 || !('rolled' in dice)) return -1
      const most = Math.max(...options.map(({ setAside }) => setAside.length))
      return firstOf(options, (one) => one.setAside.length === most)
    },
  },
  {
    name: 'banks from 300 with three dice left',
    goal: 'points',
    told: ['bank-3'],
    // Three in a hundred decisions of play.
    after: 300,
    act: insteadOf('roll', ({ diceLeft, turnTotal }) => diceLeft === 3 && turnTotal >= 300),
  },
  {
    name: 'rolls on below 600 with one to three dice left',
    goal: 'points',
    told: ['roll-few'],
    after: 80,
    act: insteadOf('bank', ({ diceLeft, turnTotal }) => diceLeft <= 3 && turnTotal < 600),
  },
  {
    name: 'does not roll six',
    goal: 'points',
    told: ['bank-hot'],
    after: 300,
    act: ({ position: { dice }, options }) =>
      firstOf(
        options,
        ({ then, setAside }) =>
          then === 'bank' && 'rolled' in dice && setAside.length === dice.rolled.length,
      ),
  },
  {
    name: 'banks when far behind',
    goal: 'wins',
    told: ['bank-behind', 'bank-close'],
    after: 80,
    act: ({ position, options }) =>
      highestOther(position) - position.own > FAR_BEHIND
        ? firstOf(options, ({ then }) => then === 'bank')
        : -1,
  },
]

const CARD = PRESETS.forced

const isAlike = (faces: readonly number[]): boolean =>
  faces.length >= 2 && new Set(faces).size === 1

const most = (faces: readonly number[]): number =>
  Math.max(...faces.map((face) => faces.filter((one) => one === face).length))

export const SCORECARD_PLAYERS: readonly HabitPlayer<ScorecardQuestion>[] = [
  {
    name: 'keeps a pair where four in a row lie',
    goal: 'points',
    told: ['pair-for-row'],
    after: 300,
    act({ kind, position: { dice }, options }) {
      if (kind !== 'keeps' || longestRun(multisetOf(dice)).length !== 4) return -1
      if (longestRun(multisetOf(options[0]!.keep!)).length < 4) return -1
      return firstOf(options, ({ keep }) => isAlike(keep!))
    },
  },
  {
    name: 'breaks a made full house',
    goal: 'points',
    told: ['house-broken'],
    after: 300,
    act({ kind, position: { dice, card }, options }) {
      const isHouse = new Set(dice).size === 2 && most(dice) === 3
      if (kind !== 'keeps' || !isHouse || card.points[HOUSE] !== null) return -1
      return firstOf(options, ({ keep }) => keep!.length === 3 && isAlike(keep!))
    },
  },
  {
    name: 'fills Chance in the first four turns',
    goal: 'points',
    told: ['chance-early'],
    after: 80,
    act({ kind, position: { card }, options }) {
      const turn = card.points.filter((points) => points !== null).length
      return kind === 'boxes' && turn < 4 ? firstOf(options, ({ box }) => box === CHANCE) : -1
    },
  },
  {
    name: 'puts 1s and 2s into Three of a kind',
    goal: 'points',
    told: ['low-group'],
    after: 300,
    act({ kind, position: { dice }, options }) {
      const isLow = [1, 2].some((face) => dice.filter((one) => one === face).length >= 3)
      return kind === 'boxes' && isLow && most(dice) < CARD.dice
        ? firstOf(options, ({ box }) => box === THREE)
        : -1
    },
  },
  {
    name: 'zeroes Yahtzee first',
    goal: 'points',
    told: ['alike-zeroed'],
    after: 300,
    act({ kind, options }) {
      if (kind !== 'boxes' || options[0]!.points! > 5) return -1
      return firstOf(options, ({ box, points }) => box === ALL_ALIKE && points === 0)
    },
  },
]

/** Index of the option that a player takes. */
export function answerOf<Q extends AnyQuestion>(
  player: Pick<HabitPlayer<Q>, 'act'>,
  question: Q,
  random: Random,
): number {
  const act = player.act(question)
  const isOccasion = act >= 0 && question.options[act]!.loss > 0
  if (isOccasion) return random.next() < HABITUAL ? act : 0
  if (random.next() >= ELSEWHERE) return 0
  return Math.floor(random.next() * question.options.length)
}
