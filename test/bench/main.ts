import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { scoreBench } from './score-bench.ts'
import { teller, type Line } from './tell.ts'
import { winBench } from './win-bench.ts'

// `npm run bench`: how long the solvers take on this machine. Figures to look at, not a test.
// `--only score` or `--only win` leaves the rest out.

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
})

const lines: Line[] = []
const tell = teller(lines, values.json)

const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
const machine = `${processor}, ${availableParallelism()} cores, Node ${process.version}`
if (!values.json) console.log(`${machine}; medians\n`)
if (values.only !== 'win') scoreBench(tell)
if (values.only !== 'score') winBench(tell)
tell('This process: most memory', process.resourceUsage().maxRSS / 1024, 'MB')
if (values.json) console.log(JSON.stringify({ machine, lines }))
