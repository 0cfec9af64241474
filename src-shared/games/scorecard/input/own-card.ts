import { numberOf } from '../../../texts/numbers.ts'
import { alike, faces, fixed, ofAll, ofShape, run } from '../rules/presets.ts'
import { ORDERS, type Box, type Jokers } from '../rules/rule-set.ts'
import { makeBoxDraft, numbersOf, type BoxDraft, type CardDraft } from './rule-draft.ts'

/** Answer for what no other answer says. */
export const OTHER = 'other'

export const CARD_QUESTIONS = [
  'bonus',
  'straights',
  'fullHouse',
  'houseOfFive',
  'twoPairs',
  'further',
  'order',
  'rolls',
  'dice',
] as const
export type CardQuestion = (typeof CARD_QUESTIONS)[number]

/** Of several alternatives of an answer the first is written, all are recognized. */
interface BoxesQuestion {
  readonly isAsked: (box: BoxDraft) => boolean
  readonly answers: Readonly<Record<string, readonly (readonly Box[])[]>>
}

const isHouse = (box: BoxDraft): boolean =>
  box.shape === 'alike' && numbersOf(box).sort().join() === '2,3'

const LONG = 4

function isStraight(box: BoxDraft): boolean {
  const numbers = numbersOf(box)
  return box.shape === 'run'
    ? Number(numbers[0]) >= LONG
    : box.shape === 'faces' && numbers.length >= LONG
}

const straights = (low: number, high: number): Box[] => [
  fixed('runOneToFive', faces(1, 2, 3, 4, 5), low),
  fixed('runTwoToSix', faces(2, 3, 4, 5, 6), high),
]

const BOXES = {
  straights: {
    isAsked: isStraight,
    answers: {
      fourAndFive: [[fixed('smallStraight', run(4), 30), fixed('largeStraight', run(5), 40)]],
      low15: [straights(15, 20)],
      low30: [straights(30, 40)],
      both30: [straights(30, 30)],
      one20: [[fixed('straight', run(5), 20)]],
      none: [[]],
    },
  },
  fullHouse: {
    isAsked: isHouse,
    answers: {
      fixed25: [[fixed('fullHouse', alike(3, 2), 25)]],
      fixed30: [[fixed('fullHouse', alike(3, 2), 30)]],
      sum: [[ofShape('fullHouse', alike(3, 2))], [ofAll('fullHouse', alike(3, 2))]],
      none: [[]],
    },
  },
  twoPairs: {
    isAsked: (box) => box.shape === 'alike' && numbersOf(box).join() === '2,2',
    answers: {
      none: [[]],
      different: [[ofShape('twoPairs', alike(2, 2))]],
      any: [[ofShape('twoPairs', { kind: 'alike', sizes: [2, 2], mayRepeat: true })]],
    },
  },
} as const satisfies Partial<Record<CardQuestion, BoxesQuestion>>

const FURTHER: Readonly<Record<string, readonly [Jokers, string]>> = {
  none: ['none', '0'],
  pays50: ['none', '50'],
  pays100: ['none', '100'],
  forced: ['forced', '100'],
  free: ['free', '100'],
}

const BONUSES: Readonly<Record<string, readonly CardDraft['bonus'][number][]>> = {
  from63: [{ from: '63', points: '35' }],
  from63pays50: [{ from: '63', points: '50' }],
  from84: [{ from: '84', points: '100' }],
  none: [],
}

const ROLLS = ['1', '2', '3', '4', '5']

/** Numbers of dice with which every box can be made. */
function diceFor({ boxes, dice }: CardDraft): string[] {
  const needs = boxes
    .filter((box) => !isAlikeOf(dice)(box))
    .map((box) => {
      const numbers = numbersOf(box).map(Number)
      if (box.shape === 'alike') return numbers.reduce((sum, size) => sum + size, 0)
      if (box.shape === 'faces') return numbers.length
      return box.shape === 'run' ? numbers[0]! : 0
    })
  return ['3', '4', '5', '6'].filter((count) => needs.every((need) => need <= Number(count)))
}

const questionOfBoxes = (question: CardQuestion): BoxesQuestion | null =>
  (BOXES as Partial<Record<CardQuestion, BoxesQuestion>>)[question] ?? null

/** What a box asks for and scores, whatever it is called and however its numbers are typed. */
function playOf(box: BoxDraft, withRepeats: boolean): string {
  const { shape, mayRepeat, sum, plus, total, atOnce } = box
  const points = [plus, total, atOnce].map(numberOf)
  return JSON.stringify([shape, numbersOf(box), withRepeats && mayRepeat, sum, points])
}

/** A house of five equal dice is a question of its own. */
const playsAs = (question: CardQuestion, boxes: readonly BoxDraft[]): string =>
  boxes.map((box) => playOf(box, question !== 'fullHouse')).join()

const sameNumber = (some: string, other: string): boolean => numberOf(some) === numberOf(other)

