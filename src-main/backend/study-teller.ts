import type { Emit } from '#shared/contract/events.ts'

const TELL_EVERY_MS = 500

/** Tells the windows that study data changed: at once, then at most once per TELL_EVERY_MS. */
export function studyTeller(emit: Emit) {
  let timer: NodeJS.Timeout | null = null
  let again = false
  const tell = (): void => {
    if (timer) {
      again = true
      return
    }
    again = false
    emit('study-changed', {})
    timer = setTimeout(() => {
      timer = null
      if (again) tell()
    }, TELL_EVERY_MS).unref()
  }
  const stop = (): void => {
    if (timer) clearTimeout(timer)
    timer = null
  }
  return { tell, stop }
}
