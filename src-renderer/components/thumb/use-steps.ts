import { computed, ref, type ComputedRef, type WritableComputedRef } from 'vue'
import { LEAST_GAIN } from '#shared/base/units.ts'

/** The steps that gain enough on the one before them; `valueOf` is a share of the best play. */
export function worthKnowing<T>(all: readonly T[], valueOf: (step: T) => number): T[] {
  const kept: T[] = []
  for (const step of all) {
    const last = kept.at(-1)
    if (last === undefined || valueOf(step) - valueOf(last) >= LEAST_GAIN) kept.push(step)
  }
  return kept
}

/** The steps of a frontier, from few to many, and the one that is looked at. */
export interface Steps<T> {
  readonly step: ComputedRef<T | null>
  /** The step after it; null for the last one. */
  readonly next: ComputedRef<T | null>
  /** The size of the chosen step, as the value of a choice. */
  readonly chosen: WritableComputedRef<string>
  readonly choices: ComputedRef<{ value: string; title: string }[]>
}

/** Steps by their sizes; the first one that is looked at is the largest that is not above `easy`. */
export function useSteps<T>(
  all: () => readonly T[],
  sizeOf: (step: T) => number,
  easy: number,
): Steps<T> {
  const wanted = ref(easy)
  const at = computed(() =>
    Math.max(
      0,
      all().findLastIndex((one) => sizeOf(one) <= wanted.value),
    ),
  )
  const step = computed(() => all()[at.value] ?? null)
  return {
    step,
    next: computed(() => all()[at.value + 1] ?? null),
    chosen: computed({
      get: () => (step.value ? String(sizeOf(step.value)) : ''),
      // A point of a chart may be something else than a step.
      set: (size) => {
        if (all().some((one) => sizeOf(one) === Number(size))) wanted.value = Number(size)
      },
    }),
    choices: computed(() =>
      all().map((one) => ({ value: String(sizeOf(one)), title: String(sizeOf(one)) })),
    ),
  }
}
