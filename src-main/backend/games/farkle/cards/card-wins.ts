import { RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests, Handlers } from '#shared/contract/requests.ts'
import { whyNoGames } from '#shared/games/farkle/analysis/too-large.ts'
import { noTables } from '#shared/games/farkle/analysis/turn-refusals.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { matchSecondsExpected } from '#shared/games/farkle/solve/match/match-time.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import type { Solving } from '../../../solve/solving.ts'
import { machinePace } from '../win/machine-pace.ts'
import type { WinSolving } from '../win-solving.ts'
import type { CardKits } from '../../../cards/card-kits.ts'
import { cardSources, type FarkleCards } from './farkle-cards.ts'

/** Why the wins of players who know the lessons are not measured, as a sentence; null if they are. */
function whyNoWins(rules: RuleSet): string | null {
  const isPlain = noTables(rules) === null
  return whyNoGames(rules) ?? (isPlain ? null : farkleTexts.turnRules.cards.noWins)
}

/** Status of the win rates of players who know the lessons; measures nothing. */
async function winStatus(
  rules: RuleSet,
  solving: Solving,
  wins: WinSolving,
): Promise<AnswerOf<BackendRequests, 'lessons.winStatus'>> {
  const noGames = whyNoWins(rules)
  if (noGames !== null) return { state: 'impossible', reason: noGames, seconds: 0 }
  const { state, reason, secondsLeft } = await wins.status(rules)
  if (state === 'impossible') return { state, reason, seconds: 0 }
  if (await solving.known('steps', rules)) return { state: 'known', reason: null, seconds: 0 }
  const seconds = secondsLeft + machinePace() * matchSecondsExpected(winGame(rules))
  return { state: 'unknown', reason: null, seconds }
}

/** Measures how often the player of each step wins, and keeps it. Rejects with RequestError. */
async function measureWins(
  rules: RuleSet,
  { steps }: FarkleCards,
  solving: Solving,
  wins: WinSolving,
): Promise<void> {
  const noGames = whyNoWins(rules)
  if (noGames !== null) throw new RequestError('invalid-request', noGames)
  const sources = await cardSources(rules, solving, null)
  const seconds = matchSecondsExpected(wins.gameOf(rules))
  const endPlan = await wins.plan(rules, { solve: 'steps', seconds })
  try {
    const { table } = await wins.solve(rules)
    await solving.solve('steps', { ...sources, steps, values: table.values })
  } finally {
    endPlan()
  }
}

interface LessonWinsOptions {
  readonly kits: CardKits
  readonly solving: Solving
  readonly wins: WinSolving
  /** Called once something new is known. */
  readonly changed: () => void
}

/** Answers how often who knows the lessons wins. */
export function lessonWinHandlers({
  kits,
  solving,
  wins,
  changed,
}: LessonWinsOptions): Pick<Handlers<BackendRequests>, 'lessons.winStatus' | 'lessons.wins'> {
  return {
    'lessons.winStatus': ({ rules }) => winStatus(rules, solving, wins),
    async 'lessons.wins'({ rules }) {
      const { made } = await kits.of({ game: 'farkle', rules }, null)
      // They are what farkleCards has made.
      await measureWins(rules, made as FarkleCards, solving, wins)
      changed()
      return {}
    },
  }
}