function answerOfBoxes(question: CardQuestion, of: BoxesQuestion, draft: CardDraft): string {
  const now = playsAs(question, draft.boxes.filter(of.isAsked))
  const found = Object.entries(of.answers).find(([, alternatives]) =>
    alternatives.some((boxes) => playsAs(question, boxes.map(makeBoxDraft)) === now),
  )
  return found?.[0] ?? OTHER
}

/** The answer that a draft gives; OTHER if it is none of choicesOf. */
export function cardAnswer(question: CardQuestion, draft: CardDraft): string {
  const of = questionOfBoxes(question)
  if (of) return answerOfBoxes(question, of, draft)
  const named = (found: readonly [string, unknown] | undefined): string => found?.[0] ?? OTHER
  switch (question) {
    case 'bonus':
      return named(
        Object.entries(BONUSES).find(
          ([, steps]) =>
            steps.length === draft.bonus.length &&
            steps.every(({ from, points }, i) => {
              const step = draft.bonus[i]!
              return sameNumber(from, step.from) && sameNumber(points, step.points)
            }),
        ),
      )
    case 'houseOfFive':
      return draft.boxes.some((box) => isHouse(box) && box.mayRepeat) ? 'yes' : 'no'
    case 'further':
      return named(
        Object.entries(FURTHER).find(
          ([, [jokers, further]]) => jokers === draft.jokers && sameNumber(further, draft.further),
        ),
      )
    case 'order':
      return draft.order
    default:
      return String(numberOf(draft[question as 'rolls' | 'dice']))
  }
}

/** Questions that a card can be asked. */
export function cardQuestions(draft: CardDraft): CardQuestion[] {
  const hasHouse = draft.boxes.some(isHouse)
  return CARD_QUESTIONS.filter((question) => hasHouse || question !== 'houseOfFive')
}

/** Answers to choose from; OTHER is among them where it can be typed, or stands. */
export function cardChoices(question: CardQuestion, draft: CardDraft): string[] {
  const answers = answersTo(question, draft)
  const isOther = question === 'bonus' || !answers.includes(cardAnswer(question, draft))
  return isOther ? [...answers, OTHER] : [...answers]
}

function answersTo(question: CardQuestion, draft: CardDraft): readonly string[] {
  const of = questionOfBoxes(question)
  if (of) return Object.keys(of.answers)
  switch (question) {
    case 'bonus':
      return Object.keys(BONUSES)
    case 'houseOfFive':
      return ['no', 'yes']
    case 'further':
      return Object.keys(FURTHER)
    case 'order':
      return ORDERS
    default:
      return question === 'rolls' ? ROLLS : diceFor(draft)
  }
}

const isAlikeOf = (count: string) => (box: BoxDraft) =>
  box.shape === 'alike' && numbersOf(box).join() === count

/** Puts boxes in the place of those asked for; without any, before the chance and all dice equal. */
function replaceBoxes(draft: CardDraft, isAsked: (box: BoxDraft) => boolean, by: BoxDraft[]): void {
  const isLast = (box: BoxDraft): boolean => box.shape === 'any' || isAlikeOf(draft.dice)(box)
  const { boxes } = draft
  const [first, last] = [boxes.findIndex(isAsked), boxes.findIndex(isLast)]
  const at = first >= 0 ? first : last >= 0 ? last : boxes.length
  draft.boxes = [...boxes.slice(0, at), ...by, ...boxes.slice(at).filter((box) => !isAsked(box))]
}

function giveBonus(draft: CardDraft, answer: string): void {
  if (answer === OTHER) {
    if (draft.bonus.length === 0) draft.bonus = [{ from: '', points: '' }]
  } else draft.bonus = BONUSES[answer]!.map((step) => ({ ...step }))
  const isCounted = draft.bonus.length > 0
  if (isCounted && draft.boxes.some(({ inGroup }) => inGroup)) return
  for (const box of draft.boxes) box.inGroup = isCounted && box.shape === 'face'
}

/** Changes a draft in place so that it gives this answer. */
export function giveCardAnswer(draft: CardDraft, question: CardQuestion, answer: string): void {
  const of = questionOfBoxes(question)
  if (of) {
    if (cardAnswer(question, draft) === answer) return
    const boxes = of.answers[answer]?.[0]
    const repeats = cardAnswer('houseOfFive', draft) === 'yes'
    const made = boxes
      ?.map(makeBoxDraft)
      .map((box) => (isHouse(box) ? { ...box, mayRepeat: repeats } : box))
    if (made) replaceBoxes(draft, of.isAsked, made)
    return
  }
  switch (question) {
    case 'bonus':
      giveBonus(draft, answer)
      break
    case 'houseOfFive':
      for (const box of draft.boxes) if (isHouse(box)) box.mayRepeat = answer === 'yes'
      break
    case 'further': {
      const given = FURTHER[answer]
      if (given) [draft.jokers, draft.further] = given
      break
    }
    case 'order':
      draft.order = ORDERS.find((order) => order === answer) ?? draft.order
      break
    case 'rolls':
      draft.rolls = answer
      break
    default:
      for (const box of draft.boxes.filter(isAlikeOf(draft.dice))) box.dice = answer
      draft.dice = answer
  }
}
