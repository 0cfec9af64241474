import type { Goal } from '../../../base/goal.ts'
import { multisetOf, type Face } from '../../../dice/multiset.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { diceAfter } from '../solve/turn/turn-model.ts'
import type { GameReview } from './game-track.ts'
import { writeGame, type RecordedThrow, type RecordedTurn } from './game-notation.ts'
import type { Happening } from './happening.ts'
import { knownSetAsides } from './known-set-asides.ts'
import type { DrillSetup } from './setup.ts'
import { rulesAtTable } from './table.ts'
import type { Seat } from './table-event.ts'

/** Turns of a game that was played, and who moved first. */
export interface RecordedGame {
  readonly first: Seat
  readonly turns: readonly RecordedTurn[]
}

type Chosen = Extract<Happening, { kind: 'chose' }>

const inOrder = (dice: readonly Face[]): Face[] => dice.toSorted((a, b) => a - b)

/** The dice that were set aside; found by what they made where only banking or rolling was asked. */
function keptOf(
  rules: RuleSet,
  rolled: readonly Face[],
  { dice, turnTotal, diceLeft }: Chosen,
  before: number,
): Face[] | null {
  if (dice.length > 0) return inOrder(dice)
  const found = knownSetAsides(rules, multisetOf(rolled)).find(
    (one) =>
      before + one.points === turnTotal &&
      diceAfter(rolled.length, one.dice.length, rules.dice) === diceLeft,
  )
  return found ? [...found.dice] : null
}

/** All that happened in a game; null where it was kept without the other player's turns. */
function movesOf(goal: Goal, { moves, line }: GameReview): readonly Happening[] | null {
  if (moves) return moves
  return goal === 'wins' ? line.map(({ label }) => label) : null
}

/**
 * The turns of a reviewed game, with the rules of its table. Null where not all of them are known, as
 * in games for points that were kept by an earlier version.
 */
export function recordedGame(rules: RuleSet, goal: Goal, review: GameReview): RecordedGame | null {
  const moves = movesOf(goal, review)?.filter((move) => move.kind !== 'start')
  const first = moves?.[0]?.who
  if (!moves || first === undefined) return null
  const turns: RecordedTurn[] = []
  let throws: RecordedThrow[] = []
  let rolled: readonly Face[] = []
  let total = 0
  const finish = (end: RecordedTurn['end'], last: RecordedThrow): void => {
    turns.push({ throws: [...throws, last], end })
    throws = []
    rolled = []
    total = 0
  }
  for (const move of moves) {
    if (move.kind === 'rolled') rolled = inOrder(move.dice)
    else if (move.kind === 'farkled') finish('farkle', { rolled: inOrder(move.dice), kept: null })
    else {
      const kept = keptOf(rules, rolled, move, total)
      if (kept === null) return null
      if (move.then === 'bank') finish('bank', { rolled, kept })
      else throws.push({ rolled, kept })
      total = rolled.length === 0 ? 0 : move.turnTotal
    }
  }
  // A throw that nobody decided on has won the game.
  if (rolled.length > 0 && throws.at(-1)?.rolled !== rolled) finish('wins', { rolled, kept: null })
  return { first, turns }
}

/** A reviewed game as text; null where not all of its turns are known. */
export function reviewedGameText(
  rules: RuleSet,
  { goal, seed }: Pick<DrillSetup, 'goal' | 'seed'>,
  review: GameReview,
  { names, date }: { readonly names: Readonly<Record<Seat, string>>; readonly date: string | null },
): string | null {
  const played = rulesAtTable(rules, goal)
  const game = recordedGame(played, goal, review)
  if (game === null) return null
  const { first, turns } = game
  const players = [names[first], names[first === 'you' ? 'bot' : 'you']]
  const written = writeGame({ rules: played, players, date, seed }, turns)
  return written.ok ? written.value : null
}
