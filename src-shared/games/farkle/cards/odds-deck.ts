import { farkleTexts } from '../texts/texts.ts'
import { CHANCE_FORM, type Card } from '../../../cards/card.ts'
import { percentText, pointsText } from '../../../cards/card-words.ts'
import type { DeckSources } from './sources.ts'

export const ODDS_SLACK = 0.005

export function oddsDeck({ report, rules }: DeckSources): Card[] {
  const words = farkleTexts.cards.farkleOdds
  return report.farkleProbabilities.map((chance, i) => {
    const n = i + 1
    const all = 6 ** n
    const tries = n === 1 ? rules.lastDieRolls : 1
    return {
      id: `farkle-odds.${n}`,
      deck: 'farkle-odds',
      question: words.question(n),
      answer: {
        ...{ kind: 'number', unit: 'percent', value: chance, step: 0.001, slack: ODDS_SLACK },
        form: CHANCE_FORM,
      },
      statement: chance === 0 ? words.never : words.statement(percentText(chance)),
      why:
        tries > 1
          ? words.whyTries(tries, Math.round(all * chance ** (1 / tries)))
          : words.why(n, pointsText(Math.round(chance * all)), pointsText(all)),
      worth: null,
      scene: null,
    }
  })
}
