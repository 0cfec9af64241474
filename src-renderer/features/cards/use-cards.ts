import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { DeckId } from '#shared/cards/card.ts'
import type { CardRating } from '#shared/cards/card-state.ts'
import type { CardStep, CardVerdict, ShownCard } from './card-words.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { askBackend } from '../../services/client.ts'
import { sentenceOf } from '../../services/use-answer.ts'
import { awakeTime } from '../../components/awake-time.ts'
import { useSessionCore } from '../../components/session/session-core.ts'
import type { SessionPhase } from '../../components/session/session-types.ts'
import { sizeOf, type CardPrefs } from './card-prefs.ts'

export interface CardTable {
  readonly id: number
  readonly entry: LibraryEntry
  /** Empty for all enabled decks. */
  readonly decks: readonly DeckId[]
  /** Lesson the session was started from; null for none. */
  readonly lesson: string | null
}

export type CardEnding = Extract<CardStep, { kind: 'over' }>['end']

/** Typed text, index of a choice, or null for "not known". */
export type GivenAnswer = string | number | null

/** The running card session; it survives a change of screen. */
export const useCards = defineStore('cards', () => {
  const core = useSessionCore<{
    session: CardTable
    question: ShownCard
    verdict: CardVerdict
    ending: CardEnding
  }>(sentenceOf)
  const { phase, session: table, question: card, verdict, ending, problem, error } = core
  const given = shallowRef<GivenAnswer>(null)
  /** End of a timed session on the clock of awakeTime; else null. */
  const endsAt = ref<number | null>(null)

  function leave(): void {
    core.reset()
    given.value = null
    endsAt.value = null
    phase.value = 'setup'
  }

  /** Sends a request in phase `during`; on failure the previous phase is restored. */
  async function attempt<T>(
    during: SessionPhase,
    request: () => Promise<T>,
    use: (answer: T) => void,
  ): Promise<void> {
    const before = phase.value
    phase.value = during
    const hasFailed = await core.attempt(request, use)
    if (hasFailed && phase.value === during) phase.value = before
  }

  function take(step: CardStep): void {
    given.value = null
    if (step.kind === 'over') {
      endsAt.value = null
      core.end(step.end)
      return
    }
    const { seconds } = step.card.left
    endsAt.value = seconds === null ? null : awakeTime() + seconds * 1000
    core.ask(step.card)
  }

  async function start(
    entry: LibraryEntry,
    decks: readonly DeckId[],
    prefs: CardPrefs,
    lesson: string | null = null,
  ): Promise<void> {
    leave()
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
        table.value = { id, entry, decks, lesson }
        take(step)
      },
    )
  }

  async function answer(what: GivenAnswer): Promise<void> {
    const asked = card.value
    const session = table.value?.id
    if (!asked || asked.intro || session === undefined) return
    const { number } = asked
    const hasFailed = await core.handIn(
      (milliseconds) => askBackend('cards.answer', { session, number, answer: what, milliseconds }),
      (graded) => {
        given.value = what
        verdict.value = graded.verdict
        phase.value = 'verdict'
      },
    )
    if (hasFailed) phase.value = 'asking'
  }

  async function rate(rating: CardRating): Promise<void> {
    const asked = card.value
    const session = table.value?.id
    if (phase.value !== 'verdict' || !asked || session === undefined) return
    if (verdict.value?.rating === rating) return
    await core.attempt(
      () => askBackend('cards.rate', { session, number: asked.number, rating }),
      (changed) => {
        if (card.value === asked && phase.value === 'verdict') verdict.value = changed.verdict
      },
    )
  }

  async function step(request: (session: number) => Promise<CardStep>): Promise<void> {
    const session = table.value?.id
    if (session !== undefined) await attempt('waiting', () => request(session), take)
  }

  const move = (request: 'cards.next' | 'cards.undo' | 'cards.finish'): Promise<void> =>
    step((session) => askBackend(request, { session }))

  async function next(): Promise<void> {
    if (phase.value === 'verdict') await move('cards.next')
    else if (phase.value === 'asking' && card.value?.intro) {
      const { number } = card.value
      await step((session) => askBackend('cards.seen', { session, number }))
    }
  }

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
