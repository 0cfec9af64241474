import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { frontier } from '#shared/games/farkle/solve/turn/frontier.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { bestTail, tailStart } from '#shared/games/farkle/solve/turn/tail.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { freshProcess, median, timesOf } from './measure.ts'
import type { Tell } from './tell.ts'
import { textbookRolls, textbookTurn } from './textbook.ts'

const { zilch } = PRESETS

function zilchTurn(tell: Tell): void {
  const model = turnModel(zilch)
  const tail = bestTail(model)
  const goal = { farklePenalty: 0, minimumBank: zilch.minimumBank }
  const ours = turnFigures(solveTurn(model, goal, tail)).expectedPoints
  const rolls = textbookRolls(zilch)
  const bankFrom = tailStart(model, tail, 0) * model.grid
  const theirs = textbookTurn(rolls, zilch.minimumBank, bankFrom)
  if (Math.abs(ours - theirs) > 1e-9) throw new Error(`${ours} is not ${theirs}`)

  const solve = median(timesOf(() => solveTurn(model, goal, tail), 300, 100))
  const textbook = median(timesOf(() => textbookTurn(rolls, zilch.minimumBank, bankFrom), 15, 3))
  tell('Zilch, one turn: the solver', solve, 'ms', 'target < 5 ms; compiled 1.2 ms')
  tell('Zilch, one turn: textbook', textbook, 'ms', `same result, ${theirs.toFixed(6)}`)
  tell('... ratio', textbook / solve, 'times')

  const withModel = median(
    timesOf(
      () => {
        const fresh = turnModel(zilch)
        solveTurn(fresh, goal, bestTail(fresh))
      },
      60,
      20,
    ),
  )
  const withRolls = median(
    timesOf(() => textbookTurn(textbookRolls(zilch), zilch.minimumBank, bankFrom), 9, 2),
  )
  tell('Zilch, from the rules: model and solver', withModel, 'ms')
  tell('Zilch, from the rules: textbook', withRolls, 'ms')
  tell('... ratio', withRolls / withModel, 'times')
}

function zilchFrontier(tell: Tell): void {
  const model = turnModel(zilch)
  let strategies = 0
  const times = timesOf(() => (strategies = frontier(model, zilch.minimumBank).length), 5, 1)
  tell('Zilch, full frontier', median(times) / 1000, 's', `${strategies} strategies; target < 2 s`)
}

function reports(tell: Tell): void {
  for (const rules of Object.values(PRESETS)) {
    const times = timesOf(() => scoreReport(rules), 15, 3)
    tell(`${rules.name}, full report`, median(times), 'ms')
  }
}

interface FirstAnswer {
  readonly started: number
  readonly answered: number
  readonly kilobytes: number
}

function freshProcesses(tell: Tell): void {
  const answer = (folder: string) => freshProcess('first-answer.ts', folder) as FirstAnswer
  const parent = mkdtempSync(join(tmpdir(), 'breakpoint-bench-'))
  try {
    const numbers = [1, 2, 3, 4, 5, 6, 7]
    const cold = numbers.map((i) => answer(join(parent, String(i))))
    const warm = numbers.map((i) => answer(join(parent, String(i))))
    const started = [...cold, ...warm].map((run) => run.started)
    const peak = Math.max(...[...cold, ...warm].map((run) => run.kilobytes))
    tell('Fresh process: backend started', median(started), 'ms')
    tell('... Zilch answered, nothing cached', median(cold.map((run) => run.answered)), 'ms')
    tell('... Zilch answered from the cache', median(warm.map((run) => run.answered)), 'ms')
    tell('... most memory', peak / 1024, 'MB')
  } finally {
    rmSync(parent, { recursive: true, force: true })
  }
}

/** How long the strategy for points takes. */
export function scoreBench(tell: Tell): void {
  zilchTurn(tell)
  zilchFrontier(tell)
  reports(tell)
  freshProcesses(tell)
}
