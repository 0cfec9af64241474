import { computed, ref } from 'vue'
import { LEAST_GAIN } from '#shared/base/units.ts'

/** Steps that gain LEAST_GAIN over the kept one before; `valueOf` is a share of optimal play. */
export function worthKnowing<T>(all: readonly T[], valueOf: (step: T) => number): T[] {
  const picked: T[] = []
  for (const step of all) {
    const last = picked.at(-1)
    if (last === undefined || valueOf(step) - valueOf(last) >= LEAST_GAIN) picked.push(step)
  }
  return picked
}

/** Selection of a step by size. Initially the largest step whose size is at most `easy`. */
export function useSteps<T>(all: () => readonly T[], sizeOf: (step: T) => number, easy: number) {
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
      // A clicked point of the chart may not be a step.
      set: (size) => {
        if (all().some((one) => sizeOf(one) === Number(size))) wanted.value = Number(size)
      },
    }),
    choices: computed(() =>
      all().map((one) => ({ value: String(sizeOf(one)), title: String(sizeOf(one)) })),
    ),
  }
}
