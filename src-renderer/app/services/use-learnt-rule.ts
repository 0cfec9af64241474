import { computed, ref, type ComputedRef } from 'vue'
import { useRouter } from 'vue-router'
import type { LearntRule } from '#shared/cards/session-setup.ts'
import { askBackend } from './client.ts'
import { useLibrary } from './library.ts'
import { sentenceOf, useStudy } from './use-answer.ts'

interface LearningState {
  readonly isLearnt: boolean
  /** Another rule is being learnt and would be replaced. */
  readonly isOther: boolean
  readonly busy: boolean
  readonly error: string | null
}

export interface Learning {
  readonly state: ComputedRef<LearningState>
  /** Makes the rule the learnt one and opens its deck. */
  learn(): Promise<void>
  forget(): Promise<void>
}

export function useLearntRule(deck: string, rule: () => LearntRule): Learning {
  const library = useLibrary()
  const router = useRouter()
  const busy = ref(false)
  const error = ref<string | null>(null)
  const known = useStudy('cards.learnt', () =>
    library.inUse ? { rulesId: library.inUse.id } : null,
  )

  async function choose(learnt: LearntRule | null, then: () => unknown): Promise<void> {
    const entry = library.inUse
    if (!entry) return
    busy.value = true
    error.value = null
    try {
      const { id: rulesId, game, rules } = entry
      await askBackend('cards.learnRule', { rulesId, game, rules, learnt })
      await then()
    } catch (thrown) {
      error.value = sentenceOf(thrown)
    } finally {
      busy.value = false
    }
  }

  const state = computed((): LearningState => {
    const learnt = known.answer.value?.learnt ?? null
    const { goal, rule: text } = rule()
    const isLearnt = learnt?.goal === goal && learnt.rule === text
    return { isLearnt, isOther: learnt !== null && !isLearnt, busy: busy.value, error: error.value }
  })
  return {
    state,
    learn: () =>
      choose(rule(), () => router.push({ name: 'learn', query: { start: '1', decks: deck } })),
    forget: () => choose(null, known.again),
  }
}
