import type { AnySession, Drill } from '#shared/study/drill.ts'
import type { AnyQuestion, SessionStep } from '#shared/study/graded-session.ts'

export function questionOf(
  drill: Drill,
  session: AnySession,
  { number, turn, question }: Extract<SessionStep<AnyQuestion, unknown>, { kind: 'question' }>,
): object {
  const code = session.codeOf(question)
  return { number, turn, kind: question.kind, code, ...drill.show(question) }
}
