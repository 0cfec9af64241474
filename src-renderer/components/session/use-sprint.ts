import { ref } from 'vue'
import { awakeTime } from '../awake-time.ts'

const TICK_MS = 250

/** Timer of a sprint; it stops while the computer sleeps. */
export function useSprint(over: () => void) {
  /** On the clock of awakeTime; null while stopped. */
  const endsAt = ref<number | null>(null)
  let timer: ReturnType<typeof setInterval> | undefined

  function stop(): void {
    clearInterval(timer)
    endsAt.value = null
  }

  return {
    endsAt,
    run: (seconds: number) => {
      stop()
      endsAt.value = awakeTime() + seconds * 1000
      timer = setInterval(() => {
        if (endsAt.value !== null && awakeTime() < endsAt.value) return
        clearInterval(timer)
        over()
      }, TICK_MS)
    },
    lose: (seconds: number) => {
      if (endsAt.value !== null) endsAt.value -= seconds * 1000
    },
    stop,
  }
}
