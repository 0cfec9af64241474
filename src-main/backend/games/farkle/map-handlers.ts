import { LRUCache } from 'lru-cache'
import type { Points } from '#shared/base/units.ts'
import type { CheckedParams, Handlers } from '#shared/contract/requests.ts'
import type { mapRequests } from '#shared/games/farkle/requests/maps.ts'
import { standingProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import { threeProblems } from '#shared/games/farkle/analysis/three-players.ts'
import { widestDisagreement } from '#shared/games/farkle/analysis/disagreement.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import {
  mapStart,
  NEVER_BANKS,
  type BankMap,
  type Counters,
} from '#shared/games/farkle/solve/maps/bank-map.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { cachePromise } from '../../cached-by-rules.ts'
import { refuse, refuseField } from '../../refuse.ts'
import type { Solving } from '../../solve/solving.ts'
import { bankMapOf } from './bank-maps.ts'
import type { ThreeSolves } from './three-solves.ts'
import type { WinSolving } from './win/win-solves.ts'
import { cachedKits, cachedEvaluations, type MapKit } from './map-kits.ts'

type Params = CheckedParams<typeof mapRequests, 'farkle.mapWinning'>

/** Indices of the truthy entries. */
const placesOf = (marks: ArrayLike<unknown>): number[] =>
  Array.from(marks, (mark, place) => (mark ? place : -1)).filter((place) => place >= 0)

/** One value per map cell: rows by opponent score, columns by own score. */
function shownOf(
  { game, shown }: MapKit,
  { ownFarkles, opponentFarkles, second }: Counters,
  states: ArrayLike<number>,
): number[] {
  return shown.flatMap((opponent) =>
    shown.map(
      (own) => states[stateIndex(game, own, opponent, ownFarkles, opponentFarkles, second)]!,
    ),
  )
}

/** Maps of three for scores of the third player, while they are looked at. */
const MAX_THREE_MAPS = 8

export function mapHandlers(
  wins: Pick<WinSolving, 'solve'>,
  threes: Pick<ThreeSolves, 'immediateGameOf' | 'slice'>,
  solving: Pick<Solving, 'solve' | 'make'>,
) {
  const mapsOfThree = new LRUCache<string, Promise<BankMap>>({ max: MAX_THREE_MAPS })
  const mapOfThree = (rules: RuleSet, third: Points): Promise<BankMap> => {
    const game = threes.immediateGameOf(rules)
    refuse(threeProblems(game, { own: 0, next: 0, third }))
    const key = `${ruleHash(rules)} ${third}`
    const make = async (): Promise<BankMap> => {
      const { values } = await threes.slice(rules, () => third / game.grid)
      const counters = { ownFarkles: 0, opponentFarkles: 0 }
      return solving.make('banking', { rules, values, ...counters }, `three-${third}`)
    }
    return cachePromise(mapsOfThree, key, make)
  }
  const kitOf = cachedKits()
  const looksOf = cachedEvaluations()
  const checked = ({ rules, ownFarkles, opponentFarkles, second }: Params, dice = 1) => {
    const kit = kitOf(rules, second)
    const { mostDice } = farkleTexts.analysis.problems
    refuseField('dice', dice > rules.dice ? mostDice(rules.dice, dice) : null)
    const counters = { ownFarkles, opponentFarkles, second }
    refuse(standingProblems(kit.game, { ...counters, own: 0, opponent: 0 }))
    return { kit, counters, rules }
  }
  return {
    async 'farkle.mapWinning'(params) {
      const { kit, counters, rules } = checked(params)
      const { table } = await wins.solve(rules)
      return { ...kit.sides, winProbability: shownOf(kit, counters, table.values) }
    },
    async 'farkle.mapBanking'({ dice, third, ...params }) {
      const { kit, counters, rules } = checked(params, dice)
      const map = await (third === undefined
        ? bankMapOf(solving, rules, await wins.solve(rules), counters)
        : mapOfThree(rules, third))
      const start = mapStart(map, dice)
      const end = start + map.shown ** 2
      const points = kit.game.model.grid
      return {
        ...kit.sides,
        bankFrom: Array.from(map.from.subarray(start, end), (row) =>
          row === NEVER_BANKS ? null : row * points,
        ),
        uneven: placesOf(map.uneven.subarray(start, end)),
        cost: [...map.cost.subarray(start, end)],
        perTurn: [...map.perTurn.subarray(start, end)],
      }
    },
    async 'farkle.mapDisagreement'({ rules }) {
      const { game, reached, sides } = kitOf(rules)
      const evaluate = looksOf(await wins.solve(rules))
      const scores = sides.scores.filter((_, place) => sides.canHave[place])
      const points = pointsPlay(rules)
      return { position: widestDisagreement({ game, evaluate, points, reached, scores }) }
    },
  } satisfies Handlers<typeof mapRequests>
}
