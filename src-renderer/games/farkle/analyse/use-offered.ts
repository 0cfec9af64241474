import { computed, ref, watch } from 'vue'
import type { EntryOf } from '#shared/contract/library.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { firstPosition, type Position } from '#shared/games/farkle/analysis/position.ts'
import { noTables } from '#shared/games/farkle/analysis/rule-refusals.ts'
import { hasFurtherState } from '#shared/games/farkle/rules/turn-rules.ts'
import { useAnswer } from '../../../services/use-answer.ts'
import { useLastPosition } from '../services/last-position.ts'

interface OfferParts {
  /** Whether the address has no position. */
  readonly isOpen: boolean
  readonly entry: () => EntryOf<'farkle'> | null
  readonly isThree: () => boolean
  readonly isSolved: () => boolean
  /** The position that is ranked, and the code of the one shown. */
  readonly position: () => Position | null
  readonly code: () => string | null
  readonly open: (position: Position) => void
}

/** Without a position in the address, opens the last one, or one on which the two goals disagree. */
export function useOffered(parts: OfferParts) {
  const { isOpen, entry, isThree, isSolved, position, code, open } = parts
  const last = useLastPosition()
  const first = entry()
  const before = first && last.under(first.hash)
  if (isOpen && before) open(before)
  watch(
    [position, isSolved],
    ([now, solved]) => {
      const of = entry()
      if (now && of && solved) last.keep(of.hash, now)
    },
    { immediate: true },
  )

  const hasMaps = computed(() => {
    const rules = entry()?.rules
    if (rules === undefined || isThree()) return false
    return noTables(rules) === null && !hasFurtherState(rules)
  })
  const isOffered = ref(isOpen && !before)
  const telling = useAnswer('farkle.mapDisagreement', () => {
    const of = entry()
    return isOffered.value && isSolved() && of && hasMaps.value ? { rules: of.rules } : null
  })
  watch(telling.answer, (found) => {
    const of = entry()
    if (!found || !of || !isOffered.value) return
    isOffered.value = false
    if (found.position && code() === positionCode(firstPosition(of.rules))) open(found.position)
  })
  return {
    hasMaps,
    /** Until it is known which position is offered, that of the start is not looked at. */
    isSought: computed(
      () => isOffered.value && hasMaps.value && !telling.answer.value && !telling.error.value,
    ),
    /** Another position was chosen. */
    drop: (): void => {
      isOffered.value = false
    },
  }
}
