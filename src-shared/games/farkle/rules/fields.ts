import { ALL_DICE, type DiceCount, type Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { OwnDice } from './own-dice.ts'
import type { OtherCombination } from './patterns.ts'

/** Limit of every number of points but the goal. */
export const MAX_POINTS = 100_000
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

/**
 * Facts of a field beside its kind. `of`: it means nothing unless that field is used, and follows it in
 * the hash. `ends`: ends of a game it cannot be solved with. `shown`: a draft shows the usual value, too.
 */
interface Facts {
  readonly of?: string
  readonly ends?: 'notRounds' | 'onlyAtOnce'
  readonly shown?: boolean
}

const points = (facts: Facts = {}) => number(0, MAX_POINTS, { ...facts, isPoints: true })
function number(
  from: number,
  to: number,
  facts: Facts & { usual?: number; isPoints?: boolean } = {},
) {
  return { usual: from, isPoints: false, ...facts, kind: 'number', from, to } as const
}
const flag = (facts: Facts = {}) => ({ ...facts, kind: 'flag', usual: false }) as const
/** The first value is the usual one. */
const choice = <T extends string>(values: readonly [T, ...T[]], facts: Facts = {}) =>
  ({ ...facts, kind: 'choice', values, usual: values[0] }) as const
const faces = (facts: Facts = {}) =>
  ({ ...facts, kind: 'faces', usual: [] as readonly Face[] }) as const
/** Read, drafted, hashed and told by code of its own. */
const special = <T>(usual: T, facts: Facts = {}) => ({ ...facts, kind: 'special', usual }) as const

/**
 * Every field of a rule set but its name and sets: type, bounds, usual value and what it cannot be solved
 * with. Schema, draft, hash and sentences follow. The order is that of the fields in stored rules.
 */
export const FIELDS = {
  /** Dice of a full roll, 5 to 8. */
  dice: special<DiceCount>(ALL_DICE),
  straight: points(),
  threePairs: points(),
  twoTriplets: points(),
  fourKindAndPair: points(),
  nothing: points(),
  fourKindAndPairCountsAsThreePairs: flag(),
  /** Combinations without a field of their own; see combinationsOf. */
  combinations: special<readonly OtherCombination[]>([]),
  hotDiceBonus: points(),
  bonusOnlySingleDie: flag({ of: 'hotDiceBonus' }),
  /** After hot dice all dice must be rolled at least once before a bank. */
  mustRollHotDice: flag(),
  /** As many dice as can score must be set aside; the player chooses which. */
  mustSetAsideAll: flag(),
  /** Rolls of a turn, after which it is banked or lost; 0 for no limit. */
  maxRolls: number(0, MAX_ROLLS),
  /** Tries that a single die has to score, which count as one roll; 1 for no such rule. */
  lastDieRolls: number(1, 6),
  confirmation: special<Confirmation>(NO_CONFIRMATION),
  noBankAtFifty: flag(),
  /**
   * How often the hot dice bonus grows within a turn, each time by its first value: 2 with 500
   * gives 500, 1,000, 1,500 and no more. 0 for a constant bonus.
   */
  bonusGrows: number(0, MAX_BONUS_GROWS),
  /** Loaded and joker dice of the player "you"; all other dice of a roll are ordinary. */
  ownDice: special<readonly OwnDice[]>([]),
  /** The opponent's dice where they differ; null if both players roll `ownDice`. */
  opponentDice: special<readonly OwnDice[] | null>(null),
  /** A joker may score without an ordinary die beside it, as a single 1 does. */
  jokerAlone: special<boolean>(false),
  goal: number(1, MAX_GOAL, { usual: 10_000, shown: true, isPoints: true }),
  minimumBank: points({ shown: true }),
  /** Minimum bank of a player with nothing banked; at least minimumBank. */
  minimumFirstBank: points(),
  /**
   * `immediate`: the first to bank the goal wins. `finalTurn`: the other player has one more turn;
   * a tie is worth half. `equalTurns`: as finalTurn, but only the player who moved second gets that
   * turn. `rounds`: after `rounds` turns each the higher score wins, whatever the goal; a tie is
   * worth half.
   */
  end: choice(['immediate', 'finalTurn', 'equalTurns', 'rounds']),
  /** Turns of each player if `end` is `rounds`, at most MAX_ROUNDS; else 0. */
  rounds: number(0, MAX_ROUNDS),
  farklePenalty: special<FarklePenalty | null>(null),
  /** Six of a kind or more (five with five dice) in one roll wins the game; ignored for points. */
  sixOfAKindWins: flag({ ends: 'notRounds' }),
  /** These dice in one roll win the game; empty for none. Ignored for points. */
  winningDice: faces({ ends: 'notRounds' }),
  /** From this score on only a bank of the goal is allowed; 0 for none. Ignored for points. */
  finishFrom: number(0, MAX_GOAL, { ends: 'notRounds', isPoints: true }),
  /** A roll that contains these dice scores nothing and ends the turn; empty for none. */
  losingDice: faces({ ends: 'onlyAtOnce' }),
  /**
   * What losing dice take besides the turn: the positive banked score (see countsBanked for play
   * for points) or the game. The count of farkles in a row restarts.
   */
  losingDiceTake: choice(['banked', 'game'], { of: 'losingDice' }),
  /**
   * Banked points lost by a farkle in the first roll of a turn, besides other penalties, down to
   * the lowest banked score. Ignored in play for points: no play changes how often it happens.
   */
  firstRollPenalty: points({ ends: 'notRounds' }),
  /** A farkle also takes the turn total from the banked score, not below 0; see countsBanked. */
  farkleTakes: flag({ ends: 'onlyAtOnce' }),
  /**
   * `reaches`: a score beyond the goal counts as reaching it. `lost`: the goal must be hit exactly,
   * and may be banked below the minimum; a turn total beyond it is lost as in a farkle. Ignored in
   * play for points.
   */
  overshoot: choice(['reaches', 'lost'], { ends: 'onlyAtOnce' }),
  /**
   * After a bank the next turn may start with the dice left and that turn total. Not allowed to a
   * player who still needs a larger minimum for the first bank.
   */
  buildOnBank: flag(),
  /**
   * After a farkle the next turn may start with the lost turn total: `diceLeft` rolls the dice that
   * farkled, `allDice` all dice. Same exception as for buildOnBank.
   */
  steal: choice(['nothing', 'diceLeft', 'allDice']),
  /** A farkle scores the turn total, whatever the minimum, and leaves nothing to build on. */
  farkleScores: flag(),
  /** A turn must score more than the other's last turn (0 after a farkle) and reach any minimum. */
  beatLastTurn: flag(),
}

type Fields = typeof FIELDS
export type RuleField = keyof Fields
export const RULE_FIELDS = Object.keys(FIELDS) as RuleField[]

type ValueOf<F> = F extends { readonly kind: 'choice'; readonly values: readonly (infer T)[] }
  ? T
  : F extends { readonly kind: 'flag' }
    ? boolean
    : F extends { readonly usual: infer T }
      ? T
      : never

export type RuleFields = { readonly [K in RuleField]: ValueOf<Fields[K]> }

/** Kind and facts of a field, without the type of its values. */
type SimpleFacts = Facts &
  (
    | {
        readonly kind: 'number'
        readonly from: number
        readonly to: number
        readonly usual: number
        readonly isPoints: boolean
      }
    | { readonly kind: 'flag'; readonly usual: boolean }
    | { readonly kind: 'choice'; readonly values: readonly string[]; readonly usual: string }
    | { readonly kind: 'faces'; readonly usual: readonly Face[] }
  )
type FieldFacts = SimpleFacts | (Facts & { readonly kind: 'special'; readonly usual: unknown })

export function factsOf(field: SimpleField): SimpleFacts
export function factsOf(field: RuleField): FieldFacts
export function factsOf(field: RuleField): FieldFacts {
  return FIELDS[field]
}

type Key<Kind extends string> = {
  [K in RuleField]: Fields[K]['kind'] extends Kind ? K : never
}[RuleField]
export type SimpleField = Key<'number' | 'flag' | 'choice' | 'faces'>
export type TextField = Key<'number' | 'faces'>

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

/** Rules by which a turn leaves something behind; a problem of several is told of the first. */
export const LEFTOVER_FIELDS = ['beatLastTurn', 'steal', 'buildOnBank', 'farkleScores'] as const

const BESIDE_LEFTOVERS: readonly RuleField[] = [
  'farklePenalty',
  ...LOSING_FIELDS,
  'ownDice',
  'opponentDice',
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
