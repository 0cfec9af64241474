import type { Probability } from '../../../base/units.ts'
import { seededRandom, type Random } from '../../../dice/random.ts'
import { strategyAt, type PointsPlay } from '../analysis/points-play.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { hasSides } from '../rules/sides.ts'
import { hasLeftovers } from '../rules/turn-rules.ts'
import { keeping } from '../solve/keeping.ts'
import { TurnPass, type TurnAim } from '../solve/match/turn-pass.ts'
import { everyCount, policyPlan } from '../solve/match/turn-plan.ts'
import { bestPolicy } from '../solve/turn/turn-policy.ts'
import type { TurnStrategy } from '../solve/turn/score-solver.ts'
import { needOf } from '../solve/win/final-turn.ts'
import { winGame, type WinGame } from '../solve/win/win-game.ts'
import { afterFarkle, endRow } from '../solve/win/win-states.ts'
import type { TableStanding } from './table-game.ts'

/** Games a standing: the standard error is at most 0.7 of 100. */
export const GAMES = 5_000
/** Games between two yields, a few milliseconds. */
const SLICE = 250
/** Rows that no turn makes: a last turn that needs more is lost. */
const FAR = 2_000

/** Smaller probabilities of a turn are dropped. */
const TRIFLE = 1e-15

/** Row of a roll that wins at once; row 0 is a farkle. */
const WINS = -1

interface TurnEnds {
  readonly rows: Int32Array
  /** Sum of the chances up to each row. */
  readonly upTo: Float64Array
}

const LOST: TurnEnds = { rows: Int32Array.of(0), upTo: Float64Array.of(1) }

function drawn({ rows, upTo }: TurnEnds, random: Random): number {
  const at = random.next() * upTo.at(-1)!
  let [low, high] = [0, upTo.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (upTo[middle]! > at) high = middle
    else low = middle + 1
  }
  return rows[low]!
}

/** Rules with which only the banked points, farkles in a row and last turns decide a game. */
export function isPointsTable(rules: RuleSet): boolean {
  const { overshoot, losingDice, farkleTakes, firstRollPenalty } = rules
  const isPlain = overshoot !== 'lost' && losingDice.length === 0 && !farkleTakes
  return isPlain && firstRollPenalty === 0 && !hasLeftovers(rules) && !hasSides(rules)
}

/**
 * Simulated games of any number of players who all play for most points a turn, and bank what
 * reaches the goal. In a last turn they roll on to a total that wins. A turn is one draw from its
 * exact distribution. Needs isPointsTable.
 */
export class PointsTable {
  readonly #game: WinGame
  readonly #points: PointsPlay
  readonly #pass: TurnPass
  readonly #planOf = keeping((strategy: TurnStrategy) =>
    policyPlan(this.#game, bestPolicy(strategy), this.#points.model.grid, Infinity),
  )
  /** Turns in which the goal is out of reach. */
  readonly #usual = keeping((strategy: TurnStrategy) =>
    this.#ends(strategy, { take: null, tie: null, goFor: 0 }),
  )
  /** Turns before the last ones, by score and farkles in a row. */
  readonly #before = new Map<number, TurnEnds>()
  /** Last turns by the row that wins, and whether the one before it shares the win. */
  readonly #lasts = keeping((_strategy: TurnStrategy) => new Map<number, TurnEnds>())

  constructor(rules: RuleSet, points: PointsPlay) {
    this.#game = winGame(rules)
    this.#points = points
    this.#pass = new TurnPass(this.#game)
  }

  /** Chances to win by seat, the same at every call; those who share a win share its chance. */
  *chances(from: TableStanding, games = GAMES): Generator<void, Probability[]> {
    const random = seededRandom(JSON.stringify(from))
    const wins = from.scores.map(() => 0)
    for (let i = 0; i < games; i++) {
      const winners = this.#play(from, random)
      for (const seat of winners) wins[seat]! += 1 / winners.length
      if (i % SLICE === SLICE - 1) yield
    }
    const all = wins.reduce((sum, some) => sum + some, 0)
    return wins.map((some) => some / all)
  }

  #play(from: TableStanding, random: Random): readonly number[] {
    const game = this.#game
    const { rules, grid } = game
    const scores = from.scores.map((points) => Math.round(points / grid))
    const farkles = [...from.farkles]
    let { seat, turns, reached } = from
    for (;;) {
      const own = scores[seat]!
      const target = reached === null ? null : Math.max(...scores)
      const row = drawn(this.#turn(own, farkles[seat]!, target), random)
      if (row === WINS) return [seat]
      if (row === 0) {
        const after = afterFarkle(game, own, farkles[seat]!)
        scores[seat] = after.own
        farkles[seat] = after.farkles
      } else {
        const score = own + row * game.perRow
        scores[seat] = score
        farkles[seat] = 0
        const isAtGoal = rules.end !== 'rounds' && score >= game.goal
        if (isAtGoal && rules.end === 'immediate') return [seat]
        if (isAtGoal) reached ??= seat
      }
      turns++
      seat = (seat + 1) % scores.length
      const isOver =
        rules.end === 'rounds'
          ? turns === rules.rounds * scores.length
          : reached !== null && seat === (rules.end === 'equalTurns' ? 0 : reached)
      if (!isOver) continue
      const most = Math.max(...scores)
      return scores.flatMap((score, place) => (score === most ? [place] : []))
    }
  }

  /** `target`: score to beat in a last turn, else null. Scores in steps. */
  #turn(own: number, farkles: number, target: number | null): TurnEnds {
    const { counters, grid } = this.#game
    if (target !== null) {
      return this.#last(strategyAt(this.#points, own * grid, farkles), own, target)
    }
    const key = own * counters + farkles
    const known = this.#before.get(key)
    if (known) return known
    const turn = this.#goingOn(strategyAt(this.#points, own * grid, farkles), own)
    this.#before.set(key, turn)
    return turn
  }

  #goingOn(strategy: TurnStrategy, own: number): TurnEnds {
    const usual = this.#usual(strategy)
    const { rules, model, finishFrom } = this.#game
    if (rules.end === 'rounds') return usual
    const take = endRow(this.#game, own)
    if (own >= finishFrom)
      return this.#ends(strategy, { take, tie: null, goFor: everyCount(model) })
    const isOut = take > usual.rows.at(-1)!
    return isOut ? usual : this.#ends(strategy, { take, tie: null, goFor: 0 })
  }

  #last(strategy: TurnStrategy, own: number, target: number): TurnEnds {
    const { winRow: take, tieRow: tie } = needOf(this.#game, own, target)
    if (take > FAR) return LOST
    const known = this.#lasts(strategy)
    const key = take * 2 + Number(tie !== null)
    const turn = known.get(key)
    if (turn) return turn
    const made = this.#ends(strategy, { take, tie, goFor: everyCount(this.#game.model) })
    known.set(key, made)
    return made
  }

  #ends(strategy: TurnStrategy, aim: TurnAim): TurnEnds {
    this.#pass.run(this.#planOf(strategy), aim, aim.take ?? 0)
    const { banked, last, farkle, won } = this.#pass.mass
    const rows = [WINS, 0]
    let sum = won + farkle
    const upTo = [won, sum]
    for (let row = 1; row <= last; row++) {
      if (banked[row]! < TRIFLE) continue
      sum += banked[row]!
      rows.push(row)
      upTo.push(sum)
    }
    return { rows: Int32Array.from(rows), upTo: Float64Array.from(upTo) }
  }
}
