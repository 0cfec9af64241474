import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'
import type { Points } from '#shared/base/units.ts'
import { MAX_POINTS } from '#shared/games/yahtzee/requests/analysis.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { formatNumber, readNumber } from '../../../components/format.ts'
import { useLastValid } from '../../../components/use-last-valid.ts'

export interface TypedTarget {
  readonly text: Ref<string>
  /** The last valid target; null to play for the mean. */
  readonly target: ComputedRef<Points | null>
  /** Whether the text is invalid now, so that `target` is an older value. */
  readonly isHeld: ComputedRef<boolean>
  readonly problem: ComputedRef<string>
  /** Takes the target from an address. */
  readonly set: (target: Points | null) => void
}

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
  // Blanks count as an empty field.
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
