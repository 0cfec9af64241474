import { failed, ok, type Problem, type Result } from '#shared/base/result.ts'
import type { DiceCount } from '#shared/base/units.ts'
import type { Face } from '#shared/dice/multiset.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import type { Players } from '#shared/games/farkle/analysis/three-players.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import { hasOwnDice } from '#shared/games/farkle/rules/own-dice.ts'
import { isConfirmed } from '#shared/games/farkle/rules/turn-rules.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { gameOfSeat } from '#shared/games/farkle/solve/win/win-states.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber, readNumber } from '../../../components/format.ts'

export interface PositionDraft {
  readonly own: string
  readonly opponent: string
  /** Score of a third player; read if three play. */
  readonly third: string
  readonly turnTotal: string
  readonly kind: 'left' | 'rolled'
  readonly left: DiceCount
  readonly rolled: readonly Face[]
  readonly ownFarkles: number
  readonly opponentFarkles: number
  readonly second: boolean
  /** Kind of each die, if the dice differ: of the dice left, and of the rolled dice. */
  readonly leftKinds: readonly number[]
  readonly rolledKinds: readonly number[]
  /** Null for the maximum. */
  readonly rollsLeft: number | null
  readonly owed: string
  /** How often the bonus for hot dice has grown. */
  readonly bonuses: number
  readonly round: string
  /** Turn total and dice that may be taken over; a total of 0 means none. */
  readonly offerTotal: string
  readonly offerDice: DiceCount
  /** Points of the last turn, which must be beaten. */
  readonly toBeat: string
}

export const SCORES = ['own', 'opponent', 'third', 'turnTotal'] as const

const OTHERS = [
  'dice',
  'ownFarkles',
  'opponentFarkles',
  'second',
  'rollsLeft',
  'owed',
  'bonuses',
  'round',
  'offer',
  'toBeat',
] as const

/** Keeps the dice of the unused input kind from `before`. */
export function draftOf(position: Position, before?: PositionDraft): PositionDraft {
  const { own, opponent, turnTotal, dice, ownFarkles, opponentFarkles, second } = position
  const kinds = dice.kinds ?? []
  const isLeft = 'left' in dice
  return {
    own: formatNumber(own),
    opponent: formatNumber(opponent),
    third: position.third === undefined ? (before?.third ?? '0') : formatNumber(position.third),
    turnTotal: formatNumber(turnTotal),
    kind: isLeft ? 'left' : 'rolled',
    left: isLeft ? dice.left : (before?.left ?? dice.rolled.length),
    rolled: isLeft ? (before?.rolled ?? []) : [...dice.rolled],
    ownFarkles,
    opponentFarkles,
    second: second ?? false,
    leftKinds: isLeft ? [...kinds] : (before?.leftKinds ?? []),
    rolledKinds: isLeft ? (before?.rolledKinds ?? []) : [...kinds],
    rollsLeft: position.rollsLeft ?? null,
    owed: formatNumber(position.owed ?? 0),
    bonuses: position.bonuses ?? 0,
    round: formatNumber(position.round ?? 1),
    offerTotal: formatNumber(position.offer?.total ?? 0),
    offerDice: position.offer?.dice ?? before?.offerDice ?? 1,
    toBeat: formatNumber(position.toBeat ?? 0),
  }
}

/** Draft fields of a problem field, if their names differ. */
const FIELDS_OF: Partial<Record<string, readonly string[]>> = {
  dice: ['kind', 'left', 'rolled', 'leftKinds', 'rolledKinds'],
  offer: ['offerTotal', 'offerDice'],
}

export type DraftField = (typeof SCORES)[number] | (typeof OTHERS)[number]

export interface RestOfDraft {
  readonly position: Position
  /** Fields that use an older value; empty if the whole draft is valid. */
  readonly held: readonly DraftField[]
}

function withFields(
  draft: PositionDraft,
  fields: readonly DraftField[],
  from: PositionDraft,
): PositionDraft {
  const names = fields.flatMap((field) => FIELDS_OF[field] ?? [field])
  const taken = names.map((name) => [name, from[name as keyof PositionDraft]])
  return { ...draft, ...Object.fromEntries(taken) }
}

