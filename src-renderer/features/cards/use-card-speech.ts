import { watch } from 'vue'
import type { CardVerdict, ShownCard } from './card-words.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useCards, type CardEnding, type GivenAnswer } from './use-cards.ts'
import { formatNumber, formatText } from '../../components/format.ts'
import { useSaid } from '../../components/use-said.ts'
import { givenWords, verdictWord } from './card-words.ts'

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

function cardSpeech(card: ShownCard): string {
  const choices =
    card.answering === 'choose' && !card.intro
      ? card.choices.map((choice, i) => `${i + 1}: ${choice.replace(/\.$/, '')}.`).join(' ')
      : ''
  return formatText(
    joined([
      `${pageTexts.cardsPage.session.causes[card.cause]}.`,
      card.question,
      card.intro?.statement ?? choices,
    ]),
  )
}

function verdictSpeech(card: ShownCard, verdict: CardVerdict, given: GivenAnswer): string {
  const { statement, rating, intervals } = verdict
  const rated = pageTexts.cardsPage.spoken.rated(
    pageTexts.cardsPage.verdict.rating[rating],
    intervals[rating],
  )
  const said = givenWords(card, given, verdict)
  return formatText(joined([`${verdictWord(given, verdict)}.`, said, statement, rated]))
}

function endSpeech({ reason, answers, right }: CardEnding): string {
  const { nothing, unanswered, over } = pageTexts.cardsPage.spoken
  if (answers === 0) return reason === 'nothing-left' ? nothing : unanswered
  return over(formatNumber(right), answers, formatNumber(answers))
}

/** Announces each card, verdict and the end of a session to screen readers. */
export function useCardSpeech() {
  const cards = useCards()
  const { said, say } = useSaid()

  watch(
    () => ({ phase: cards.phase, rating: cards.verdict?.rating }),
    ({ phase }, last) => {
      const { card, verdict, ending, given } = cards
      if (phase === 'verdict' && card && verdict) say(verdictSpeech(card, verdict, given))
      else if (phase === 'over' && ending) say(endSpeech(ending))
      // A card is not announced again after a refused answer.
      else if (phase === 'asking' && card && last?.phase !== 'grading') say(cardSpeech(card))
    },
    { immediate: true },
  )
  return said
}
