import { ref, shallowRef } from 'vue'
import { MAX_TOLD } from '#shared/study/course.ts'
import { awakeTime } from '../awake-time.ts'
import { UNSEEN_MS } from './session-times.ts'

export function useTelling<Event>(waitsAt: (event: Event) => boolean) {
  const told = shallowRef<readonly Event[]>([])
  /** Index in `told` of the first event since the last question or confirmation. */
  const fresh = ref(0)
  /** True while it waits for a confirmation. */
  const waits = ref(false)
  let untold: readonly Event[] = []
  let after: (() => void) | null = null
  let mayWait = true
  let waitsSince = 0

  /** Shows events up to the first to confirm. Returns true after the last. */
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
    /** Returns false if it stopped at an event. With `waiting` false it never stops. */
    tell: (events: readonly Event[], then: () => void, waiting: boolean): boolean => {
      told.value = told.value.slice(-MAX_TOLD)
      fresh.value = told.value.length
      untold = events
      after = then
      mayWait = waiting
      return goOn()
    },
    skip: () => {
      if (!waits.value || awakeTime() - waitsSince < UNSEEN_MS) return
      waits.value = false
      fresh.value = told.value.length
      goOn()
    },
    reset: (before: readonly Event[]) => {
      untold = []
      after = null
      waits.value = false
      told.value = before
      fresh.value = before.length
    },
  }
}
