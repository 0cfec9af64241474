import type { Points, Probability } from '../../../base/units.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { CATEGORIES, UPPER_COUNT, type Category } from '../rules/categories.ts'
import { YAHTZEE_POINTS } from '../rules/scoring.ts'
import { categoryName } from '../analysis/category-names.ts'
import type { CategoryFigures } from '../analysis/category-tally.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { holdOdds, turnOdds } from '../analysis/usual-odds.ts'
import { parOf } from '../analysis/par.ts'
import { CHANCE_FORM, plainCard, type Card } from '../../../cards/card.ts'
import { facesText } from '../../../dice/multiset.ts'
import { expectedText, percentText, pointsText } from '../../../cards/card-words.ts'
import { tenth, thousandth, type YahtzeeSources } from './sources.ts'

const slackOf = (mean: Points): Points => (mean < 10 ? 0.5 : 1)
const ZERO_SLACK: Probability = 0.02

function meanCard(category: Category, figures: CategoryFigures, par: Points | null): Card {
  const { mean, zero } = figures
  const words = yahtzeeTexts.cards.averages
  const value = tenth(mean)
  const never = percentText(zero)
  return plainCard({
    id: `averages.${category}`,
    deck: 'averages',
    question: words.question(categoryName(category)),
    answer: {
      ...{ kind: 'number', unit: 'points', value, step: 1, slack: slackOf(value) },
      form: { most: YAHTZEE_POINTS, decimals: 1, never: false },
    },
    statement: words.statement(expectedText(mean)),
    why: par === null ? words.why(never) : words.whyPar(pointsText(par), never),
  })
}

function zeroCard(category: Category, { mean, zero }: CategoryFigures): Card {
  const words = yahtzeeTexts.cards.averages
  return plainCard({
    id: `averages.zero.${category}`,
    deck: 'averages',
    question: words.zeroQuestion(categoryName(category)),
    answer: {
      kind: 'number',
      unit: 'percent',
      value: thousandth(zero),
      step: 0.01,
      slack: ZERO_SLACK,
      form: CHANCE_FORM,
    },
    statement: words.zeroStatement(percentText(zero)),
    why: words.zeroWhy(expectedText(mean)),
  })
}

export function averagesDeck({ scores, rules }: YahtzeeSources): Card[] {
  const means = CATEGORIES.map((category, i) =>
    meanCard(category, scores.categories[i]!, i < UPPER_COUNT ? parOf(rules, i + 1) : null),
  )
  const zeros = CATEGORIES.flatMap((category, i) =>
    category === 'chance' ? [] : [zeroCard(category, scores.categories[i]!)],
  )
  return [...means, ...zeros]
}

const chanceSlack = (chance: Probability): Probability => (chance < 0.1 ? 0.005 : 0.01)

function oddsCard(id: string, question: string, chance: Probability, why: string): Card {
  return plainCard({
    id: `roll-odds.${id}`,
    deck: 'roll-odds',
    question,
    answer: {
      ...{ kind: 'number', unit: 'percent', value: chance, step: 0.01, slack: chanceSlack(chance) },
      form: CHANCE_FORM,
    },
    statement: yahtzeeTexts.cards.odds.statement(percentText(chance)),
    why,
  })
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
