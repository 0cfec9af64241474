import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { matchSecondsExpected } from '#shared/games/farkle/solve/match/match-time.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { WinSolving } from '../win-solving.ts'
import type { FarkleKit } from '../../../cards/card-kits.ts'

/** What is known of how often who knows the lessons wins, without measuring it. */
export async function winStatus(
  rules: RuleSet,
  solving: Solving,
  wins: WinSolving,
): Promise<AnswerOf<BackendRequests, 'lessons.winStatus'>> {
  const { state, reason, secondsLeft } = await wins.status(rules)
  if (state === 'impossible') return { state, reason, seconds: 0 }
  if (await solving.known('steps', rules)) return { state: 'known', reason: null, seconds: 0 }
  const seconds = secondsLeft + matchSecondsExpected(winGame(rules))
  return { state: 'unknown', reason: null, seconds }
}

/** Measures how often the player of each step wins, and keeps it. Rejects with RequestError. */
export async function measureWins(
  { sources, steps }: FarkleKit,
  solving: Solving,
  wins: WinSolving,
): Promise<void> {
  const { table } = await wins.solve(sources.rules)
  await solving.solve('steps', { ...sources, steps, values: table.values })
}
