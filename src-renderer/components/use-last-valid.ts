import { computed, shallowRef, watch } from 'vue'

/**
 * Last valid value of fields, for a result that stays visible while a field is invalid; null until
 * there was one. `current` returns null while the fields are invalid.
 */
export function useLastValid<T>(current: () => T | null) {
  const value = shallowRef(current())
  watch(current, (now) => {
    if (now !== null) value.value = now
  })
  return { value, isHeld: computed(() => current() === null && value.value !== null) }
}
