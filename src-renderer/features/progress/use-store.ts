import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../services/client.ts'
import { useNotices } from '../../services/notices.ts'
import { useAction } from '../../services/use-action.ts'
import { useStudy } from '../../services/use-answer.ts'
import { formatBytes, formatCount, formatNumber } from '../../components/format.ts'

export type StoreStatus = AnswerOf<BackendRequests, 'study.store'>
export type Backup = StoreStatus['backups'][number]

export function useStore() {
  const words = pageTexts.progressPage.store
  const notices = useNotices()
  const { answer: status, error, again } = useStudy('study.store', () => ({}))
  const { busy, run } = useAction(false)

  /** Runs one action at a time, reports its result and reloads the status. */
  async function attempt(action: () => Promise<string | null>): Promise<void> {
    if (busy.value) return
    await run(async () => {
      const said = await action()
      if (said !== null) notices.say(said)
    })
    again()
  }

  return {
    status,
    error,
    busy,
    backUp: () =>
      attempt(async () => {
        const { bytes, answers } = await askBackend('study.backup', {})
        return words.backedUp(answers, formatNumber(answers), formatBytes(bytes))
      }),
    restore: ({ name }: Backup) =>
      attempt(async () => {
        const { answers } = await askBackend('study.restore', { name })
        return formatCount(words.restored, answers)
      }),
    dismiss: () =>
      attempt(async () => {
        await askBackend('study.dismiss', {})
        return null
      }),
  }
}
