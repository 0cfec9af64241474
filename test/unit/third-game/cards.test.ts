import { expect, test } from 'vitest'
import { pigDecks } from '#test/support/pig/cards.ts'
import { PIG_RULES, type PigRules } from '#test/support/pig/rules.ts'
import { solvePigWins, type PigWins } from '#test/support/pig/wins.ts'
import { cardOf, DAY, endOf, MINUTE, NOON, rightText } from '../backend/cards/learning.ts'
import { temporaryFolder } from '../backend/harness.ts'
import { fetched, imported, recordsOf } from '../backend/packages/packages.ts'
import { withPig, type PigBackend } from './with-pig.ts'

/** The official game takes a second, and each of the backends here solves it. */
const SHORT: PigRules = { ...PIG_RULES, goal: 60 }
const SUBJECT = { rulesId: 'pig', rules: SHORT }
const DECKS = pigDecks(SHORT, solvePigWins(SHORT))
const CARDS = DECKS[0]!.cards

/**
 * The chance to win of somebody who holds in this turn from a turn total on and then plays best,
 * worked out forwards: how likely each total is at which the turn can end.
 */
function winsOfHolding(wins: PigWins, own: number, opponent: number, from: number): number {
  const { goal } = PIG_RULES
  const chances = Array.from({ length: goal + 7 }, () => 0)
  chances[0] = 1
  let bust = 0
  let won = 0
  for (let total = 0; own + total < goal; total++) {
    const chance = chances[total]!
    if (total > 0 && total >= from) {
      won += chance * (1 - wins.values[opponent * goal + own + total]!)
      continue
    }
    bust += chance / 6
    for (let face = 2; face <= 6; face++) chances[total + face]! += chance / 6
  }
  const over = chances.slice(goal - own).reduce((sum, chance) => sum + chance, 0)
  return won + over + bust * (1 - wins.values[opponent * goal + own]!)
}

test('its cards are the breakpoints of the two-player game', () => {
  const wins = solvePigWins(PIG_RULES)
  const { cards } = pigDecks(PIG_RULES, wins)[0]!
  expect(cards.length).toBeGreaterThan(20)
  const numbers = cards.filter(({ answer }) => answer.kind === 'number')
  expect(numbers.length).toBeGreaterThan(15)
  for (const { id, answer } of cards) {
    const [own, opponent] = id.split('.').slice(1).map(Number) as [number, number]
    const all = Array.from({ length: PIG_RULES.goal - own }, (_, i) =>
      winsOfHolding(wins, own, opponent, i + 1),
    )
    const best = Math.max(...all, winsOfHolding(wins, own, opponent, PIG_RULES.goal))
    const asked = answer.kind === 'number' ? answer.value : PIG_RULES.goal
    expect(winsOfHolding(wins, own, opponent, asked), id).toBeCloseTo(best, 9)
    // Who holds a point earlier wins less often.
    if (answer.kind === 'number') expect(all[asked - 2], id).toBeLessThan(best - 1e-9)
  }
})

/** A backend whose clock a test moves. */
async function learner(folder: string, from = NOON) {
  let time = from
  const backend = await withPig(folder, () => time)
  const wait = (milliseconds: number): void => void (time += milliseconds)
  return { ...backend, wait, now: () => time }
}

const session = (count: number) => ({
  ...SUBJECT,
  decks: ['pig-hold'],
  size: { kind: 'cards', count },
  answering: 'type',
  newCards: count,
})

async function reply({ ask }: PigBackend, id: number, number: number, answer: string | null) {
  const given = { session: id, number, answer, milliseconds: 3000 }
  const graded = await ask('cards.answer', given)
  if (!graded.graded) throw new Error(graded.problem)
  return graded.verdict
}

/** Learns some cards until they are out of their first steps. */
async function learn(backend: Awaited<ReturnType<typeof learner>>, count: number): Promise<void> {
  const { ask, wait } = backend
  for (let round = 0; round < 3; round++) {
    const { session: id, step: first } = await ask('cards.start', {
      ...session(count),
      newCards: round === 0 ? count : 0,
    })
    for (let step = first; step.kind === 'card'; step = await ask('cards.next', { session: id })) {
      await reply(backend, id, step.card.number, rightText(DECKS, step.card))
    }
    wait(15 * MINUTE)
  }
}

