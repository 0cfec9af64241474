import { pick, seededRandom, type Random } from '#shared/dice/random.ts'
import { actionsOf } from '#shared/games/farkle/analysis/actions.ts'
import { firstPosition, inOrder, type Position } from '#shared/games/farkle/analysis/position.ts'
import { turnWalk } from '#shared/games/farkle/analysis/turn-walk.ts'
import { writeGame } from '#shared/games/farkle/drill/game-notation.ts'
import {
  afterAction,
  afterRoll,
  bankTurn,
  farkleTurn,
  throwsOf,
} from '#shared/games/farkle/drill/table.ts'
import { leastBank, type RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { gameOfSeat } from '#shared/games/farkle/solve/win/win-states.ts'
import type { RecordedThrow, RecordedTurn } from '#shared/games/farkle/drill/turn-record.ts'
import { unwrap } from './results.ts'

/** Hears every position in which there is something to decide. */
type See = (position: Position) => void

/** A player who sets aside anything and banks as soon as that is allowed, more often than not. */
function playedTurn(rules: RuleSet, start: Position, random: Random, see: See) {
  const throws: RecordedThrow[] = []
  const { mayBank } = turnWalk(rules)
  for (let position = start; ;) {
    see(position)
    const dice = inOrder(throwsOf(rules, position, random).at(-1)!)
    const after = afterRoll(rules, position, dice)
    if (after.kind !== 'decide') {
      throws.push({ ...dice, kept: null })
      return { throws, end: after.kind, position, dice } as const
    }
    see(after.position)
    const action = pick(
      random,
      actionsOf(rules, after.position).filter(({ then }) => then === 'roll'),
    )
    const { setAside, kinds, turnTotal, node, diceLeft } = action
    const kept = inOrder({ rolled: setAside, ...(kinds && { kinds }) })
    throws.push({ ...dice, kept: kept.rolled, ...(kept.kinds && { keptKinds: kept.kinds }) })
    const isBankable = mayBank(node) && turnTotal >= leastBank(rules, position.own)
    if (isBankable && (diceLeft === 0 || random.next() < 0.8)) {
      return { throws, end: 'bank', position: { ...position, turnTotal }, dice: null } as const
    }
    if (diceLeft === 0) {
      return { throws, end: 'farkle', position: { ...position, turnTotal }, dice: null } as const
    }
    position = afterAction(rules, after.position, action)
  }
}

/** A game of Farkle played at random; null where it takes too long to be worth a test. */
export function randomGame(
  rules: RuleSet,
  seed: string,
  komi = 0,
  see: See = () => {},
): RecordedTurn[] | null {
  const game = winGame(rules)
  const random = seededRandom(seed)
  const turns: RecordedTurn[] = []
  let start: Position = {
    ...firstPosition(rules),
    own: Math.max(0, -komi),
    opponent: Math.max(0, komi),
  }
  while (turns.length < 500) {
    const mover = gameOfSeat(game, start.second)
    const { throws, end, position, dice } = playedTurn(mover.rules, start, random, see)
    turns.push({ throws, end })
    if (end === 'wins') return turns
    const over =
      end === 'bank'
        ? bankTurn(mover, position, { turnTotal: position.turnTotal, diceLeft: 1 })
        : farkleTurn(mover, position, dice)
    if (over.kind === 'over') return turns
    start = over.next
  }
  return null
}

/** Such a game as text, of Ann and Bo. */
export function randomGameText(rules: RuleSet, seed: string): string {
  const turns = randomGame(rules, seed)
  if (turns === null) throw new Error('no random game of these rules ends')
  const head = { rules, players: ['Ann', 'Bo'], date: '2026-01-31T18:00:00.000Z', seed: null }
  return unwrap(writeGame(head, turns))
}
