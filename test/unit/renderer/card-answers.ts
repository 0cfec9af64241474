import type { CardStep, CardVerdict, ShownCard } from '#renderer/features/cards/card-words.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { answer } from './harness.ts'
import { ENTRIES } from './winning-game.ts'

type DeckData = AnswerOf<BackendRequests, 'cards.overview'>['decks'][number]

type Answer<N extends keyof BackendRequests> = AnswerOf<BackendRequests, N>

const deck = (more: Partial<DeckData>): DeckData => ({
  deck: 'limits',
  title: 'Bank or roll',
  about: 'When to bank, by the dice left.',
  cards: 6,
  unseen: 2,
  learning: 1,
  due: 1,
  known: 2,
  enabled: true,
  worth: { points: 34.56, wins: null },
  ...more,
})

export const OVERVIEW: Answer<'cards.overview'> = {
  decks: [
    deck({}),
    deck({
      deck: 'scoring',
      title: 'Scoring',
      cards: 20,
      unseen: 20,
      learning: 0,
      due: 0,
      known: 0,
      enabled: false,
      worth: { points: null, wins: null },
    }),
  ],
  due: 1,
  unseen: 22,
  change: null,
  learntProblem: null,
}

export const CHANGE: NonNullable<Answer<'cards.overview'>['change']> = {
  unchanged: 25,
  added: [{ deck: 'scoring', question: 'Three pairs?', before: null, after: '750 points.' }],
  changed: [
    {
      deck: 'limits',
      question: '4 dice left: from which turn total do you bank?',
      before: 'Bank from 1,000 on.',
      after: 'Bank from 950 on.',
    },
  ],
  removed: [{ deck: 'scoring', question: 'A straight?', before: '1,500 points.', after: null }],
}

export const TYPED: ShownCard = {
  number: 1,
  deck: 'limits',
  deckTitle: 'Bank or roll',
  question: '4 dice left: from which turn total do you bank?',
  dice: null,
  turnTotal: null,
  answering: 'type',
  unit: 'points',
  form: { most: 10_000, decimals: 0, never: true },
  choices: [],
  cause: 'new',
  intro: null,
  left: { cards: 2, seconds: null },
  canUndo: false,
}

export const CHOSEN: ShownCard = {
  ...TYPED,
  number: 2,
  deck: 'exceptions',
  deckTitle: 'Exceptions',
  question: 'Turn total 1,350, rolled 1 1 5: what do you do?',
  dice: [1, 1, 5],
  turnTotal: 1350,
  answering: 'choose',
  unit: null,
  form: null,
  choices: ['Keep 1 and roll 2 dice', 'Keep 1 1 and bank', 'Keep all and bank'],
  cause: 'again',
  left: { cards: 0, seconds: null },
  canUndo: true,
}

export const step = (card: ShownCard): CardStep => ({ kind: 'card', card })

export const END: Extract<CardStep, { kind: 'over' }> = {
  kind: 'over',
  end: {
    reason: 'done',
    cards: 2,
    answers: 3,
    right: 2,
    seconds: 41,
    learnt: 1,
    lapsed: 1,
    nextDue: null,
    canUndo: true,
  },
}

export function verdict(more: Partial<CardVerdict> = {}): CardVerdict {
  return {
    right: false,
    statement: 'Bank from 1,000 on.',
    why: 'At 950 rolling still adds 3.1 points.',
    rightChoices: [],
    error: -50,
    rating: 'again',
    intervals: { again: 'in 1 min', hard: 'in 6 min', good: 'in 10 min', easy: 'in 8 days' },
    stuck: false,
    ...more,
  }
}

/** Answers by name; a list is given one after the other, its last one again and again. */
export function answerCards(answers: Readonly<Record<string, unknown>> = {}): void {
  const inTurn = Object.entries(answers).map(([name, known]) => {
    if (!Array.isArray(known)) return [name, known]
    const queue = [...(known as unknown[])]
    return [name, () => (queue.length > 1 ? queue.shift() : queue[0])]
  })
  answer({
    'rules.list': { entries: ENTRIES, unreadable: [] },
    'cards.overview': OVERVIEW,
    'cards.tellRetention': { chosen: null },
    'lessons.overview': { unit: 'turn', best: null, missing: null, lessons: [] },
    'drill.positions': { total: 0, due: 0, cards: [] },
    'cards.start': { session: 5, step: step(TYPED) },
    ...(Object.fromEntries(inTurn) as Record<string, unknown>),
  })
}
