import { shallowRef } from 'vue'
import type { Places } from './session-types.ts'

const NONE: Places = new Set()

/** Dice chosen on the table. `allowed` refuses a change; `changed` hears of one by the user. */
export function useChosen(allowed: () => boolean, changed: () => void) {
  const chosen = shallowRef<Places>(NONE)

  function choose(places: Places): void {
    if (!allowed()) return
    chosen.value = places
    changed()
  }

  return {
    chosen,
    choose,
    toggle: (place: number): void => {
      const now = new Set(chosen.value)
      if (!now.delete(place)) now.add(place)
      choose(now)
    },
    clear: (): void => choose(NONE),
    /** Between questions. */
    set: (places: Places = NONE): void => {
      chosen.value = places
    },
  }
}
