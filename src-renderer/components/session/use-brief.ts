import { shallowRef, type ShallowRef } from 'vue'

/** A value that is shown for some milliseconds; null before and after. */
export function useBrief<T>(milliseconds: number) {
  const shown: ShallowRef<T | null> = shallowRef(null)
  let end: ReturnType<typeof setTimeout> | undefined

  function show(value: T | null): void {
    clearTimeout(end)
    shown.value = value
    if (value !== null) end = setTimeout(show, milliseconds, null)
  }

  return { shown, show }
}
