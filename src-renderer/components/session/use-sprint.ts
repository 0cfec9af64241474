import { ref, type Ref } from 'vue'
import { awakeTime } from '../awake-time.ts'

const TICK_MS = 250

/** Timer of a sprint; it stops while the computer sleeps. */
export interface Sprint {
  /** End on the clock of awakeTime; null while stopped. */
  readonly endsAt: Ref<number | null>
  readonly run: (seconds: number) => void
  readonly lose: (seconds: number) => void
  readonly stop: () => void
}

export function useSprint(over: () => void): Sprint {
  const endsAt = ref<number | null>(null)
  let timer: ReturnType<typeof setInterval> | undefined

  function stop(): void {
    clearInterval(timer)
    endsAt.value = null
  }

  return {
    endsAt,
    run(seconds) {
      stop()
      endsAt.value = awakeTime() + seconds * 1000
      timer = setInterval(() => {
        if (endsAt.value !== null && awakeTime() < endsAt.value) return
        clearInterval(timer)
        over()
      }, TICK_MS)
    },
    lose(seconds) {
      if (endsAt.value !== null) endsAt.value -= seconds * 1000
    },
    stop,
  }
}
