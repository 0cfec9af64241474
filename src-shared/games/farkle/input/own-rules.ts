import { ALL_DICE } from '../../../base/units.ts'
import { FACES } from '../../../dice/multiset.ts'
import { numberOf } from '../../../texts/numbers.ts'
import { changedRules } from '../analysis/rule-changes.ts'
import { PLAIN } from '../rules/presets.ts'
import { FIELDS } from '../rules/fields.ts'
import { setField, type RuleSet } from '../rules/rule-set.ts'
import { diceOf, textOf, type RuleDraft } from './rule-draft.ts'

/** Answer for numbers that are typed in. */
export const OTHER = 'other'

const OWN_QUESTIONS = [
  'threes',
  'more',
  'straight',
  'threePairs',
  'fourKindAndPair',
  'twoTriplets',
  'minimumFirstBank',
  'minimumBank',
  'penalty',
  'goal',
  'end',
] as const
export type OwnQuestion = (typeof OWN_QUESTIONS)[number]

/** Skipped with fewer than six dice. */
const SIX_DICE: readonly OwnQuestion[] = [
  'straight',
  'threePairs',
  'fourKindAndPair',
  'twoTriplets',
]

type Values = Readonly<Record<string, string | boolean>>
/** Repeated ids are one answer: the first entry is written, all of them are recognized. */
type Answer = readonly [id: string, values: Values]

const amounts = (field: string, ...points: readonly number[]): Answer[] =>
  points.map((one) => [String(one), { [field]: textOf(one) }])

export function moreThanThree(draft: RuleDraft): number[] {
  return Array.from({ length: diceOf(draft) - 3 }, (_, i) => i + 4)
}

const threesWithOnes = (ones: number): Values =>
  Object.fromEntries(
    FACES.map((face) => [setField(face, 3), String(face === 1 ? ones : face * 100)]),
  )

function moreFrom(draft: RuleDraft, points: (three: number, further: number) => number): Values {
  return Object.fromEntries(
    FACES.flatMap((face) => {
      const three = Number(numberOf(draft.sets[face - 1]![2]!)) || 0
      return moreThanThree(draft).map((count) => [
        setField(face, count),
        textOf(points(three, count - 3)),
      ])
    }),
  )
}

function answersTo(question: OwnQuestion, draft: RuleDraft): readonly Answer[] {
  const asPairs = 'fourKindAndPairCountsAsThreePairs'
  switch (question) {
    case 'threes':
      return [
        ['ones1000', threesWithOnes(1000)],
        ['ones300', threesWithOnes(300)],
      ]
    case 'more':
      return [
        ['same', moreFrom(draft, (_, further) => 1000 * further)],
        ['doubled', moreFrom(draft, (three, further) => three * 2 ** further)],
        ['added', moreFrom(draft, (three, further) => three * (further + 1))],
        ['0', moreFrom(draft, () => 0)],
      ]
    case 'straight':
      return amounts('straight', 1500, 1000, 2000, 0)
    case 'threePairs':
      return amounts('threePairs', 1500, 750, 1000, 0)
    case 'twoTriplets':
      return amounts('twoTriplets', 2500, 0)
    case 'fourKindAndPair': {
      const none: Answer = ['0', { fourKindAndPair: '', [asPairs]: false }]
      const { threePairs } = draft
      if (numberOf(threePairs) === 0) return [none, ['0', { fourKindAndPair: '' }]]
      return [
        ['asPairs', { fourKindAndPair: '', [asPairs]: true }],
        ['asPairs', { fourKindAndPair: threePairs }],
        none,
        [OTHER, { [asPairs]: false }],
      ]
    }
    case 'minimumFirstBank':
      return [
        ...amounts('minimumFirstBank', 500, 1000, 0),
        ['0', { minimumFirstBank: draft.minimumBank }],
      ]
    case 'minimumBank':
      return amounts('minimumBank', 0, 300, 350)
    case 'penalty': {
      const three = (points: string): Answer => [
        points,
        { hasFarklePenalty: true, 'farklePenalty.farkles': '3', 'farklePenalty.points': points },
      ]
      return [
        ['0', { hasFarklePenalty: false }],
        three('500'),
        three('1000'),
        [OTHER, { hasFarklePenalty: true }],
      ]
    }
    case 'goal':
      return amounts('goal', 10_000, 5000)
    case 'end':
      return FIELDS.end.values.map((end) => [end, { end }])
  }
}

export function questionsOf(draft: RuleDraft): OwnQuestion[] {
  const hasSix = diceOf(draft) >= ALL_DICE
  return OWN_QUESTIONS.filter((question) => hasSix || !SIX_DICE.includes(question))
}

