import type { Points, Value } from '../../../base/units.ts'
import { facesOf, multisetOf, type Face } from '../../../dice/multiset.ts'
import type { ScorecardAnalyser } from '../analysis/analysis.ts'
import type { OptionParts } from '../analysis/option-parts.ts'
import { emptyPaper, pointsSoFar, scorecardOf, type PaperCard } from '../analysis/paper-card.ts'
import type { WinBasis, WinTurns } from '../analysis/win-turns.ts'
import { boxKey, boxOfKey } from '../requests/box.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { ChanceTurn } from '../solve/chance-turn.ts'
import type { PlayersCard } from '../solve/versus/last-rounds.ts'
import { gapOf, ranked } from '../../../study/grade.ts'
import type { ScorecardPosition } from './position.ts'
import { traitsOf, type Traits } from './traits.ts'

export interface ScorecardKit {
  readonly rules: RuleSet
  readonly analyser: ScorecardAnalyser
  readonly start: PaperCard
  /** Where points come from; null where this is not asked. */
  readonly parts: OptionParts | null
  /** For two players; null where nobody plays against another. */
  readonly toWin: WinTurns | null
}

export function scorecardKit(
  rules: RuleSet,
  analyser: ScorecardAnalyser,
  start: PaperCard = emptyPaper(rules),
  { parts = null, toWin = null }: Partial<Pick<ScorecardKit, 'parts' | 'toWin'>> = {},
): ScorecardKit {
  return { rules, analyser, start, parts, toWin }
}

export type ScorecardChoice =
  | { readonly keep: readonly Face[]; readonly box: null }
  | { readonly keep: null; readonly box: number }

export interface ScorecardOption {
  /** Ascending. */
  readonly keep: Face[] | null
  readonly box: number | null
  /** Points scored in the box, with those for further dice all alike; null for a keep. */
  readonly points: Points | null
  /** Part of `points` paid for further dice all alike. */
  readonly further: Points
  /** Expected final score; in a decision to win the chance for that, a tie half. */
  readonly expected: Value
  readonly loss: Value
  /** From 1; options of equal value share a rank. */
  readonly rank: number
}

export interface ScorecardQuestion {
  readonly kind: 'keeps' | 'boxes'
  readonly position: ScorecardPosition
  /** What the options are ranked by. */
  readonly basis: WinBasis | 'points'
  readonly options: readonly ScorecardOption[]
  /** Smallest loss above 0 among the options; 0 if nothing can be lost. */
  readonly gap: Value
  readonly traits: Traits
  /** Drawn as an occasion of a habit, so no sample of play. */
  readonly isSought?: boolean
}

/** Values closer than this are equal up to rounding. */
const TIE = 1e-9

type Unranked = Omit<ScorecardOption, 'loss' | 'rank'>

/** Best first. */
function choicesOf({ rules, analyser }: ScorecardKit, at: ScorecardPosition): Unranked[] {
  const before = pointsSoFar(rules, at.card)
  const { choices } = analyser.analyse(scorecardOf(rules, at.card), at.dice, at.rerolls, at.atOnce)
  return choices.map(({ choice, value }) => {
    const expected = before + value
    return choice.kind === 'keep'
      ? { keep: facesOf(choice.dice), box: null, points: null, further: 0, expected }
      : { keep: null, box: choice.box, points: choice.points, further: choice.further, expected }
  })
}

export const playersCard = (rules: RuleSet, paper: PaperCard): PlayersCard => ({
  card: scorecardOf(rules, paper),
  points: pointsSoFar(rules, paper),
})

/** Chance to win after a choice in a position of the turn. */
function chanceOf(
  turn: ChanceTurn,
  { rolls }: RuleSet,
  { dice, rerolls, atOnce = rolls === 1 }: ScorecardPosition,
  { keep, box }: Unranked,
): Value {
  return keep ? turn.ofKeep(multisetOf(keep), rerolls) : turn.ofBox(multisetOf(dice), box!, atOnce)
}

/**
 * Ranks all options of a position, which takes about a millisecond: by the chance to win where the
 * other player's card is given and the chances are known (see WinTurns), else by points.
 */
export function makeScorecardQuestion(
  kit: ScorecardKit,
  position: ScorecardPosition,
): ScorecardQuestion {
  const { rules, toWin } = kit
  const { card, other } = position
  const found = other && toWin?.of(playersCard(rules, card), playersCard(rules, other))
  const byPoints = choicesOf(kit, position)
  const choices = found
    ? byPoints
        .map((one) => ({ ...one, expected: chanceOf(found.turn, rules, position, one) }))
        .sort((a, b) => b.expected - a.expected)
    : byPoints
  const options = ranked(choices, ({ expected }) => expected, TIE)
  return {
    kind: position.rerolls > 0 ? 'keeps' : 'boxes',
    position,
    basis: found?.basis ?? 'points',
    options,
    gap: gapOf(options) ?? 0,
    traits: traitsOf(kit.rules, position),
  }
}

export function scorecardIndexOf(
  { options }: Pick<ScorecardQuestion, 'options'>,
  choice: ScorecardChoice,
): number {
  const faces = choice.keep?.toSorted().join('')
  return options.findIndex(({ keep, box }) => box === choice.box && keep?.join('') === faces)
}

/** A choice as stored: `k` and the kept faces, or the box as boxKey writes it. */
export function choiceCode(
  rules: RuleSet,
  { keep, box }: Pick<ScorecardOption, 'keep' | 'box'>,
): string {
  return box === null ? `k${keep!.join('')}` : boxKey(rules, box)
}

export function readChoice(code: string): ScorecardChoice {
  if (!/^k[1-6]{0,6}$/.test(code)) return { keep: null, box: boxOfKey(code)! }
  return { keep: [...code.slice(1)].map(Number) as Face[], box: null }
}
