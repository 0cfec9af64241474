import { problemText } from '#shared/base/result.ts'
import type { NamedRules } from '#shared/base/rules.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { AnySetup, AskedBefore } from '#shared/study/drill.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import { texts } from '#shared/texts/texts.ts'
import { refuse } from '../refuse.ts'
import { inSlices } from '../solve/in-slices.ts'
import type { DrillGame } from './drill-game.ts'
import { playedOf, type Played } from './played.ts'
import { questionOf } from './shown-question.ts'

export interface RetryAsked {
  readonly rules: NamedRules
  readonly setup: AnySetup
  readonly asked: AskedBefore
  readonly choice: unknown
}

/** Such a source asks only the given question. */
const single = (setup: AnySetup): AnySetup => ({ ...setup, source: { kind: 'failed' } })

export function retryOf({ game, drill }: DrillGame, { rules, setup, asked }: RetryAsked): Played {
  refuse(drill.setupProblems(rules, single(setup)))
  const wrong = drill.checks(rules).positionProblem(asked.code)
  if (wrong !== null) {
    throw new RequestError('invalid-request', texts.backend.drills.noSuchPosition(wrong))
  }
  return playedOf(game, rules, drill.goalOf(single(setup)))
}

/** Rejects with RequestError if the position has no decision. */
export async function askOnce(
  { game, drill }: DrillGame,
  { setup, asked, choice }: RetryAsked,
  { kit, thresholds }: { readonly kit: object; readonly thresholds: GradeThresholds },
  signal: AbortSignal,
) {
  const session = drill.session(kit, {
    setup: single(setup),
    thresholds,
    needs: new Map(),
    again: [asked],
  })
  const step = await inSlices(session.advance(), signal)
  if (step.kind === 'over' || session.codeOf(step.question) !== asked.code) {
    throw new RequestError('not-found', texts.backend.drills.noneFits)
  }
  const question = questionOf(drill, session, step)
  const shown = { game: game.name, question, hint: session.hint(1) }
  if (choice === null) return { ...shown, verdict: null, problem: null }
  const answered = session.answer(choice)
  if (!answered.ok) return { ...shown, verdict: null, problem: problemText(answered.problems) }
  return { ...shown, verdict: { ...answered.value.verdict, milliseconds: 0 }, problem: null }
}
