import { ALL_DICE, type DiceCount, type Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { OtherCombination } from './patterns.ts'
import type { OwnDiceRules } from './own-dice.ts'
import type { LeftoverRules } from './leftover-rules.ts'
import type { TurnRules } from './turn-rules.ts'

/** The fewest dice that a game may be played with; MAX_DICE are the most. */
export const MIN_DICE = 5

/** End of a game once somebody has banked the goal score. */
export const GAME_ENDS = ['immediate', 'finalTurn', 'equalTurns', 'rounds'] as const
export type GameEnd = (typeof GAME_ENDS)[number]

/** The most rounds that a game may have. */
export const MAX_ROUNDS = 50

/** A turn total that would lead beyond the goal. */
export const OVERSHOOTS = ['reaches', 'lost'] as const
export type Overshoot = (typeof OVERSHOOTS)[number]

/** What a roll of the losing dice takes, beside the turn: all that is banked, or the game. */
export const LOSSES = ['banked', 'game'] as const
export type Loss = (typeof LOSSES)[number]

/** Points that a farkle penalty takes, and when. */
export interface FarklePenalty {
  /** The penalty falls on this many farkles in a row; then the count starts again. 1 to 6. */
  readonly farkles: number
  /** Points taken from the banked score. */
  readonly points: Points
  /** The banked score never falls below this; zero or negative. */
  readonly floor: Points
}

/**
 * The house rules of one game of the Farkle family, as plain data.
 *
 * `sets[face - 1][count - 1]` is what `count` dice of one face score as one set, 0 where there is
 * no such set; each face has as many entries as there are dice, and at least six. Dice of a face score
 * the best split into sets. The commonest combinations have fields
 * of their own, which are 0 where the house does not play them.
 */
export interface RuleSet extends TurnRules, OwnDiceRules, LeftoverRules {
  readonly name: string
  /** Dice of a full roll, 5 to 8. */
  readonly dice: DiceCount
  readonly sets: readonly (readonly Points[])[]
  readonly straight: Points
  readonly threePairs: Points
  readonly twoTriplets: Points
  readonly fourKindAndPair: Points
  /** All dice, if nothing else in the roll scores. */
  readonly nothing: Points
  /** Four of a kind with a pair may be scored as three pairs. */
  readonly fourKindAndPairCountsAsThreePairs: boolean
  /** What else scores, each once; see combinationsOf for everything that does. */
  readonly combinations: readonly OtherCombination[]
  /** Points for setting aside all dice of a roll, beside those of the dice; 0 for none. */
  readonly hotDiceBonus: Points
  /** The bonus is only for a roll of a single die. */
  readonly bonusOnlySingleDie: boolean
  /** After hot dice the turn may not be banked: all dice must be rolled again, at least once. */
  readonly mustRollHotDice: boolean
  /** As many dice as can score must be set aside; of several choices of as many, the player takes one. */
  readonly mustSetAsideAll: boolean
  readonly goal: Points
  /** The least turn total that may be banked. */
  readonly minimumBank: Points
  /** The least turn total that may be banked while a player has nothing banked; at least minimumBank. */
  readonly minimumFirstBank: Points
  /**
   * `immediate`: who banks the goal wins. `finalTurn`: the other has one more turn; a tie halves.
   * `equalTurns`: only the player who moved second has, for the other one has had as many turns.
   * `rounds`: after so many turns each the higher score wins, whatever the goal; a tie halves.
   */
  readonly end: GameEnd
  /** Turns of each player in a game of rounds, at most MAX_ROUNDS; 0 in every other game. */
  readonly rounds: number
  readonly farklePenalty: FarklePenalty | null
  /**
   * Six of a kind, or more, in one roll wins the game; of five dice five of a kind do. Counts for winning
   * only, not for points.
   */
  readonly sixOfAKindWins: boolean
  /** These dice in one roll win the game; empty for none. Counts for winning only, not for points. */
  readonly winningDice: readonly Face[]
  /**
   * Who has banked so much may bank nothing short of the goal; 0 for no such rule. Counts for winning
   * only, not for points.
   */
  readonly finishFrom: Points
  /**
   * `reaches`: a score beyond the goal has reached it. `lost`: the goal must be hit exactly, whatever the
   * minimum; a turn total beyond it is lost at once, as in a farkle. Counts for winning only.
   */
  readonly overshoot: Overshoot
  /** A roll that shows these dice scores nothing and ends the turn; empty for none. */
  readonly losingDice: readonly Face[]
  /**
   * What else it takes: the game, or what is banked, never more than all of it; farkles in a row begin
   * again. Counts for winning only.
   */
  readonly losingDiceTake: Loss
  /**
   * Banked points that a farkle in the first roll of a turn costs, beside any other penalty, never below
   * the lowest banked score. Counts for winning only: no play changes how often that is.
   */
  readonly firstRollPenalty: Points
  /**
   * A farkle takes the turn total from what is banked, too, never below zero. Counts for winning only: for
   * points a farkle loses the turn total alone.
   */
  readonly farkleTakes: boolean
}

/** Dice of one face that win at once, where these do. */
export function ofAKindThatWins({ dice }: Pick<RuleSet, 'dice'>): DiceCount {
  return Math.min(ALL_DICE, dice)
}

/** Whether a player with so much banked may bank nothing short of the goal. */
export function mustFinish({ finishFrom }: Pick<RuleSet, 'finishFrom'>, banked: Points): boolean {
  return finishFrom > 0 && banked >= finishFrom
}

/** The least turn total that a player with so much banked may bank; nothing cannot be banked. */
export function leastBank(
  rules: Pick<RuleSet, 'minimumBank' | 'minimumFirstBank' | 'finishFrom' | 'goal' | 'overshoot'>,
  banked: Points,
): Points {
  const least = Math.max(1, banked <= 0 ? rules.minimumFirstBank : rules.minimumBank)
  if (rules.overshoot === 'lost') {
    return mustFinish(rules, banked) ? rules.goal - banked : Math.min(least, rules.goal - banked)
  }
  return mustFinish(rules, banked) ? Math.max(least, rules.goal - banked) : least
}

/**
 * Whether the rules let a turn be banked with so many dice to roll next: all of them are only there
 * at its start, with nothing to bank, and after hot dice.
 */
export function mayBankWith(
  { dice, mustRollHotDice }: Pick<RuleSet, 'dice' | 'mustRollHotDice'>,
  diceLeft: DiceCount,
): boolean {
  return !mustRollHotDice || diceLeft < dice
}

/** The fields that hold the points of a six-dice combination. */
export const COMBINATION_FIELDS = [
  'straight',
  'threePairs',
  'twoTriplets',
  'fourKindAndPair',
  'nothing',
] as const
export type CombinationField = (typeof COMBINATION_FIELDS)[number]

/** The path of a set's field: `sets.FACE.COUNT`, both from 1. */
export function setField(face: number, count: number): string {
  return `sets.${face}.${count}`
}
