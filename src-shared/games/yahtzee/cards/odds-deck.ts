import type { Probability } from '../../../base/units.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { categoryName } from '../analysis/category-names.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { holdOdds, turnOdds } from '../analysis/usual-odds.ts'
import { CHANCE_FORM, type Card } from '../../../cards/card.ts'
import { facesText } from '../../../dice/multiset.ts'
import { percentText } from '../../../cards/card-words.ts'

const slackOf = (chance: Probability): Probability => (chance < 0.1 ? 0.005 : 0.01)

function oddsCard(id: string, question: string, chance: Probability, why: string): Card {
  return {
    id: `roll-odds.${id}`,
    deck: 'roll-odds',
    question,
    answer: {
      ...{ kind: 'number', unit: 'percent', value: chance, step: 0.01, slack: slackOf(chance) },
      form: CHANCE_FORM,
    },
    statement: yahtzeeTexts.cards.odds.statement(percentText(chance)),
    why,
    worth: null,
    scene: null,
  }
}

export function rollOddsDeck({ rerolls }: RuleSet): Card[] {
  const words = yahtzeeTexts.cards.odds
  const turns = turnOdds(rerolls).map(({ category, chances }) =>
    oddsCard(
      category,
      words.turn(categoryName(category), chances.length),
      chances.at(-1)!,
      words.whyTurn(chances.map(percentText)),
    ),
  )
  const holds = holdOdds(rerolls).flatMap(({ category, held, chances }) =>
    chances.map((chance, i) =>
      oddsCard(
        `${category}.${held.join('')}.${i + 1}`,
        words.hold(facesText(held), categoryName(category), i + 1),
        chance,
        words.whyHold(chances.map(percentText)),
      ),
    ),
  )
  return [...turns, ...holds]
}
