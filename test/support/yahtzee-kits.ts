import { YahtzeeAnalyser } from '#shared/games/yahtzee/analysis/analysis.ts'
import { CATEGORIES, setOf, type Category } from '#shared/games/yahtzee/rules/categories.ts'
import { yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { possiblePoints, type PaperCard } from '#shared/games/yahtzee/analysis/paper-card.ts'
import { PRESETS, type RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { solveYahtzee } from '#shared/games/yahtzee/solve/solver.ts'
import { yahtzeeKit, type YahtzeeKit } from '#shared/games/yahtzee/drill/question.ts'

/** A card on which only these boxes are open: three of each face above, and the most below. */
export function cardWithOpen(open: readonly Category[]): PaperCard {
  const points = CATEGORIES.map((category, i) => {
    if (open.includes(category)) return null
    return i < 6 ? 3 * (i + 1) : possiblePoints(i).at(-1)!
  })
  return { points, bonuses: 0 }
}

/** The kit of a game that begins with only these boxes open, which is solved in no time. */
export function shortYahtzee(
  open: readonly Category[],
  rules: RuleSet = PRESETS.forced,
): YahtzeeKit {
  const game = yahtzeeGame(rules)
  const used = setOf(CATEGORIES.filter((category) => !open.includes(category)))
  const { table } = solveYahtzee(game, { used })
  return yahtzeeKit(rules, new YahtzeeAnalyser(game, table), cardWithOpen(open))
}
