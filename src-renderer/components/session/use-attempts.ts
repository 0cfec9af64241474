import { ref, type Ref } from 'vue'

/** Requests of which only those count that nothing has overtaken. */
export interface Attempts {
  /** Why the last one failed, as a sentence; null if it did not. */
  readonly error: Ref<string | null>
  /** Drops what is on its way, when it arrives. */
  readonly overtake: () => void
  /** Runs a request and uses its answer, or says why there is none; whether it failed. */
  readonly attempt: <T>(request: () => Promise<T>, use: (answer: T) => void) => Promise<boolean>
}

export function useAttempts(sentenceOf: (thrown: unknown) => string): Attempts {
  const error = ref<string | null>(null)
  let round = 0

  return {
    error,
    overtake() {
      round++
    },
    async attempt(request, use) {
      const mine = round
      error.value = null
      try {
        const answer = await request()
        if (mine === round) use(answer)
        return false
      } catch (thrown) {
        if (mine !== round) return false
        error.value = sentenceOf(thrown)
        return true
      }
    },
  }
}
