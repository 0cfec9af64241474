import type { Clock } from '#shared/base/clock.ts'
import { isDue } from '#shared/cards/schedule.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { Game } from '#shared/games/game.ts'
import { gameNamed } from '#shared/games/games.ts'
import type { AskedBefore } from '#shared/study/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { standing } from '../cards/card-data.ts'
import type { StudyStore } from '../store/study-store.ts'
import { playedOf, type AskedGame } from './played.ts'
import { addPositionCards, markPosition, positionCards } from './position-cards.ts'

interface PositionsOptions {
  readonly games: readonly Game[]
  readonly store: StudyStore
  readonly clock: () => Clock
  readonly changed: () => void
}

interface Marked {
  readonly game: string
  readonly card: number
}

export class Positions {
  readonly #options: PositionsOptions

  constructor(options: PositionsOptions) {
    this.#options = options
  }

  list({ game: name, rules, goal, limit }: AskedGame & { readonly limit: number }) {
    const { games, store } = this.#options
    const played = playedOf(gameNamed(name, games), rules, goal)
    const clock = this.#options.clock()
    const cards = store.use((database) => positionCards(database, played, clock))
    return {
      game: name,
      total: cards.length,
      due: cards.filter(({ state }) => state.phase === 'new' || isDue(state, clock)).length,
      cards: cards
        .slice(0, limit)
        .map(({ id, kind, code, state }) => ({ id, kind, code, ...standing(state, clock) })),
    }
  }

  /** Adds none if one position is impossible under these rules. */
  async add({
    game: name,
    rules,
    goal,
    positions,
  }: AskedGame & { readonly positions: readonly AskedBefore[] }) {
    const { games, store, clock, changed } = this.#options
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
  }

  mark({ game, card }: Marked, isRemoved: boolean) {
    const { store, clock, changed } = this.#options
    const removed = isRemoved ? clock().now : null
    if (!store.use((database) => markPosition(database, game, card, removed))) {
      throw new RequestError('not-found', texts.backend.drills.noPositionCard(card))
    }
    changed()
    return { game }
  }
}
