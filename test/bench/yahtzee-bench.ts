import {
  ALL_CATEGORIES,
  CATEGORIES,
  setOf,
  type Category,
} from '#shared/games/yahtzee/rules/categories.ts'
import type { CategoryFigures } from '#shared/games/yahtzee/analysis/category-tally.ts'
import { stateIndex, yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { widgetSize } from '#test/support/yahtzee-solve.ts'
import { compiledStages } from '#shared/games/yahtzee/solve/reroll-values.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { tailChance } from '#shared/games/yahtzee/analysis/score-chances.ts'
import { scoreStatistics } from '#shared/games/yahtzee/analysis/score-distribution.ts'
import { levelStates, solveYahtzee } from '#shared/games/yahtzee/solve/solver.ts'
import { turnKernel } from '#shared/games/yahtzee/solve/turn-kernel.ts'
import { BOXES, slowYahtzee } from '#test/property/slow-yahtzee.ts'
import { playOf, printedFigures } from '#shared/games/yahtzee/analysis/strategies.ts'
import { STRATEGIES } from '#shared/games/yahtzee/analysis/strategy-names.ts'
import { freshProcess, median, timesOf } from './measure.ts'
import type { Tell } from './tell.ts'
import type { YahtzeeSolve } from './yahtzee-solve.ts'

/** The boxes of a game that the paper's way solves while one waits. */
const FEW: readonly Category[] = ['ones', 'threes', 'sixes', 'fullHouse', 'yahtzee']

const { forced } = PRESETS
const widget = widgetSize(forced.rerolls)

/** Of all turns that are evaluated. */
function edgesOf(states: number): string {
  const millions = (edges: number): string => `${((states * edges) / 1e6).toFixed(0)} million`
  return `${millions(widget.latticeEdges)} edges; ${millions(widget.edges)} as in the paper`
}

/** The same reduced game by our solver and by every edge of the paper, both in this thread. */
function againstPaper(tell: Tell): void {
  const game = yahtzeeGame(forced)
  const used = ALL_CATEGORIES & ~setOf(FEW)
  const start = { used, upper: 30, yahtzeeScored: false }
  const turn = turnKernel(forced.rerolls)
  const solve = (): number => solveYahtzee(game, { used, turn }).table[stateIndex(game, start)]!
  const ours = median(timesOf(solve, 9, 3)) / 1000
  const open = BOXES.filter((_, i) => FEW.includes(CATEGORIES[i]!))
  const begun = performance.now()
  const theirs = slowYahtzee(forced)({ open, upper: start.upper, fifty: false })
  const paper = (performance.now() - begun) / 1000
  const found = solve()
  if (Math.abs(found - theirs) > 1e-9) throw new Error(`${found} is not ${theirs}`)
  tell(`Yahtzee with ${FEW.length} boxes, every state, one thread`, ours, 's')
  const note = `same result, ${found.toFixed(9)}; states met from one card`
  tell('... every edge of the paper', paper, 's', note)
  tell('... ratio', paper / ours, 'times')
}

function wholeGame(tell: Tell): Float64Array {
  const game = yahtzeeGame(forced)
  const turn = turnKernel(forced.rerolls)
  let table = solveYahtzee(game, { turn }).table
  const oneThread = timesOf(() => ({ table } = solveYahtzee(game, { turn })), 3)
  const states = Array.from({ length: 13 }, (_, level) => levelStates(game, level))
  const turns = states.reduce((sum, some) => sum + some, 0)
  tell('Yahtzee, one thread', median(oneThread) / 1000, 's', edgesOf(turns))
  const runs = [1, 2, 3].map(
    () => freshProcess('yahtzee-solve.ts', JSON.stringify(forced)) as YahtzeeSolve,
  )
  const { expectedScore, kilobytes, analysis } = runs[0]!
  const seconds = median(runs.map((run) => run.seconds))
  tell('... as the app, threads started and all', seconds, 's', 'target about 1 s')
  tell('... turns evaluated', turns, 'turns', `E = ${expectedScore.toFixed(9)}`)
  tell('... kept table', table.byteLength / 1e6, 'MB', `${table.length} states`)
  tell('... most memory of the process', kilobytes / 1024, 'MB')
  tell('... every keep of a position', analysis * 1000, 'ms', 'target < 100 ms')
  return table
}

/** Table 3 of Glenn 2006: every strategy exactly, with the printed figures. */
function statistics(tell: Tell, table: Float64Array): void {
  const game = yahtzeeGame(forced)
  const fillStages = compiledStages(forced.rerolls)
  let categories: readonly CategoryFigures[] | null = null
  for (const strategy of STRATEGIES) {
    const begun = performance.now()
    const play = playOf(game, strategy, { table, categories, fillStages })
    const found = scoreStatistics(game, play)
    categories ??= found.categories
    const seconds = (performance.now() - begun) / 1000
    const figures = [found, printedFigures(forced, strategy)!].map(
      ({ mean, standardDeviation }) => `${mean.toFixed(2)} +- ${standardDeviation.toFixed(2)}`,
    )
    const high = tailChance(found.scores, 300).toFixed(5)
    const note = `${figures[0]!}, printed ${figures[1]!}; 300 or more ${high}`
    tell(`Final scores, ${strategy}`, seconds, 's', note)
  }
}

/** How long Yahtzee takes. */
export function yahtzeeBench(tell: Tell): void {
  againstPaper(tell)
  statistics(tell, wholeGame(tell))
}
