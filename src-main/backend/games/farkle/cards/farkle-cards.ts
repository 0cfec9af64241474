import type { Deck } from '#shared/cards/deck.ts'
import { deckWins, type WinsByStep } from '#shared/games/farkle/cards/deck-wins.ts'
import { cardsInOrder } from '#shared/games/farkle/cards/decks.ts'
import type { FarkleStep } from '#shared/games/farkle/cards/knowledge-steps.ts'
import type { DeckSources, KnownThresholds } from '#shared/games/farkle/cards/sources.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { GameBackend } from '../../game.ts'
import { refusePositions } from '../refuse-turns.ts'
import { farkleCourse } from './course.ts'

/** Farkle's cards, with the players who know more and more of them. */
export interface FarkleCards {
  readonly decks: readonly Deck[]
  readonly steps: readonly FarkleStep[]
}

/** The go-for-it thresholds, if they were found before. */
export async function knownThresholds(
  rules: RuleSet,
  solving: Solving,
): Promise<KnownThresholds | null> {
  const found = await solving.known('thresholds', rules)
  if (!found) return null
  const { thresholds, average, withoutThresholds } = found
  return { own: thresholds.own, opponent: thresholds.opponent, average, withoutThresholds }
}

/** Sources of the cards: solves the strategy for points, but not the game for winning. */
export async function cardSources(rules: RuleSet, solving: Solving): Promise<DeckSources> {
  const thresholds = await knownThresholds(rules, solving)
  const report = await solving.solve('score', { rules, farklePenalty: null })
  return { rules, report, thresholds }
}

/** How often the player of each step wins, as far as it was measured. */
async function knownWins(rules: RuleSet, solving: Solving): Promise<WinsByStep> {
  const found = (await solving.known('steps', rules)) ?? []
  return new Map(found.map(({ id, average }) => [id, average]))
}

/** Cards and lessons of Farkle. */
export function farkleCards(solving: Solving): GameBackend<RuleSet, FarkleCards>['cards'] {
  return {
    foundLater: ['thresholds'],
    async plan(rules) {
      refusePositions(rules)
      const thresholds = await knownThresholds(rules, solving)
      return {
        variant: thresholds ? '-thresholds' : '',
        async make(variant) {
          const report = await solving.solve('score', { rules, farklePenalty: null })
          return solving.make('cards', { rules, report, thresholds }, variant)
        },
      }
    },
    inOrder: ({ steps, decks }) => cardsInOrder(steps, decks),
    async deckWins(rules) {
      const wins = await knownWins(rules, solving)
      return (deck) => deckWins(deck, wins)
    },
    async course(rules, { decks, made: { steps } }) {
      const sources = await cardSources(rules, solving)
      return farkleCourse({ decks, steps, sources, wins: await knownWins(rules, solving) })
    },
  }
}
