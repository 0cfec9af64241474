import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { printFound } from './bench-backend.ts'

// Solves a game of Yahtzee for targets as the app does, in a process of its own, and prints what that
// took.

/** Printed result, as JSON. */
export interface TargetSolve {
  readonly seconds: number
  readonly bytes: number
  readonly kilobytes: number
  /** Seconds of a question about a position. */
  readonly analysis: number
  readonly chance: number
  readonly plain: number
}

const target = 300
const rules = JSON.parse(process.argv[2]!) as RuleSet
const limit = Number(process.argv[3])

await printFound(async (ask): Promise<TargetSolve> => {
  const wanted = { rules, limit, mayBeLarge: true }
  const [{ storedBytes }, seconds] = await ask<{ storedBytes: number }>(
    'scorecard.targetSolve',
    wanted,
  )
  const { maxRSS } = process.resourceUsage()
  const position = { rules, target, dice: [1, 2, 2, 4, 4], rerollsLeft: rules.rolls - 1 }
  await ask('scorecard.targetChoices', position)
  const [, analysis] = await ask('scorecard.targetChoices', position)
  const [{ chance, plain }] = await ask<TargetSolve>('scorecard.target', { rules, target })
  return { seconds, bytes: storedBytes, kilobytes: maxRSS, analysis, chance, plain }
})