export function choicesOf(question: OwnQuestion, draft: RuleDraft): string[] {
  const ids = answersTo(question, draft).map(([id]) => id)
  return [...new Set(question === 'end' ? ids : [...ids.filter((id) => id !== OTHER), OTHER])]
}

/** Fields to type numbers in; those of sets hold for every face. */
export function typedFields(question: OwnQuestion, draft: RuleDraft): string[] {
  switch (question) {
    case 'threes':
      return FACES.map((face) => setField(face, 3))
    case 'more':
      return FACES.flatMap((face) => moreThanThree(draft).map((count) => setField(face, count)))
    case 'penalty':
      return ['farklePenalty.farkles', 'farklePenalty.points']
    case 'end':
      return ['rounds']
    default:
      return [question]
  }
}

export function readField(draft: RuleDraft, path: string): string | boolean {
  const [name, face, count] = path.split('.') as [string, string?, string?]
  if (name === 'sets') return draft.sets[Number(face) - 1]?.[Number(count) - 1] ?? ''
  const value: unknown = Reflect.get(draft, name)
  const part = face === undefined ? value : (value as Record<string, unknown>)[face]
  return typeof part === 'boolean' || typeof part === 'string' ? part : ''
}

function assign(draft: RuleDraft, path: string, value: string | boolean): void {
  const [name, face, count] = path.split('.') as [string, string?, string?]
  if (name === 'sets') draft.sets[Number(face) - 1]![Number(count) - 1] = String(value)
  else if (name === 'farklePenalty') Object.assign(draft.farklePenalty, { [face!]: value })
  else Object.assign(draft, { [name]: value })
}

/** Compares numbers by value, not by spelling. */
function holds(draft: RuleDraft, path: string, value: string | boolean): boolean {
  const now = readField(draft, path)
  return typeof now === 'boolean' || typeof value === 'boolean'
    ? now === value
    : now === value || numberOf(now) === numberOf(value)
}

export function answerOf(question: OwnQuestion, draft: RuleDraft): string {
  const found = answersTo(question, draft).find(([, values]) =>
    Object.entries(values).every(([path, value]) => holds(draft, path, value)),
  )
  return found?.[0] ?? OTHER
}

/** Answers that depend on other answers. */
const FOLLOWING: readonly OwnQuestion[] = ['more', 'fourKindAndPair', 'minimumFirstBank']

/** Sets fields, then updates the dependent answers so that they stay the same. */
function changeDraft(draft: RuleDraft, values: Values): void {
  const before = FOLLOWING.map((question) => [question, answerOf(question, draft)] as const)
  for (const [path, value] of Object.entries(values)) assign(draft, path, value)
  for (const [question, answer] of before) {
    const wasTyped = typedFields(question, draft).some((path) => path in values)
    if (wasTyped || answer === OTHER || answerOf(question, draft) === answer) continue
    const again = answersTo(question, draft)
    const [, set] = again.find(([id]) => id === answer) ?? again[0]!
    for (const [path, value] of Object.entries(set)) assign(draft, path, value)
  }
}

export function giveAnswer(draft: RuleDraft, question: OwnQuestion, answer: string): void {
  const found = answersTo(question, draft).find(([id]) => id === answer)
  if (found) changeDraft(draft, found[1])
}

export function typeField(draft: RuleDraft, path: string, text: string): void {
  changeDraft(draft, { [path]: text })
}

/** Points of `count` equal dice; an empty text if the faces differ. */
export function everyFace({ sets }: RuleDraft, count: number): string {
  const [first = ''] = sets.map((row) => row[count - 1] ?? '')
  return sets.every((row) => (row[count - 1] ?? '') === first) ? first : ''
}

export function setEveryFace(draft: RuleDraft, count: number, text: string): void {
  for (const face of FACES) assign(draft, setField(face, count), text)
}

export function unaskedRules(rules: RuleSet): string[] {
  const { straight, threePairs, twoTriplets, fourKindAndPair } = rules
  const { fourKindAndPairCountsAsThreePairs, farklePenalty } = rules
  const { minimumBank, minimumFirstBank, goal, end, rounds } = rules
  return changedRules(rules, {
    ...PLAIN,
    name: rules.name,
    sets: rules.sets.map(([, , ...more], i) => [i === 0 ? 100 : i === 4 ? 50 : 0, 0, ...more]),
    straight,
    threePairs,
    twoTriplets,
    fourKindAndPair,
    fourKindAndPairCountsAsThreePairs,
    minimumBank,
    minimumFirstBank,
    goal,
    end,
    rounds,
    farklePenalty: farklePenalty && { ...farklePenalty, floor: 0 },
  })
}
