import type { DrillRequests } from '#shared/contract/drill.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import type { AnswerOf, ParamsOf } from '#shared/contract/requests.ts'
import type { GameName } from '#shared/games/games.ts'
import { askBackend } from './client.ts'
import { useAsking, type Answering } from './use-answer.ts'

type RequestName = keyof DrillRequests extends `drill.${infer Name}` ? Name : never

type OfGame<T, G extends GameName> = Extract<T, { readonly game: G }>
type WithoutGame<T> = T extends unknown ? Omit<T, 'game'> : never

type Params<G extends GameName, N extends RequestName> = WithoutGame<
  OfGame<ParamsOf<DrillRequests, `drill.${N}`>, G>
>
/** For any game, each field may be of another game; the backend checks that they fit. */
export type DrillParams<G extends GameName, N extends RequestName> = Pick<
  Params<G, N>,
  keyof Params<G, N>
>
export type DrillAnswer<G extends GameName, N extends RequestName> = OfGame<
  AnswerOf<DrillRequests, `drill.${N}`>,
  G
>

// Types of the drill requests of game G; without G the union over all games.

export type StepOf<G extends GameName = GameName> = DrillAnswer<G, 'next'>
export type AskedOf<G extends GameName = GameName> = Extract<StepOf<G>, { kind: 'question' }>
export type EndingOf<G extends GameName = GameName> = Extract<StepOf<G>, { kind: 'over' }>
export type QuestionOf<G extends GameName = GameName> = AskedOf<G>['question']
export type EventOf<G extends GameName = GameName> = StepOf<G>['events'][number]
export type VerdictOf<G extends GameName = GameName> = Extract<
  DrillAnswer<G, 'answer'>,
  { graded: true }
>['verdict']
export type SetupOf<G extends GameName = GameName> = DrillAnswer<G, 'resume'>['setup']
export type NewSetupOf<G extends GameName = GameName> = DrillParams<G, 'start'>['setup']
export type ChoiceOf<G extends GameName = GameName> = DrillParams<G, 'answer'>['choice']
export type ReviewOf<G extends GameName = GameName> = NonNullable<EndingOf<G>['summary']['game']>
export type PastAnswerOf<G extends GameName = GameName> = EndingOf<G>['summary']['mistakes'][number]

export type DecisionOf<G extends GameName = GameName> = DrillAnswer<
  G,
  'review'
>['decisions'][number]

export type ProgressOf<G extends GameName = GameName> = DrillAnswer<G, 'progress'>
export type SessionLineOf<G extends GameName = GameName> = ProgressOf<G>['lately'][number]
/** A position of the day that was begun; its loss is null until it is answered. */
export type DayLineOf<G extends GameName = GameName> = DrillAnswer<G, 'days'>['days'][number]
export type OutcomeOf<G extends GameName = GameName> = NonNullable<SessionLineOf<G>['outcome']>

export interface DrillTable<G extends GameName = GameName> {
  readonly id: number
  readonly setup: SetupOf<G>
  readonly entry: EntryOf<G>
  /** Players of a recorded game, from the reviewed one on. */
  readonly names?: readonly string[]
}

export async function askDrill<G extends GameName, N extends RequestName>(
  game: G,
  name: N,
  params: DrillParams<G, N>,
  left?: AbortSignal,
): Promise<DrillAnswer<G, N>> {
  // The compiler does not see that fields without `game` and the game make the parameters.
  const ask = askBackend as (name: string, params: object, left?: AbortSignal) => Promise<unknown>
  return (await ask(`drill.${name}`, { ...params, game }, left)) as DrillAnswer<G, N>
}

/** `useAnswer` for the drills of a game; `useStudy` with `study`. */
export function useDrillAnswer<G extends GameName, N extends RequestName>(
  game: G,
  name: N,
  params: () => DrillParams<G, N> | null,
  options: { readonly study?: boolean } = {},
): Answering<DrillAnswer<G, N>, DrillParams<G, N>> {
  return useAsking<DrillAnswer<G, N>, DrillParams<G, N>>(
    (asked, left) => askDrill<G, N>(game, name, asked, left),
    params,
    options,
  )
}
