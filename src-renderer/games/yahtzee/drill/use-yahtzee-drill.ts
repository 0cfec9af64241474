import { defineStore } from 'pinia'
import type { Category } from '#shared/games/yahtzee/rules/categories.ts'
import { askBackend, connected } from '../../../app/services/client.ts'
import { useLibrary } from '../../../app/services/library.ts'
import { sentenceOf } from '../../../app/services/use-answer.ts'
import type { SessionRequests } from '../../../components/session/session-kind.ts'
import { useSessionMachine } from '../../../components/session/session-machine.ts'
import type { YahtzeeKind } from './drill-kind.ts'
import { heldFaces, stillHeld } from './held-dice.ts'

function requests(): SessionRequests<YahtzeeKind> {
  const library = useLibrary()
  return {
    start: ({ rules }, setup) => askBackend('yahtzeeDrill.start', { rules, setup }),
    async resume(session) {
      const { rules, hash, ...rest } = await askBackend('yahtzeeDrill.resume', { session })
      return { ...rest, entry: library.entryOf('yahtzee', hash, rules) }
    },
    answer: (answer) => askBackend('yahtzeeDrill.answer', answer),
    next: (of) => askBackend('yahtzeeDrill.next', of),
    hint: (which) => askBackend('yahtzeeDrill.hint', which),
    finish: (how) => askBackend('yahtzeeDrill.finish', how),
  }
}

/** The drill of Yahtzee that is going on; it lives on while another screen is looked at. */
export const useYahtzeeDrill = defineStore('yahtzee-drill', () => {
  const { toggle, ...machine } = useSessionMachine<YahtzeeKind>(
    { ask: requests(), stillChosen: stillHeld },
    { connected, sentenceOf },
  )
  const { question, chosen, answer } = machine

  /** Keeps a die, or lets it go. */
  function hold(place: number): void {
    if (question.value?.kind === 'keeps') toggle(place)
  }

  /** Rolls all dice again that are not kept; with all five kept the turn is stopped. */
  async function roll(): Promise<void> {
    if (question.value?.kind !== 'keeps') return
    await answer({ keep: heldFaces(question.value.dice, chosen.value), category: null })
  }

  async function fill(category: Category): Promise<void> {
    if (question.value?.kind === 'boxes') await answer({ keep: null, category })
  }

  return { ...machine, hold, roll, fill }
})
