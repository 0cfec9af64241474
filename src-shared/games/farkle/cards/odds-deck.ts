import { farkleTexts } from '../texts/texts.ts'
import { CHANCE_FORM, type Card } from '../../../cards/card.ts'
import { percentText, pointsText } from '../../../cards/card-words.ts'
import type { DeckSources } from './sources.ts'

/** Answers may be half a percentage point off. */
const SLACK = 0.005

/** How often a roll of each number of dice is a farkle. */
export function oddsDeck({ report }: DeckSources): Card[] {
  const words = farkleTexts.cards.farkleOdds
  return report.farkleProbabilities.map((chance, i) => {
    const n = i + 1
    const all = 6 ** n
    return {
      id: `farkle-odds.${n}`,
      deck: 'farkle-odds',
      question: words.question(n),
      answer: {
        ...{ kind: 'number', unit: 'percent', value: chance, step: 0.001, slack: SLACK },
        form: CHANCE_FORM,
      },
      statement: chance === 0 ? words.never : words.statement(percentText(chance)),
      why: words.why(n, pointsText(Math.round(chance * all)), pointsText(all)),
      worth: null,
      scene: null,
    }
  })
}
