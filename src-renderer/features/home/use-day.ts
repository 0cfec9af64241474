import { proxyRefs } from 'vue'
import type { LibraryEntry } from '#shared/contract/library.ts'
import {
  askDrill,
  type AskedOf,
  type ChoiceOf,
  type DayLineOf,
  type DrillTable,
  type NewSetupOf,
  type QuestionOf,
  type SetupOf,
  type VerdictOf,
} from '../../services/ask-drill.ts'
import { connected } from '../../services/client.ts'
import { sentenceOf } from '../../services/use-answer.ts'
import { useSessionMachine } from '../../components/session/session-machine.ts'
import type { AnsweredStep, EndStep } from '../../components/session/session-types.ts'
import type { DrillMachine, DrillPart } from '../../games/drill-part.ts'

/**
 * The position of the day as a drill of one decision, whose session begins with the answer. It is
 * over at once if the game has to be solved first, and shows the verdict if `line` has an answer.
 */
export function useDay(
  part: DrillPart,
  { game, rules, ...entry }: LibraryEntry,
  asked: NewSetupOf,
  line: DayLineOf | null,
) {
  const setup = { ...asked, pause: 'always' } as NewSetupOf & SetupOf
  let session = line?.session ?? null

  async function answered(question: QuestionOf): Promise<AnsweredStep<VerdictOf> | null> {
    const choice = (line?.choice ?? null) as ChoiceOf | null
    if (choice === null) return null
    const { kind, code } = question
    const { verdict } = await askDrill(game, 'retry', {
      rules,
      setup,
      asked: { kind, code },
      choice,
    })
    const own = verdict?.options[verdict.chosen]
    return verdict && own ? { verdict, chosen: part.placesOf(question, own) } : null
  }
  async function open() {
    const { question } = await askDrill(game, 'peek', { rules, setup })
    const before = { session: 0, setup, entry: table.entry, seconds: 0, grades: [], told: [] }
    if (question === null) return { ...before, step: { kind: 'over' } as EndStep }
    const step = { game, kind: 'question', events: [], question } as unknown as AskedOf
    return { ...before, step, answered: await answered(question) }
  }
  const table = { id: 0, setup, entry: { game, rules, ...entry } } as DrillTable
  const machine = useSessionMachine<
    DrillTable['entry'],
    SetupOf,
    AskedOf,
    EndStep,
    ChoiceOf,
    VerdictOf
  >(
    {
      ask: {
        start: open,
        resume: open,
        async answer({ number, choice, milliseconds }) {
          session ??= (await askDrill(game, 'start', { rules, setup })).session
          return askDrill(game, 'answer', { session, number, choice, milliseconds })
        },
        next: () => askDrill(game, 'next', { session: session! }),
        hint: () => Promise.resolve({ text: '' }),
        finish: () => Promise.resolve({ kind: 'over' }),
      },
    },
    { connected, sentenceOf },
  )
  return {
    // Its end has no summary, and nothing here shows one.
    drill: proxyRefs(machine) as unknown as DrillMachine,
    session: table,
    open: () => machine.resume(0),
  }
}
