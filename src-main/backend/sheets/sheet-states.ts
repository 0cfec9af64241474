import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { matchSecondsExpected } from '#shared/games/farkle/solve/match/match-time.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { GameRules } from '#shared/games/games.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { sheetTitle, whyNone } from '#shared/sheets/game-sheets.ts'
import { GAME_SHEETS, type SheetKind, type SheetsOfGame } from '#shared/sheets/sheet.ts'
import { texts } from '#shared/texts/texts.ts'
import type { Solving } from '../solve/solving.ts'
import type { WinSolving } from '../games/farkle/win-solving.ts'

type Listed = AnswerOf<BackendRequests, 'sheets.list'>['sheets'][number]
type State = Pick<Listed, 'state' | 'reason'>
type WinStatus = Awaited<ReturnType<WinSolving['status']>>

const READY: State = { state: 'ready', reason: null }

/** The solver whose result a sheet about winning needs, and how many matches' time it takes. */
const NEEDS = {
  'go-for-it': { solver: 'thresholds', matches: 3 },
  leads: { solver: 'leads', matches: 3 },
} as const

const isAboutWinning = (kind: SheetKind): kind is keyof typeof NEEDS => kind in NEEDS

/** How a sheet stands that the rules have. */
type StateOf = (kind: SheetKind) => Promise<State>

/** "about 20 s", "about 3 min", "about 2 h". */
function aboutText(seconds: number): string {
  const { aMoment, seconds: ofSeconds, minutes, hours } = texts.sheets.unsolved
  if (seconds < 1) return aMoment
  if (seconds < 90) return ofSeconds(Math.round(seconds))
  return seconds < 5400 ? minutes(Math.round(seconds / 60)) : hours(Math.round(seconds / 3600))
}

function unsolvedReason({ state, fraction, secondsLeft }: WinStatus, more: number): string {
  const { begun, solved, unbegun } = texts.sheets.unsolved
  const time = aboutText(secondsLeft + more)
  switch (state) {
    case 'begun':
      return begun(Math.floor(fraction * 100), time)
    case 'solved':
      return solved(time)
    default:
      return unbegun(time)
  }
}

/** Of Farkle, whose sheets about winning need the two-player game. */
async function farkleStates(rules: RuleSet, solving: Solving, wins: WinSolving): Promise<StateOf> {
  const status = await wins.status(rules)
  return async (kind) => {
    if (!isAboutWinning(kind)) return READY
    if (status.state === 'impossible') return { state: 'none', reason: status.reason }
    const { solver, matches } = NEEDS[kind]
    if (await solving.known(solver, rules)) return READY
    const more = matches * matchSecondsExpected(winGame(rules))
    return { state: 'unsolved', reason: unsolvedReason(status, more) }
  }
}

/** Which sheets a rule set has, without solving anything. */
export async function sheetStates(
  given: GameRules,
  solving: Solving,
  wins: WinSolving,
): Promise<Listed[]> {
  const { game, rules } = given
  const kinds: readonly SheetsOfGame[typeof game][] = GAME_SHEETS[game]
  const stateOf: StateOf =
    game === 'farkle' ? await farkleStates(rules, solving, wins) : () => Promise.resolve(READY)
  return Promise.all(
    kinds.map(async (kind) => {
      const none = whyNone(kind, given)
      const state: State = none === null ? await stateOf(kind) : { state: 'none', reason: none }
      return { kind, ...sheetTitle(kind), ...state }
    }),
  )
}
