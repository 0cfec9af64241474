import { refDebounced } from '@vueuse/core'
import { shallowRef, watch } from 'vue'

/** In milliseconds, from the last input to the evaluation. */
const REST_MS = 500

/** Last valid input: `last` at once, `rested` after a pause. */
export function useRested<T>(typed: () => T | null, first: T) {
  const last = shallowRef<T>(typed() ?? first)
  watch(typed, (now) => {
    if (now !== null) last.value = now
  })
  return { last, rested: refDebounced(last, REST_MS) }
}
