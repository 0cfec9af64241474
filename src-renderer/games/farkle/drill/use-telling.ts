import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import { tellingPace } from './pace.ts'

/** Events kept for the log; a game has some hundreds. */
const MOST_TOLD = 80

/** What happens at the table, told event by event. */
export interface Telling {
  /** Everything told so far. */
  readonly told: ShallowRef<readonly TableEvent[]>
  /** Where in `told` the newest step begins. */
  readonly fresh: Ref<number>
  /** Tells these events, then calls back; at once where nothing is to be watched. Whether it was. */
  readonly tell: (events: readonly TableEvent[], then: () => void) => boolean
  /** Cuts short what is being told. */
  readonly skip: () => void
  /** Forgets all, or all but what was told before. */
  readonly reset: (before?: readonly TableEvent[]) => void
}

export function useTelling(): Telling {
  const told = shallowRef<readonly TableEvent[]>([])
  const fresh = ref(0)
  let untold: readonly TableEvent[] = []
  let after: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function skip(): void {
    clearTimeout(timer)
    if (untold.length > 0) told.value = [...told.value, ...untold]
    untold = []
    const then = after
    after = null
    then?.()
  }

  function goOn(pace: number): void {
    const [first, ...rest] = untold
    if (!first) {
      skip()
      return
    }
    told.value = [...told.value, first]
    untold = rest
    timer = setTimeout(goOn, pace, pace)
  }

  return {
    told,
    fresh,
    tell(events, then) {
      told.value = told.value.slice(-MOST_TOLD)
      fresh.value = told.value.length
      untold = events
      after = then
      const pace = tellingPace(events)
      if (pace === 0) skip()
      else goOn(pace)
      return pace === 0
    },
    skip,
    reset(before = []) {
      clearTimeout(timer)
      untold = []
      after = null
      told.value = before
      fresh.value = before.length
    },
  }
}
