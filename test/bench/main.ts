import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { mapBench } from './map-bench.ts'
import { pictureBench } from './picture-bench.ts'
import { scoreBench } from './score-bench.ts'
import { teller, type Line } from './tell.ts'
import { winBench } from './win-bench.ts'

// `npm run bench`: how long solvers and pictures take on this machine. Figures to look at, not a
// test. `--only score`, `--only win`, `--only maps` or `--only pictures` leaves the rest out.

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string' } },
})

const lines: Line[] = []
const tell = teller(lines, values.json)

const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
const machine = `${processor}, ${availableParallelism()} cores, Node ${process.version}`
if (!values.json) console.log(`${machine}; medians\n`)
const { only } = values
if (!only || only === 'score') scoreBench(tell)
if (!only || only === 'win') winBench(tell)
if (!only || only === 'maps') mapBench(tell)
if (!only || only === 'pictures') await pictureBench(tell)
tell('This process: most memory', process.resourceUsage().maxRSS / 1024, 'MB')
if (values.json) console.log(JSON.stringify({ machine, lines }))