test('a card is shown, answered, rated and taken back, and its due date moves', async () => {
  const backend = await learner(temporaryFolder())
  const { ask } = backend
  const overview = await ask('cards.overview', SUBJECT)
  expect(overview).toMatchObject({
    decks: [{ deck: 'pig-hold', title: 'When to hold', unseen: CARDS.length, due: 0 }],
    change: null,
  })
  const { session: id, step } = await ask('cards.start', session(2))
  const shown = cardOf(step)
  expect(shown).toMatchObject({
    number: 1,
    deck: 'pig-hold',
    deckTitle: 'When to hold',
    unit: 'points',
    question: CARDS[0]!.question,
    cause: 'new',
    answering: 'type',
  })
  const verdict = await reply(backend, id, 1, rightText(DECKS, shown))
  expect(verdict).toMatchObject({
    right: true,
    error: 0,
    rating: 'good',
    statement: CARDS[0]!.statement,
    intervals: { again: 'in 1 min', good: 'in 10 min' },
  })
  const standing = async () => (await ask('cards.list', { ...SUBJECT, deck: 'pig-hold' })).cards[0]!
  expect(await standing()).toMatchObject({ state: 'learning', due: NOON + 10 * MINUTE })
  await ask('cards.rate', { session: id, number: 1, rating: 'easy' })
  const easy = await standing()
  expect(easy.state).toBe('known')
  expect(easy.due).toBeGreaterThan(NOON + 2 * DAY)
  await ask('cards.undo', { session: id })
  expect(await standing()).toMatchObject({ state: 'unseen', due: null })

  const wrong = await reply(backend, id, 1, '1')
  expect(wrong).toMatchObject({ right: false, rating: 'again' })
  expect(wrong.error).toBeLessThan(0)
  const second = cardOf(await ask('cards.next', { session: id }))
  expect(second).toMatchObject({ number: 2, question: CARDS[1]!.question })
  await reply(backend, id, 2, rightText(DECKS, second))
  const again = cardOf(await ask('cards.next', { session: id }))
  expect(again).toMatchObject({ question: CARDS[0]!.question, cause: 'again' })
  const over = endOf(await ask('cards.finish', { session: id }))
  expect(over).toMatchObject({ answers: 2, right: 1 })
})

test('what was learnt comes up again after days, and after a restart', async () => {
  const folder = temporaryFolder()
  const before = await learner(folder)
  await learn(before, 3)
  expect(await before.ask('cards.due', SUBJECT)).toEqual({ due: 0, seen: 3, edited: false })
  await before.close()

  const later = await learner(folder, before.now() + 30 * DAY)
  expect(await later.ask('cards.due', SUBJECT)).toEqual({ due: 3, seen: 3, edited: false })
  const { session: id, step } = await later.ask('cards.start', session(1))
  expect(cardOf(step).cause).toBe('due')
  await reply(later, id, 1, null)
  const { retention } = await later.ask('cards.statistics', SUBJECT)
  expect(retention).toMatchObject({ measured: 0, count: 1 })
})

test('other rules change its cards, once that is taken over', async () => {
  const backend = await learner(temporaryFolder())
  await learn(backend, 1)
  const edited = { rulesId: 'pig', rules: { ...SHORT, goal: 50 } }
  const preview = await backend.ask('cards.previewChange', edited)
  expect(preview.added.length).toBeGreaterThan(10)
  expect(preview.removed.length).toBeGreaterThan(10)
  const pending = await backend.ask('cards.overview', edited)
  expect(pending.change).toEqual(preview)
  expect(await backend.ask('cards.due', edited)).toMatchObject({ edited: true })
  await backend.ask('cards.applyChange', edited)
  expect((await backend.ask('cards.overview', edited)).change).toBeNull()
})

test('its cards are exported and taken in by another app', async () => {
  const backend = await learner(temporaryFolder())
  await learn(backend, 3)
  await backend.ask('cards.setDeck', { rulesId: 'pig', deck: 'pig-hold', enabled: false })
  const { content } = await fetched(backend.app, 'data.export')
  const other = await learner(temporaryFolder(), backend.now())
  expect(await imported(other.app, content)).toMatchObject({
    done: { cards: { added: 3 }, reviews: { added: 6 }, remarks: [] },
  })
  expect(recordsOf((await fetched(other.app, 'data.export')).content)).toEqual(recordsOf(content))
  for (const name of ['cards.overview', 'cards.statistics', 'cards.due'] as const) {
    expect(await other.ask(name, SUBJECT)).toEqual(await backend.ask(name, SUBJECT))
  }
})

test('its lessons lead from one to the next', async () => {
  const { ask } = await withPig(temporaryFolder())
  const { lessons } = await ask('lessons.overview', { ...SUBJECT, goal: 'points' })
  expect(lessons).toMatchObject([
    { id: 'twenty', state: 'open', cards: 0, drill: { kind: 'hold-or-roll' } },
    { id: 'scores', state: 'open', cards: CARDS.length, decks: ['pig-hold'], makes: null },
  ])
  // What a turn makes by holding at 20: 8.14 points, as is known of Pig.
  expect(lessons[0]!.makes).toBeCloseTo(8.14, 2)
})
