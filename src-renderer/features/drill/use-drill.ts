import { defineStore } from 'pinia'
import type { RuleHash } from '#shared/base/rules.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import type { GameName, RulesOfGame } from '#shared/games/games.ts'
import type { Goal } from '#shared/base/units.ts'
import type { Grade } from '#shared/study/grade.ts'
import {
  askDrill,
  type AskedOf,
  type ChoiceOf,
  type EndingOf,
  type EventOf,
  type NewSetupOf,
  type SetupOf,
  type StepOf,
  type VerdictOf,
  type DrillTable,
} from '../../services/ask-drill.ts'
import { connected } from '../../services/client.ts'
import { useLibrary } from '../../services/library.ts'
import { sentenceOf } from '../../services/use-answer.ts'
import { useSessionMachine } from '../../components/session/session-machine.ts'
import type { SessionRequests } from '../../components/session/session-types.ts'
import type { DrillMachine, DrillPart } from '../../games/drill-part.ts'

export const sessionGoal = ({ setup }: DrillTable): Goal =>
  'goal' in setup ? setup.goal : 'points'

interface Kept {
  readonly rules: RulesOfGame[GameName]
  readonly hash: RuleHash
  readonly setup: SetupOf
  readonly seconds: number
  readonly grades: readonly (Grade | null)[]
  readonly told: readonly EventOf[]
  readonly step: StepOf
}

type DrillRequests = SessionRequests<
  EntryOf<GameName>,
  SetupOf,
  AskedOf,
  EndingOf,
  ChoiceOf,
  VerdictOf
>

function requestsOf(game: GameName): DrillRequests {
  const library = useLibrary()
  return {
    start: ({ rules }, setup) => askDrill(game, 'start', { rules, setup: setup as NewSetupOf }),
    async resume(session) {
      const { rules, hash, ...rest }: Kept = await askDrill(game, 'resume', { session })
      return { ...rest, entry: library.entryOf(game, hash, rules) }
    },
    answer: (answer) => askDrill(game, 'answer', answer),
    next: (of) => askDrill(game, 'next', of),
    slip: (of) => askDrill(game, 'slip', of),
    retry: ({ entry: { rules }, setup }, { kind, code }, choice) =>
      askDrill(game, 'retry', { rules, setup: setup as NewSetupOf, asked: { kind, code }, choice }),
    hint: (which) => askDrill(game, 'hint', which),
    finish: (how) => askDrill(game, 'finish', how),
  }
}

/** The running drill of a game; it survives a change of screen. */
export function useDrill(game: GameName, part: DrillPart): DrillMachine {
  const useStore = defineStore(`drill.${game}`, () =>
    useSessionMachine(
      {
        ask: requestsOf(game),
        waitsAt: part.waitsAt?.bind(part),
        stillChosen: part.stillChosen?.bind(part),
        choiceWords: (choice, question, { entry }) => part.choiceWords(choice, question, entry),
        secondTry: (setup, question, verdict) =>
          'part' in setup && setup.part ? part.secondTry(question, verdict) : null,
      },
      { connected, sentenceOf },
    ),
  )
  return useStore()
}