/**
 * Position of a draft in which each invalid field has its value from `before`; `before` itself if
 * the fields contradict each other. Null if neither is valid.
 */
export function readRest(
  draft: PositionDraft,
  game: WinGame,
  before: Position | null,
  players: Players = 2,
): RestOfDraft | null {
  const read = readDraft(draft, game, players)
  if (read.ok) return { position: read.value, held: [] }
  if (before === null) return null
  const held = read.problems.map(({ field }) => field as DraftField)
  const last = draftOf(before, draft)
  for (const fields of [held, [...SCORES, ...OTHERS] as const]) {
    const rest = readDraft(withFields(draft, fields, last), game, players)
    if (rest.ok) return { position: rest.value, held: fields }
  }
  return null
}

/** Whether the position depends on the seat. */
export const hasSeats = ({ seats, rules }: WinGame): boolean =>
  seats === 2 || rules.end === 'rounds'

/** Whether the last turn may be taken over now: only before the first roll. */
export function isOfferAsked(draft: PositionDraft, { rules }: WinGame): boolean {
  if (!rules.buildOnBank && rules.steal === 'nothing') return false
  return draft.kind === 'left' && readNumber(draft.turnTotal) === 0
}

/** Validates a draft. Fields that the rules ignore become 0. */
export function readDraft(
  draft: PositionDraft,
  whole: WinGame,
  players: Players = 2,
): Result<Position> {
  const game = gameOfSeat(whole, draft.second)
  const { editor, dice } = farklePageTexts.analyse
  const problems: Problem[] = []
  /**
   * Reads a score. Reports an unreadable one and returns `harmless`, which causes no further
   * problem.
   */
  const score = (
    field: (typeof SCORES)[number] | 'owed' | 'round' | 'offerTotal' | 'toBeat',
    harmless: number,
  ): number => {
    const value = readNumber(draft[field])
    const about = field === 'offerTotal' ? 'offer' : field
    if (value === null) problems.push({ field: about, message: editor.noNumber })
    return value ?? harmless
  }
  if (draft.kind === 'rolled' && draft.rolled.length === 0) {
    problems.push({ field: 'dice', message: dice.missing })
  }
  const counted = game.counters > 1
  const { maxRolls, confirmation, bonusGrows, end, beatLastTurn } = game.rules
  const kinds = draft.kind === 'left' ? draft.leftKinds : draft.rolledKinds
  const owed = isConfirmed(confirmation) ? score('owed', 0) : 0
  const offered = isOfferAsked(draft, game) ? score('offerTotal', 0) : 0
  const toBeat = beatLastTurn ? score('toBeat', 0) : 0
  const position: Position = {
    own: score('own', 0),
    opponent: score('opponent', 0),
    ...(players === 3 && { third: score('third', 0) }),
    turnTotal: score('turnTotal', game.model.grid),
    dice: {
      ...(draft.kind === 'left' ? { left: draft.left } : { rolled: draft.rolled }),
      ...(kinds.length > 0 && hasOwnDice(game.rules) && { kinds }),
    },
    ownFarkles: counted ? draft.ownFarkles : 0,
    opponentFarkles: counted ? draft.opponentFarkles : 0,
    ...(hasSeats(game) && draft.second && { second: true }),
    ...(maxRolls > 0 && draft.rollsLeft !== null && { rollsLeft: draft.rollsLeft }),
    ...(owed > 0 && { owed }),
    ...(bonusGrows > 0 && draft.bonuses > 0 && { bonuses: draft.bonuses }),
    ...(end === 'rounds' && { round: score('round', 1) }),
    ...(offered > 0 && { offer: { dice: draft.offerDice, total: offered } }),
    ...(toBeat > 0 && { toBeat }),
  }
  const named = new Set(problems.map(({ field }) => field))
  const all = [
    ...problems,
    ...positionProblems(game, position).filter(({ field }) => !named.has(field)),
  ]
  return all.length > 0 ? failed(...all) : ok(position)
}
