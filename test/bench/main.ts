import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { appBench } from './app-bench.ts'
import { cardBench } from './card-bench.ts'
import { mapBench } from './map-bench.ts'
import { memoryBench } from './memory-bench.ts'
import { pictureBench } from './picture-bench.ts'
import { scoreBench } from './score-bench.ts'
import { tableBench } from './table-bench.ts'
import { targetBench } from './target-bench.ts'
import { teller, type Line } from './tell.ts'
import { winBench } from './win-bench.ts'
import { scorecardBench } from './yahtzee-bench.ts'

// `npm run bench`: how long solvers, pictures and the app as a whole take on this machine, and how
// much room. Figures to look at, not a test. `--only score`, `--only win`, `--only
// yahtzee`, `--only targets`, `--only maps`, `--only pictures`, `--only app`,
// `--only table` or `--only cards` leaves the rest out. `--only memory --minutes 30` shows how much
// memory a backend in constant use comes to hold, `--share 0.3` with that much of a core at most; it is
// left out otherwise.

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    share: { type: 'string', default: '1' },
  },
})

const lines: Line[] = []
const tell = teller(lines, values.json)

const processor = cpus()[0]?.model.trim() ?? 'unknown processor'
const machine = `${processor}, ${availableParallelism()} cores, Node ${process.version}`
if (!values.json) console.log(`${machine}; medians\n`)
const { only } = values
if (!only || only === 'score') scoreBench(tell)
if (!only || only === 'win') await winBench(tell)
if (!only || only === 'yahtzee') scorecardBench(tell)
if (!only || only === 'targets') targetBench(tell)
if (!only || only === 'maps') mapBench(tell)
if (!only || only === 'pictures') await pictureBench(tell)
if (!only || only === 'app') await appBench(tell)
if (!only || only === 'table') await tableBench(tell)
if (!only || only === 'cards') cardBench(tell)
if (only === 'memory') await memoryBench(tell, Number(values.minutes), Number(values.share))
tell('This process: most memory', process.resourceUsage().maxRSS / 1024, 'MB')
if (values.json) console.log(JSON.stringify({ machine, lines }))
