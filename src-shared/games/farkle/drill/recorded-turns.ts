import type { Goal } from '../../../base/units.ts'
import { actionsOf, type PositionAction } from '../analysis/actions.ts'
import { firstPosition, inOrder, type Position } from '../analysis/position.ts'
import { withRoll, type RolledDice } from '../analysis/turn-walk.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { sameDice } from './choices.ts'
import type { GameReview, Happening } from '../requests/drill.ts'
import { writeGame } from './game-notation.ts'
import type { StoredSetup } from './setup.ts'
import { afterAction, rulesAtTable } from './table.ts'
import type { Seat } from './table-event.ts'
import { recordedThrow, type RecordedThrow, type RecordedTurn } from './turn-record.ts'

interface RecordedGame {
  readonly first: Seat
  readonly turns: readonly RecordedTurn[]
}

type Chosen = Extract<Happening, { kind: 'chose' }>
type Rolled = Extract<Happening, { kind: 'rolled' | 'farkled' }>

/** If the dice were not asked, finds them by turn total and dice left. */
function keptOf(
  rules: RuleSet,
  at: Position,
  { dice, kinds, turnTotal, diceLeft }: Chosen,
): PositionAction | null {
  const choice = { setAside: dice, kinds }
  const found = actionsOf(rules, at).find((action) =>
    dice.length > 0
      ? sameDice(action, choice)
      : action.turnTotal === turnTotal && action.diceLeft === diceLeft,
  )
  return found ?? null
}

/** null if the opponent's turns were not stored. */
function movesOf(goal: Goal, { moves, line }: GameReview): readonly Happening[] | null {
  if (moves) return moves
  return goal === 'wins' ? line.map(({ label }) => label) : null
}

/** null if moves are missing, as in games for points stored by earlier versions. */
export function recordedGame(rules: RuleSet, goal: Goal, review: GameReview): RecordedGame | null {
  const moves = movesOf(goal, review)?.filter((move) => move.kind !== 'start')
  const first = moves?.[0]?.who
  if (!moves || first === undefined) return null
  const turns: RecordedTurn[] = []
  let throws: RecordedThrow[] = []
  // Only the turn state of the position matters here.
  let position = firstPosition(rules)
  let rolled: Position | null = null
  const diceOf = ({ dice, kinds }: Rolled): RolledDice =>
    inOrder({ rolled: dice, ...(kinds && { kinds }) })
  const finish = (end: RecordedTurn['end'], last: RecordedThrow): void => {
    turns.push({ throws: [...throws, last], end })
    throws = []
    rolled = null
    position = firstPosition(rules)
  }
  for (const move of moves) {
    if (move.kind === 'rolled') rolled = withRoll(rules, position, diceOf(move))
    else if (move.kind === 'farkled') finish('farkle', { ...diceOf(move), kept: null })
    else {
      const action = rolled && keptOf(rules, rolled, move)
      if (rolled === null || action === null) return null
      const { setAside, kinds, diceLeft } = action
      const kept = inOrder({ rolled: setAside, kinds })
      const thrown = recordedThrow(rolled.dice as RolledDice, kept)
      if (move.then === 'bank') finish('bank', thrown)
      else if (diceLeft === 0) finish('farkle', thrown)
      else {
        throws.push(thrown)
        position = afterAction(rules, rolled, action)
        rolled = null
      }
    }
  }
  // A roll without a choice won the game.
  if (rolled !== null) finish('wins', { ...(rolled.dice as RolledDice), kept: null })
  return { first, turns }
}

export function reviewedGameText(
  rules: RuleSet,
  { goal, seed }: Pick<StoredSetup, 'goal' | 'seed'>,
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
