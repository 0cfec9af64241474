import type { CardVerdict, ShownCard } from '#shared/contract/cards.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber, formatText } from '../../components/format.ts'
import { givenWords, verdictWord } from './card-words.ts'
import type { CardEnding, GivenAnswer } from './use-cards.ts'

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** A card as it is read out: why it comes, what it asks, and what there is to choose from. */
export function cardSpeech(card: ShownCard): string {
  const choices =
    card.answering === 'choose'
      ? card.choices.map((choice, i) => `${i + 1}: ${choice.replace(/\.$/, '')}.`).join(' ')
      : ''
  return formatText(
    joined([`${texts.cardsPage.session.causes[card.cause]}.`, card.question, choices]),
  )
}

/** A verdict as it is read out: right or wrong, the right answer, how it was rated. */
export function verdictSpeech(card: ShownCard, verdict: CardVerdict, given: GivenAnswer): string {
  const { statement, rating, intervals } = verdict
  const rated = texts.cardsPage.spoken.rated(
    texts.cardsPage.verdict.rating[rating],
    intervals[rating],
  )
  const said = givenWords(card, given, verdict)
  return formatText(joined([`${verdictWord(given, verdict)}.`, said, statement, rated]))
}

/** The end of a session as it is read out. */
export function endSpeech({ answers, right }: CardEnding): string {
  const { nothing, over } = texts.cardsPage.spoken
  return answers === 0 ? nothing : over(formatNumber(right), answers, formatNumber(answers))
}
