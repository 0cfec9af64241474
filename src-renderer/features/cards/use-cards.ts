import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { DeckId } from '#shared/cards/card.ts'
import type { CardRating } from '#shared/cards/card-state.ts'
import type { CardStep, CardVerdict, ShownCard } from '#shared/contract/cards.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { askBackend } from '../../app/services/client.ts'
import { sentenceOf } from '../../app/services/use-answer.ts'
import { answerTimeSince, awakeTime } from '../../components/awake-time.ts'
import { sizeOf, type CardPrefs } from './card-prefs.ts'

/**
 * Where a session is: none begun; its first card on its way; a card asked; its answer being checked;
 * the right answer shown; the next card awaited; over.
 */
export type CardPhase =
  'setup' | 'starting' | 'asking' | 'checking' | 'verdict' | 'waiting' | 'over'

/** A session of cards: whose they are, which decks, and how they are asked. */
export interface CardTable {
  readonly id: number
  readonly entry: LibraryEntry
  /** Empty for all that are switched on. */
  readonly decks: readonly DeckId[]
  readonly prefs: CardPrefs
}

/** What a session came to. */
export type CardEnding = Extract<CardStep, { kind: 'over' }>['end']

/** A typed text, the place of a choice, or null for what is not known. */
export type GivenAnswer = string | number | null

/** The session of cards that is going on; it lives on while another screen is looked at. */
export const useCards = defineStore('cards', () => {
  const phase = ref<CardPhase>('setup')
  const table = shallowRef<CardTable | null>(null)
  const card = shallowRef<ShownCard | null>(null)
  const verdict = shallowRef<CardVerdict | null>(null)
  /** What was answered to the card at hand, once it was. */
  const given = shallowRef<GivenAnswer>(null)
  const ending = shallowRef<CardEnding | null>(null)
  /** Why what was typed is no answer; why a request failed. */
  const problem = ref('')
  const error = ref<string | null>(null)
  /** When a session of minutes is over, on the clock of awakeTime; null without one. */
  const endsAt = ref<number | null>(null)

  /** What belongs to an older session is dropped when it arrives. */
  let round = 0
  let shownAt = 0

  function reset(): void {
    round++
    table.value = card.value = verdict.value = ending.value = null
    given.value = null
    problem.value = ''
    error.value = null
    endsAt.value = null
  }

  /** Runs a request; what fails is said, and the phase goes back to what it was. */
  async function attempt<T>(
    during: CardPhase,
    ask: () => Promise<T>,
    use: (answer: T) => void,
  ): Promise<void> {
    const mine = round
    const before = phase.value
    phase.value = during
    error.value = null
    try {
      const answer = await ask()
      if (mine === round) use(answer)
    } catch (thrown) {
      if (mine !== round) return
      error.value = sentenceOf(thrown)
      if (phase.value === during) phase.value = before
    }
  }

  function take(step: CardStep): void {
    verdict.value = null
    given.value = null
    problem.value = ''
    if (step.kind === 'over') {
      ending.value = step.end
      card.value = null
      endsAt.value = null
      phase.value = 'over'
      return
    }
    ending.value = null
    card.value = step.card
    const { seconds } = step.card.left
    endsAt.value = seconds === null ? null : awakeTime() + seconds * 1000
    shownAt = awakeTime()
    phase.value = 'asking'
  }

  async function start(
    entry: LibraryEntry,
    decks: readonly DeckId[],
    prefs: CardPrefs,
  ): Promise<void> {
    reset()
    phase.value = 'setup'
    const { size, newCards, answering } = prefs
    const params = {
      rulesId: entry.id,
      game: entry.game,
      rules: entry.rules,
      decks: [...decks],
      size: sizeOf(size),
      answering,
      newCards: Number(newCards),
    }
    await attempt(
      'starting',
      () => askBackend('cards.start', params),
      ({ session: id, step }) => {
        table.value = { id, entry, decks, prefs }
        take(step)
      },
    )
  }

  async function answer(what: GivenAnswer): Promise<void> {
    const asked = card.value
    const session = table.value?.id
    if (phase.value !== 'asking' || !asked || session === undefined) return
    const milliseconds = answerTimeSince(shownAt)
    const { number } = asked
    problem.value = ''
    await attempt(
      'checking',
      () => askBackend('cards.answer', { session, number, answer: what, milliseconds }),
      (graded) => {
        if (!graded.graded) {
          problem.value = graded.problem
          phase.value = 'asking'
          return
        }
        given.value = what
        verdict.value = graded.verdict
        phase.value = 'verdict'
      },
    )
  }

  /** Another rating for the answer just given. */
  async function rate(rating: CardRating): Promise<void> {
    const asked = card.value
    const session = table.value?.id
    if (phase.value !== 'verdict' || !asked || session === undefined) return
    if (verdict.value?.rating === rating) return
    await attempt(
      'verdict',
      () => askBackend('cards.rate', { session, number: asked.number, rating }),
      (changed) => {
        if (card.value === asked && phase.value === 'verdict') verdict.value = changed.verdict
      },
    )
  }

  async function move(request: 'cards.next' | 'cards.undo' | 'cards.finish'): Promise<void> {
    const session = table.value?.id
    if (session === undefined) return
    await attempt('waiting', () => askBackend(request, { session }), take)
  }

  async function next(): Promise<void> {
    if (phase.value === 'verdict') await move('cards.next')
  }

  /** Whether there is an answer to take back. */
  function mayUndo(): boolean {
    if (phase.value === 'verdict') return true
    if (phase.value === 'asking') return card.value?.canUndo === true
    return phase.value === 'over' && ending.value?.canUndo === true
  }

  async function undo(): Promise<void> {
    if (mayUndo()) await move('cards.undo')
  }

  async function finish(): Promise<void> {
    if (phase.value === 'asking' || phase.value === 'verdict') await move('cards.finish')
  }

  /** Back to the decks; what was answered is kept. */
  function leave(): void {
    reset()
    phase.value = 'setup'
  }

  return {
    phase,
    table,
    card,
    verdict,
    given,
    ending,
    problem,
    error,
    endsAt,
    start,
    answer,
    rate,
    next,
    mayUndo,
    undo,
    finish,
    leave,
  }
})
