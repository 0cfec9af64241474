import type { Points, Probability } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import { Extremes } from '../../../study/extremes.ts'
import type { RecordedDecision } from '../../../study/game-records.ts'
import type { GameRecord } from './game-notation.ts'
import { filledCard } from './play.ts'
import {
  makeScorecardQuestion,
  playersCard,
  scorecardIndexOf,
  type ScorecardKit,
  type ScorecardOption,
} from './question.ts'
import { choicesOf } from './turn-choices.ts'

export type ReviewSide = 'you' | 'other'

interface WinMoment {
  readonly turn: number
  readonly who: ReviewSide
  readonly dice: Face[]
  /** Change of the reviewed player's chance; above 0 is good luck. */
  readonly gain: Probability
}

export type WinPoint = {
  readonly turn: number
  readonly who: ReviewSide
  /** Chance of the reviewed player to win, a tie half. */
  readonly value: Probability
} & (
  | { readonly kind: 'start' }
  | { readonly kind: 'rolled' | 'kept'; readonly dice: Face[] }
  | { readonly kind: 'scored'; readonly box: number; readonly points: Points }
)

/**
 * Chances of two players to win, from the first turn with known ones (see WinTurns) on:
 * result = start + skill + luck of both + estimate.
 */
export interface WinReview {
  readonly start: Probability
  readonly result: Probability
  /**
   * Sum of what the chances of one turn's end and the next one's start differ by: before the last
   * rounds the player who waits is taken to play for points.
   */
  readonly estimate: Probability
  readonly skill: Readonly<Record<ReviewSide, Probability>>
  readonly luck: Readonly<Record<ReviewSide, Probability>>
  readonly luckiest?: WinMoment | null
  readonly unluckiest?: WinMoment | null
  readonly line: WinPoint[]
}

class WinTrack {
  readonly #skill = { you: 0, other: 0 }
  readonly #luck = { you: 0, other: 0 }
  readonly #rolls = new Extremes<WinMoment>()
  readonly line: WinPoint[] = []
  #at: { readonly turn: number; readonly who: ReviewSide } = { turn: 0, who: 'you' }
  #value: Probability = 0
  #estimate = 0

  begins(turn: number, who: ReviewSide, chance: Probability): void {
    this.#at = { turn, who }
    const value = this.#forYou(chance)
    if (this.line.length === 0) this.line.push({ kind: 'start', turn, who, value })
    else this.#estimate += value - this.#value
    this.#value = value
  }

  rolled(rolled: readonly Face[], best: Probability): void {
    const dice = [...rolled]
    const gain = this.#moveTo(this.#luck, best)
    this.line.push({ kind: 'rolled', ...this.#at, dice, value: this.#value })
    this.#rolls.note({ ...this.#at, dice, gain })
  }

  chose({ keep, box, points, expected }: ScorecardOption): void {
    this.#moveTo(this.#skill, expected)
    const here = { ...this.#at, value: this.#value }
    this.line.push(
      box === null
        ? { ...here, kind: 'kept', dice: [...keep!] }
        : { ...here, kind: 'scored', box, points: points! },
    )
  }

  get step(): number {
    return this.line.length - 1
  }

  review(): WinReview | null {
    const [first] = this.line
    if (!first) return null
    return {
      start: first.value,
      result: this.#value,
      estimate: this.#estimate,
      skill: this.#skill,
      luck: this.#luck,
      ...this.#rolls.both,
      line: this.line,
    }
  }

  #forYou(chance: Probability): Probability {
    return this.#at.who === 'you' ? chance : 1 - chance
  }

  #moveTo(part: Record<ReviewSide, Probability>, chance: Probability): Probability {
    const value = this.#forYou(chance)
    const gain = value - this.#value
    part[this.#at.who] += gain
    this.#value = value
    return gain
  }
}

/**
 * Follows the chances to win of a game of two from the first turn with known ones on, with the
 * decisions of one seat; no review if there is no such turn. Yields between decisions.
 */
export function* reviewWins(
  kit: ScorecardKit,
  { turns }: Pick<GameRecord, 'turns'>,
  seat: number,
): Generator<void, { wins: WinReview | null; decisions: RecordedDecision[] }> {
  const { rules, toWin } = kit
  const track = new WinTrack()
  const decisions: RecordedDecision[] = []
  const papers = [kit.start, kit.start]
  for (const [i, recorded] of turns.entries()) {
    const [at, turn] = [i % 2, Math.floor(i / 2) + 1]
    const who = at === seat ? 'you' : 'other'
    const [card, other] = [papers[at]!, papers[1 - at]!]
    const known = toWin?.of(playersCard(rules, card), playersCard(rules, other))
    if (known) track.begins(turn, who, known.turn.chance)
    let option: ScorecardOption | null = null
    for (const { at: position, choice, isRolled } of choicesOf(kit, card, recorded)) {
      const question = makeScorecardQuestion(kit, known ? { ...position, other } : position)
      const chosen = scorecardIndexOf(question, choice)
      option = question.options[chosen]!
      if (known) {
        if (isRolled) track.rolled(position.dice, question.options[0]!.expected)
        track.chose(option)
        if (who === 'you')
          decisions.push({ question, chosen, turn, step: track.step, counts: true })
      }
      yield
    }
    papers[at] = filledCard(card, option!)
  }
  return { wins: track.review(), decisions }
}
