import { plainCard, type Card, type CardAnswer } from '../../../cards/card.ts'
import { facesText } from '../../../dice/multiset.ts'
import { pointsText } from '../../../cards/card-words.ts'
import { seededRandom } from '../../../dice/random.ts'
import { capital } from '../../../texts/capital.ts'
import { boxName } from '../analysis/box-names.ts'
import { ChosenThumb } from '../drill/chosen-thumb.ts'
import { playedScorecard } from '../drill/play.ts'
import { scorecardKit, type ScorecardOption, type ScorecardQuestion } from '../drill/question.ts'
import { boxKey } from '../requests/box.ts'
import { hasThirteenBoxes } from '../rules/thirteen-boxes.ts'
import { alikeBox, type RuleSet } from '../rules/rule-set.ts'
import { MOST_ADDED } from '../solve/thumb/thumb-rule.ts'
import { scorecardTexts } from '../texts/texts.ts'
import type { ScorecardMaterial } from './sources.ts'

const EXAMPLES = 2

const LOOKED = 1200

const OTHERS = 3

/** With more open boxes than this, the used boxes are named instead. */
const MOST_NAMED = 6

const cardOf = (id: string, said: Pick<Card, 'question' | 'answer' | 'statement' | 'why'>): Card =>
  plainCard({ id: `few-rules.${id}`, deck: 'few-rules', ...said })

function numberCards(rules: RuleSet, { rule: { upper, add } }: ChosenThumb): Card[] {
  const words = scorecardTexts.thumbs.cards
  const factors = ['0.5', '1', '1.5', '2', '2.5', '3', String(upper)]
  const codes = [...new Set(factors)].sort((a, b) => Number(a) - Number(b))
  const factor = cardOf('upper', {
    question: words.upper,
    answer: {
      kind: 'choice',
      codes,
      right: [codes.indexOf(String(upper))],
      options: codes.map((code) => words.times(Number(code))),
    },
    statement: `${capital(words.times(upper))}.`,
    why: words.upperWhy,
  })
  const added = add.flatMap((points, box) => {
    if (points === 0) return []
    const size = Math.abs(points)
    const answer: CardAnswer = {
      kind: 'number',
      unit: 'points',
      value: size,
      step: 1,
      slack: 0,
      form: { most: MOST_ADDED, decimals: 0, never: false },
    }
    return [
      cardOf(`add.${boxKey(rules, box)}`, {
        question: words.add(boxName(rules, box), points > 0),
        answer,
        statement: words.points(pointsText(size)),
        why: words.addWhy(boxName(rules, box), points > 0),
      }),
    ]
  })
  return [...(upper === 1 ? [] : [factor]), ...added]
}

function boxesText(rules: RuleSet, { position: { card } }: ScorecardQuestion): string {
  const words = scorecardTexts.thumbs.cards
  const named = (isNamed: (points: number | null) => boolean): string[] =>
    card.points.flatMap((points, box) => (isNamed(points) ? [boxName(rules, box)] : []))
  const used = named((points) => points !== null)
  if (used.length === 0) return words.allOpen
  const open = named((points) => points === null)
  return open.length <= MOST_NAMED ? words.open(open) : words.used(used)
}

/** Further dice all alike score by joker rules, which rules of thumb ignore. */
function isJoker(rules: RuleSet, { position: { card, dice } }: ScorecardQuestion): boolean {
  return card.points[alikeBox(rules)] !== null && dice.every((face) => face === dice[0])
}

function optionText(rules: RuleSet, { keep, box }: ScorecardOption): string {
  if (!keep) return boxName(rules, box!)
  const words = scorecardTexts.cards.keeps.names
  if (keep.length === 0) return words.nothing
  return keep.length === rules.dice ? words.all(rules.dice) : facesText(keep)
}

const codeOf = (rules: RuleSet, { keep, box }: ScorecardOption): string =>
  keep?.join('') ?? boxKey(rules, box!)

/** Options of the rule, then of the rule without one of its parts, then the best ones. */
function offered(rule: ChosenThumb, question: ScorecardQuestion, place: number): ScorecardOption[] {
  const { options } = question
  const some = [place, ...rule.otherwise(question), ...options.map((_, i) => i)]
  const places = [...new Set(some)].slice(0, 1 + OTHERS)
  return options.filter((_, i) => places.includes(i))
}

function exampleCard(rules: RuleSet, rule: ChosenThumb, question: ScorecardQuestion): Card {
  const words = scorecardTexts.thumbs.cards
  const { card, dice, rerolls } = question.position
  const roll = dice.toSorted()
  const { place, does, why } = rule.choice(question)
  const shown = offered(rule, question, place)
  const open = card.points.map((points) => (points === null ? '1' : '0')).join('')
  const asked = rerolls > 0 ? words.keep(facesText(roll), rerolls) : words.box(facesText(roll))
  return {
    ...cardOf(`example.${open}-${roll.join('')}-${rerolls}`, {
      question: `${boxesText(rules, question)} ${asked}`,
      answer: {
        kind: 'choice',
        options: shown.map((option) => optionText(rules, option)),
        codes: shown.map((option) => codeOf(rules, option)),
        right: [shown.indexOf(question.options[place]!)],
      },
      statement: `${capital(does)}.`,
      why: capital(why),
    }),
    scene: { diceLeft: null, turnTotals: [], rolls: [roll] },
  }
}

function exampleCards(rule: ChosenThumb, { rules, analyser }: ScorecardMaterial): Card[] {
  const left = rule.parts.map(() => EXAMPLES)
  const cards = new Map<string, Card>()
  const play = playedScorecard(scorecardKit(rules, analyser), seededRandom(`examples ${rule.text}`))
  for (let i = 0; i < LOOKED && left.some((count) => count > 0); i++) {
    const { value: question } = play.next()
    const part = rule.decidedBy(question).find((one) => left[one]! > 0)
    if (part === undefined || isJoker(rules, question)) continue
    const card = exampleCard(rules, rule, question)
    if (cards.has(card.id)) continue
    cards.set(card.id, card)
    left[part]!--
  }
  return [...cards.values()]
}

export function thumbDeck(material: ScorecardMaterial, text: string | null | undefined): Card[] {
  const { rules } = material
  if (text == null || !hasThirteenBoxes(rules)) return []
  const rule = new ChosenThumb(text, rules)
  return [...numberCards(rules, rule), ...exampleCards(rule, material)]
}
