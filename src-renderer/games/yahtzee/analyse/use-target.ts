import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { Points } from '#shared/base/units.ts'
import { MAX_POINTS } from '#shared/games/yahtzee/requests/analysis.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { formatNumber, readNumber } from '../../../components/format.ts'
import { useLastValid } from '../../../components/use-last-valid.ts'

/** The final score that is played for, as it is typed. */
export interface TypedTarget {
  readonly text: Ref<string>
  /** The last one that could be; null where nothing is played for but the mean. */
  readonly target: ComputedRef<Points | null>
  /** Whether something else is typed by now, which cannot be. */
  readonly isHeld: ComputedRef<boolean>
  readonly problem: ComputedRef<string>
  /** Takes over what an address says. */
  readonly set: (target: Points | null) => void
}

/** A field for a target that may be left empty. */
export function useTarget(first: Points | null): TypedTarget {
  const written = (target: Points | null): string => (target === null ? '' : formatNumber(target))
  const text = ref(written(first))
  const number = computed(() => readNumber(text.value))
  const isRight = computed(
    () => number.value !== null && number.value > 0 && number.value <= MAX_POINTS,
  )
  const isEmpty = computed(() => text.value.trim() === '')
  const { value: last, isHeld } = useLastValid(() =>
    isEmpty.value || isRight.value ? { target: number.value } : null,
  )
  const target = computed(() => last.value?.target ?? null)
  // Without words of its own a field that was emptied is one that was never filled in.
  watch(isEmpty, (empty) => {
    if (empty) text.value = ''
  })
  return {
    text,
    target,
    isHeld,
    problem: computed(() => (isEmpty.value || isRight.value ? '' : yahtzeeTexts.targets.mustBe)),
    set: (wanted) => {
      if (wanted !== target.value || isHeld.value) text.value = written(wanted)
    },
  }
}
