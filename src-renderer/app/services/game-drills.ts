import type { DrillRequests } from '#shared/contract/drill.ts'
import type { AnswerOf, ParamsOf } from '#shared/contract/requests.ts'
import type { GameName } from '#shared/games/games.ts'
import { askBackend } from './client.ts'
import type { Answering } from './use-answer.ts'
import { useStudy } from './use-study.ts'

type OfGame<T, G extends GameName> = Extract<T, { readonly game: G }>

/** The parameters of a request about the drills of a game, and its answer. */
export type DrillParams<G extends GameName, N extends keyof DrillRequests> = OfGame<
  ParamsOf<DrillRequests, N>,
  G
>
export type DrillAnswer<G extends GameName, N extends keyof DrillRequests> = OfGame<
  AnswerOf<DrillRequests, N>,
  G
>

type Progress = 'drill.progress' | 'drill.waiting'

/** The requests about the drills of one game, with its own types. */
export function drillsOf<G extends GameName>(game: G) {
  return {
    /** Asks once; see askBackend. */
    ask: <N extends keyof DrillRequests>(
      name: N,
      params: Omit<DrillParams<G, N>, 'game'>,
    ): Promise<DrillAnswer<G, N>> =>
      askBackend(name, { ...params, game } as never) as Promise<DrillAnswer<G, N>>,
    /** Asks again whenever something has changed; see useStudy. */
    use: <N extends Progress>(
      name: N,
      params: () => Omit<DrillParams<G, N>, 'game'> | null,
    ): Answering<DrillAnswer<G, N>, DrillParams<G, N>> => {
      const asking = useStudy(name, () => {
        const asked = params()
        return asked && ({ ...asked, game } as never)
      })
      return asking as unknown as Answering<DrillAnswer<G, N>, DrillParams<G, N>>
    },
  }
}
