import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { MAX_TOLD } from '#shared/study/course.ts'
import { awakeTime } from '../awake-time.ts'
import { UNSEEN_MS } from './session-times.ts'

/** Shows what has happened at the table, up to where the player says when to go on. */
export interface Telling<Event> {
  /** Everything told so far. */
  readonly told: ShallowRef<readonly Event[]>
  /** Where in `told` begins what is told since the last question, or since the player went on. */
  readonly fresh: Ref<number>
  /** Whether it waits for the player at the last event. */
  readonly waits: Ref<boolean>
  /**
   * Tells these events, then calls back; at once unless it waits at one of them. Whether it was. With
   * `waiting` off it waits at none.
   */
  readonly tell: (events: readonly Event[], then: () => void, waiting?: boolean) => boolean
  /** Goes on where it waits. */
  readonly skip: () => void
  /** Forgets all, or all but what was told before. */
  readonly reset: (before?: readonly Event[]) => void
}

/** `waitsAt`: whether the player says when to go on after an event. */
export function useTelling<Event>(waitsAt: (event: Event) => boolean): Telling<Event> {
  const told = shallowRef<readonly Event[]>([])
  const fresh = ref(0)
  const waits = ref(false)
  let untold: readonly Event[] = []
  let after: (() => void) | null = null
  let mayWait = true
  let waitsSince = 0

  /** Tells events up to the first that is waited at, and calls back after the last. Whether it came so far. */
  function goOn(): boolean {
    for (let first = untold[0]; first !== undefined; first = untold[0]) {
      untold = untold.slice(1)
      told.value = [...told.value, first]
      waits.value = mayWait && waitsAt(first)
      if (waits.value) {
        waitsSince = awakeTime()
        return false
      }
    }
    const then = after
    after = null
    then?.()
    return true
  }

  return {
    told,
    fresh,
    waits,
    tell(events, then, waiting = true) {
      told.value = told.value.slice(-MAX_TOLD)
      fresh.value = told.value.length
      untold = events
      after = then
      mayWait = waiting
      return goOn()
    },
    skip() {
      if (!waits.value || awakeTime() - waitsSince < UNSEEN_MS) return
      waits.value = false
      fresh.value = told.value.length
      goOn()
    },
    reset(before = []) {
      untold = []
      after = null
      waits.value = false
      told.value = before
      fresh.value = before.length
    },
  }
}
