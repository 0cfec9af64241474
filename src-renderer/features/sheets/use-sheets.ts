import { computed, shallowReactive, shallowRef, watch } from 'vue'
import { isRefusal, RequestError } from '#shared/contract/errors.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { SheetKind } from '#shared/sheets/sheet.ts'
import { askBackend } from '../../services/client.ts'
import { useJobs } from '../../services/jobs.ts'
import { sentenceOf, useAnswer } from '../../services/use-answer.ts'

export type SheetInfo = AnswerOf<BackendRequests, 'sheets.list'>['sheets'][number]

export interface SolveFailure {
  readonly message: string
  /** A refusal, which would be repeated. */
  readonly isFinal: boolean
}

/** Sheets of the rule set, made when chosen; `day` is printed on them. */
export function useSheets(
  entry: () => LibraryEntry | null,
  {
    kinds,
    card,
  }: { readonly kinds: () => readonly SheetKind[]; readonly card: () => string | undefined },
  day: () => string,
) {
  const jobs = useJobs()
  const subject = computed(() => {
    const now = entry()
    return now && { game: now.game, rules: now.rules }
  })
  const list = useAnswer('sheets.list', () => subject.value)
  /** Hashes of rules being solved. A solve continues while other rules are shown. */
  const asked = shallowReactive(new Set<string>())
  const hash = computed(() => entry()?.hash ?? null)
  /** A solve was requested here for these rules. */
  const solving = computed(() => hash.value !== null && asked.has(hash.value))
  /** To stop. A sheet may need several jobs, so the next job is cancelled too. */
  const stopping = new Set<string>()
  const failure = shallowRef<SolveFailure | null>(null)

  const chosen = computed(() =>
    kinds().flatMap((kind) => list.answer.value?.sheets.find((one) => one.kind === kind) ?? []),
  )
  /** In order. */
  const ready = computed(() =>
    chosen.value.filter(({ state }) => state === 'ready').map(({ kind }) => kind),
  )
  /** Sheets that need a solve first. */
  const unsolved = computed(() => chosen.value.filter(({ state }) => state === 'unsolved'))
  // A string, so that an equal selection is not requested again after the list is reloaded.
  const wanted = computed(() => ready.value.join(','))
  const made = useAnswer('sheets.make', () =>
    subject.value && wanted.value !== ''
      ? { ...subject.value, kinds: wanted.value.split(','), card: card(), day: day() }
      : null,
  )

  /** The running solve; still null shortly after its request. */
  const job = computed(() => jobs.running.find((one) => one.hash === hash.value) ?? null)

  async function solve(): Promise<void> {
    const mine = hash.value
    const of = subject.value
    if (!of || mine === null || unsolved.value.length === 0) return
    asked.add(mine)
    failure.value = null
    const kinds = unsolved.value.map(({ kind }) => kind)
    try {
      await askBackend('sheets.make', { ...of, kinds, day: day() })
    } catch (thrown) {
      const stopped = thrown instanceof RequestError && thrown.code === 'cancelled'
      if (mine === hash.value && !stopped) {
        failure.value = { message: sentenceOf(thrown), isFinal: isRefusal(thrown) }
      }
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

  watch(subject, () => (failure.value = null))
  watch(job, (now) => {
    if (now && hash.value !== null && stopping.has(hash.value)) void jobs.cancel(now.id)
  })
  // A finished solve elsewhere may have unblocked a sheet.
  watch(
    () => jobs.running.length,
    (now, before) => {
      if (now < before && !solving.value) list.again()
    },
  )
  return { list, made, ready, unsolved, solving, job, failure, solve: () => void solve(), stop }
}
