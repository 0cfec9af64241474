import type { Goal, Points } from '../../../base/units.ts'
import type { Random } from '../../../dice/random.ts'
import type { PositionAction } from '../analysis/actions.ts'
import type { Players } from '../analysis/three-players.ts'
import { isLastTurn } from '../analysis/position-rules.ts'
import { diceCountOf, firstPosition, highestOther, type Position } from '../analysis/position.ts'
import {
  shownFaces,
  throwDice,
  turnWalk,
  withRoll,
  type RolledDice,
} from '../analysis/turn-walk.ts'
import { afterFurtherBank, afterFurtherFarkle } from '../analysis/further-turns.ts'
import { hasFurtherState } from '../rules/turn-rules.ts'
import { losesAtOnce } from '../rules/losing-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { winsAtOnce, type WinGame } from '../solve/win/win-game.ts'
import {
  afterFarkle,
  afterFirstFarkle,
  afterLosingDice,
  afterTaking,
  nextSeat,
} from '../solve/win/win-states.ts'

type AfterRoll =
  | { readonly kind: 'decide'; readonly position: Position }
  | { readonly kind: 'farkle' }
  | { readonly kind: 'wins' }

/** Scores of `over` are seen by the player whose turn ended. */
export type TurnEnd =
  /** `next` is seen by the next player; `penalty` is negative if the farkle scored. */
  | { readonly kind: 'passes'; readonly next: Position; readonly penalty: Points }
  | {
      readonly kind: 'over'
      readonly own: Points
      /** The higher one of two. */
      readonly opponent: Points
      readonly winner: 'own' | 'opponent' | 'both'
    }

/** For points, no roll wins at once and no turn exceeds the goal. */
export function rulesAtTable(rules: RuleSet, goal: Goal): RuleSet {
  if (goal === 'wins') return rules
  return { ...rules, sixOfAKindWins: false, winningDice: [], overshoot: 'reaches' }
}

export function isBeyond({ overshoot, goal }: RuleSet, own: Points, turnTotal: Points): boolean {
  return overshoot === 'lost' && own + turnTotal > goal
}

/** Sets the round in games of rounds. */
export function startOfWins(rules: RuleSet, players: Players = 2): Position {
  return {
    ...firstPosition(rules),
    ...(rules.end === 'rounds' && { round: 1 }),
    ...(players === 3 && { third: 0 }),
  }
}

export function afterRoll(rules: RuleSet, position: Position, dice: RolledDice): AfterRoll {
  if (winsAtOnce(rules, shownFaces(rules, dice))) return { kind: 'wins' }
  const rolled = withRoll(rules, position, dice)
  const { nodeOf, choices } = turnWalk(rules)
  const node = nodeOf(rolled)
  if (node === null) throw new Error('no turn comes to the dice that were rolled')
  const isOpen = choices(node, dice).some(
    ({ points }) => !isBeyond(rules, position.own, position.turnTotal + points),
  )
  return isOpen ? { kind: 'decide', position: rolled } : { kind: 'farkle' }
}

/** The last throw counts; earlier ones are failed tries of a single die. */
export function throwsOf(rules: RuleSet, position: Position, random: Random): RolledDice[] {
  const throws = [throwDice(rules, position, random)]
  const tries = diceCountOf(position) === 1 ? rules.lastDieRolls : 1
  while (throws.length < tries && afterRoll(rules, position, throws.at(-1)!).kind === 'farkle') {
    throws.push(throwDice(rules, position, random))
  }
  return throws
}

/** Position after setting aside and before the next roll; not for banks or after the last roll. */
export function afterAction(
  rules: RuleSet,
  position: Position,
  { turnTotal, node }: Pick<PositionAction, 'turnTotal' | 'node'>,
): Position {
  return { ...position, turnTotal, ...turnWalk(rules).partAt(node) }
}

/** Whether the game ends with this turn of a game with last turns. */
function endsGame({ rules }: WinGame, position: Position): boolean {
  // Of three the first to answer a score at the goal is followed by another one.
  if (position.third !== undefined) return position.opponent >= rules.goal
  return isLastTurn({ rules }, position)
}

/** End of a game by score, seen by the player of the last turn. */
function over(own: Points, opponent: Points): TurnEnd {
  const winner = own > opponent ? 'own' : own === opponent ? 'both' : 'opponent'
  return { kind: 'over', own, opponent, winner }
}

function passed(
  game: WinGame,
  position: Position,
  own: Points,
  ownFarkles: number,
): Extract<TurnEnd, { kind: 'passes' }> {
  const second = nextSeat(game, position.second ?? false)
  return {
    kind: 'passes',
    next: {
      own: position.opponent,
      opponent: position.third ?? own,
      ...(position.third !== undefined && { third: own }),
      turnTotal: 0,
      dice: { left: game.rules.dice },
      ownFarkles: position.opponentFarkles,
      opponentFarkles: ownFarkles,
      ...(second && { second }),
    },
    penalty: position.own - own,
  }
}

/** Requires a legal bank. */
export function bankTurn(
  game: WinGame,
  position: Position,
  { turnTotal, diceLeft }: Pick<PositionAction, 'turnTotal' | 'diceLeft'>,
): TurnEnd {
  const { rules } = game
  const opponent = highestOther(position)
  const own = position.own + turnTotal
  if (hasFurtherState(rules)) {
    const next = afterFurtherBank(rules, position, turnTotal, diceLeft)
    return next ? { kind: 'passes', next, penalty: 0 } : over(own, opponent)
  }
  if (endsGame(game, position)) return over(own, opponent)
  const ends = rules.end === 'immediate' || (rules.end === 'equalTurns' && position.second)
  if (own >= rules.goal && ends) return { kind: 'over', own, opponent, winner: 'own' }
  return { ...passed(game, position, own, 0), penalty: 0 }
}

const losesWith = ({ rules }: WinGame, dice: RolledDice | null): boolean =>
  dice !== null && losesAtOnce(rules, shownFaces(rules, dice))

/** `own` is in steps; `dice` is null after the last roll. */
export function fallen(
  game: WinGame,
  { own, turnTotal, ownFarkles }: Pick<Position, 'own' | 'turnTotal' | 'ownFarkles'>,
  dice: RolledDice | null,
): ReturnType<typeof afterFarkle> {
  const steps = Math.round(own / game.grid)
  if (game.losesBanked && losesWith(game, dice)) return afterLosingDice(steps)
  if (turnTotal === 0) return afterFirstFarkle(game, steps, ownFarkles)
  if (!game.farkleTakes) return afterFarkle(game, steps, ownFarkles)
  return afterTaking(game, steps, Math.round(turnTotal / game.model.grid))
}

/** Loses the game in a last turn or by losing dice; else the turn passes. */
export function farkleTurn(game: WinGame, position: Position, dice: RolledDice | null): TurnEnd {
  const { rules } = game
  const opponent = highestOther(position)
  if (hasFurtherState(rules)) {
    const next = afterFurtherFarkle(rules, position)
    const own = position.own + (rules.farkleScores ? position.turnTotal : 0)
    return next ? { kind: 'passes', next, penalty: position.own - own } : over(own, opponent)
  }
  if (!game.losesBanked && losesWith(game, dice)) {
    return { kind: 'over', own: position.own, opponent, winner: 'opponent' }
  }
  const after = fallen(game, position, dice)
  const own = after.own * game.grid
  if (endsGame(game, position)) return { kind: 'over', own, opponent, winner: 'opponent' }
  return passed(game, position, own, after.farkles)
}
