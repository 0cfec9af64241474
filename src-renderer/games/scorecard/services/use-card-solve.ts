import { computed } from 'vue'
import { QUICK_SECONDS, UNASKED } from '#shared/games/scorecard/solve/cost.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { askBackend } from '../../../services/client.ts'
import { useAnswer } from '../../../services/use-answer.ts'
import { useSolveJob } from '../../../services/use-solve-job.ts'

export type CardSolving = ReturnType<typeof useCardSolve>

/** Says whether a card is solved, or so small that this need not be asked, and solves it. */
export function useCardSolve(rules: () => RuleSet | null) {
  const asked = useAnswer('scorecard.status', () => {
    const now = rules()
    return now && { rules: now }
  })
  const status = computed(() => asked.answer.value)
  const hash = (): string => (rules() === null ? '' : ruleHash(rules()!))
  const solve = useSolveJob('scorecard', hash, asked, (mayBeLarge) =>
    askBackend('scorecard.solve', { rules: rules()!, mayBeLarge }),
  )
  return {
    ...solve,
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
  }
}
