import type { Points } from '../../../base/units.ts'
import { SEATS } from '../../../study/game-head.ts'
import { firstPosition, type Position } from '../analysis/position.ts'
import type { RolledDice } from '../analysis/turn-walk.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { winGame, type WinGame } from '../solve/win/win-game.ts'
import type { TableGameData } from '../requests/table.ts'
import { mayBeOfThree } from '../rules/turn-rules.ts'
import { hasSides } from '../rules/sides.ts'
import { gameOfSeat } from '../solve/win/win-states.ts'
import { fallen } from './table.ts'

/** Seat with your side, where the sides differ: of the first person. */
export const yoursOf = ({ players }: Pick<TableGameData, 'players'>): number =>
  Math.max(
    0,
    players.findIndex(({ bot }) => bot === null),
  )

/** `dice`: the roll that scored nothing; null after the last roll. */
export interface TurnResult {
  readonly turnTotal: Points
  readonly dice: RolledDice | null
}

/** What the rest of a game depends on at the start of a turn. */
export interface TableStanding {
  readonly seat: number
  /** Turns made by all. */
  readonly turns: number
  readonly scores: readonly Points[]
  /** In a row, by seat. */
  readonly farkles: readonly number[]
  /** First seat that reached the goal where others then have a last turn. */
  readonly reached: number | null
}

/** With three or more players, all others have a last turn if the rules have one. */
export class TableGame {
  readonly game: WinGame
  readonly scores: Points[]
  readonly #yours: number | null
  readonly #farkles: number[]
  #seat = 0
  #turns = 0
  #reached: number | null = null
  #winners: readonly number[] | null = null

  /**
   * `komi`: head start of the second of two players; negative for the first. `yours`: seat with your
   * side, where the sides of the rules differ.
   */
  constructor(rules: RuleSet, players: number, komi: Points = 0, yours = 0) {
    if (players > 2 && hasSides(rules)) throw new Error('rules with two sides are for two players')
    this.game = winGame(rules)
    this.#yours = this.game.opponent ? yours : null
    this.scores = Array.from({ length: players }, () => 0)
    if (players === 2) this.scores[komi > 0 ? 1 : 0] = Math.abs(komi)
    this.#farkles = this.scores.map(() => 0)
  }

  get seat(): number {
    return this.#seat
  }

  /** The game of the mover's side. */
  get mover(): WinGame {
    return gameOfSeat(this.game, this.#isSecond)
  }

  /** Whether seats matter and the mover has the second one, or the opponent's side. */
  get #isSecond(): boolean {
    if (this.scores.length > 2) return false
    if (this.#yours !== null) return this.#seat !== this.#yours
    return this.game.rules.end === 'equalTurns' && this.#seat === 1
  }

  /** Seats of those who share the win; empty before the end. */
  get winners(): readonly number[] {
    return this.#winners ?? []
  }

  /** `A` to `H` or `tie`; null until the game is over. */
  get result(): string | null {
    if (this.#winners === null) return null
    return this.#winners.length === 1 ? SEATS[this.#winners[0]!]! : 'tie'
  }

  get standing(): TableStanding {
    return {
      seat: this.#seat,
      turns: this.#turns,
      scores: [...this.scores],
      farkles: [...this.#farkles],
      reached: this.#reached,
    }
  }

  get position(): Position {
    const { rules, grid } = this.game
    const { dice, end, goal } = rules
    const own = this.scores[this.#seat]!
    if (this.scores.length > 2 && mayBeOfThree(rules)) return this.#ofThree(own)
    // For points, only whether anything is banked matters.
    const isRounds = end === 'rounds'
    const most = isRounds ? Math.floor((goal - 1) / grid) * grid : Infinity
    const rival = isRounds ? null : this.#rival()
    return {
      own: Math.min(own, most),
      opponent: rival === null ? 0 : this.scores[rival]!,
      turnTotal: 0,
      dice: { left: dice },
      ownFarkles: this.#farkles[this.#seat]!,
      opponentFarkles: rival === null ? 0 : this.#farkles[rival]!,
      ...(this.#isSecond && { second: true }),
    }
  }

  /** The two highest of the other scores, in the order of play. */
  #ofThree(own: Points): Position {
    const count = this.scores.length
    const others = this.scores.slice(1).map((_, i) => this.scores[(this.#seat + 1 + i) % count]!)
    const [least] = others.toSorted((a, b) => b - a).slice(1)
    while (others.length > 2) {
      const lower = others.findLastIndex((score) => score < least!)
      others.splice(lower < 0 ? others.lastIndexOf(least!) : lower, 1)
    }
    const [opponent = 0, third = 0] = others
    return { ...firstPosition(this.game.rules), own, opponent, third }
  }

  /** `wins`: the throw won the game at once. */
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
    const { mover: game, scores } = this
    const [own, ownFarkles] = [scores[this.#seat]!, this.#farkles[this.#seat]!]
    const after = fallen(game, { own, turnTotal, ownFarkles }, dice)
    scores[this.#seat] = after.own * game.grid
    this.#farkles[this.#seat] = after.farkles
    this.#pass()
  }

  /** Highest score, on ties the next to move; null without opponents. */
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

  /** True if everybody entitled to a last turn has had it. */
  #isLast(): boolean {
    if (this.#reached === null) return false
    // Equal turns end with a round, other games when the leader would move again.
    return this.#seat === (this.game.rules.end === 'equalTurns' ? 0 : this.#reached)
  }
}
