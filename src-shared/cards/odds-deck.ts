import { DICE_COUNTS } from '../base/units.ts'
import type { Card } from './card.ts'
import { diceText, percentText, pointsText } from './card-words.ts'
import type { DeckSources } from './sources.ts'

/** Answers may be half a percentage point off. */
const SLACK = 0.005

/** How often a roll of each number of dice is a farkle. */
export function oddsDeck({ report }: DeckSources): Card[] {
  return DICE_COUNTS.map((n) => {
    const chance = report.farkleProbabilities[n - 1]!
    const all = 6 ** n
    return {
      id: `farkle-odds.${n}`,
      deck: 'farkle-odds',
      question: `Rolling ${diceText(n)}: how often is it a farkle, in percent?`,
      answer: { kind: 'number', unit: 'percent', value: chance, step: 0.001, slack: SLACK },
      statement: chance === 0 ? 'Never: 0 %.' : `${percentText(chance)} of the time.`,
      why: `${pointsText(Math.round(chance * all))} of the ${pointsText(all)} ways ${diceText(n)} can fall score nothing.`,
      worth: null,
      scene: null,
    }
  })
}
