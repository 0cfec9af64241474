import type { Probability, Value } from '../../../base/units.ts'
import type { Position } from '../analysis/position.ts'
import type { RolledDice } from '../analysis/turn-walk.ts'
import type { ThreeChances } from '../solve/three/three-states.ts'
import { Extremes } from '../../../study/extremes.ts'
import type { GameReview, Happening, Move } from '../requests/drill.ts'
import type { Judge } from './judge.ts'
import type { RankedOption } from './question.ts'
import type { Seat, TableEvent } from './table-event.ts'

type GameOver = Extract<TableEvent, { kind: 'game-over' }>

const OUTCOMES: Readonly<Record<Seat | 'both', Value>> = { you: 1, both: 0.5, bot: 0 }

/** Splits changes of the user's value into skill (decisions) and luck (the rest). */
export class GameTrack {
  readonly #judge: Judge
  readonly #skill = { you: 0, bot: 0 }
  readonly #luck = { you: 0, bot: 0 }
  readonly #line: GameReview['line'] = []
  readonly #moves: Move[] = []
  #start: Value = 0
  #unknown: Value | undefined
  #wasUnknown = false
  /** Current value for the user. */
  #value: Value = 0
  /** Points of the user's earlier turns; 0 for wins. */
  #made: Value = 0
  readonly #rolls = new Extremes<NonNullable<GameReview['luckiest']>>()
  #over: GameOver | null = null
  /** With three players: what the mover sees, after a farkle, and the user's place in it. */
  #seen: ThreeChances | null = null
  #farkle: ThreeChances | null = null
  #place = 0

  constructor(judge: Judge) {
    this.#judge = judge
  }

  /**
   * Returns the value of a farkle in the first roll, for the mover. `place`: turns until the user
   * moves, with three players.
   */
  begins(who: Seat, start: Position, place: number): Value | null {
    if (!this.#counts(who)) return null
    this.#place = place
    this.#seen = this.#judge.three?.start(start) ?? null
    this.#farkle = this.#judge.three?.farkle(start) ?? null
    const worth = this.#judge.startOfTurn(start)
    if (this.#judge.goal === 'points') {
      this.#made = this.#value
      this.#start += worth
      this.#value += worth
    } else if (this.#line.length === 0) {
      this.#value = this.#start = this.#forUser(who, worth)
    } else this.#setByLuck(who, worth)
    if (this.#line.length === 0) this.#note({ kind: 'start' }, who)
    return this.#judge.judge(start).actions[0]?.afterFarkle ?? null
  }

  /** Ends a turn of which only the points are known; null if it does not count. */
  skipped(who: Seat, points: Value | null): void {
    this.#unknown ??= 0
    if (!this.#counts(who)) return
    if (this.#judge.goal === 'wins') {
      this.#wasUnknown = true
      return
    }
    const value = this.#made + (points ?? 0)
    this.#unknown += value - this.#value
    this.#value = value
  }

  rolled(who: Seat, position: Position): void {
    const { dice } = position
    const { kinds } = dice
    const rolled = 'rolled' in dice ? dice.rolled : []
    const label: Move = { kind: 'rolled', who, dice: rolled, ...(kinds && { kinds }) }
    this.#moves.push(label)
    if (!this.#counts(who)) return
    this.#seen = this.#judge.three?.best(position) ?? null
    this.#happened(label, this.#judge.judge(position).value)
  }

  /** `worth`: value of the farkle, as returned by `begins` or the previous action. */
  farkled(who: Seat, before: Position, { rolled, kinds }: RolledDice, worth: Value | null): void {
    const { turnTotal } = before
    const label: Move = { kind: 'farkled', who, dice: rolled, ...(kinds && { kinds }), turnTotal }
    this.#moves.push(label)
    this.#seen = this.#farkle
    if (this.#counts(who) && worth !== null) this.#happened(label, worth)
  }

  /** `position`: with the dice that were rolled. */
  chose(
    who: Seat,
    position: Position,
    option: Omit<RankedOption, 'loss' | 'rank' | 'other'>,
    best: Value,
  ): void {
    const then = option.then ?? option.best
    const { setAside, kinds, turnTotal, diceLeft } = option
    const dice = { dice: setAside, ...(kinds && { kinds }) }
    const label: Move = { kind: 'chose', who, ...dice, then, turnTotal, diceLeft }
    this.#moves.push(label)
    if (!this.#counts(who)) return
    const before = this.#forUser(who, best)
    this.#seen = this.#judge.three?.after(position, { ...option, then }) ?? null
    const after = this.#forUser(who, option.value)
    // The best option equals the position's value except for rounding.
    this.#luck[who] += before - this.#value
    this.#skill[who] += after - before
    this.#value = after
    this.#note(label, who)
  }

  /** `share`: the user's part of a win that more than two share. */
  gameOver(event: GameOver, share?: Value): void {
    this.#over = event
    if (this.#judge.goal === 'points') return
    this.#seen = null
    this.#setByLuck('you', share ?? OUTCOMES[event.winner])
  }

  get step(): number {
    return this.#line.length - 1
  }

  get review(): GameReview | null {
    if (this.#over === null) return null
    const { winner, you, bot } = this.#over
    return {
      winner,
      you,
      bot,
      start: this.#start,
      result: this.#value,
      skill: { ...this.#skill },
      luck: { ...this.#luck },
      ...(this.#unknown !== undefined && { unknown: this.#unknown }),
      ...this.#rolls.both,
      line: this.#line.map((point) => ({ ...point })),
      moves: [...this.#moves],
    }
  }

  #counts(who: Seat): boolean {
    return this.#judge.goal === 'wins' || who === 'you'
  }

  /** Converts the mover's value to the user's. */
  #forUser(who: Seat, value: Value): Value {
    if (this.#judge.goal === 'points') return this.#made + value
    if (this.#seen) return this.#seen[this.#place]!
    return who === 'you' ? value : 1 - value
  }

  #note(label: Happening, who: Seat): void {
    const chanceOf = (turns: number): Probability => this.#seen![(this.#place + turns) % 3]!
    const others: Pick<GameReview['line'][number], 'others'> = this.#seen
      ? { others: [chanceOf(1), chanceOf(2)] }
      : {}
    this.#line.push({ label, value: this.#value, who, ...others })
  }

  #setByLuck(who: Seat, worth: Value): Value {
    const value = this.#forUser(who, worth)
    const gain = value - this.#value
    if (this.#wasUnknown) this.#unknown! += gain
    else this.#luck[who] += gain
    this.#wasUnknown = false
    this.#value = value
    return gain
  }

  #happened(label: Move, worth: Value): void {
    const { who } = label
    const gain = this.#setByLuck(who, worth)
    this.#note(label, who)
    this.#rolls.note({ label, gain })
  }
}
