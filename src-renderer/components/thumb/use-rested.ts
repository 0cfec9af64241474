import { refDebounced } from '@vueuse/core'
import { shallowRef, watch, type Ref } from 'vue'

/** How long something that is typed rests before it is measured. */
const REST_MS = 500

/** The last of what is typed that is free of mistakes, at once and as soon as it rests. */
export function useRested<T>(
  typed: () => T | null,
  first: T,
): { readonly last: Ref<T>; readonly rested: Readonly<Ref<T>> } {
  const last = shallowRef<T>(typed() ?? first)
  watch(typed, (now) => {
    if (now !== null) last.value = now
  })
  return { last, rested: refDebounced(last, REST_MS) }
}
