import { computed, ref, watch } from 'vue'
import { readPaper, type PaperCard } from '#shared/games/scorecard/analysis/paper-card.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'

const textOf = (points: number | null): string => (points === null ? '' : String(points))
const numberIn = (text: string): number | null =>
  text.trim() === '' ? null : /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : NaN

/**
 * A scorecard as typed. `settle` passes on the valid boxes; an invalid box does not block the
 * others.
 */
export function useTypedCard(
  rules: () => RuleSet,
  card: () => PaperCard,
  change: (card: PaperCard) => void,
) {
  /** By box; last how often further dice all alike were rolled. */
  const texts = ref<string[]>([])
  function write({ points, bonuses }: PaperCard): void {
    texts.value = [...points, bonuses || null].map(textOf)
  }

  /** The card last passed to `change`. */
  let handedOn: PaperCard | null = null
  watch(
    card,
    (now) => {
      // Keeps the texts of a card typed here; rewrites the texts for any other card.
      if (JSON.stringify(now) !== JSON.stringify(handedOn)) write(now)
      handedOn = null
    },
    { immediate: true },
  )

  const draft = computed((): PaperCard => ({
    points: texts.value.slice(0, -1).map(numberIn),
    bonuses: numberIn(texts.value.at(-1)!) ?? 0,
  }))
  const read = computed(() => readPaper(rules(), draft.value, card()))

  function settle(): void {
    const { card: now } = read.value
    if (JSON.stringify(now) === JSON.stringify(card())) return
    handedOn = now
    change(now)
  }

  return {
    texts,
    settle,
    problems: computed(() => read.value.problems),
    reset: () => write(card()),
  }
}
