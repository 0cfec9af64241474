import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { decksOf } from '#shared/games/farkle/cards/decks.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { scorecardCardsInOrder } from '#shared/games/scorecard/cards/card-order.ts'
import { scorecardDecks } from '#shared/games/scorecard/cards/decks.ts'
import { PRESETS as SCORECARD_PRESETS } from '#shared/games/scorecard/rules/presets.ts'
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
  scorecardCardBench(tell)
}

/** The same in Yahtzee, in points a game: about two minutes. */
function scorecardCardBench(tell: Tell): void {
  const rules = SCORECARD_PRESETS.forced
  const sources = quickSources(rules)
  const { table } = sources
  const boxes = sampledBoxes(rules, table, 5000)
  const decks = scorecardDecks({ ...sources, scores: { ...sources.scores, boxes } })
  const points = scoreByKnowledge({ rules, table, boxes }, decks, 200)
  tell(
    `${rules.name}, points a game without cards`,
    points(() => false),
    'points',
  )
  const trial = { ordered: scorecardCardsInOrder(decks), decks, points }
  const found = compareOrders({ ...trial, after: [20, 50, 100], learners: 20 })
  for (const { answers, ordered, decks: plain } of found) {
    const note = `deck by deck ${plain.toFixed(1)}`
    tell(`... after ${answers} answers, in order`, ordered, 'points', note)
  }
}
