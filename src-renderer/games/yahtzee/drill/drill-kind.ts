import type { EntryOf } from '#shared/contract/library.ts'
import type { YahtzeeDrillStep, YahtzeeDrillVerdict } from '#shared/games/yahtzee/requests/drill.ts'
import type { YahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import type { DrillParams } from '../../../app/services/game-drills.ts'
import type * as sessions from '../../../components/session/session-kind.ts'

/** What there is to say in the end. */
export type Ending = Extract<YahtzeeDrillStep, { kind: 'over' }>

/** What sessions are made of. */
export interface YahtzeeKind {
  readonly entry: EntryOf<'yahtzee'>
  readonly setup: YahtzeeSetup
  readonly asked: Extract<YahtzeeDrillStep, { kind: 'question' }>
  readonly ending: Ending
  readonly choice: DrillParams<'yahtzee', 'drill.answer'>['choice']
  readonly verdict: YahtzeeDrillVerdict
}

export type Session = sessions.Session<YahtzeeKind>
