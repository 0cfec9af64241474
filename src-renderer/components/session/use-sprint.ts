import { ref, type Ref } from 'vue'
import { awakeTime } from '../awake-time.ts'

const TICK_MS = 250

/** The clock of a sprint; it stands still while the computer sleeps. */
export interface Sprint {
  /** When it ends, on the clock of awakeTime; null while none runs. */
  readonly endsAt: Ref<number | null>
  readonly run: (seconds: number) => void
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
      const end = awakeTime() + seconds * 1000
      endsAt.value = end
      timer = setInterval(() => {
        if (awakeTime() < end) return
        clearInterval(timer)
        over()
      }, TICK_MS)
    },
    stop,
  }
}
