import { ref, type Ref } from 'vue'

/** The clock of a sprint. */
export interface Sprint {
  /** When it ends, on the clock of performance.now; null while none runs. */
  readonly endsAt: Ref<number | null>
  readonly run: (seconds: number) => void
  readonly stop: () => void
}

export function useSprint(over: () => void): Sprint {
  const endsAt = ref<number | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearTimeout(timer)
    endsAt.value = null
  }

  return {
    endsAt,
    run(seconds) {
      stop()
      endsAt.value = performance.now() + seconds * 1000
      timer = setTimeout(over, seconds * 1000)
    },
    stop,
  }
}
