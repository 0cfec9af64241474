import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { yahtzeeCardsInOrder } from '#shared/games/yahtzee/cards/card-order.ts'
import { yahtzeeDecks } from '#shared/games/yahtzee/cards/decks.ts'
import { PRESETS as YAHTZEE_PRESETS } from '#shared/games/yahtzee/rules/published.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'
import { compareOrders, gainByOrder } from '#test/support/simulated-learner.ts'
import { sampledBoxes, scoreByKnowledge } from '#test/support/yahtzee-learner.ts'
import { quickSources } from '#test/support/yahtzee-sources.ts'
import type { Tell } from './tell.ts'

/** What a simulated learner gains by the order in which new cards come; of Farkle in points a turn. */
export function cardBench(tell: Tell): void {
  for (const name of ['farkle', 'facebook', 'zilch'] as const) {
    const sources = sourcesOf(PRESETS[name])
    const worth = new DeckWorth(sources)
    tell(`${PRESETS[name].name}, points a turn without cards`, worth.hold.points, 'points')
    for (const { answers, ordered, decks } of gainByOrder(
      sources,
      decksOf(sources, worth),
      worth,
    )) {
      const note = `deck by deck ${decks.toFixed(1)}`
      tell(`... after ${answers} answers, in order`, ordered, 'points', note)
    }
  }
  yahtzeeCardBench(tell)
}

/** The same in Yahtzee, in points a game: about two minutes. */
function yahtzeeCardBench(tell: Tell): void {
  const rules = YAHTZEE_PRESETS.forced
  const sources = quickSources(rules)
  const { table } = sources
  const boxes = sampledBoxes(rules, table, 5000)
  const decks = yahtzeeDecks({ ...sources, scores: { ...sources.scores, boxes } })
  const points = scoreByKnowledge({ rules, table, boxes }, decks, 200)
  tell(
    `${rules.name}, points a game without cards`,
    points(() => false),
    'points',
  )
  const trial = { ordered: yahtzeeCardsInOrder(decks), decks, points }
  const found = compareOrders({ ...trial, after: [20, 50, 100], learners: 20 })
  for (const { answers, ordered, decks: plain } of found) {
    const note = `deck by deck ${plain.toFixed(1)}`
    tell(`... after ${answers} answers, in order`, ordered, 'points', note)
  }
}
