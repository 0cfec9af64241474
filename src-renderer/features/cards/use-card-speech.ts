import { shallowRef, watch, type ShallowRef } from 'vue'
import { cardSpeech, endSpeech, verdictSpeech } from './card-speech.ts'
import { useCards } from './use-cards.ts'

/** Says each card, each verdict and the end once to screen readers, as LiveRegion takes it. */
export function useCardSpeech(): ShallowRef<{ readonly text: string; readonly count: number }> {
  const cards = useCards()
  const said = shallowRef({ text: '', count: 0 })

  function say(text: string): void {
    said.value = { text, count: said.value.count + 1 }
  }

  watch(
    () => ({ phase: cards.phase, rating: cards.verdict?.rating }),
    ({ phase }, last) => {
      const { card, verdict, ending, given } = cards
      if (phase === 'verdict' && card && verdict) say(verdictSpeech(card, verdict, given))
      else if (phase === 'over' && ending) say(endSpeech(ending))
      // A card whose answer could not be read has been said already.
      else if (phase === 'asking' && card && last?.phase !== 'grading') say(cardSpeech(card))
    },
    { immediate: true },
  )
  return said
}
