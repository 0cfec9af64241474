import { shallowRef, type ShallowRef } from 'vue'
import type { Goal } from '#shared/base/goal.ts'
import type { Speed } from '#shared/study/setup.ts'
import { USUAL_PAUSE } from '../../components/session/setup-choices.ts'
import type { AnyDraft, SetupBase, SetupPart } from '../../games/drill-part.ts'
import { newestOf, type KeptSetups } from './kept-setups.ts'

interface DraftOptions {
  readonly part: SetupPart
  readonly kept: () => KeptSetups
  readonly goal: () => Goal
  /** What the form begins with. */
  readonly base: SetupBase
}

/** The draft of a setup that is being filled in; each kind of drill has one of its own. */
export interface Drafts {
  readonly draft: ShallowRef<AnyDraft>
  readonly change: (changes: Partial<AnyDraft>) => void
  /** Goes to the draft of another scope, as it was left. */
  readonly chooseScope: (scope: string) => void
  /** Takes another speed, with its own length and its own time for verdicts. */
  readonly chooseSpeed: (speed: Speed) => void
  /** Begins anew with another setup. */
  readonly begin: (base: SetupBase) => void
  /** Takes out what does not go with another goal. */
  readonly forOtherGoal: () => void
}

/** Begins with `base`; where nothing was filled in yet, with what was drilled last of a kind. */
export function useDrafts({ part, kept, goal, base }: DraftOptions): Drafts {
  const draft = shallowRef(part.draftOf(base, goal()))
  /** What was left for another scope, and the pauses of each scope and speed. */
  const left = new Map<string, AnyDraft>()
  const pauses = new Map<string, AnyDraft['pause']>()

  function change(changes: Partial<AnyDraft>): void {
    draft.value = { ...draft.value, ...changes }
  }

  return {
    draft,
    change,
    chooseScope(scope) {
      left.set(draft.value.scope, draft.value)
      const known = part.usual(goal(), newestOf(kept(), { scope }))
      draft.value = left.get(scope) ?? { ...part.draftOf(known, goal()), scope }
    },
    chooseSpeed(speed) {
      const { scope, speed: before, pause } = draft.value
      pauses.set(`${scope} ${before}`, pause)
      const known = part.usual(goal(), newestOf(kept(), { scope, speed }))
      const isKnown = known.scope === scope && known.speed === speed
      const usual = isKnown ? known.pause : USUAL_PAUSE[speed]
      const seconds = speed === 'sprint' && isKnown ? known.seconds : draft.value.seconds
      change({ speed, seconds, pause: pauses.get(`${scope} ${speed}`) ?? usual })
    },
    begin(now) {
      left.clear()
      pauses.clear()
      draft.value = part.draftOf(now, goal())
    },
    forOtherGoal() {
      const changes = part.forOtherGoal?.() ?? {}
      for (const [scope, one] of left) left.set(scope, { ...one, ...changes })
      change(changes)
    },
  }
}
