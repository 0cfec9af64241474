import type { Points, Probability } from '../../../base/units.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { boxKey } from '../requests/box.ts'
import { boxName } from '../analysis/box-names.ts'
import type { BoxFigures } from '../analysis/box-tally.ts'
import { mostInBox, possiblePoints } from '../solve/possible-points.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { holdOdds, turnOdds } from '../analysis/usual-odds.ts'
import { parOf } from '../analysis/par.ts'
import { oddsSlack, plainCard, type Card } from '../../../cards/card.ts'
import { facesText } from '../../../dice/multiset.ts'
import { expectedText, percentText, pointsText } from '../../../cards/card-words.ts'
import { chanceAnswer, tenth, thousandth, type ToldScores } from './sources.ts'

const slackOf = (mean: Points): Points => (mean < 10 ? 0.5 : 1)
const ZERO_SLACK: Probability = 0.02

function meanCard(rules: RuleSet, box: number, { mean, zero }: BoxFigures): Card {
  const par = parOf(rules, box)
  const most = Math.max(...rules.boxes.map((_, one) => mostInBox(rules, one)))
  const words = scorecardTexts.cards.averages
  const value = tenth(mean)
  const never = percentText(zero)
  return plainCard({
    id: `averages.${boxKey(rules, box)}`,
    deck: 'averages',
    question: words.question(boxName(rules, box)),
    answer: {
      kind: 'number',
      unit: 'points',
      value,
      step: 1,
      slack: slackOf(value),
      form: { most, decimals: 1, never: false },
    },
    statement: words.statement(expectedText(mean)),
    why: par === null ? words.why(never) : words.whyPar(pointsText(par), never),
  })
}

function zeroCard(rules: RuleSet, box: number, { mean, zero }: BoxFigures): Card {
  const words = scorecardTexts.cards.averages
  return plainCard({
    id: `averages.zero.${boxKey(rules, box)}`,
    deck: 'averages',
    question: words.zeroQuestion(boxName(rules, box)),
    answer: chanceAnswer(thousandth(zero), 0.01, ZERO_SLACK),
    statement: words.zeroStatement(percentText(zero)),
    why: words.zeroWhy(expectedText(mean)),
  })
}

export function averagesDeck(rules: RuleSet, { boxes }: ToldScores): Card[] {
  const means = boxes.map((figures, box) => meanCard(rules, box, figures))
  const zeros = boxes.flatMap((figures, box) =>
    possiblePoints(rules, box)[0] === 0 ? [zeroCard(rules, box, figures)] : [],
  )
  return [...means, ...zeros]
}

function oddsCard(id: string, question: string, chance: Probability, why: string): Card {
  return plainCard({
    id: `roll-odds.${id}`,
    deck: 'roll-odds',
    question,
    answer: chanceAnswer(chance, 0.01, oddsSlack(chance)),
    statement: scorecardTexts.cards.odds.statement(percentText(chance)),
    why,
  })
}

export function rollOddsDeck(rules: RuleSet): Card[] {
  const words = scorecardTexts.cards.odds
  const turns = turnOdds(rules).map(({ box, chances }) =>
    oddsCard(
      boxKey(rules, box),
      words.turn(boxName(rules, box), chances.length),
      chances.at(-1)!,
      words.whyTurn(chances.map(percentText)),
    ),
  )
  const holds = holdOdds(rules).flatMap(({ box, held, chances }) =>
    chances.map((chance, i) =>
      oddsCard(
        `${boxKey(rules, box)}.${held.join('')}.${i + 1}`,
        words.hold(facesText(held), boxName(rules, box), i + 1),
        chance,
        words.whyHold(chances.map(percentText)),
      ),
    ),
  )
  return [...turns, ...holds]
}
