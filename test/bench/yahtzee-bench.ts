import type { BoxFigures } from '#shared/games/scorecard/analysis/box-tally.ts'
import { tailChance } from '#shared/games/scorecard/analysis/score-chances.ts'
import { scoreStatistics } from '#shared/games/scorecard/analysis/score-distribution.ts'
import { playOf, printedFigures } from '#shared/games/scorecard/analysis/strategies.ts'
import { STRATEGIES } from '#shared/games/scorecard/analysis/strategy-names.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { costOf } from '#shared/games/scorecard/solve/cost.ts'
import { compiledStages } from '#shared/games/scorecard/solve/reroll-values.ts'
import { expectedScore, solveCard } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates, openStates } from '#shared/games/scorecard/solve/states.ts'
import { slowCard } from '#test/property/slow-card.ts'
import { freshProcess, median, timesOf } from './measure.ts'
import type { Tell } from './tell.ts'
import type { ScorecardSolve } from './yahtzee-solve.ts'

const { forced } = PRESETS

/** A card that the plain recursion solves while one waits. */
const FEW: RuleSet = {
  ...forced,
  name: 'Few boxes',
  boxes: ['ones', 'threes', 'sixes', 'fullHouse', 'yahtzee'].map((wanted) =>
    forced.boxes.find(({ name }) => name === wanted)!,
  ),
  bonus: [{ from: 30, points: 35 }],
}

/** The same reduced game by our solver and by every edge of the paper, both in this thread. */
function againstPaper(tell: Tell): void {
  const states = cardStates(FEW)
  const ours = median(timesOf(() => solveCard(states), 9, 3)) / 1000
  const begun = performance.now()
  const theirs = slowCard(FEW, new Map())
  const paper = (performance.now() - begun) / 1000
  const found = expectedScore(states, solveCard(states))
  if (Math.abs(found - theirs) > 1e-9) throw new Error(`${found} is not ${theirs}`)
  tell(`Yahtzee with ${FEW.boxes.length} boxes, every state, one thread`, ours, 's')
  tell('... every edge of the paper', paper, 's', `same result, ${found.toFixed(9)}`)
  tell('... ratio', paper / ours, 'times')
}

function wholeGame(tell: Tell): Float64Array {
  const states = cardStates(forced)
  let table = solveCard(states)
  const oneThread = timesOf(() => (table = solveCard(states)), 3)
  const turns = openStates(states)
  tell('Yahtzee, one thread', median(oneThread) / 1000, 's', `${turns} turns`)
  const runs = [1, 2, 3].map(
    () => freshProcess('yahtzee-solve.ts', JSON.stringify(forced)) as ScorecardSolve,
  )
  const { expectedScore: score, kilobytes, analysis } = runs[0]!
  const seconds = median(runs.map((run) => run.seconds))
  tell('... as the app, threads started and all', seconds, 's', 'target about 1 s')
  tell('... turns evaluated', turns, 'turns', `E = ${score.toFixed(9)}`)
  tell('... kept table', table.byteLength / 1e6, 'MB', `${table.length} states`)
  tell('... most memory of the process', kilobytes / 1024, 'MB')
  tell('... every keep of a position', analysis * 1000, 'ms', 'target < 100 ms')
  return table
}

/** Table 3 of Glenn 2006: every strategy exactly, with the printed figures. */
function statistics(tell: Tell, table: Float64Array): void {
  const states = cardStates(forced)
  const fillStages = compiledStages(forced)
  let boxes: readonly BoxFigures[] | null = null
  for (const strategy of STRATEGIES) {
    const begun = performance.now()
    const policy = playOf(states, strategy, { table, boxes, fillStages })
    const found = scoreStatistics(states, policy)
    boxes ??= found.boxes
    const seconds = (performance.now() - begun) / 1000
    const figures = [found, printedFigures(forced, strategy)!].map(
      ({ mean, standardDeviation }) => `${mean.toFixed(2)} +- ${standardDeviation.toFixed(2)}`,
    )
    const high = tailChance(found.scores, 300).toFixed(5)
    const note = `${figures[0]!}, printed ${figures[1]!}; 300 or more ${high}`
    tell(`Final scores, ${strategy}`, seconds, 's', note)
  }
}

/** Cards that come with the app, as the app solves them, beside what was told before. */
function otherCards(tell: Tell): void {
  for (const id of ['yatzy', 'yacht', 'crag', 'maxi-yatzy']) {
    const rules = PUBLISHED_CARDS[id]!
    const { states, bytes, seconds } = costOf(rules, 2)
    const solve = freshProcess('yahtzee-solve.ts', JSON.stringify(rules)) as ScorecardSolve
    const told = `told ${seconds.toFixed(1)} s; ${states} states, ${(bytes / 1e6).toFixed(1)} MB`
    tell(rules.name, solve.seconds, 's', `E = ${solve.expectedScore.toFixed(7)}; ${told}`)
    tell('... most memory of the process', solve.kilobytes / 1024, 'MB')
  }
}

/** How long Yahtzee and its relatives take. */
export function scorecardBench(tell: Tell): void {
  againstPaper(tell)
  statistics(tell, wholeGame(tell))
  otherCards(tell)
}
