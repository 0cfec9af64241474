import { computed, ref, type ComputedRef, type Ref } from 'vue'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../app/services/client.ts'
import { useNotices } from '../../app/services/notices.ts'
import { sentenceOf, useStudy } from '../../app/services/use-answer.ts'
import { formatBytes, formatCount, formatNumber } from '../../components/format.ts'

export type StoreStatus = AnswerOf<BackendRequests, 'study.store'>
export type Backup = StoreStatus['backups'][number]

export interface StudyStore {
  readonly status: ComputedRef<StoreStatus | null>
  readonly error: Ref<string | null>
  readonly busy: Ref<boolean>
  readonly backUp: () => Promise<void>
  readonly restore: (backup: Backup) => Promise<void>
  readonly dismiss: () => Promise<void>
  readonly again: () => void
}

export function useStore(): StudyStore {
  const words = pageTexts.progressPage.store
  const notices = useNotices()
  const { answer, error, again } = useStudy('study.store', () => ({}))
  const busy = ref(false)

  /** Runs one action at a time, reports its result and reloads the status. */
  async function run(action: () => Promise<string | null>): Promise<void> {
    if (busy.value) return
    busy.value = true
    try {
      const said = await action()
      if (said !== null) notices.say(said)
    } catch (thrown) {
      notices.say(sentenceOf(thrown))
    } finally {
      busy.value = false
      again()
    }
  }

  return {
    status: computed(() => answer.value),
    error,
    busy,
    backUp: () =>
      run(async () => {
        const { bytes, answers } = await askBackend('study.backup', {})
        return words.backedUp(answers, formatNumber(answers), formatBytes(bytes))
      }),
    restore: ({ name }) =>
      run(async () => {
        const { answers } = await askBackend('study.restore', { name })
        return formatCount(words.restored, answers)
      }),
    dismiss: () =>
      run(async () => {
        await askBackend('study.dismiss', {})
        return null
      }),
    again,
  }
}
