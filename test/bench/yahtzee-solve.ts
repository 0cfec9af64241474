import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { printFound } from './bench-backend.ts'

// Solves a card as the app does, in a process of its own, and prints what that took.

/** Printed result, as JSON. */
export interface ScorecardSolve {
  readonly expectedScore: number
  readonly states: number
  readonly seconds: number
  /** Seconds of a question about a position in the solved game. */
  readonly analysis: number
  readonly kilobytes: number
}

const rules = JSON.parse(process.argv[2]!) as RuleSet

await printFound(async (ask): Promise<ScorecardSolve> => {
  const [{ expectedScore, states }, seconds] = await ask<ScorecardSolve>('scorecard.solve', {
    rules,
  })
  const dice = [1, 2, 2, 4, 4, 6].slice(0, rules.dice)
  const position = { rules, dice, rerollsLeft: rules.rolls - 1 }
  await ask('scorecard.analyse', position)
  const [, analysis] = await ask('scorecard.analyse', position)
  return { expectedScore, states, seconds, analysis, kilobytes: process.resourceUsage().maxRSS }
})
