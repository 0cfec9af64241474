import type { Points } from '../../../base/units.ts'
import type { Position } from '../analysis/position.ts'
import type { RolledDice } from '../analysis/turn-walk.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { winGame, type WinGame } from '../solve/win/win-game.ts'
import { fallen } from './table.ts'

/** How the players are named where a game is written down. */
export const TABLE_SEATS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export const MAX_PLAYERS = TABLE_SEATS.length

/** The turn total that a turn has banked or lost; the dice that scored nothing, null after the last roll. */
export interface TurnResult {
  readonly turnTotal: Points
  readonly dice: RolledDice | null
}

/**
 * The scores of a game of one to six players, turn after turn. With more than two, everybody has a last
 * turn after the goal was reached where the rules give one to the other player. A game of rounds has no
 * goal: whoever has most after the last round wins.
 */
export class TableGame {
  readonly game: WinGame
  readonly scores: Points[]
  readonly #farkles: number[]
  #seat = 0
  #turns = 0
  /** Who reached the goal first. */
  #reached: number | null = null
  #winners: readonly number[] | null = null

  /** `komi`: points that the second of two begins with; below zero the first. */
  constructor(rules: RuleSet, players: number, komi: Points = 0) {
    this.game = winGame(rules)
    this.scores = Array.from({ length: players }, () => 0)
    if (players === 2) this.scores[komi > 0 ? 1 : 0] = Math.abs(komi)
    this.#farkles = this.scores.map(() => 0)
  }

  /** Place of the player to move. */
  get seat(): number {
    return this.#seat
  }

  /** `A` to `F` or `tie`; null until the game is over. */
  get result(): string | null {
    if (this.#winners === null) return null
    return this.#winners.length === 1 ? TABLE_SEATS[this.#winners[0]!]! : 'tie'
  }

  /** The start of the turn, seen by the player to move against the strongest of the others. */
  get position(): Position {
    const { rules, grid } = this.game
    const { dice, end, goal } = rules
    // Who plays for points alone sees of the scores only whether something is banked.
    const isRounds = end === 'rounds'
    const most = isRounds ? Math.floor((goal - 1) / grid) * grid : Infinity
    const rival = isRounds ? null : this.#rival()
    const isSecond = end === 'equalTurns' && this.scores.length === 2 && this.#seat === 1
    return {
      own: Math.min(this.scores[this.#seat]!, most),
      opponent: rival === null ? 0 : this.scores[rival]!,
      turnTotal: 0,
      dice: { left: dice },
      ownFarkles: this.#farkles[this.#seat]!,
      opponentFarkles: rival === null ? 0 : this.#farkles[rival]!,
      ...(isSecond && { second: true }),
    }
  }

  /** A turn ends; `wins` is a throw that has won the game at once. */
  finish(end: 'bank' | 'farkle' | 'wins', { turnTotal, dice }: TurnResult): void {
    if (end === 'bank') this.#bank(turnTotal)
    else if (end === 'farkle') this.#farkle(turnTotal, dice)
    else this.#winners = [this.#seat]
  }

  #bank(points: Points): void {
    this.scores[this.#seat]! += points
    this.#farkles[this.#seat] = 0
    const { end, goal } = this.game.rules
    const hasReached = end !== 'rounds' && this.scores[this.#seat]! >= goal
    if (hasReached) this.#reached ??= this.#seat
    if (hasReached && end === 'immediate') this.#winners = [this.#seat]
    else this.#pass()
  }

  #farkle(turnTotal: Points, dice: RolledDice | null): void {
    const { game, scores } = this
    const [own, ownFarkles] = [scores[this.#seat]!, this.#farkles[this.#seat]!]
    const after = fallen(game, { own, turnTotal, ownFarkles }, dice)
    scores[this.#seat] = after.own * game.grid
    this.#farkles[this.#seat] = after.farkles
    this.#pass()
  }

  /** The strongest of the others: who has most, the next to move of equals; null without others. */
  #rival(): number | null {
    const count = this.scores.length
    let best: number | null = null
    for (let ahead = 1; ahead < count; ahead++) {
      const other = (this.#seat + ahead) % count
      if (best === null || this.scores[other]! > this.scores[best]!) best = other
    }
    return best
  }

  #pass(): void {
    const { end, rounds } = this.game.rules
    this.#turns++
    this.#seat = (this.#seat + 1) % this.scores.length
    if (!(end === 'rounds' ? this.#turns === rounds * this.scores.length : this.#isLast())) return
    const most = Math.max(...this.scores)
    this.#winners = this.scores.flatMap((score, seat) => (score === most ? [seat] : []))
  }

  /** Whether the goal was reached and everybody has had a last turn who has one. */
  #isLast(): boolean {
    if (this.#reached === null) return false
    // Equal turns end with a round, others where the first to reach the goal would move again.
    return this.#seat === (this.game.rules.end === 'equalTurns' ? 0 : this.#reached)
  }
}
