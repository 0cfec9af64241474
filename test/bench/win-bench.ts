import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { solveWin } from '#shared/games/farkle/solve/win/win-solver.ts'
import { freshProcess, median, timesOf } from './measure.ts'
import type { Tell } from './tell.ts'
import { textbookWin } from './textbook-win.ts'
import type { WinSolve } from './win-solve.ts'
import { workerStart } from './worker-start.ts'

/** The goal at which value iteration ends while one waits. */
const REDUCED_GOAL = 1_500

const GROWING_GOALS = [2_500, 5_000, 10_000, 20_000]

const freshSolve = (rules: RuleSet) =>
  freshProcess('win-solve.ts', JSON.stringify(rules)) as WinSolve

const digits = (value: number): string => value.toFixed(12)

/** The same reduced game by our solver and by value iteration, both in this thread. */
function againstTextbook(tell: Tell): void {
  const rules = { ...PRESETS.farkle, goal: REDUCED_GOAL }
  const game = winGame(rules)
  const solve = (): number => solveWin(game).values[stateIndex(game, 0, 0)]!
  const ours = median(timesOf(solve, 9, 3)) / 1000
  const begun = performance.now()
  const theirs = textbookWin(rules)
  const textbook = (performance.now() - begun) / 1000
  const found = solve()
  if (Math.abs(found - theirs.winProbability) > 1e-10) {
    throw new Error(`${found} is not ${theirs.winProbability}`)
  }
  tell(`Farkle to ${REDUCED_GOAL}, win solver, one thread`, ours, 's')
  tell(
    '... textbook value iteration',
    textbook,
    's',
    `same result, ${digits(found)}; ${theirs.sweeps} sweeps`,
  )
  tell('... ratio', textbook / ours, 'times')
}

function fullGames(tell: Tell): void {
  for (const [rules, target] of [
    [PRESETS.farkle, 'target about 1 s; compiled, two threads, 3.6 s'],
    [PRESETS.facebook, ''],
    [PRESETS['possibly-wrong'], ''],
    [PRESETS.zilch, 'target < 100 s; compiled, two threads, 480 s'],
  ] as const) {
    const runs = Array.from({ length: rules === PRESETS.zilch ? 1 : 3 }, () => freshSolve(rules))
    const { winProbability, residual, evaluations, kilobytes, answers } = runs[0]!
    tell(`${rules.name}, playing to win`, median(runs.map(({ seconds }) => seconds)), 's', target)
    tell('... turns evaluated', evaluations, 'turns', `W(0, 0) = ${digits(winProbability)}`)
    tell('... most memory', kilobytes / 1024, 'MB', `residual ${residual.toExponential(1)}`)
    tell(
      '... other answers meanwhile, at most',
      answers.most,
      'ms',
      `${answers.count} answers, median ${answers.median.toFixed(1)} ms; target < 100 ms`,
    )
  }
}

/**
 * What a penalty costs: the turns that are evaluated for each state, against the game without it. Both are
 * counts of one run, so they say the same on any machine.
 */
function penalties(tell: Tell): void {
  for (const rules of [PRESETS.zilch, PUBLISHED['facebook-penalty']!.rules]) {
    const { evaluations, states, seconds } = freshSolve(rules)
    const plain = freshSolve({ ...rules, farklePenalty: null })
    const perState = evaluations / states
    tell(`${rules.name}, turns evaluated for each state`, perState, 'turns', 'one pass is 1')
    tell('... without the penalty', plain.evaluations / plain.states, 'turns')
    tell('... time, with and without', seconds / plain.seconds, 'times')
  }
}

function growth(tell: Tell): void {
  let before: number | null = null
  for (const goal of GROWING_GOALS) {
    const seconds = median([1, 2, 3].map(() => freshSolve({ ...PRESETS.farkle, goal }).seconds))
    const factor = before === null ? '' : `${(seconds / before).toFixed(1)} times the one before`
    tell(`Farkle to ${goal}, playing to win`, seconds, 's', factor)
    before = seconds
  }
}

/** How long the two-player game takes. */
export async function winBench(tell: Tell): Promise<void> {
  await workerStart(tell)
  againstTextbook(tell)
  fullGames(tell)
  penalties(tell)
  growth(tell)
}
