import type { YahtzeeDrillStep } from '#shared/contract/yahtzee-drill.ts'
import type { YahtzeeSetup } from '#shared/study/yahtzee/setup.ts'
import type { RuleSet } from '#shared/yahtzee/rule-set.ts'

/**
 * Where a drill is: nothing begun; the first question on its way; a question asked; its answer being
 * graded; a brief mark before the next one; the verdict shown; the next question awaited; over.
 */
export type Phase =
  'setup' | 'starting' | 'asking' | 'grading' | 'mark' | 'verdict' | 'waiting' | 'over'

/** The session that is on the table. */
export interface Session {
  readonly id: number
  readonly setup: YahtzeeSetup
  readonly rules: RuleSet
  /** Of the rules, in the library. */
  readonly rulesId: string
}

/** What there is to say in the end. */
export type Ending = Extract<YahtzeeDrillStep, { kind: 'over' }>
