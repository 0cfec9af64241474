import { ref } from 'vue'
import { useNotices } from './notices.ts'
import { sentenceOf } from './use-answer.ts'

/** Runs what a user asked for; a notice says what failed, and stays until it is closed if told to. */
export function useAction(stays = true) {
  const notices = useNotices()
  const busy = ref(false)

  /** True if it succeeded. */
  async function run(action: () => unknown): Promise<boolean> {
    busy.value = true
    try {
      await action()
      return true
    } catch (thrown) {
      notices.say(sentenceOf(thrown), null, stays)
      return false
    } finally {
      busy.value = false
    }
  }
  return { busy, run }
}
