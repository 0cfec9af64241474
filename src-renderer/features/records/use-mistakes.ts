import { proxyRefs } from 'vue'
import type { AskedBefore } from '#shared/study/drill.ts'
import {
  askDrill,
  type AskedOf,
  type ChoiceOf,
  type DrillTable,
  type QuestionOf,
  type SetupOf,
  type VerdictOf,
} from '../../services/ask-drill.ts'
import { connected } from '../../services/client.ts'
import { sentenceOf } from '../../services/use-answer.ts'
import { useSessionMachine } from '../../components/session/session-machine.ts'
import type { EndStep } from '../../components/session/session-types.ts'
import type { DrillMachine, DrillPart } from '../../games/drill-part.ts'

interface Retried {
  readonly question: QuestionOf
  readonly verdict: VerdictOf | null
  readonly problem: string | null
}

/** A drill of decisions of a game, without storing anything. `begin` takes an index. */
export function useMistakes(part: DrillPart, table: DrillTable, decisions: readonly AskedBefore[]) {
  const { entry, setup } = table
  const { game } = entry
  let first = 0
  const single = part.setup.mistakesOf(table, setup.seed)

  const retry = (place: number, choice: ChoiceOf | null): Promise<Retried> => {
    const { kind, code } = decisions[place]!
    const asked = { rules: entry.rules, setup: single, asked: { kind, code }, choice }
    return askDrill(game, 'retry', asked)
  }
  async function stepAt(place: number): Promise<AskedOf | EndStep> {
    if (place >= decisions.length) return { kind: 'over' }
    const { question } = await retry(place, null)
    return {
      game,
      kind: 'question',
      events: [],
      question: { ...question, number: place + 1 },
    } as AskedOf
  }
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
        start: async () => ({ session: 0, step: await stepAt(first) }),
        resume: async () => {
          const step = await stepAt(placeNow())
          return { setup: single, entry, seconds: 0, grades: [], told: [], step }
        },
        async answer({ number, choice, milliseconds }) {
          const { verdict, problem } = await retry(number - 1, choice)
          if (verdict === null) return { graded: false, problem: problem ?? '' }
          return {
            graded: true,
            last: number === decisions.length,
            verdict: { ...verdict, milliseconds },
          }
        },
        next: () => stepAt(placeNow() + 1),
        hint: () => Promise.resolve({ text: '' }),
        finish: () => Promise.resolve({ kind: 'over' }),
      },
      stillChosen: part.stillChosen?.bind(part),
    },
    { connected, sentenceOf },
  )
  function placeNow(): number {
    return (machine.question.value?.number ?? 1) - 1
  }
  async function begin(place: number): Promise<void> {
    first = place
    await machine.start(entry, single)
  }
  return {
    // Its end has no summary, and nothing here shows one.
    drill: proxyRefs(machine) as unknown as DrillMachine,
    session: { ...table, setup: single } as DrillTable,
    begin,
    async skip(): Promise<void> {
      if (machine.phase.value === 'verdict') await machine.next()
      else if (machine.phase.value === 'asking') await begin(placeNow() + 1)
    },
  }
}
