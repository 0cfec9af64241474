import { ALL_DICE, type DiceCount, type Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import {
  choice,
  faces,
  flag,
  number,
  points,
  special,
  type ChoiceFacts,
  type FacesFacts,
  type FieldFacts,
  type FlagFacts,
  type NumberFacts,
  type SimpleFacts,
  type SpecialFacts,
} from './field-kinds.ts'
import type { OwnDice } from './own-dice.ts'
import type { OtherCombination, SideCombination } from './patterns.ts'

export const MAX_GOAL = 1_000_000

export const MAX_ROUNDS = 50

export const MAX_ROLLS = 10

export const MAX_BONUS_GROWS = 10

export interface FarklePenalty {
  /** Farkles in a row that cost the points, 1 to 6; then the count restarts. */
  readonly farkles: number
  readonly points: Points
  /** The banked score never falls below this; zero or negative. */
  readonly floor: Points
}

export interface Confirmation {
  /** Confirm three or more dice of one face that are set aside from one roll. */
  readonly sets: boolean
  /** Confirm dice that score more as a combination of several faces than as sets. */
  readonly combinations: boolean
  /** Points that the later rolls must make together; 1 for any roll that scores. */
  readonly points: Points
  /** Other dice set aside from the same roll confirm a set, too. */
  readonly sameRoll: boolean
}

export const NO_CONFIRMATION: Confirmation = {
  sets: false,
  combinations: false,
  points: 1,
  sameRoll: false,
}

/** The first value of a list is the usual one. */
const GAME_ENDS = ['immediate', 'finalTurn', 'equalTurns', 'rounds'] as const
const LOSING_DICE_TAKES = ['banked', 'game'] as const
const OVERSHOOTS = ['reaches', 'lost'] as const
const STEALS = ['nothing', 'diceLeft', 'allDice'] as const
export type GameEnd = (typeof GAME_ENDS)[number]

/**
 * Every field of a rule set but its name and sets. Written out, not inferred from the table: most of
 * the program imports it, and an inferred type makes all of it be checked again after any change of
 * the table.
 */
export interface RuleFields {
  /** Dice of a full roll, 5 to 8. */
  readonly dice: DiceCount
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
  /** Rolls of a turn, after which it is banked or lost; 0 for no limit. */
  readonly maxRolls: number
  /** Tries that a single die has to score, which count as one roll; 1 for no such rule. */
  readonly lastDieRolls: number
  readonly confirmation: Confirmation
  readonly noBankAtFifty: boolean
  /**
   * How often the hot dice bonus grows within a turn, each time by its first value: 2 with 500
   * gives 500, 1,000, 1,500 and no more. 0 for a constant bonus.
   */
  readonly bonusGrows: number
  /** Loaded and joker dice of the player "you"; all other dice of a roll are ordinary. */
  readonly ownDice: readonly OwnDice[]
  /** The opponent's dice where they differ; null if both players roll `ownDice`. */
  readonly opponentDice: readonly OwnDice[] | null
  /**
   * Combinations and sets that count for "you" alone, and for the opponent alone; missing for none.
   * See sideRules.
   */
  readonly ownCombinations?: readonly SideCombination[] | undefined
  readonly opponentCombinations?: readonly SideCombination[] | undefined
  /** A joker may score without an ordinary die beside it, as a single 1 does. */
  readonly jokerAlone: boolean
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
  /** A roll that contains these dice scores nothing and ends the turn; empty for none. */
  readonly losingDice: readonly Face[]
  /**
   * What losing dice take besides the turn: the positive banked score (see countsBanked for play
   * for points) or the game. The count of farkles in a row restarts.
   */
  readonly losingDiceTake: (typeof LOSING_DICE_TAKES)[number]
  /**
   * Banked points lost by a farkle in the first roll of a turn, besides other penalties, down to
   * the lowest banked score. Ignored in play for points: no play changes how often it happens.
   */
  readonly firstRollPenalty: Points
  /** A farkle also takes the turn total from the banked score, not below 0; see countsBanked. */
  readonly farkleTakes: boolean
  /**
   * `reaches`: a score beyond the goal counts as reaching it. `lost`: the goal must be hit exactly,
   * and may be banked below the minimum; a turn total beyond it is lost as in a farkle. Ignored in
   * play for points.
   */
  readonly overshoot: (typeof OVERSHOOTS)[number]
  /**
   * After a bank the next turn may start with the dice left and that turn total. Not allowed to a
   * player who still needs a larger minimum for the first bank.
   */
  readonly buildOnBank: boolean
  /**
   * After a farkle the next turn may start with the lost turn total: `diceLeft` rolls the dice that
   * farkled, `allDice` all dice. Same exception as for buildOnBank.
   */
  readonly steal: (typeof STEALS)[number]
  /** A farkle scores the turn total, whatever the minimum, and leaves nothing to build on. */
  readonly farkleScores: boolean
  /** A turn must score more than the other's last turn (0 after a farkle) and reach any minimum. */
  readonly beatLastTurn: boolean
}
export type RuleField = keyof RuleFields

/** Fields read, drafted, hashed and told by code of their own. */
export type SpecialField =
  | 'dice'
  | 'combinations'
  | 'confirmation'
  | 'ownDice'
  | 'opponentDice'
  | 'ownCombinations'
  | 'opponentCombinations'
  | 'jokerAlone'
  | 'farklePenalty'
export type SimpleField = Exclude<RuleField, SpecialField>

type FactsOf<K extends RuleField> = K extends SpecialField
  ? SpecialFacts<RuleFields[K]>
  : RuleFields[K] extends boolean
    ? FlagFacts
    : RuleFields[K] extends number
      ? NumberFacts
      : RuleFields[K] extends string
        ? ChoiceFacts<RuleFields[K]>
        : FacesFacts

/**
 * Type, bounds and usual value of each field, and what it cannot be solved with. Schema, draft, hash
 * and sentences follow. The order is that of the fields in stored rules.
 */
export const FIELDS: { readonly [K in RuleField]: FactsOf<K> } = {
  dice: special(ALL_DICE),
  straight: points(),
  threePairs: points(),
  twoTriplets: points(),
  fourKindAndPair: points(),
  nothing: points(),
  fourKindAndPairCountsAsThreePairs: flag(),
  combinations: special([]),
  hotDiceBonus: points(),
  bonusOnlySingleDie: flag({ of: 'hotDiceBonus' }),
  mustRollHotDice: flag(),
  mustSetAsideAll: flag(),
  maxRolls: number(0, MAX_ROLLS),
  lastDieRolls: number(1, 6),
  confirmation: special(NO_CONFIRMATION),
  noBankAtFifty: flag(),
  bonusGrows: number(0, MAX_BONUS_GROWS),
  ownDice: special([]),
  opponentDice: special(null),
  ownCombinations: special(undefined),
  opponentCombinations: special(undefined),
  jokerAlone: special(false),
  goal: number(1, MAX_GOAL, { usual: 10_000, shown: true, isPoints: true }),
  minimumBank: points({ shown: true }),
  minimumFirstBank: points(),
  end: choice(GAME_ENDS),
  rounds: number(0, MAX_ROUNDS),
  farklePenalty: special(null),
  sixOfAKindWins: flag({ ends: 'notRounds' }),
  winningDice: faces({ ends: 'notRounds' }),
  finishFrom: number(0, MAX_GOAL, { ends: 'notRounds', isPoints: true }),
  losingDice: faces({ ends: 'onlyAtOnce' }),
  losingDiceTake: choice(LOSING_DICE_TAKES, { of: 'losingDice' }),
  firstRollPenalty: points({ ends: 'notRounds' }),
  farkleTakes: flag({ ends: 'onlyAtOnce' }),
  overshoot: choice(OVERSHOOTS, { ends: 'onlyAtOnce' }),
  buildOnBank: flag(),
  steal: choice(STEALS),
  farkleScores: flag(),
  beatLastTurn: flag(),
}

export const RULE_FIELDS = Object.keys(FIELDS) as RuleField[]

/** Fields whose draft is a text. */
export type TextField = {
  [K in SimpleField]: FactsOf<K> extends NumberFacts | FacesFacts ? K : never
}[SimpleField]

export function factsOf(field: SimpleField): SimpleFacts
export function factsOf(field: RuleField): FieldFacts
export function factsOf(field: RuleField): FieldFacts {
  return FIELDS[field]
}

export const SIMPLE_FIELDS = RULE_FIELDS.filter(
  (field): field is SimpleField => factsOf(field).kind !== 'special',
)

export const COMBINATION_FIELDS = [
  'straight',
  'threePairs',
  'twoTriplets',
  'fourKindAndPair',
  'nothing',
] as const
export type CombinationField = (typeof COMBINATION_FIELDS)[number]

/** Fields of the first version: drafts have always had them, and the hash begins with them. */
export const FIRST_FIELDS = [
  ...COMBINATION_FIELDS,
  'fourKindAndPairCountsAsThreePairs',
  'mustSetAsideAll',
  'goal',
  'minimumBank',
  'minimumFirstBank',
  'end',
  'sixOfAKindWins',
] as const
export type FirstField = (typeof FIRST_FIELDS)[number]

/** Rules of losing that are solved only with ordinary dice and turns that remember nothing. */
export const LOSING_FIELDS = ['overshoot', 'losingDice', 'firstRollPenalty', 'farkleTakes'] as const

/** Rules for which a turn remembers more than its total and the dice left to roll. */
export const TURN_FIELDS = [
  'maxRolls',
  'lastDieRolls',
  'confirmation',
  'noBankAtFifty',
  'bonusGrows',
] as const

/** Rules by which the two sides differ; a problem of several is told of the first. */
export const SIDE_FIELDS = ['opponentDice', 'ownCombinations', 'opponentCombinations'] as const

/** Rules by which a turn leaves something behind; a problem of several is told of the first. */
export const LEFTOVER_FIELDS = ['beatLastTurn', 'steal', 'buildOnBank', 'farkleScores'] as const

const BESIDE_LEFTOVERS: readonly RuleField[] = [
  'farklePenalty',
  ...LOSING_FIELDS,
  'ownDice',
  ...SIDE_FIELDS,
  ...TURN_FIELDS,
]

/** Fields that one field cannot be solved together with. */
export const CLASHES: Readonly<Partial<Record<RuleField, readonly RuleField[]>>> = {
  farkleTakes: ['farklePenalty', 'firstRollPenalty', 'overshoot', 'mustRollHotDice'],
  beatLastTurn: [...BESIDE_LEFTOVERS, 'buildOnBank', 'steal', 'farkleScores'],
  // Stolen hot dice that must be rolled could pass to and fro without a bank.
  steal: [...BESIDE_LEFTOVERS, 'farkleScores', 'mustRollHotDice'],
  buildOnBank: BESIDE_LEFTOVERS,
  farkleScores: BESIDE_LEFTOVERS,
}

/** Fields of the rare rules in the editor; those of an inner list share a row. */
export const EDITOR_GROUPS = {
  hotDice: ['mustRollHotDice', ['hotDiceBonus', 'bonusGrows'], 'bonusOnlySingleDie'],
  turn: [['maxRolls', 'lastDieRolls'], 'noBankAtFifty'],
  farkle: ['farkleScores', 'farkleTakes', 'steal', ['firstRollPenalty']],
  goal: ['overshoot', ['finishFrom', 'winningDice', 'losingDice'], 'losingDiceTake'],
  before: ['buildOnBank', 'beatLastTurn'],
} as const satisfies Record<string, readonly (SimpleField | readonly SimpleField[])[]>
export type EditorGroup = keyof typeof EDITOR_GROUPS

type RowOf<Row> = Row extends readonly (infer Field)[] ? Field : Row
type GroupedField = RowOf<(typeof EDITOR_GROUPS)[EditorGroup][number]>

/**
 * All other fields: the part of the editor that shows each. A field that stands neither here nor in a
 * group does not compile.
 */
export const EDITOR_PARTS: Readonly<
  Record<Exclude<RuleField, GroupedField>, 'ScoreFields' | 'RuleFields' | 'OwnDiceFields'>
> = {
  dice: 'ScoreFields',
  straight: 'ScoreFields',
  threePairs: 'ScoreFields',
  twoTriplets: 'ScoreFields',
  fourKindAndPair: 'ScoreFields',
  nothing: 'ScoreFields',
  fourKindAndPairCountsAsThreePairs: 'ScoreFields',
  combinations: 'ScoreFields',
  goal: 'RuleFields',
  minimumBank: 'RuleFields',
  minimumFirstBank: 'RuleFields',
  end: 'RuleFields',
  rounds: 'RuleFields',
  mustSetAsideAll: 'RuleFields',
  sixOfAKindWins: 'RuleFields',
  farklePenalty: 'RuleFields',
  confirmation: 'RuleFields',
  ownDice: 'OwnDiceFields',
  opponentDice: 'OwnDiceFields',
  ownCombinations: 'RuleFields',
  opponentCombinations: 'RuleFields',
  jokerAlone: 'OwnDiceFields',
}
