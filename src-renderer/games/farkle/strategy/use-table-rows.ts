import { computed, ref, shallowRef, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import { createStaleGuard } from '#shared/base/stale-guard.ts'
import { MAX_TABLE_ROWS } from '#shared/games/farkle/requests/score.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { askBackend } from '../../../app/services/client.ts'
import { sentenceOf } from '../../../app/services/use-answer.ts'
import { cellOf, columnsOf, leastBankWith, PAGE_ROWS, type GainCell } from './gain-cells.ts'
import type { TurnSummary } from './use-strategy.ts'

interface TableRow {
  readonly turnScore: number
  readonly cells: readonly GainCell[]
}

/** The rows of E(s, n) that have been fetched so far, from turn total 0 on. */
export interface TableRows {
  readonly rows: ShallowRef<readonly TableRow[]>
  readonly total: Ref<number>
  /** How many the next page would add. */
  readonly more: ComputedRef<number>
  readonly pending: Ref<boolean>
  readonly error: Ref<string | null>
  readonly restart: () => void
  readonly fetchMore: () => Promise<void>
  /** Fetches up to a turn total; the index of its row, or of the largest one below it. */
  readonly fetchThrough: (turnScore: number) => Promise<number>
}

/** Follows a turn of a rule set; a change of either starts over. */
export function useTableRows(question: () => { rules: RuleSet; turn: TurnSummary }): TableRows {
  const rows = shallowRef<readonly TableRow[]>([])
  const total = ref(0)
  const error = ref<string | null>(null)
  const pending = ref(false)
  const guard = createStaleGuard()

  /** Fetches the next rows, at most so many; what a newer question has overtaken is dropped. */
  async function fetchNext(count: number): Promise<void> {
    const { rules, turn } = question()
    pending.value = true
    error.value = null
    const from = rows.value.length
    const slice = { from, count: Math.min(MAX_TABLE_ROWS, count) }
    const outcome = await guard.settle(() =>
      askBackend('score.table', { rules, turn: turn.key, ...slice }),
    )
    if (outcome === null) return
    pending.value = false
    if (!outcome.ok) error.value = sentenceOf(outcome.thrown)
    else if (from === rows.value.length) {
      const added = outcome.value.rows.map(({ turnScore, values }) => ({
        turnScore,
        cells: columnsOf(rules).map((dice) =>
          cellOf(values[dice - 1] ?? null, turnScore, leastBankWith(rules, turn.minimumBank, dice)),
        ),
      }))
      rows.value = [...rows.value, ...added]
      total.value = outcome.value.totalRows
    }
  }

  function restart(): void {
    guard.overtake()
    rows.value = []
    void fetchNext(PAGE_ROWS)
  }

  async function fetchThrough(turnScore: number): Promise<number> {
    const reached = (): number => rows.value.at(-1)?.turnScore ?? 0
    while (reached() < turnScore && rows.value.length < total.value) {
      const before = rows.value.length
      await fetchNext(MAX_TABLE_ROWS)
      if (rows.value.length === before) break
    }
    return rows.value.findLastIndex((row) => row.turnScore <= turnScore)
  }

  watch(
    () => {
      const { rules, turn } = question()
      return [rules, turn.key]
    },
    restart,
    { immediate: true },
  )
  return {
    rows,
    total,
    more: computed(() => Math.max(0, Math.min(PAGE_ROWS, total.value - rows.value.length))),
    pending,
    error,
    restart,
    fetchMore: () => fetchNext(PAGE_ROWS),
    fetchThrough,
  }
}
