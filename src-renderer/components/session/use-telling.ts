import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { MAX_TOLD } from '#shared/study/course.ts'

/** Shows the events at the table one by one. */
export interface Telling<Event> {
  /** Everything told so far. */
  readonly told: ShallowRef<readonly Event[]>
  /** Where in `told` the newest step begins. */
  readonly fresh: Ref<number>
  /** Tells these events, then calls back; at once where nothing is to be watched. Whether it was. */
  readonly tell: (events: readonly Event[], then: () => void) => boolean
  /** Cuts short what is being told. */
  readonly skip: () => void
  /** Forgets all, or all but what was told before. */
  readonly reset: (before?: readonly Event[]) => void
}

/** `pace` says how many milliseconds lie between events; 0 tells them all at once. */
export function useTelling<Event>(pace: (events: readonly Event[]) => number): Telling<Event> {
  const told = shallowRef<readonly Event[]>([])
  const fresh = ref(0)
  let untold: readonly Event[] = []
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

  function goOn(milliseconds: number): void {
    const [first, ...rest] = untold
    if (!first) {
      skip()
      return
    }
    told.value = [...told.value, first]
    untold = rest
    timer = setTimeout(goOn, milliseconds, milliseconds)
  }

  return {
    told,
    fresh,
    tell(events, then) {
      told.value = told.value.slice(-MAX_TOLD)
      fresh.value = told.value.length
      untold = events
      after = then
      const milliseconds = pace(events)
      if (milliseconds === 0) skip()
      else goOn(milliseconds)
      return milliseconds === 0
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
