import { defineStore } from 'pinia'
import type { Category } from '#shared/games/yahtzee/rules/categories.ts'
import { connected } from '../../../app/services/client.ts'
import { drillsOf } from '../../../app/services/game-drills.ts'
import { useLibrary } from '../../../app/services/library.ts'
import { sentenceOf } from '../../../app/services/use-answer.ts'
import type { SessionRequests } from '../../../components/session/session-kind.ts'
import { useSessionMachine } from '../../../components/session/session-machine.ts'
import type { YahtzeeKind } from './drill-kind.ts'
import { heldFaces, stillHeld } from './held-dice.ts'

function requests(): SessionRequests<YahtzeeKind> {
  const library = useLibrary()
  const { ask } = drillsOf('yahtzee')
  return {
    start: ({ rules }, setup) => ask('drill.start', { rules, setup }),
    async resume(session) {
      const { rules, hash, ...rest } = await ask('drill.resume', { session })
      return { ...rest, entry: library.entryOf('yahtzee', hash, rules) }
    },
    answer: (answer) => ask('drill.answer', answer),
    next: (of) => ask('drill.next', of),
    hint: (which) => ask('drill.hint', which),
    finish: (how) => ask('drill.finish', how),
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
