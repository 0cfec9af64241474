import { ALL_DICE, type DiceCount, type Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { OtherCombination } from './patterns.ts'
import type { OwnDiceRules } from './own-dice.ts'
import type { LeftoverRules } from './leftover-rules.ts'
import type { TurnRules } from './turn-rules.ts'

export const MIN_DICE = 5

export const GAME_ENDS = ['immediate', 'finalTurn', 'equalTurns', 'rounds'] as const
export type GameEnd = (typeof GAME_ENDS)[number]

export const MAX_ROUNDS = 50

export const OVERSHOOTS = ['reaches', 'lost'] as const
export type Overshoot = (typeof OVERSHOOTS)[number]

export const LOSSES = ['banked', 'game'] as const
export type Loss = (typeof LOSSES)[number]

export interface FarklePenalty {
  readonly farkles: number
  readonly points: Points
  /** The banked score never falls below this; zero or negative. */
  readonly floor: Points
}

/**
 * House rules of a game of the Farkle family, as plain data.
 *
 * `sets[face - 1][count - 1]`: points of `count` dice of a face as one set, 0 for no such set; each
 * face has an entry per die of a roll, at least six. Dice of a face score their best split into
 * sets. The named combinations are 0 where the house does not play them.
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
  readonly nothing: Points
  readonly fourKindAndPairCountsAsThreePairs: boolean
  /** Combinations without a field of their own; see combinationsOf. */
  readonly combinations: readonly OtherCombination[]
  readonly hotDiceBonus: Points
  readonly bonusOnlySingleDie: boolean
  /** After hot dice all dice must be rolled at least once before a bank. */
  readonly mustRollHotDice: boolean
  /** As many dice as can score must be set aside; the player chooses which. */
  readonly mustSetAsideAll: boolean
  readonly goal: Points
  readonly minimumBank: Points
  /** Minimum bank of a player with nothing banked; at least minimumBank. */
  readonly minimumFirstBank: Points
  /**
   * `immediate`: the first to bank the goal wins. `finalTurn`: the other player has one more turn;
   * a tie is worth half. `equalTurns`: as finalTurn, but only the player who moved second gets that
   * turn. `rounds`: after `rounds` turns each the higher score wins, whatever the goal; a tie is
   * worth half.
   */
  readonly end: GameEnd
  /** Turns of each player if `end` is `rounds`, at most MAX_ROUNDS; else 0. */
  readonly rounds: number
  readonly farklePenalty: FarklePenalty | null
  /** Six of a kind or more (five with five dice) in one roll wins the game; ignored for points. */
  readonly sixOfAKindWins: boolean
  /** These dice in one roll win the game; empty for none. Ignored for points. */
  readonly winningDice: readonly Face[]
  /** From this score on only a bank of the goal is allowed; 0 for none. Ignored for points. */
  readonly finishFrom: Points
  /**
   * `reaches`: a score beyond the goal counts as reaching it. `lost`: the goal must be hit exactly,
   * and may be banked below the minimum; a turn total beyond it is lost as in a farkle. Ignored in
   * play for points.
   */
  readonly overshoot: Overshoot
  /** A roll that contains these dice scores nothing and ends the turn; empty for none. */
  readonly losingDice: readonly Face[]
  /**
   * What losing dice take besides the turn: the positive banked score (see countsBanked for play
   * for points) or the game. The count of farkles in a row restarts.
   */
  readonly losingDiceTake: Loss
  /**
   * Banked points lost by a farkle in the first roll of a turn, besides other penalties, down to
   * the lowest banked score. Ignored in play for points: no play changes how often it happens.
   */
  readonly firstRollPenalty: Points
  /** A farkle also takes the turn total from the banked score, not below 0; see countsBanked. */
  readonly farkleTakes: boolean
}

export function ofAKindThatWins({ dice }: Pick<RuleSet, 'dice'>): DiceCount {
  return Math.min(ALL_DICE, dice)
}

export function mustFinish({ finishFrom }: Pick<RuleSet, 'finishFrom'>, banked: Points): boolean {
  return finishFrom > 0 && banked >= finishFrom
}

/** Least turn total that may be banked; at least 1. */
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

/** All dice are left only at the start of a turn and after hot dice. */
export function mayBankWith(
  { dice, mustRollHotDice }: Pick<RuleSet, 'dice' | 'mustRollHotDice'>,
  diceLeft: DiceCount,
): boolean {
  return !mustRollHotDice || diceLeft < dice
}

export const COMBINATION_FIELDS = [
  'straight',
  'threePairs',
  'twoTriplets',
  'fourKindAndPair',
  'nothing',
] as const
export type CombinationField = (typeof COMBINATION_FIELDS)[number]

export function setField(face: number, count: number): string {
  return `sets.${face}.${count}`
}
