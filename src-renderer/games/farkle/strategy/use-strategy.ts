import { computed, ref, watch, type ComputedRef, type Ref, type WritableComputedRef } from 'vue'
import type { AnswerOf, BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import { hasOpponentDice, rulesOfSeat } from '#shared/games/farkle/rules/own-dice.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { TurnKey } from '#shared/games/farkle/solve/turn/turn-types.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { useLibrary } from '../../../app/services/library.ts'
import { useAnswer, type Answering } from '../../../app/services/use-answer.ts'

export type Overview = AnswerOf<BackendRequests, 'score.overview'>
export type TurnSummary = Overview['turns'][number]

export interface Strategy {
  readonly rules: ComputedRef<RuleSet | null>
  /** Rules of the current overview; for a moment after a change still the old ones. */
  readonly solvedRules: ComputedRef<RuleSet | null>
  readonly overview: Answering<Overview, ParamsOf<BackendRequests, 'score.overview'>>
  readonly turnKey: Ref<TurnKey>
  readonly turn: ComputedRef<TurnSummary | null>
  /** Whose dice are rolled; null if both players roll the same. */
  readonly whose: WritableComputedRef<'you' | 'opponent' | null>
  readonly turns: ComputedRef<readonly { readonly value: TurnKey; readonly title: string }[]>
}

export function turnTitle(key: TurnKey): string {
  const { turns } = farklePageTexts.strategy
  if (key === 'single' || key === 'opening') return turns[key]
  return turns.after(Number(key.slice('after-'.length)))
}

/** The most frequent turn: under a penalty the one without farkles before it. */
function usualTurn(overview: Overview): TurnKey {
  return overview.turns.some(({ key }) => key === 'after-0') ? 'after-0' : 'single'
}

export function useStrategy(): Strategy {
  const library = useLibrary()
  const isOpponents = ref(false)
  const differ = computed(() => {
    const rules = library.inUseOf('farkle')?.rules
    return rules !== undefined && hasOpponentDice(rules)
  })
  const whose = computed({
    get: () => (differ.value ? (isOpponents.value ? 'opponent' : 'you') : null),
    set: (who) => (isOpponents.value = who === 'opponent'),
  })
  const rules = computed(() => {
    const rules = library.inUseOf('farkle')?.rules
    return rules ? rulesOfSeat(rules, isOpponents.value) : null
  })
  const overview = useAnswer('score.overview', () => (rules.value ? { rules: rules.value } : null))
  const solvedRules = computed(() => (overview.answered.value?.rules ?? null) as RuleSet | null)
  const turnKey = ref<TurnKey>('single')
  watch(overview.answer, (found) => {
    if (found) turnKey.value = usualTurn(found)
  })
  const turn = computed(
    () => overview.answer.value?.turns.find(({ key }) => key === turnKey.value) ?? null,
  )
  const turns = computed(() => {
    const keys = (overview.answer.value?.turns ?? []).map(({ key }) => key)
    // Under a penalty no turn is played as if it stood alone.
    const played = keys.some((key) => key.startsWith('after-'))
      ? keys.filter((key) => key !== 'single')
      : keys
    return played.map((value) => ({ value, title: turnTitle(value) }))
  })
  return { rules, solvedRules, overview, whose, turnKey, turn, turns }
}
