import { computed, shallowRef, watch, type ComputedRef, type ShallowRef } from 'vue'

/** Last valid value of fields, for a result that stays visible while a field is invalid. */
export interface LastValid<T> {
  /** Null until there was one. */
  readonly value: ShallowRef<T | null>
  /** True while the fields are invalid and `value` is an older one. */
  readonly isHeld: ComputedRef<boolean>
}

/** `current` returns null while the fields are invalid. */
export function useLastValid<T>(current: () => T | null): LastValid<T> {
  const value = shallowRef(current())
  watch(current, (now) => {
    if (now !== null) value.value = now
  })
  return { value, isHeld: computed(() => current() === null && value.value !== null) }
}
