import type { Points, Probability } from '../../../base/units.ts'
import { multisetOf, type Face } from '../../../dice/multiset.ts'
import { emptyPaper, pointsSoFar, scorecardOf, type PaperCard } from '../analysis/paper-card.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { ChanceTurn } from '../solve/chance-turn.ts'
import type { PlayersCard } from '../solve/versus/last-rounds.ts'
import { filledBy, type GameRecord } from './game-notation.ts'
import type { ScorecardPosition } from './position.ts'
import { makeScorecardQuestion, type ScorecardChoice, type ScorecardKit } from './question.ts'
import { choicesOf } from './turn-choices.ts'

export type ReviewSide = 'you' | 'other'

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
  readonly line: WinPoint[]
}

export const playersCard = (rules: RuleSet, paper: PaperCard): PlayersCard => ({
  card: scorecardOf(rules, paper),
  points: pointsSoFar(rules, paper),
})

/** Chance to win after a choice in a position of the turn. */
export function chanceOf(
  turn: ChanceTurn,
  { rolls }: RuleSet,
  { dice, rerolls, atOnce = rolls === 1 }: ScorecardPosition,
  { keep, box }: { readonly keep: readonly Face[] | null; readonly box: number | null },
): Probability {
  return keep ? turn.ofKeep(multisetOf(keep), rerolls) : turn.ofBox(multisetOf(dice), box!, atOnce)
}

class WinTrack {
  readonly #skill = { you: 0, other: 0 }
  readonly #luck = { you: 0, other: 0 }
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

  rolled(dice: readonly Face[], best: Probability): void {
    this.#moveTo(this.#luck, best)
    this.line.push({ kind: 'rolled', ...this.#at, dice: [...dice], value: this.#value })
  }

  chose({ keep, box }: ScorecardChoice, points: Points, chance: Probability): void {
    this.#moveTo(this.#skill, chance)
    const here = { ...this.#at, value: this.#value }
    this.line.push(
      keep ? { ...here, kind: 'kept', dice: [...keep] } : { ...here, kind: 'scored', box, points },
    )
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
      line: this.line,
    }
  }

  #forYou(chance: Probability): Probability {
    return this.#at.who === 'you' ? chance : 1 - chance
  }

  #moveTo(part: Record<ReviewSide, Probability>, chance: Probability): void {
    const value = this.#forYou(chance)
    part[this.#at.who] += value - this.#value
    this.#value = value
  }
}

/** Follows the chances to win of a game of two; null for other games. Yields between decisions. */
export function* reviewWins(
  kit: ScorecardKit,
  { players, turns }: Pick<GameRecord, 'players' | 'turns'>,
  seat: number,
): Generator<void, WinReview | null> {
  const { rules, toWin } = kit
  if (!toWin || players.length !== 2) return null
  const track = new WinTrack()
  const papers = [emptyPaper(rules), emptyPaper(rules)]
  for (const [i, recorded] of turns.entries()) {
    const [at, number] = [i % 2, Math.floor(i / 2) + 1]
    const who = at === seat ? 'you' : 'other'
    const paper = papers[at]!
    const filled = filledBy(rules, paper, recorded)
    if (!filled.ok) throw new Error('a text that cannot be read was to be reviewed')
    const [mover, other] = [playersCard(rules, paper), playersCard(rules, papers[1 - at]!)]
    const start = toWin.of(mover, other)
    if (start) {
      track.begins(number, who, start.turn.chance)
      for (const { at: position, choice, isRolled } of choicesOf(kit, paper, recorded)) {
        const { options } = makeScorecardQuestion(kit, position)
        // Others may have asked for their turns meanwhile.
        const { turn } = toWin.of(mover, other)!
        const chance = (one: Parameters<typeof chanceOf>[3]) => chanceOf(turn, rules, position, one)
        if (isRolled) track.rolled(position.dice, Math.max(...options.map(chance)))
        track.chose(choice, filled.value.points, chance(choice))
        yield
      }
    }
    papers[at] = filled.value.card
  }
  return track.review()
}
