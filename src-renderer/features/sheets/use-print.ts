import { computed, shallowRef, watch } from 'vue'
import { problemText } from '#shared/base/result.ts'
import { createStaleGuard } from '#shared/base/stale-guard.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { readPrintQuery, type PrintJob } from '#shared/contract/print-job.ts'
import type { Sheet } from '#shared/sheets/sheet.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../services/client.ts'
import { useLibrary } from '../../services/library.ts'
import { sentenceOf } from '../../services/use-answer.ts'

interface Printed {
  readonly job: PrintJob
  readonly entry: LibraryEntry
  readonly sheets: readonly Sheet[]
}

/** Makes the sheets, and throws if one is not solved yet instead of starting a solve. */
async function makeSolved(
  { game, rules }: LibraryEntry,
  { kinds, day, card }: PrintJob,
): Promise<Sheet[]> {
  const { sheets: known } = await askBackend('sheets.list', { game, rules })
  for (const { kind, title, state, reason } of known) {
    if (!kinds.includes(kind) || state === 'ready') continue
    const { cannot, solveFirst } = pageTexts.sheetsPage.print
    const advice = state === 'unsolved' ? [solveFirst] : []
    const message = [cannot(title), reason ?? '', ...advice].join(' ')
    throw new RequestError('print-failed', message)
  }
  return (await askBackend('sheets.make', { game, rules, kinds, day, card })).sheets
}

export function usePrint(query: () => Readonly<Record<string, unknown>>) {
  const library = useLibrary()
  const printed = shallowRef<Printed | null>(null)
  const error = shallowRef<string | null>(null)
  const read = computed(() => readPrintQuery(query()))
  const guard = createStaleGuard()

  watch(
    read,
    async (now) => {
      guard.overtake()
      error.value = now.ok ? null : problemText(now.problems)
      printed.value = null
      if (!now.ok) return
      const job = now.value
      const entry = library.all.find(({ id }) => id === job.rules)
      if (!entry) {
        error.value = pageTexts.sheetsPage.print.noRules(job.rules)
        return
      }
      const made = await guard.settle(() => makeSolved(entry, job))
      if (made?.ok) printed.value = { job, entry, sheets: made.value }
      else if (made) error.value = sentenceOf(made.thrown)
    },
    { immediate: true },
  )
  return { printed, error }
}
