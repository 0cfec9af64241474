import { defineStore } from 'pinia'
import { askBackend, connected } from '../../../app/services/client.ts'
import { useLibrary } from '../../../app/services/library.ts'
import { sentenceOf } from '../../../app/services/use-answer.ts'
import { chosenDice } from '../board/tray.ts'
import type { SessionRequests } from '../../../components/session/session-kind.ts'
import { useSessionMachine } from '../../../components/session/session-machine.ts'
import type { DrillKind } from './drill-kind.ts'
import { useTelling } from './use-telling.ts'

function requests(): SessionRequests<DrillKind> {
  const library = useLibrary()
  return {
    start: ({ rules }, setup) => askBackend('drill.start', { rules, setup }),
    async resume(session) {
      const { rules, hash, ...rest } = await askBackend('drill.resume', { session })
      return { ...rest, entry: library.entryOf('farkle', hash, rules) }
    },
    answer: (answer) => askBackend('drill.answer', answer),
    next: (of) => askBackend('drill.next', of),
    hint: (which) => askBackend('drill.hint', which),
    finish: (how) => askBackend('drill.finish', how),
  }
}

/** The drill that is going on; it lives on while another screen is looked at. */
export const useDrill = defineStore('drill', () => {
  const { told, fresh, tell, skip, reset } = useTelling()
  const machine = useSessionMachine<DrillKind>(
    {
      ask: requests(),
      tell: ({ events }, then) => tell(events, then),
      hush: (isSame) => reset(isSame ? told.value : []),
    },
    { connected, sentenceOf },
  )

  /** Does this with the dice that are chosen; null where only the dice are asked. */
  async function answer(then: DrillKind['choice']['then']): Promise<void> {
    const asked = machine.question.value
    if (asked) await machine.answer({ setAside: chosenDice(asked, machine.chosen.value), then })
  }

  return { ...machine, told, fresh, skip, answer }
})
