import type { Goal, Value } from '../../../base/goal.ts'
import type { PositionAction } from '../analysis/actions.ts'
import type { Position } from '../analysis/position.ts'
import type { RolledDice } from '../analysis/turn-walk.ts'
import { Extremes } from '../../../study/extremes.ts'
import type { Happening } from './happening.ts'
import type { Judge } from './judge.ts'
import type { RankedOption } from './question.ts'
import type { Seat, TableEvent } from './table-event.ts'

/** A roll with what it changed for the user. */
export interface Moment {
  readonly label: Happening
  /** Above 0 is good luck for the user. */
  readonly gain: Value
}

/** How a game went, for the user and in the goal's unit: result = start + skill + luck + unknown. */
export interface GameReview {
  readonly winner: Seat | 'both'
  readonly you: number
  readonly bot: number
  /** For points the sum over the user's turns of what each was worth at its start. */
  readonly start: Value
  readonly result: Value
  readonly skill: Readonly<Record<Seat, Value>>
  readonly luck: Readonly<Record<Seat, Value>>
  /** What turns changed whose throws are not known; left out without such turns. */
  readonly unknown?: Value | undefined
  readonly luckiest: Moment | null
  readonly unluckiest: Moment | null
  /** The value after every roll and decision; for points what the turns have made and the rest of this one. */
  readonly line: { label: Happening; value: Value; who: Seat }[]
  /** All that both players did; missing in games kept by an earlier version. */
  readonly moves?: Move[] | undefined
}

/** A roll or a decision of either player. */
export type Move = Exclude<Happening, { kind: 'start' }>

type GameOver = Extract<TableEvent, { kind: 'game-over' }>

function choseMove(who: Seat, action: Omit<PositionAction, 'points' | 'node'>): Move {
  const { setAside, kinds, then, turnTotal, diceLeft } = action
  const dice = { dice: [...setAside], ...(kinds && { kinds: [...kinds] }) }
  return { kind: 'chose', who, ...dice, then, turnTotal, diceLeft }
}

const OUTCOMES: Readonly<Record<Seat | 'both', Value>> = { you: 1, both: 0.5, bot: 0 }

/**
 * Follows what a game is worth to the user, roll by roll and decision by decision. A decision changes
 * it by skill, everything else by luck. For points only the user's turns count.
 */
export class GameTrack {
  readonly #goal: Goal
  readonly #judge: Judge
  readonly #skill = { you: 0, bot: 0 }
  readonly #luck = { you: 0, bot: 0 }
  readonly #line: GameReview['line'] = []
  readonly #moves: Move[] = []
  #start: Value = 0
  #unknown: Value | undefined
  /** Whether the throws of the last turn are not known. */
  #wasUnknown = false
  /** Now, for the user. */
  #value: Value = 0
  /** Points made by the user's earlier turns; 0 for wins. */
  #made: Value = 0
  readonly #rolls = new Extremes<Moment>()
  #over: GameOver | null = null

  constructor(goal: Goal, judge: Judge) {
    this.#goal = goal
    this.#judge = judge
  }

  /** A turn begins. Returns what a farkle of its first roll is worth to the player to move. */
  begins(who: Seat, start: Position): Value | null {
    if (!this.#counts(who)) return null
    const worth = this.#judge.startOfTurn(start)
    if (this.#goal === 'points') {
      this.#made = this.#value
      this.#start += worth
      this.#value += worth
    } else if (this.#line.length === 0) {
      this.#value = this.#start = this.#forUser(who, worth)
    } else this.#setByLuck(who, worth)
    if (this.#line.length === 0) {
      this.#line.push({ label: { kind: 'start' }, value: this.#value, who })
    }
    return this.#judge.judge(start).actions[0]?.afterFarkle ?? null
  }

  /** A turn ends of which only the points are known, or what a farkle is worth in its place. */
  skipped(who: Seat, points: Value | null): void {
    this.#unknown ??= 0
    if (!this.#counts(who)) return
    if (this.#goal === 'wins') {
      this.#wasUnknown = true
      return
    }
    const value = this.#made + (points ?? 0)
    this.#unknown += value - this.#value
    this.#value = value
  }

  /** The dice have left a decision, or have won the game at once; the position has them rolled. */
  rolled(who: Seat, position: Position): void {
    const { dice } = position
    const label: Move = {
      kind: 'rolled',
      who,
      dice: 'rolled' in dice ? [...dice.rolled] : [],
      ...(dice.kinds && { kinds: [...dice.kinds] }),
    }
    this.#moves.push(label)
    if (this.#counts(who)) this.#happened(label, this.#judge.judge(position).value)
  }

  /** A farkle with so much at stake; `worth` is what begins or the action before said. */
  farkled(who: Seat, before: Position, { rolled, kinds }: RolledDice, worth: Value | null): void {
    const { turnTotal } = before
    const dice = { dice: [...rolled], ...(kinds && { kinds: [...kinds] }) }
    const label: Move = { kind: 'farkled', who, ...dice, turnTotal }
    this.#moves.push(label)
    if (this.#counts(who) && worth !== null) this.#happened(label, worth)
  }

  /** A decision, beside the best that could have been done. */
  chose(who: Seat, option: Omit<RankedOption, 'loss' | 'rank' | 'other'>, best: Value): void {
    const label = choseMove(who, { ...option, then: option.then ?? option.best })
    this.#moves.push(label)
    if (!this.#counts(who)) return
    const before = this.#forUser(who, best)
    const after = this.#forUser(who, option.value)
    // The best option and the value of the position are the same but for rounding.
    this.#luck[who] += before - this.#value
    this.#skill[who] += after - before
    this.#value = after
    this.#line.push({ label, value: after, who })
  }

  gameOver(event: GameOver): void {
    this.#over = event
    if (this.#goal === 'points') return
    this.#setByLuck('you', OUTCOMES[event.winner])
  }

  /** Place of the last point of the line. */
  get step(): number {
    return this.#line.length - 1
  }

  /** Null until the game is over. */
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
    return this.#goal === 'wins' || who === 'you'
  }

  /** A value of the player to move, for the user. */
  #forUser(who: Seat, value: Value): Value {
    if (this.#goal === 'points') return this.#made + value
    return who === 'you' ? value : 1 - value
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
    this.#line.push({ label, value: this.#value, who })
    this.#rolls.note({ label, gain })
  }
}
