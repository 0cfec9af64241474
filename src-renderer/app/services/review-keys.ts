import { computed, type ComputedRef, type Ref } from 'vue'
import { useCommandKeys } from './command-keys.ts'
import { provideCommands } from './commands.ts'

/** Methods of a review that keys call. */
export interface ReviewHands {
  back(): void
  forward(): void
  toMistake(): void
}

/** Keys of a review as they are set now, for its buttons; empty where there is none. */
export interface ReviewKeys {
  readonly back: string
  readonly forward: string
  readonly mistake: string
}

/** Gives the review of a game its keys, page-wide, for as long as the component lives. */
export function provideReviewKeys(
  review: Readonly<Ref<ReviewHands | null>>,
): ComputedRef<ReviewKeys> {
  const { of } = useCommandKeys()
  provideCommands({
    'review.back': () => review.value?.back(),
    'review.forward': () => review.value?.forward(),
    'review.mistake': () => review.value?.toMistake(),
  })
  return computed(() => ({
    back: of('review.back'),
    forward: of('review.forward'),
    mistake: of('review.mistake'),
  }))
}
