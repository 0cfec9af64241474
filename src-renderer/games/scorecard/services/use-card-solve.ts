import { computed, ref, shallowRef, watch } from 'vue'
import { RequestError } from '#shared/contract/errors.ts'
import { UNASKED } from '#shared/games/scorecard/solve/cost.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { askBackend } from '../../../services/client.ts'
import { useRuleJobs } from '../../../services/rule-jobs.ts'
import { sentenceOf, useAnswer } from '../../../services/use-answer.ts'

/** Cards that are solved sooner are solved unasked, by the first question about them. */
const QUICK_SECONDS = 15

export type CardSolving = ReturnType<typeof useCardSolve>

/** Says whether a card is solved, or so small that this need not be asked, and solves it. */
export function useCardSolve(rules: () => RuleSet | null) {
  const asked = useAnswer('scorecard.status', () => {
    const now = rules()
    return now && { rules: now }
  })
  const status = computed(() => asked.answer.value)
  const failure = shallowRef<string | null>(null)
  const begun = ref(false)
  const { running, stop } = useRuleJobs(
    () => ['scorecard'],
    () => (rules() === null ? '' : ruleHash(rules()!)),
  )
  const job = computed(() => running.value[0] ?? null)
  // A solve that another screen has started ends without an answer here.
  watch(
    () => job.value === null,
    (none) => {
      if (none) asked.again()
    },
  )

  async function solve(mayBeLarge: boolean): Promise<void> {
    begun.value = true
    failure.value = null
    try {
      await askBackend('scorecard.solve', { rules: rules()!, mayBeLarge })
    } catch (thrown) {
      const stopped = thrown instanceof RequestError && thrown.code === 'cancelled'
      if (!stopped) failure.value = sentenceOf(thrown)
    } finally {
      begun.value = false
      asked.again()
    }
  }

  return {
    status,
    isReady: computed(
      () =>
        status.value !== null &&
        (status.value.state === 'solved' || status.value.seconds <= QUICK_SECONDS),
    ),
    isLarge: computed(
      () =>
        status.value !== null &&
        (status.value.seconds > UNASKED.seconds || status.value.bytes > UNASKED.bytes),
    ),
    isSolving: computed(() => begun.value || job.value !== null),
    job,
    error: computed(() => failure.value ?? asked.error.value),
    start: (mayBeLarge: boolean) => void solve(mayBeLarge),
    stop,
    again: () => {
      failure.value = null
      asked.again()
    },
  }
}
