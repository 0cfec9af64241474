import * as v from 'valibot'
import type { Game } from '../games/game.ts'
import type { GameName, KnownGame, RulesOfGame } from '../games/games.ts'
import type { DrillRequestSchemas } from '../study/drill-requests.ts'
import type { OwnPart } from '../study/drill.ts'
import type { GradedSession } from '../study/graded-session.ts'

type Name = keyof DrillRequestSchemas
type OfGames<N extends Name> = KnownGame['drill']['requests'][N]

export type DrillRequests = {
  readonly [N in Name as `drill.${N}`]: v.GenericSchema<
    v.InferInput<OfGames<N>>,
    v.InferOutput<OfGames<N>>
  >
}

export function drillRequestsOf(games: readonly Game[]): DrillRequests {
  const names = Object.keys(games[0]!.drill.requests) as Name[]
  const requests = names.map((name) => {
    const ofGames = games.map(
      ({ drill }) => drill.requests[name] as v.VariantOptions<'game'>[number],
    )
    return [`drill.${name}`, v.variant('game', ofGames)]
  })
  // The compiler cannot infer types from a list.
  return Object.fromEntries(requests) as DrillRequests
}

type DrillOf<G extends GameName> = Awaited<
  ReturnType<Extract<KnownGame, { readonly name: G }>['drill']['load']>
>

type Decided<G extends GameName> =
  ReturnType<DrillOf<G>['session']> extends GradedSession<
    infer Question,
    infer _,
    infer Verdict,
    infer Event
  >
    ? { readonly decision: Question['kind']; readonly verdict: Verdict; readonly event: Event }
    : never

type SetupOf<G extends GameName> = ReturnType<DrillOf<G>['knownSetup']>

/** The drill of a lesson of any game, without its seed. */
type LessonSetup = {
  [G in GameName]: Omit<Parameters<DrillOf<G>['setupProblems']>[1], 'seed'>
}[GameName]

interface OwnParts<G extends GameName> extends Record<OwnPart, unknown> {
  readonly question: ReturnType<DrillOf<G>['show']>
  readonly event: Decided<G>['event']
  readonly verdict: Decided<G>['verdict']
  readonly decision: Decided<G>['decision']
  readonly past: ReturnType<DrillOf<G>['showPast']>
  readonly review: Parameters<DrillOf<G>['outcomeOf']>[0]
  readonly setup: SetupOf<G>
  readonly scope: SetupOf<G>['scope']
  readonly kind: SetupOf<G>['kind']
  readonly outcome: ReturnType<DrillOf<G>['outcomeOf']>
  readonly lesson: LessonSetup
}

type Filled<T, G extends GameName> = {
  [K in keyof T]: K extends 'game'
    ? T[K] extends string
      ? G
      : OfGame<T[K], G>
    : K extends 'rules'
      ? RulesOfGame[G]
      : OfGame<T[K], G>
}

/** An answer about drills with the types of a game in the places of Own. */
export type OfGame<T, G extends GameName> = T extends { readonly ownPart?: infer Part }
  ? unknown extends Part
    ? Filled<T, G>
    : OwnParts<G>[Extract<Part, OwnPart>] &
        (T extends string | number ? unknown : Filled<Omit<T, 'ownPart'>, G>)
  : Filled<T, G>

export type OfAnyGame<T> = { [G in GameName]: OfGame<T, G> }[GameName]
