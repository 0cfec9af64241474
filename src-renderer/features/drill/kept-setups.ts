import { MAX_KEPT_SETUPS } from '#shared/contract/settings.ts'
import type { SetupOf } from '../../app/services/ask-drill.ts'

/** Setups that were drilled, the newest first, as settings keep them: one of each kind of drill. */
export type KeptSetups = readonly KeptSetup[]
type KeptSetup = Record<string, unknown>

/** Which kind of drill a setup is of; without a speed every kind of the scope. */
interface DrillKind {
  readonly scope: string
  readonly speed?: string
}

const isOfKind = (setup: KeptSetup, { scope, speed }: DrillKind): boolean =>
  setup.scope === scope && (speed === undefined || setup.speed === speed)

/** The setups that were kept of a game; before there were kinds it was one. */
export function keptSetups(stored: KeptSetup | readonly KeptSetup[] = []): KeptSetups {
  return Array.isArray(stored) ? (stored as KeptSetups) : [stored as KeptSetup]
}

/** The newest one of a kind; undefined where none was drilled. */
export function newestOf(kept: KeptSetups, kind: DrillKind): KeptSetup | undefined {
  return kept.find((setup) => isOfKind(setup, kind))
}

/** With the setup of a drill that begins, in the place of the one of its kind. */
export function withSetup(kept: KeptSetups, setup: SetupOf): KeptSetup[] {
  const others = kept.filter((one) => !isOfKind(one, setup))
  return [{ ...setup }, ...others].slice(0, MAX_KEPT_SETUPS)
}
