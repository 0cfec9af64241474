import type { DrillStep, DrillVerdict } from '#shared/games/farkle/requests/drill.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import type { DrillParams } from '../../../app/services/game-drills.ts'
import type * as sessions from '../../../components/session/session-kind.ts'

/** What there is to say in the end, and the events that led to it. */
export type Ending = Extract<DrillStep, { kind: 'over' }>

/** What sessions are made of. */
export interface DrillKind {
  readonly entry: EntryOf<'farkle'>
  readonly setup: DrillSetup
  readonly asked: Extract<DrillStep, { kind: 'question' }>
  readonly ending: Ending
  readonly choice: DrillParams<'farkle', 'drill.answer'>['choice']
  readonly verdict: DrillVerdict
}

export type Session = sessions.Session<DrillKind>
