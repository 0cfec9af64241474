import { defineStore } from 'pinia'
import { connected } from '../../../app/services/client.ts'
import { drillsOf } from '../../../app/services/game-drills.ts'
import { useLibrary } from '../../../app/services/library.ts'
import { sentenceOf } from '../../../app/services/use-answer.ts'
import { chosenDice } from '../board/tray.ts'
import type { SessionRequests } from '../../../components/session/session-kind.ts'
import { useSessionMachine } from '../../../components/session/session-machine.ts'
import type { DrillKind } from './drill-kind.ts'
import { useTelling } from './use-telling.ts'

function requests(): SessionRequests<DrillKind> {
  const library = useLibrary()
  const { ask } = drillsOf('farkle')
  return {
    start: ({ rules }, setup) => ask('drill.start', { rules, setup }),
    async resume(session) {
      const { rules, hash, ...rest } = await ask('drill.resume', { session })
      return { ...rest, entry: library.entryOf('farkle', hash, rules) }
    },
    answer: (answer) => ask('drill.answer', answer),
    next: (of) => ask('drill.next', of),
    hint: (which) => ask('drill.hint', which),
    finish: (how) => ask('drill.finish', how),
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
