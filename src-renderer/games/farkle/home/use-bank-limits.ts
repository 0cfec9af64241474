import { computed, type ComputedRef } from 'vue'
import type { DiceCount, Points } from '#shared/base/units.ts'
import { mayBankWith, type RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { useAnswer } from '../../../app/services/use-answer.ts'

export interface BankLimits {
  /** By number of dice left; null until known. */
  readonly limits: ComputedRef<ReadonlyMap<number, Points> | null>
  readonly error: ComputedRef<string | null>
  readonly again: () => void
}

export function useBankLimits(rules: () => RuleSet | null): BankLimits {
  const overview = useAnswer('score.overview', () => {
    const asked = rules()
    return asked && { rules: asked }
  })
  const turn = computed(() => {
    const turns = overview.answer.value?.turns ?? []
    return turns.find(({ key }) => key === 'after-0') ?? turns[0] ?? null
  })
  const table = useAnswer('score.breakpoints', () =>
    // The turn belongs to the rules that were answered, which lag behind the current ones.
    turn.value && overview.answered.value
      ? { rules: overview.answered.value.rules, turn: turn.value.key }
      : null,
  )
  const limits = computed(() => {
    const rows = table.answer.value?.table.rows
    if (!rows) return null
    const least = turn.value?.minimumBank ?? 0
    const asked = rules()
    return new Map(
      rows.flatMap(({ dice, breakpoints }): [DiceCount, Points][] => {
        const bank = breakpoints.find(({ value }) => value === 0)
        // No limit for dice that must be rolled, or that are rolled until the goal is reached.
        const may = asked !== null && mayBankWith(asked, dice) && (bank?.from ?? 0) < asked.goal
        return bank && may ? [[dice, Math.max(bank.from, least)]] : []
      }),
    )
  })
  return {
    limits,
    error: computed(() => overview.error.value ?? table.error.value),
    again() {
      overview.again()
      table.again()
    },
  }
}
