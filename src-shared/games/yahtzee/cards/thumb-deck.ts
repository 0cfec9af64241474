import { plainCard, type Card, type CardAnswer } from '../../../cards/card.ts'
import { facesText } from '../../../dice/multiset.ts'
import { pointsText } from '../../../cards/card-words.ts'
import { seededRandom } from '../../../dice/random.ts'
import { capital } from '../../../texts/capital.ts'
import { categoryName } from '../analysis/category-names.ts'
import { ChosenThumb } from '../drill/chosen-thumb.ts'
import { playedYahtzee } from '../drill/play.ts'
import { yahtzeeKit, type YahtzeeOption, type YahtzeeQuestion } from '../drill/question.ts'
import { CATEGORIES, YAHTZEE } from '../rules/categories.ts'
import { DICE } from '../rules/scoring.ts'
import { MOST_ADDED } from '../solve/thumb/thumb-rule.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import type { YahtzeeMaterial } from './sources.ts'

const EXAMPLES = 2

const LOOKED = 1200

const OTHERS = 3

/** With more open boxes than this, the used boxes are named instead. */
const MOST_NAMED = 6

const cardOf = (id: string, said: Pick<Card, 'question' | 'answer' | 'statement' | 'why'>): Card =>
  plainCard({ id: `few-rules.${id}`, deck: 'few-rules', ...said })

function numberCards({ rule: { upper, add } }: ChosenThumb): Card[] {
  const words = yahtzeeTexts.thumbs.cards
  const factors = ['0.5', '1', '1.5', '2', '2.5', '3', String(upper)]
  const codes = [...new Set(factors)].sort((a, b) => Number(a) - Number(b))
  const factor = cardOf('upper', {
    question: words.upper,
    answer: {
      ...{ kind: 'choice', codes, right: [codes.indexOf(String(upper))] },
      options: codes.map((code) => words.times(Number(code))),
    },
    statement: `${capital(words.times(upper))}.`,
    why: words.upperWhy,
  })
  const added = CATEGORIES.flatMap((category, number) => {
    const points = add[number]!
    if (points === 0) return []
    const size = Math.abs(points)
    const answer: CardAnswer = {
      ...{ kind: 'number', unit: 'points', value: size, step: 1, slack: 0 },
      form: { most: MOST_ADDED, decimals: 0, never: false },
    }
    return [
      cardOf(`add.${category}`, {
        question: words.add(categoryName(category), points > 0),
        answer,
        statement: words.points(pointsText(size)),
        why: words.addWhy(categoryName(category), points > 0),
      }),
    ]
  })
  return [...(upper === 1 ? [] : [factor]), ...added]
}

function boxesText({ position: { card } }: YahtzeeQuestion): string {
  const words = yahtzeeTexts.thumbs.cards
  const named = (isNamed: (points: number | null) => boolean): string[] =>
    CATEGORIES.filter((_, i) => isNamed(card.points[i]!)).map(categoryName)
  const used = named((points) => points !== null)
  if (used.length === 0) return words.allOpen
  const open = named((points) => points === null)
  return open.length <= MOST_NAMED ? words.open(open) : words.used(used)
}

/** A further Yahtzee scores by joker rules, which rules of thumb ignore. */
function isJoker({ position: { card, dice } }: YahtzeeQuestion): boolean {
  return card.points[YAHTZEE] !== null && dice.every((face) => face === dice[0])
}

function optionText({ keep, category }: YahtzeeOption): string {
  if (!keep) return categoryName(category!)
  const words = yahtzeeTexts.cards.keeps.names
  if (keep.length === 0) return words.nothing
  return keep.length === DICE ? words.all : facesText(keep)
}

const codeOf = ({ keep, category }: YahtzeeOption): string => keep?.join('') ?? category!

/** Options of the rule, then of the rule without one of its parts, then the best ones. */
function offered(rule: ChosenThumb, question: YahtzeeQuestion, place: number): YahtzeeOption[] {
  const { options } = question
  const some = [place, ...rule.otherwise(question), ...options.map((_, i) => i)]
  const places = [...new Set(some)].slice(0, 1 + OTHERS)
  return options.filter((_, i) => places.includes(i))
}

function exampleCard(rule: ChosenThumb, question: YahtzeeQuestion): Card {
  const words = yahtzeeTexts.thumbs.cards
  const { card, dice, rerolls } = question.position
  const roll = dice.toSorted()
  const { place, does, why } = rule.choice(question)
  const shown = offered(rule, question, place)
  const open = card.points.map((points) => (points === null ? '1' : '0')).join('')
  const asked = rerolls > 0 ? words.keep(facesText(roll), rerolls) : words.box(facesText(roll))
  return {
    ...cardOf(`example.${open}-${roll.join('')}-${rerolls}`, {
      question: `${boxesText(question)} ${asked}`,
      answer: {
        kind: 'choice',
        options: shown.map(optionText),
        codes: shown.map(codeOf),
        right: [shown.indexOf(question.options[place]!)],
      },
      statement: `${capital(does)}.`,
      why: capital(why),
    }),
    scene: { diceLeft: null, turnTotals: [], rolls: [roll] },
  }
}

function exampleCards(rule: ChosenThumb, { rules, analyser }: YahtzeeMaterial): Card[] {
  const left = rule.parts.map(() => EXAMPLES)
  const cards = new Map<string, Card>()
  const play = playedYahtzee(yahtzeeKit(rules, analyser), seededRandom(`examples ${rule.text}`))
  for (let i = 0; i < LOOKED && left.some((count) => count > 0); i++) {
    const { value: question } = play.next()
    const part = rule.decidedBy(question).find((one) => left[one]! > 0)
    if (part === undefined || isJoker(question)) continue
    const card = exampleCard(rule, question)
    if (cards.has(card.id)) continue
    cards.set(card.id, card)
    left[part]!--
  }
  return [...cards.values()]
}

export function thumbDeck(material: YahtzeeMaterial, text: string | null | undefined): Card[] {
  if (text == null) return []
  const rule = new ChosenThumb(text)
  return [...numberCards(rule), ...exampleCards(rule, material)]
}
