import { computed, ref, watch } from 'vue'
import { readPaper, type PaperCard } from '#shared/games/yahtzee/analysis/paper-card.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'

const textOf = (points: number | null): string => (points === null ? '' : String(points))
const numberIn = (text: string): number | null =>
  text.trim() === '' ? null : /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : NaN

/**
 * A scorecard as it is typed, which may be nothing that a card can hold. `settle` hands on what can be
 * one; a wrong box leaves the others free.
 */
export function useTypedCard(
  rules: () => RuleSet,
  card: () => PaperCard,
  change: (card: PaperCard) => void,
) {
  const points = ref<string[]>([])
  const bonuses = ref('')
  function write(shown: PaperCard): void {
    points.value = shown.points.map(textOf)
    bonuses.value = shown.bonuses === 0 ? '' : String(shown.bonuses)
  }

  /** The card that was handed on last. */
  let handedOn: PaperCard | null = null
  watch(
    card,
    (now) => {
      // What is typed here stays as it is typed; any other card is written anew.
      if (JSON.stringify(now) !== JSON.stringify(handedOn)) write(now)
      handedOn = null
    },
    { immediate: true },
  )

  const draft = computed((): PaperCard => ({
    points: points.value.map(numberIn),
    bonuses: numberIn(bonuses.value) ?? 0,
  }))
  const read = computed(() => readPaper(rules(), draft.value, card()))

  function settle(): void {
    const { card: now } = read.value
    if (JSON.stringify(now) === JSON.stringify(card())) return
    handedOn = now
    change(now)
  }

  return {
    points,
    bonuses,
    settle,
    problems: computed(() => read.value.problems),
    /** Drops what is typed and was not taken. */
    reset: () => write(card()),
  }
}
