/** Runs a function at once, then at most once per `everyMs` milliseconds. */
export function throttled(everyMs: number, run: () => void) {
  let timer: NodeJS.Timeout | null = null
  let again = false
  const call = (): void => {
    if (timer) {
      again = true
      return
    }
    again = false
    run()
    timer = setTimeout(() => {
      timer = null
      if (again) call()
    }, everyMs).unref()
  }
  const stop = (): void => {
    if (timer) clearTimeout(timer)
    timer = null
  }
  return { call, stop }
}
