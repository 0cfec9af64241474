import { watch, type Ref } from 'vue'
import type { Grade } from '#shared/study/grade.ts'
import type { SessionCore } from './session-core.ts'
import type {
  AnsweredStep,
  AskedStep,
  CourseSetup,
  EndStep,
  EventIn,
  SessionRequests,
  SessionTable,
} from './session-types.ts'

/** What a resumed session had before its step. */
export interface SessionPast<Asked, Verdict> {
  readonly seconds: number
  readonly grades: readonly (Grade | null)[]
  readonly told: readonly EventIn<Asked>[]
  readonly answered?: AnsweredStep<Verdict> | null
}

interface OpeningOptions<Entry, Setup, Asked extends AskedStep, End extends EndStep, Verdict> {
  readonly core: Pick<
    SessionCore<{ session: SessionTable<Entry, Setup>; question: unknown; ending: unknown }>,
    'phase' | 'session' | 'error' | 'attempt'
  >
  readonly ask: Pick<SessionRequests<Entry, Setup, Asked, End, never, Verdict>, 'start' | 'resume'>
  readonly connected: Ref<boolean>
  /** `isSame`: the session on screen will be resumed. */
  readonly reset: (isSame: boolean) => void
  readonly open: (
    table: SessionTable<Entry, Setup>,
    step: Asked | End,
    past: SessionPast<Asked, Verdict> | null,
  ) => void
}

/** Starts, resumes and leaves a session; resumes it when a lost connection is back. */
export function useOpening<
  Entry,
  Setup extends CourseSetup,
  Asked extends AskedStep,
  End extends EndStep,
  Verdict,
>({ core, ask, connected, reset, open }: OpeningOptions<Entry, Setup, Asked, End, Verdict>) {
  const { phase, session, error, attempt } = core

  async function start(entry: Entry, setup: Setup): Promise<void> {
    reset(false)
    phase.value = 'starting'
    const hasFailed = await attempt(
      () => ask.start(entry, setup),
      ({ session: id, step }) => open({ id, setup, entry }, step, null),
    )
    // If no question fits the setup, the user can change it.
    if (hasFailed) phase.value = 'setup'
  }

  async function resume(id: number): Promise<void> {
    const before = session.value?.id === id ? session.value : null
    reset(before !== null)
    phase.value = 'starting'
    const hasFailed = await attempt(
      () => ask.resume(id),
      ({ setup, entry, step, ...past }) => open({ id, setup, entry }, step, past),
    )
    if (!hasFailed) return
    // A session that was on screen can be retried; an unknown session from an address cannot.
    session.value = before
    phase.value = before ? 'waiting' : 'setup'
  }

  async function again(): Promise<void> {
    if (session.value) await resume(session.value.id)
  }

  watch(connected, (now) => {
    if (now && error.value !== null && session.value) void again()
  })

  return {
    start,
    resume,
    again,
    leave: (): void => {
      reset(false)
      phase.value = 'setup'
    },
  }
}
