import { seededRandom } from '../../../dice/random.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { playedYahtzee } from './play.ts'
import type { YahtzeeKit } from './question.ts'

/** So many games are played to count decisions. */
const GAMES = 40

/**
 * About how many decisions that can be wrong a game has, counted in seeded play, as drills draw their
 * questions from it.
 */
export function yahtzeeDecisions(kit: YahtzeeKit): number {
  const perGame = CATEGORIES.length * (kit.rules.rerolls + 1)
  const questions = playedYahtzee(kit, seededRandom('decisions'))
  let decisions = 0
  for (let i = 0; i < GAMES * perGame; i++) if (questions.next().value.gap > 0) decisions++
  return Math.round(decisions / GAMES)
}
