import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'

/** The last valid value of fields, for a result that stays in view while one of them is wrong. */
export interface LastValid<T> {
  /** Null as long as there was none. */
  readonly value: ShallowRef<T | null>
  /** Whether the fields say something else by now. */
  readonly isHeld: ComputedRef<boolean>
}

/** Follows `current`, which is null while the fields are wrong. */
export function useLastValid<T>(current: () => T | null): LastValid<T> {
  const value = shallowRef(current())
  watch(current, (now) => {
    if (now !== null) value.value = now
  })
  return { value, isHeld: computed(() => current() === null && value.value !== null) }
}
