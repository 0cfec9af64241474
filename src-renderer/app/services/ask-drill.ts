import type { EntryOf } from '#shared/contract/library.ts'
import type { AnswerOf, BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import type { GameName } from '#shared/games/games.ts'
import { askBackend } from './client.ts'
import { useAnswer, type Answering } from './use-answer.ts'

/** What the names of a game's drill requests begin with. */
const PREFIX = { farkle: 'drill', yahtzee: 'yahtzeeDrill' } as const satisfies Record<
  GameName,
  string
>

type DrillRequest =
  'start' | 'answer' | 'next' | 'hint' | 'finish' | 'resume' | 'thresholds' | 'setThresholds'

type Named<G extends GameName, N extends DrillRequest> = `${(typeof PREFIX)[G]}.${N}`
type DrillParams<G extends GameName, N extends DrillRequest> = G extends GameName
  ? ParamsOf<BackendRequests, Named<G, N>>
  : never
type DrillAnswer<G extends GameName, N extends DrillRequest> = G extends GameName
  ? AnswerOf<BackendRequests, Named<G, N>>
  : never

// What drills of one game are made of; of every game in a union where none is named.

export type StepOf<G extends GameName = GameName> = DrillAnswer<G, 'next'>
/** A question, and what has happened at the table before it. */
export type AskedOf<G extends GameName = GameName> = Extract<StepOf<G>, { kind: 'question' }>
/** What there is to say in the end, and what has led to it. */
export type EndingOf<G extends GameName = GameName> = Extract<StepOf<G>, { kind: 'over' }>
export type QuestionOf<G extends GameName = GameName> = AskedOf<G>['question']
export type VerdictOf<G extends GameName = GameName> = Extract<
  DrillAnswer<G, 'answer'>,
  { graded: true }
>['verdict']
export type SetupOf<G extends GameName = GameName> = DrillAnswer<G, 'resume'>['setup']
export type ChoiceOf<G extends GameName = GameName> = DrillParams<G, 'answer'>['choice']
export type ReviewOf<G extends GameName = GameName> = NonNullable<EndingOf<G>['summary']['game']>
/** An answer that was given before. */
export type PastAnswerOf<G extends GameName = GameName> = EndingOf<G>['summary']['mistakes'][number]
type EventsIn<Step> = Step extends { events: readonly (infer Event)[] } ? Event : never
export type EventOf<G extends GameName = GameName> = EventsIn<AskedOf<G>>

/** What thresholds are of: the rules, and what is played for where that can differ. */
export type ThresholdSubject<G extends GameName = GameName> = DrillParams<G, 'thresholds'>

/** The drill that is on the table. */
export interface DrillTable<G extends GameName = GameName> {
  readonly id: number
  readonly setup: SetupOf<G>
  readonly entry: EntryOf<G>
}

const requestOf = (game: GameName, name: DrillRequest): keyof BackendRequests =>
  `${PREFIX[game]}.${name}`

/** Asks something about the drills of a game, as askBackend does. */
export async function askDrill<G extends GameName, N extends DrillRequest>(
  game: G,
  name: N,
  params: DrillParams<G, N>,
): Promise<DrillAnswer<G, N>> {
  return (await askBackend(requestOf(game, name), params as never)) as DrillAnswer<G, N>
}

/** The same whenever the parameters change, as useAnswer does. */
export function useDrillAnswer<G extends GameName, N extends DrillRequest>(
  game: G,
  name: N,
  params: () => DrillParams<G, N> | null,
): Answering<DrillAnswer<G, N>, DrillParams<G, N>> {
  return useAnswer(requestOf(game, name), params as never) as never
}
