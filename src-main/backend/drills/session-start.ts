import { seededRandom, shuffled } from '#shared/dice/random.ts'
import type { DrillRequests } from '#shared/contract/drill.ts'
import { RequestError } from '#shared/contract/errors.ts'
import type { CheckedParams } from '#shared/contract/requests.ts'
import { habitNeeds } from '#shared/study/habits.ts'
import type { AnySetup } from '#shared/study/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { refuse } from '../refuse.ts'
import { inSlices } from '../solve/in-slices.ts'
import { askedBefore } from './answer-records.ts'
import { habitAnswers } from './habit-answers.ts'
import type { StudyParts } from './grading.ts'
import { sessionOf } from './live-sessions.ts'
import { playedOf } from './played.ts'
import { ProgressQueries } from './progress.ts'
import { LiveSession, questionOf } from './session-cache.ts'
import { beginSession } from './session-records.ts'

function whyNothing({ source }: AnySetup): string {
  const { nothingAgain, nothingDue, nothingUnseen } = texts.backend.drills
  if (source.kind === 'unseen') return nothingUnseen(source.days)
  return source.kind === 'cards' ? nothingDue : nothingAgain
}

function inOrder<Asked>(again: readonly Asked[], { source, seed }: AnySetup): readonly Asked[] {
  const isShuffled = source.kind === 'unseen' || ('shuffled' in source && source.shuffled === true)
  return isShuffled ? shuffled(seededRandom(`order-${seed}`), again) : again
}

type Asked = CheckedParams<DrillRequests, 'drill.start'>

/** A session up to its first question. Rejects with RequestError if no question fits its setup. */
async function prepared(
  { grading, store, clock, signal }: StudyParts,
  { game: name, rules, setup }: Asked,
) {
  const { game, drill } = await grading.gameNamed(name)
  refuse(drill.setupProblems(rules, setup))
  const played = playedOf(game, rules, drill.goalOf(setup))
  // Check this before the solve: nobody should wait for a solve without questions.
  const { needs, before } = store.use((database) => ({
    needs: [
      ...new ProgressQueries(database, { played, since: 0, clock: clock() }).needs(),
      ...habitNeeds(habitAnswers(database, drill, played), drill.isReverse),
    ],
    before: askedBefore(database, setup, played, clock())
      ?.filter(({ kind }) => drill.asksFor(setup, kind))
      .map(({ kind, code }) => ({ kind, code })),
  }))
  if (before?.length === 0) throw new RequestError('not-found', whyNothing(setup))
  const kit = await grading.kitOf(played, setup)
  const thresholds = await grading.thresholdsOf(drill, played, kit)
  const ofLesson = await grading.lessonPositions(played, setup, kit, thresholds)
  const again = before ? inOrder(before, setup) : ofLesson?.length ? ofLesson : null
  const plan = { setup, needs, again, thresholds }
  const session = sessionOf(drill, kit, plan)
  const first = await inSlices(session.advance(), signal)
  if (first.kind === 'over' && first.reason === 'nothing-left') {
    throw new RequestError('not-found', texts.backend.drills.noneFits)
  }
  return { drill, played, plan, kit, session, first }
}

/** Begins and stores a session. Rejects with RequestError if no question fits its setup. */
export async function startSession(parts: StudyParts, asked: Asked): Promise<LiveSession> {
  const { now } = parts.clock()
  const { drill, played, plan, kit, session } = await prepared(parts, asked)
  const challenge = drill.challengeOf(plan.setup)
  const id = parts.store.use((database) => beginSession(database, played, plan, challenge, now))
  return new LiveSession({ id, drill, played, plan, kit, session }, parts.signal)
}

/** The first question of such a session; null where the game is not solved for it. */
export async function firstQuestion(parts: StudyParts, asked: Asked) {
  const { game, drill } = await parts.grading.gameNamed(asked.game)
  const played = playedOf(game, asked.rules, drill.goalOf(asked.setup))
  if (!(await parts.grading.isReady(played, asked.setup))) return null
  const { session, first } = await prepared(parts, asked)
  return first.kind === 'question' ? questionOf(drill, session, first) : null
}
