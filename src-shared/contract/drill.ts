import * as v from 'valibot'
import type { Game } from '../games/game.ts'
import type { KnownGame } from '../games/games.ts'
import type { DrillRequestSchemas } from '../study/drill-requests.ts'

type Name = keyof DrillRequestSchemas
type OfGames<
  N extends Name,
  Part extends 'params' | 'answer',
> = KnownGame['drill']['requests'][N][Part]

export type DrillRequests = {
  readonly [N in Name as `drill.${N}`]: {
    readonly params: v.GenericSchema<
      v.InferInput<OfGames<N, 'params'>>,
      v.InferOutput<OfGames<N, 'params'>>
    >
    readonly answer: v.GenericSchema<
      v.InferInput<OfGames<N, 'answer'>>,
      v.InferOutput<OfGames<N, 'answer'>>
    >
  }
}

type GameOption = v.VariantOptions<'game'>[number]

export function drillRequestsOf(games: readonly Game[]): DrillRequests {
  const schemaOf = (name: Name, part: 'params' | 'answer'): v.GenericSchema =>
    v.variant(
      'game',
      games.map(({ drill }) => drill.requests[name][part] as GameOption),
    )
  const names = Object.keys(games[0]!.drill.requests) as Name[]
  const requests = names.map((name) => [
    `drill.${name}`,
    { params: schemaOf(name, 'params'), answer: schemaOf(name, 'answer') },
  ])
  // The compiler cannot infer types from a list.
  return Object.fromEntries(requests) as DrillRequests
}
