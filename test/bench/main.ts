import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { frontier } from '#shared/farkle/frontier.ts'
import { PRESETS } from '#shared/farkle/presets.ts'
import { scoreReport } from '#shared/farkle/score-report.ts'
import { solveTurn, turnFigures } from '#shared/farkle/score-solver.ts'
import { bestTail, tailStart } from '#shared/farkle/tail.ts'
import { turnModel } from '#shared/farkle/turn-model.ts'
import { median, timesOf } from './measure.ts'
import { textbookRolls, textbookTurn } from './textbook.ts'

// `npm run bench`: how long the solvers take on this machine. Figures to look at, not a test.

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } })
const { zilch } = PRESETS

interface Line {
  readonly name: string
  readonly unit: string
  readonly value: number
  readonly note: string
}

const lines: Line[] = []

function tell(name: string, value: number, unit: string, note = ''): void {
  lines.push({ name, value, unit, note })
  if (values.json) return
  const digits = unit === 'MB' || unit === 'times' || value >= 100 ? 0 : value >= 10 ? 1 : 3
  console.log(`${name.padEnd(50)}${value.toFixed(digits).padStart(10)} ${unit.padEnd(6)}${note}`)
}

function zilchTurn(): void {
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

function zilchFrontier(): void {
  const model = turnModel(zilch)
  let strategies = 0
  const times = timesOf(() => (strategies = frontier(model, zilch.minimumBank).length), 5, 1)
  tell('Zilch, full frontier', median(times) / 1000, 's', `${strategies} strategies; target < 2 s`)
}

function reports(): void {
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

function freshProcesses(): void {
  const script = fileURLToPath(new URL('first-answer.ts', import.meta.url))
  const answer = (folder: string): FirstAnswer =>
    JSON.parse(
      execFileSync(process.execPath, [script, folder], { encoding: 'utf8', timeout: 60_000 }),
    ) as FirstAnswer
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

const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
const machine = `${processor}, ${availableParallelism()} cores, Node ${process.version}`
if (!values.json) console.log(`${machine}; medians\n`)
zilchTurn()
zilchFrontier()
reports()
freshProcesses()
tell('This process: most memory', process.resourceUsage().maxRSS / 1024, 'MB')
if (values.json) console.log(JSON.stringify({ machine, lines }))
