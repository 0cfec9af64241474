import { computed, ref } from 'vue'
import { useRouter } from 'vue-router'
import type { LearntRule } from '#shared/cards/session-setup.ts'
import { askBackend } from './client.ts'
import { useLibrary } from './library.ts'
import { sentenceOf, useStudy } from './use-answer.ts'

export function useLearntRule(deck: string, rule: () => LearntRule) {
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

  const state = computed(() => {
    const learnt = known.answer.value?.learnt ?? null
    const { goal, rule: text } = rule()
    const isLearnt = learnt?.goal === goal && learnt.rule === text
    /** Another rule is being learnt and would be replaced. */
    const isOther = learnt !== null && !isLearnt
    return { isLearnt, isOther, busy: busy.value, error: error.value }
  })
  return {
    state,
    /** Makes the rule the learnt one and opens its deck. */
    learn: () =>
      choose(rule(), () => router.push({ name: 'learn', query: { start: '1', decks: deck } })),
    forget: () => choose(null, known.again),
  }
}
