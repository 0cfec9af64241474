import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'
import { gainByOrder } from '#test/support/simulated-learner.ts'
import type { Tell } from './tell.ts'

/** What a simulated learner gains by the order in which new cards come, in points a turn. */
export function cardBench(tell: Tell): void {
  for (const name of ['farkle', 'facebook', 'zilch'] as const) {
    const sources = sourcesOf(PRESETS[name])
    const worth = new DeckWorth(sources)
    tell(`${PRESETS[name].name}, points a turn without cards`, worth.hold.points, 'points')
    for (const { answers, lessons, decks } of gainByOrder(
      sources,
      decksOf(sources, worth),
      worth,
    )) {
      const note = `deck by deck ${decks.toFixed(1)}`
      tell(`... after ${answers} answers, by lessons`, lessons, 'points', note)
    }
  }
}
