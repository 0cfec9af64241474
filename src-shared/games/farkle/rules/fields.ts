import { ALL_DICE, type DiceCount, type Points } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { OwnDice } from './own-dice.ts'
import type { OtherCombination } from './patterns.ts'

/** Limit of every number of points but the goal. */
export const MAX_POINTS = 100_000
export const MAX_GOAL = 1_000_000

/** The most rounds that a game may have. */
export const MAX_ROUNDS = 50

/** The most rolls that a turn may be limited to. */
export const MAX_ROLLS = 10

/** How often a bonus for hot dice may grow within a turn. */
export const MAX_BONUS_GROWS = 10

/** Points that a farkle penalty takes, and when. */
export interface FarklePenalty {
  /** The penalty falls on this many farkles in a row; then the count starts again. 1 to 6. */
  readonly farkles: number
  /** Points taken from the banked score. */
  readonly points: Points
  /** The banked score never falls below this; zero or negative. */
  readonly floor: Points
}

/** Dice that must be confirmed before the turn may be banked, and what confirms them. */
export interface Confirmation {
  /** Three or more dice of one face that are set aside from one roll. */
  readonly sets: boolean
  /** Dice that score more as a combination of several faces than as sets. */
  readonly combinations: boolean
  /** Points that later rolls must make together; 1 for any roll that scores. */
  readonly points: Points
  /** The dice beside a set confirm it, too, if they are set aside from the same roll. */
  readonly sameRoll: boolean
}

/** Nothing that must be confirmed. */
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
  /** All dice, if nothing else in the roll scores. */
  nothing: points(),
  /** Four of a kind with a pair may be scored as three pairs. */
  fourKindAndPairCountsAsThreePairs: flag(),
  /** What else scores, each once; see combinationsOf for everything that does. */
  combinations: special<readonly OtherCombination[]>([]),
  /** Points for setting aside all dice of a roll, beside those of the dice; 0 for none. */
  hotDiceBonus: points(),
  /** The bonus is only for a roll of a single die. */
  bonusOnlySingleDie: flag({ of: 'hotDiceBonus' }),
  /** After hot dice the turn may not be banked: all dice must be rolled again, at least once. */
  mustRollHotDice: flag(),
  /** As many dice as can score must be set aside; of several choices of as many, the player takes one. */
  mustSetAsideAll: flag(),
  /** The most rolls of a turn: after the last one it is banked or lost; 0 for any number. */
  maxRolls: number(0, MAX_ROLLS),
  /** Rolls that a single die has to score; 1 for no such rule. They count as one roll. */
  lastDieRolls: number(1, 6),
  confirmation: special<Confirmation>(NO_CONFIRMATION),
  /** A turn total that ends in 50 may not be banked. */
  noBankAtFifty: flag(),
  /**
   * How often the bonus for hot dice grows within a turn, each time by as much as the first one: with 2
   * and 500 it is 500, 1,000, 1,500 and then stays. 0 for always the same.
   */
  bonusGrows: number(0, MAX_BONUS_GROWS),
  /** Dice that are loaded or have a joker; all others of a roll are ordinary. Those of "you". */
  ownDice: special<readonly OwnDice[]>([]),
  /** The same of the opponent, where the players bring different dice; null where both roll `ownDice`. */
  opponentDice: special<readonly OwnDice[] | null>(null),
  /** A joker may score without a die beside it that is none, as a single 1 does. */
  jokerAlone: special<boolean>(false),
  goal: number(1, MAX_GOAL, { usual: 10_000, shown: true }),
  /** The least turn total that may be banked. */
  minimumBank: points({ shown: true }),
  /** The least turn total that may be banked while a player has nothing banked; at least minimumBank. */
  minimumFirstBank: points(),
  /**
   * `immediate`: who banks the goal wins. `finalTurn`: the other has one more turn; a tie halves.
   * `equalTurns`: only the player who moved second has, for the other one has had as many turns.
   * `rounds`: after so many turns each the higher score wins, whatever the goal; a tie halves.
   */
  end: choice(['immediate', 'finalTurn', 'equalTurns', 'rounds']),
  /** Turns of each player in a game of rounds, at most MAX_ROUNDS; 0 in every other game. */
  rounds: number(0, MAX_ROUNDS),
  farklePenalty: special<FarklePenalty | null>(null),
  /**
   * Six of a kind, or more, in one roll wins the game; of five dice five of a kind do. Counts for winning
   * only, not for points.
   */
  sixOfAKindWins: flag({ ends: 'notRounds' }),
  /** These dice in one roll win the game; empty for none. Counts for winning only, not for points. */
  winningDice: faces({ ends: 'notRounds' }),
  /**
   * Who has banked so much may bank nothing short of the goal; 0 for no such rule. Counts for winning
   * only, not for points.
   */
  finishFrom: number(0, MAX_GOAL, { ends: 'notRounds', isPoints: true }),
  /** A roll that shows these dice scores nothing and ends the turn; empty for none. */
  losingDice: faces({ ends: 'onlyAtOnce' }),
  /**
   * What else it takes: the game, or what is banked, never more than all of it; farkles in a row begin
   * again. Counts for winning only.
   */
  losingDiceTake: choice(['banked', 'game'], { of: 'losingDice' }),
  /**
   * Banked points that a farkle in the first roll of a turn costs, beside any other penalty, never below
   * the lowest banked score. Counts for winning only: no play changes how often that is.
   */
  firstRollPenalty: points({ ends: 'notRounds' }),
  /**
   * A farkle takes the turn total from what is banked, too, never below zero. Counts for winning only: for
   * points a farkle loses the turn total alone.
   */
  farkleTakes: flag({ ends: 'onlyAtOnce' }),
  /**
   * `reaches`: a score beyond the goal has reached it. `lost`: the goal must be hit exactly, whatever the
   * minimum; a turn total beyond it is lost at once, as in a farkle. Counts for winning only.
   */
  overshoot: choice(['reaches', 'lost'], { ends: 'onlyAtOnce' }),
  /**
   * After a bank the next turn may begin with the dice that were left, on top of that turn total. Who
   * still needs the larger minimum for the first bank may not.
   */
  buildOnBank: flag(),
  /**
   * After a farkle the next turn may begin on top of the turn total that was lost: by `diceLeft` with the
   * dice that farkled, by `allDice` with all of them. Who may not build on a bank may not do this either.
   */
  steal: choice(['nothing', 'diceLeft', 'allDice']),
  /** A farkle scores the turn total, whatever the minimum, and leaves nothing to build on. */
  farkleScores: flag(),
  /** A turn must be more than the other's last one, beside any minimum; after a farkle only that. */
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

/** Fields of the first version: drafts have always had them, and the hash begins with them. */
export const FIRST_FIELDS = [
  ...(['straight', 'threePairs', 'twoTriplets', 'fourKindAndPair', 'nothing'] as const),
  ...(['fourKindAndPairCountsAsThreePairs', 'mustSetAsideAll', 'goal', 'minimumBank'] as const),
  ...(['minimumFirstBank', 'end', 'sixOfAKindWins'] as const),
] as const
export type FirstField = (typeof FIRST_FIELDS)[number]

/** Rules of losing that are solved only with ordinary dice and turns that remember nothing. */
export const LOSING_FIELDS = ['overshoot', 'losingDice', 'firstRollPenalty', 'farkleTakes'] as const

/** Rules for which a turn remembers more than its total and the dice left to roll. */
export const TURN_FIELDS = [
  ...(['maxRolls', 'lastDieRolls', 'confirmation', 'noBankAtFifty', 'bonusGrows'] as const),
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
