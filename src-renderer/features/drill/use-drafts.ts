import { shallowRef, type ShallowRef } from 'vue'
import type { Goal } from '#shared/base/units.ts'
import type { Speed } from '#shared/study/setup.ts'
import { USUAL_PAUSE } from '../../components/session/setup-choices.ts'
import type { AnyDraft, SetupBase, SetupPart } from '../../games/drill-part.ts'
import { newestOf, type KeptSetups } from './kept-setups.ts'

interface DraftOptions {
  readonly part: SetupPart
  readonly kept: () => KeptSetups
  readonly goal: () => Goal
  readonly base: SetupBase
}

/** The setup being edited, with a separate draft per scope. */
export interface Drafts {
  readonly draft: ShallowRef<AnyDraft>
  readonly change: (changes: Partial<AnyDraft>) => void
  /** Switches to the scope's draft as it was left. */
  readonly chooseScope: (scope: string) => void
  /** Changes the speed, with the duration and pause that belong to it. */
  readonly chooseSpeed: (speed: Speed) => void
  readonly begin: (base: SetupBase) => void
  /** Removes settings that do not fit the new goal. */
  readonly forOtherGoal: () => void
}

/** Starts with `base`. A scope or speed without a draft starts with its last setup. */
export function useDrafts({ part, kept, goal, base }: DraftOptions): Drafts {
  const draft = shallowRef(part.draftOf(base, goal()))
  /** Drafts by scope, and pauses by scope and speed. */
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
