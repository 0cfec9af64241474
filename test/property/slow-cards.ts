import { ALL_CATEGORIES, has, YAHTZEE } from '#shared/games/yahtzee/rules/categories.ts'
import { stateIndex, yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import type { Scorecard } from '#shared/games/yahtzee/rules/scorecard.ts'
import { BOXES, type SlowCard } from './slow-yahtzee.ts'

/** A card as the plain recursion has it. */
export function slowCard({ used, upper, yahtzeeScored }: Scorecard): SlowCard {
  return { open: BOXES.filter((_, i) => !has(used, i)), upper, fifty: yahtzeeScored }
}

/** Every card in which at least the categories of `used` are used, impossible totals left out. */
export function cardsFrom(rules: RuleSet, used: number): Scorecard[] {
  const game = yahtzeeGame(rules)
  const cards: Scorecard[] = []
  for (let set = used; set <= ALL_CATEGORIES; set = (set + 1) | used) {
    for (let upper = 0; upper <= rules.upperThreshold; upper++) {
      for (const yahtzeeScored of has(set, YAHTZEE) ? [false, true] : [false]) {
        const card = { used: set, upper, yahtzeeScored }
        if (stateIndex(game, card) >= 0) cards.push(card)
      }
    }
  }
  return cards
}
