import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { printFound } from './bench-backend.ts'
import { median } from './measure.ts'

// A fresh process: solves a game for winning as the app does, asks for something else every few
// milliseconds meanwhile, and prints what that took.

/** Result printed by the process. */
export interface WinSolve {
  readonly winProbability: number
  readonly residual: number
  readonly evaluations: number
  readonly states: number
  /** From the request to its answer. */
  readonly seconds: number
  readonly kilobytes: number
  /** How long other requests waited for their answers, in milliseconds. */
  readonly answers: { readonly count: number; readonly median: number; readonly most: number }
}

const rules = JSON.parse(process.argv[2]!) as RuleSet

await printFound(async (ask): Promise<WinSolve> => {
  const page = { rules: PRESETS.zilch, turn: 'single', from: 0, count: 200 }
  await ask('farkle.scoreTable', page)
  const waits: number[] = []
  const asking = setInterval(() => {
    void ask('farkle.scoreTable', page).then(([, seconds]) => waits.push(1000 * seconds))
  }, 20)
  const [solved, seconds] = await ask<WinSolve>('farkle.winSolve', { rules })
  clearInterval(asking)
  const answers = {
    count: waits.length,
    median: waits.length > 0 ? median(waits) : 0,
    most: Math.max(0, ...waits),
  }
  return { ...solved, seconds, kilobytes: process.resourceUsage().maxRSS, answers }
})
