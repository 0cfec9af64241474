import { watch, type ShallowRef } from 'vue'
import type { CardVerdict, ShownCard } from '#shared/contract/cards.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useCards, type CardEnding, type GivenAnswer } from './use-cards.ts'
import { formatNumber, formatText } from '../../components/format.ts'
import { useSaid, type Said } from '../../components/use-said.ts'
import { givenWords, verdictWord } from './card-words.ts'

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** A card as it is read out: why it comes, what it asks, and what there is to choose from. */
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

/** A verdict as it is read out: right or wrong, the right answer, how it was rated. */
function verdictSpeech(card: ShownCard, verdict: CardVerdict, given: GivenAnswer): string {
  const { statement, rating, intervals } = verdict
  const rated = pageTexts.cardsPage.spoken.rated(
    pageTexts.cardsPage.verdict.rating[rating],
    intervals[rating],
  )
  const said = givenWords(card, given, verdict)
  return formatText(joined([`${verdictWord(given, verdict)}.`, said, statement, rated]))
}

/** The end of a session as it is read out. */
function endSpeech({ reason, answers, right }: CardEnding): string {
  const { nothing, unanswered, over } = pageTexts.cardsPage.spoken
  if (answers === 0) return reason === 'nothing-left' ? nothing : unanswered
  return over(formatNumber(right), answers, formatNumber(answers))
}

/** Says each card, each verdict and the end once to screen readers, as LiveRegion takes it. */
export function useCardSpeech(): Readonly<ShallowRef<Said>> {
  const cards = useCards()
  const { said, say } = useSaid()

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
