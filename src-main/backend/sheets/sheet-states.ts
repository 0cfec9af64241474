import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { matchSecondsExpected } from '#shared/farkle/match/match-time.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { winGame } from '#shared/farkle/win/win-game.ts'
import { SHEET_TITLES } from '#shared/sheets/sheet-titles.ts'
import { SHEET_KINDS, type SheetKind } from '#shared/sheets/sheet.ts'
import { whyNoSheet } from '#shared/sheets/sheets.ts'
import type { Solving } from '../solving.ts'
import type { WinSolving } from '../win-solving.ts'

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

/** "about 20 s", "about 3 min", "about 2 h". */
function aboutText(seconds: number): string {
  if (seconds < 1) return 'a moment'
  if (seconds < 90) return `about ${Math.round(seconds)} s`
  return seconds < 5400
    ? `about ${Math.round(seconds / 60)} min`
    : `about ${Math.round(seconds / 3600)} h`
}

function unsolvedReason({ state, fraction, secondsLeft }: WinStatus, more: number): string {
  const time = aboutText(secondsLeft + more)
  switch (state) {
    case 'begun':
      return `The two-player game is solved to ${Math.floor(fraction * 100)} %. The rest of it and the numbers of the sheet take ${time}, once.`
    case 'solved':
      return `Its numbers must be found first, by an exact search. That takes ${time}, once.`
    default:
      return `The two-player game must be solved first. With the numbers of the sheet that takes ${time}, once.`
  }
}

/** Which sheets a rule set has, without solving anything. */
export async function sheetStates(
  rules: RuleSet,
  solving: Solving,
  wins: WinSolving,
): Promise<Listed[]> {
  const status = await wins.status(rules)
  const stateOf = async (kind: SheetKind): Promise<State> => {
    const none = whyNoSheet(kind, rules)
    if (none !== null) return { state: 'none', reason: none }
    if (!isAboutWinning(kind)) return READY
    if (status.state === 'impossible') return { state: 'none', reason: status.reason }
    const { solver, matches } = NEEDS[kind]
    if (await solving.known(solver, rules)) return READY
    const more = matches * matchSecondsExpected(winGame(rules))
    return { state: 'unsolved', reason: unsolvedReason(status, more) }
  }
  return Promise.all(
    SHEET_KINDS.map(async (kind) => ({ kind, ...SHEET_TITLES[kind], ...(await stateOf(kind)) })),
  )
}
