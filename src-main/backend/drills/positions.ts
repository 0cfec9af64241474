import { isDue } from '#shared/cards/schedule.ts'
import type { DrillRequests } from '#shared/contract/drill.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import { gameNamed } from '#shared/games/games.ts'
import { texts } from '#shared/texts/texts.ts'
import { stageOf } from '../cards/card-data.ts'
import type { StudyParts } from './grading.ts'
import { playedOf } from './played.ts'
import { addPositionCards, markPosition, positionCards } from './position-cards.ts'

export function positionHandlers({ games, store, clock, changed }: StudyParts) {
  function mark(game: string, card: number, removed: number | null) {
    if (!store.use((database) => markPosition(database, game, card, removed))) {
      throw new RequestError('not-found', texts.backend.drills.noPositionCard(card))
    }
    changed()
    return { game }
  }
  return {
    'drill.positions'({ game: name, rules, goal, limit }) {
      const played = playedOf(gameNamed(name, games), rules, goal)
      const now = clock()
      const cards = store.use((database) => positionCards(database, played, now))
      return {
        game: name,
        total: cards.length,
        due: cards.filter(({ state }) => state.phase === 'new' || isDue(state, now)).length,
        cards: cards
          .slice(0, limit)
          .map(({ id, kind, code, state }) => ({ id, kind, code, ...stageOf(state, now) })),
      }
    },
    /** Adds none if one position is impossible under these rules. */
    async 'drill.addPositions'({ game: name, rules, goal, positions }) {
      const game = gameNamed(name, games)
      const drill = await game.drill.load()
      const checks = drill.checks(rules)
      for (const { code } of positions) {
        const problem = checks.positionProblem(code)
        if (problem === null) continue
        throw new RequestError('invalid-request', texts.backend.drills.noSuchPosition(problem))
      }
      const shared = positions.map(({ kind, code }) => ({
        kind,
        code: drill.sharedCode?.(rules, goal, code) ?? code,
      }))
      const played = playedOf(game, rules, goal)
      const added = store.use((database) => addPositionCards(database, played, shared, clock().now))
      changed()
      return { game: name, added, known: positions.length - added }
    },
    'drill.removePosition': ({ game, card }) => mark(game, card, clock().now),
    'drill.restorePosition': ({ game, card }) => mark(game, card, null),
  } satisfies Partial<Handlers<DrillRequests>>
}
