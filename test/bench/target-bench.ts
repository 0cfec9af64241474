import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { cardStates, openStates } from '#shared/games/scorecard/solve/states.ts'
import { mostChances, mostScore } from '#shared/games/scorecard/solve/target/target-bounds.ts'
import { freshProcess } from './measure.ts'
import type { Tell } from './tell.ts'
import type { TargetSolve } from './target-solve.ts'

const { forced } = PRESETS

/** P(300 or more), forced joker: under its own policy, and under the highest mean. */
const ANCHORS = { chance: 0.17602, plain: 0.14326 }

/** How long Yahtzee takes for targets, up to a limit and for all of them. */
export function targetBench(tell: Tell): void {
  const states = cardStates(forced)
  const most = mostScore(forced)
  for (const limit of [400, most]) {
    const needs = mostChances(states, limit).reduce((sum, one) => sum + one, 0)
    const found = freshProcess(
      'target-solve.ts',
      JSON.stringify(forced),
      String(limit),
    ) as TargetSolve
    for (const name of ['chance', 'plain'] as const) {
      if (found[name].toFixed(5) !== ANCHORS[name].toFixed(5)) {
        throw new Error(`${name} is ${found[name]}, not ${ANCHORS[name]}`)
      }
    }
    const many = openStates(states)
    const note = `${many} states, at most ${needs} states and needs; threads, files and all`
    tell(`Yahtzee, every target up to ${limit}`, found.seconds, 's', note)
    tell('... on disk', found.bytes / 1e6, 'MB')
    tell('... most memory of the process', found.kilobytes / 1024, 'MB')
    tell('... every keep of a position', found.analysis * 1000, 'ms', 'target < 100 ms')
    const own = `own policy ${found.chance.toFixed(5)}, highest mean ${found.plain.toFixed(5)}`
    tell('... chance of 300 or more', found.chance * 100, '%', own)
  }
}
