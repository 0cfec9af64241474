import {
  computed,
  shallowReactive,
  shallowRef,
  watch,
  type ComputedRef,
  type ShallowRef,
} from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import type { JobData } from '#shared/contract/housekeeping.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { SheetKind } from '#shared/sheets/sheet.ts'
import { askBackend } from '../../app/services/client.ts'
import { useJobs } from '../../app/services/jobs.ts'
import { sentenceOf, useAnswer, type Answering } from '../../app/services/use-answer.ts'

type List = AnswerOf<BackendRequests, 'sheets.list'>
type Made = AnswerOf<BackendRequests, 'sheets.make'>
export type SheetInfo = List['sheets'][number]

/** The sheets of a rule set: which there are, and those that were chosen. */
export interface SheetMaking {
  readonly list: Answering<List, unknown>
  readonly made: Answering<Made, unknown>
  /** Chosen and to be had, in their order. */
  readonly ready: ComputedRef<SheetKind[]>
  /** Chosen, but something must be solved first. */
  readonly unsolved: ComputedRef<SheetInfo[]>
  /** Whether somebody asked for it here, for these rules. */
  readonly solving: ComputedRef<boolean>
  /** The solve that is running for them; null in its first moments as well. */
  readonly job: ComputedRef<JobData | null>
  /** Why the solve came to nothing, as a sentence. */
  readonly solveError: ShallowRef<string | null>
  readonly solve: () => void
  readonly stop: () => void
}

/** Follows the rule set and the chosen sheets; `day` is printed on them. */
export function useSheets(
  entry: () => LibraryEntry | null,
  kinds: () => readonly SheetKind[],
  day: () => string,
): SheetMaking {
  const jobs = useJobs()
  const subject = computed(() => {
    const now = entry()
    return now && { game: now.game, rules: now.rules }
  })
  const list = useAnswer('sheets.list', () => subject.value)
  /** Rules that are being solved; a solve goes on while other rules are looked at. */
  const asked = shallowReactive(new Set<string>())
  const hash = computed(() => entry()?.hash ?? null)
  const solving = computed(() => hash.value !== null && asked.has(hash.value))
  /** Rules whose solve is to stop. It may be between two jobs, and then the next one stops as well. */
  const stopping = new Set<string>()
  const solveError = shallowRef<string | null>(null)

  /** List entries of the chosen sheets, in their order. */
  const chosen = computed(() =>
    kinds().flatMap((kind) => list.answer.value?.sheets.find((one) => one.kind === kind) ?? []),
  )
  const ready = computed(() =>
    chosen.value.filter(({ state }) => state === 'ready').map(({ kind }) => kind),
  )
  const unsolved = computed(() => chosen.value.filter(({ state }) => state === 'unsolved'))
  // As a text, so that the same sheets are not asked for again whenever the list is.
  const wanted = computed(() => ready.value.join(','))
  const made = useAnswer('sheets.make', () =>
    subject.value && wanted.value !== ''
      ? { ...subject.value, kinds: wanted.value.split(','), day: day() }
      : null,
  )

  const job = computed(() => jobs.running.find((one) => one.hash === hash.value) ?? null)

  async function solve(): Promise<void> {
    const mine = hash.value
    const of = subject.value
    if (!of || mine === null || unsolved.value.length === 0) return
    asked.add(mine)
    solveError.value = null
    const kinds = unsolved.value.map(({ kind }) => kind)
    try {
      await askBackend('sheets.make', { ...of, kinds, day: day() })
    } catch (thrown) {
      const stopped = thrown instanceof RequestError && thrown.code === 'cancelled'
      if (mine === hash.value && !stopped) solveError.value = sentenceOf(thrown)
    } finally {
      asked.delete(mine)
      stopping.delete(mine)
      list.again()
    }
  }

  function stop(): void {
    if (hash.value !== null && solving.value) stopping.add(hash.value)
    if (job.value) void jobs.cancel(job.value.id)
  }

  watch(subject, () => (solveError.value = null))
  watch(job, (now) => {
    if (now && hash.value !== null && stopping.has(hash.value)) void jobs.cancel(now.id)
  })
  // What was solved anywhere else may be what a sheet was waiting for.
  watch(
    () => jobs.running.length,
    (now, before) => {
      if (now < before && !solving.value) list.again()
    },
  )
  return {
    ...{ list, made, ready, unsolved, solving, job, solveError },
    solve: () => void solve(),
    stop,
  }
}
