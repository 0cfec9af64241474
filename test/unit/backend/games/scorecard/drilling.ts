import type { QuestionOf, StepOf } from '#renderer/services/ask-drill.ts'
import type { ScorecardChoice } from '#shared/games/scorecard/drill/question.ts'
import {
  DEFAULT_SCORECARD_SETUP,
  type ScorecardSetup,
} from '#shared/games/scorecard/drill/setup.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { TestBackend } from '../../harness.ts'

/** A game that is solved in no time. */
export const SHORT_YAHTZEE = { ...PRESETS.none, name: 'Short', bonus: [], rolls: 2 }

/** A game that is solved at once, with as few states as there are. */
export const ONCE: RuleSet = { ...PRESETS.none, name: 'One roll', bonus: [], rolls: 1 }
/** The same as requests about cards name it. */
export const ONCE_SUBJECT = { rulesId: 'one-roll', game: 'scorecard', rules: ONCE } as const

export const scorecardSetupOf = (changes: Partial<ScorecardSetup> = {}): ScorecardSetup => ({
  ...DEFAULT_SCORECARD_SETUP,
  seed: 'a test',
  questions: 6,
  ...changes,
})

/** Something that can be done, rather good or rather bad. */
export function choiceFor(
  { kind, dice, boxes }: QuestionOf<'scorecard'>,
  isBad: boolean,
): ScorecardChoice {
  if (kind === 'keeps') return { keep: isBad ? [] : dice.toSorted(), box: null }
  const rising = boxes.toSorted((a, b) => a.points - b.points)
  return { keep: null, box: (isBad ? rising[0]! : rising.at(-1)!).box }
}

type Ask = TestBackend['ask']

/** Starts a drill of the short game. */
export const startDrill = (ask: Ask, changes: Partial<ScorecardSetup> = {}) =>
  ask('drill.start', { game: 'scorecard', rules: SHORT_YAHTZEE, setup: scorecardSetupOf(changes) })

/** Answers the question of a step. */
export async function answerOne(
  ask: Ask,
  session: number,
  step: StepOf<'scorecard'>,
  isBad = false,
  milliseconds = 1000,
) {
  if (step.kind !== 'question') throw new Error('the session is over')
  const { number } = step.question
  const choice = choiceFor(step.question, isBad)
  const answer = await ask('drill.answer', {
    game: 'scorecard',
    session,
    number,
    milliseconds,
    choice: choice as never,
  })
  if (!answer.graded) throw new Error(answer.problem)
  return answer
}

/** Answers so many questions, or to the end, every third badly; returns the last step. */
export async function playOut(
  ask: Ask,
  session: number,
  most = Infinity,
): Promise<StepOf<'scorecard'>> {
  for (let i = 0; ; i++) {
    const step = await ask('drill.next', { game: 'scorecard', session })
    if (step.kind === 'over' || i >= most) return step
    await answerOne(ask, session, step, i % 3 === 2)
  }
}
