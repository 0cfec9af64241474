import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import { MAX_TOLD } from '#shared/study/course.ts'
import { awakeTime } from '../awake-time.ts'
import { UNSEEN_MS } from './session-times.ts'

/** Pace at which the events of a game are told. */
export interface TellingPace<Event> {
  /** Milliseconds between events; 0 tells them all at once. */
  readonly pace: (events: readonly Event[]) => number
  /** Whether the player says when to go on after an event. */
  readonly waitsAt: (event: Event) => boolean
}

/** Shows the events at the table one by one. */
export interface Telling<Event> {
  /** Everything told so far. */
  readonly told: ShallowRef<readonly Event[]>
  /** Where in `told` begins what is told since the last question, or since the player went on. */
  readonly fresh: Ref<number>
  /** Whether it waits for the player at the last event. */
  readonly waits: Ref<boolean>
  /**
   * Tells these events, then calls back; at once where nothing is to be watched. Whether it was. With
   * `waiting` off it waits at none of them.
   */
  readonly tell: (events: readonly Event[], then: () => void, waiting?: boolean) => boolean
  /** Goes on where it waits; else cuts short what is being told, up to where it waits. */
  readonly skip: () => void
  /** Forgets all, or all but what was told before. */
  readonly reset: (before?: readonly Event[]) => void
}

export function useTelling<Event>({ pace, waitsAt }: TellingPace<Event>): Telling<Event> {
  const told = shallowRef<readonly Event[]>([])
  const fresh = ref(0)
  const waits = ref(false)
  let untold: readonly Event[] = []
  let after: (() => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let milliseconds = 0
  let mayWait = true
  let waitsSince = 0

  /**
   * Tells events so far apart, up to the first that is waited at, and calls back after the last.
   * Whether it came so far at once.
   */
  function goOn(apart: number): boolean {
    clearTimeout(timer)
    for (let first = untold[0]; first !== undefined; first = untold[0]) {
      untold = untold.slice(1)
      told.value = [...told.value, first]
      waits.value = mayWait && waitsAt(first)
      if (waits.value) {
        waitsSince = awakeTime()
        return false
      }
      if (apart > 0) {
        timer = setTimeout(goOn, apart, apart)
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
      milliseconds = pace(events)
      return goOn(milliseconds)
    },
    skip() {
      if (!waits.value) {
        goOn(0)
        return
      }
      if (awakeTime() - waitsSince < UNSEEN_MS) return
      waits.value = false
      fresh.value = told.value.length
      goOn(milliseconds)
    },
    reset(before = []) {
      clearTimeout(timer)
      untold = []
      after = null
      waits.value = false
      told.value = before
      fresh.value = before.length
    },
  }
}
