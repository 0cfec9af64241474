import { pick, rollDice, seededRandom, type Random } from '#shared/dice/random.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import { diceCountOf, type Position } from '#shared/games/farkle/analysis/position.ts'
import {
  writeGame,
  type RecordedThrow,
  type RecordedTurn,
} from '#shared/games/farkle/drill/game-notation.ts'
import { knownSetAsides } from '#shared/games/farkle/drill/known-set-asides.ts'
import {
  afterAction,
  afterRoll,
  bankTurn,
  farkleTurn,
  startOfGame,
} from '#shared/games/farkle/drill/table.ts'
import { leastBank, mayBankWith, type RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { diceAfter } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'

/** A player who sets aside anything and banks as soon as that is allowed, more often than not. */
function playedTurn(rules: RuleSet, start: Position, random: Random) {
  const throws: RecordedThrow[] = []
  for (let position = start; ;) {
    const rolled = rollDice(random, diceCountOf(position)).sort()
    const after = afterRoll(rules, position, rolled)
    if (after.kind !== 'decide') {
      throws.push({ rolled, kept: null })
      return { throws, end: after.kind, position } as const
    }
    const { dice, points } = pick(random, knownSetAsides(rules, multisetOf(rolled)))
    const turnTotal = position.turnTotal + points
    const diceLeft = diceAfter(rolled.length, dice.length, rules.dice)
    position = afterAction(position, { turnTotal, diceLeft })
    throws.push({ rolled, kept: [...dice] })
    const mayBank = mayBankWith(rules, diceLeft) && turnTotal >= leastBank(rules, position.own)
    if (mayBank && random.next() < 0.8) return { throws, end: 'bank', position } as const
  }
}

/** A game of Farkle played at random; null where it takes too long to be worth a test. */
export function randomGame(rules: RuleSet, seed: string, komi = 0): RecordedTurn[] | null {
  const game = winGame(rules)
  const random = seededRandom(seed)
  const turns: RecordedTurn[] = []
  let start: Position = {
    ...startOfGame(rules),
    own: Math.max(0, -komi),
    opponent: Math.max(0, komi),
  }
  while (turns.length < 500) {
    const { throws, end, position } = playedTurn(rules, start, random)
    turns.push({ throws, end })
    if (end === 'wins') return turns
    const over =
      end === 'bank' ? bankTurn(game, position, position.turnTotal) : farkleTurn(game, position)
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
  const written = writeGame(head, turns)
  if (!written.ok) throw new Error(written.problems[0]!.message)
  return written.value
}
