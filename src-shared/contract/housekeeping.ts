import * as v from 'valibot'
import { MAX_DAY_BEGINS } from '../base/clock.ts'
import type { RuleHash } from '../base/rules.ts'
import { LANGUAGES } from '../texts/language.ts'
import type { Game } from '../games/game.ts'
import { GAMES } from '../games/games.ts'
import { texts } from '../texts/texts.ts'
import { whole } from '../schemas/numbers.ts'

export interface JobData {
  readonly id: string
  /** Key of SOLVERS or TEAM_SOLVERS. */
  readonly solve: string
  readonly rules: string
  readonly hash: RuleHash
  readonly state: 'running' | 'done' | 'failed' | 'cancelled'
  readonly done: number
  /** Null while unknown. */
  readonly total: number | null
  readonly elapsedSeconds: number
  readonly secondsLeft: number | null
  readonly resumable: boolean
}

export type JobName = Pick<JobData, 'solve' | 'rules' | 'hash'>

/** "Safety frontier: Zilch". */
export function jobTitle(
  { solve, rules }: Pick<JobName, 'solve' | 'rules'>,
  games: readonly Game[] = GAMES,
): string {
  const titles = games.map(({ words }) => words.solves())
  return texts.backend.job(titles.find((of) => of[solve])?.[solve] ?? solve, rules)
}

export const housekeepingRequests = {
  'language.speak': v.object({ language: v.picklist(LANGUAGES, () => texts.contract.language) }),
  'days.begin': v.object({ hour: whole(0, MAX_DAY_BEGINS) }),
  'jobs.list': v.object({}),
  'jobs.cancel': v.object({ id: v.string() }),
  'cache.status': v.object({}),
  'cache.clear': v.object({}),
} as const
