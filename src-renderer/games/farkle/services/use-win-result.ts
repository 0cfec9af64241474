import { computed, shallowRef, watch, type ShallowRef } from 'vue'
import type { Players } from '#shared/games/farkle/analysis/three-players.ts'
import type { Counters } from '#shared/games/farkle/solve/maps/bank-map.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { createStaleGuard } from '#shared/base/stale-guard.ts'
import { isRefusal, RequestError } from '#shared/contract/errors.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { SolveName } from '#shared/games/solvers.ts'
import { askBackend, connected } from '../../../services/client.ts'
import { useRuleJobs } from '../../../services/rule-jobs.ts'
import { sentenceOf } from '../../../services/use-answer.ts'

export type WinStatus = AnswerOf<BackendRequests, 'farkle.winStatus'>
export type WinResult = AnswerOf<BackendRequests, 'farkle.winSolve'>
export type ThreeResult = AnswerOf<BackendRequests, 'farkle.threeSolve'>

/** Shorter solves start without asking. */
export const UNASKED_SECONDS = 5

export type SolvedState<Result> = ReturnType<typeof useSolved<Result>>

/**
 * Follows the rule set: asks for its status, and starts a solve unasked if it is short or already
 * running. A solve that the user stopped is not restarted. `nextMap` names the farkles in a row of
 * the map that is needed right after the solve; null for none.
 */
export function useWinResult(
  entry: () => EntryOf<'farkle'> | null,
  nextMap: () => Counters | null = () => null,
): SolvedState<WinResult> {
  return useSolved(entry, nextMap, {
    solves: () => ['win'],
    status: (rules) => askBackend('farkle.winStatus', { rules }),
    solve: (rules, map) => askBackend('farkle.winSolve', { rules, nextMap: map }),
  })
}

/** Solves the positions only; also for games without a table by banked scores. */
export function usePositionsSolved(
  entry: () => EntryOf<'farkle'> | null,
  players: () => Players = () => 2,
): SolvedState<unknown> {
  return useSolved(
    entry,
    () => null,
    {
      solves: () => (players() === 3 ? ['three'] : ['win', 'rounds', 'leftovers']),
      status: (rules) => askBackend('farkle.positionsStatus', { rules, players: players() }),
      solve: (rules) => askBackend('farkle.positionsSolve', { rules, players: players() }),
    },
    players,
  )
}

/** Solves the game of three while it is asked for. */
export function useThreeResult(entry: () => EntryOf<'farkle'> | null): SolvedState<ThreeResult> {
  return useSolved(entry, () => null, {
    solves: () => ['three'],
    status: (rules) => askBackend('farkle.threeStatus', { rules }),
    solve: (rules) => askBackend('farkle.threeSolve', { rules }),
  })
}

/** Requests of a solve, and the names of its jobs. */
interface SolveRequests<Result> {
  readonly solves: () => readonly SolveName[]
  readonly status: (rules: RuleSet) => Promise<WinStatus>
  readonly solve: (rules: RuleSet, nextMap: Counters | null) => Promise<Result>
}

function useSolved<Result>(
  entry: () => EntryOf<'farkle'> | null,
  nextMap: () => Counters | null,
  ask: SolveRequests<Result>,
  players: () => Players = () => 2,
) {
  const found = shallowRef<WinStatus | null>(null)
  const result: ShallowRef<Result | null> = shallowRef(null)
  const isSolving = shallowRef(false)
  const error = shallowRef<string | null>(null)
  const refused = shallowRef(false)
  const guard = createStaleGuard()
  // A solve that crashed the backend is resumed once; a second crash counts as failed.
  let resume: 'may' | 'due' | 'spent' = 'may'

  const { running, stop } = useRuleJobs(
    () => ask.solves(),
    () => entry()?.hash ?? '',
  )
  /** Null for a moment after the start too. */
  const job = computed(() => running.value[0] ?? null)

  const status = computed(() => {
    const all = found.value
    if (all === null || nextMap() === null) return all
    return { ...all, secondsLeft: all.secondsLeft + all.mapSeconds }
  })

  async function solve({ rules }: EntryOf<'farkle'>): Promise<void> {
    isSolving.value = true
    error.value = null
    const outcome = await guard.newest(() =>
      ask.solve(rules, found.value?.state === 'solved' ? null : nextMap()),
    )
    if (outcome === null) return
    isSolving.value = false
    if (outcome.ok) {
      result.value = outcome.value
      return
    }
    const { thrown } = outcome
    const code = thrown instanceof RequestError ? thrown.code : null
    if (code === 'disconnected' && resume === 'may') resume = 'due'
    if (code === 'cancelled') await look(false)
    else fail(thrown)
  }

  function fail(thrown: unknown): void {
    error.value = sentenceOf(thrown)
    refused.value = isRefusal(thrown)
  }

  async function look(mayStart: boolean): Promise<void> {
    const asked = entry()
    guard.overtake()
    isSolving.value = false
    error.value = null
    if (!asked) return
    const outcome = await guard.settle(() => ask.status(asked.rules))
    if (outcome === null) return
    if (!outcome.ok) {
      fail(outcome.thrown)
      return
    }
    const { state, secondsLeft } = outcome.value
    found.value = outcome.value
    const short = state !== 'impossible' && secondsLeft <= UNASKED_SECONDS
    const resumed = resume === 'due'
    if (resumed) resume = 'spent'
    if (state === 'solved' || (mayStart && (short || job.value || resumed))) {
      await solve(asked)
    }
  }

  watch(
    [() => entry()?.hash, players],
    () => {
      found.value = null
      result.value = null
      resume = 'may'
      void look(true)
    },
    { immediate: true },
  )
  // After a reconnect the solve may have ended with the old backend, so its status is asked again.
  watch(connected, (now) => {
    if (now && result.value === null) void look(true)
  })

  return {
    /** Null until the backend has answered. `secondsLeft` includes the next map. */
    status,
    result,
    isSolving,
    job,
    error,
    refused,
    start: () => {
      const asked = entry()
      resume = 'may'
      if (asked) void solve(asked)
    },
    stop,
    again: () => {
      resume = 'may'
      void look(true)
    },
  }
}
