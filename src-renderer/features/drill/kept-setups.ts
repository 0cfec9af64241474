import { MAX_KEPT_SETUPS } from '#shared/contract/settings.ts'
import type { SetupOf } from '../../services/ask-drill.ts'

/** Former setups, newest first, at most one per kind of drill, as stored in the settings. */
export type KeptSetups = readonly KeptSetup[]
type KeptSetup = Record<string, unknown>

/** Without a speed it matches every kind of the scope. */
interface DrillKind {
  readonly scope: string
  readonly speed?: string
}

const isOfKind = (setup: KeptSetup, { scope, speed }: DrillKind): boolean =>
  setup.scope === scope && (speed === undefined || setup.speed === speed)

/** Reads the stored setups of a game; older versions stored a single one. */
export function keptSetups(stored: KeptSetup | readonly KeptSetup[] = []): KeptSetups {
  return Array.isArray(stored) ? (stored as KeptSetups) : [stored as KeptSetup]
}

export function newestOf(kept: KeptSetups, kind: DrillKind): KeptSetup | undefined {
  return kept.find((setup) => isOfKind(setup, kind))
}

export function withSetup(kept: KeptSetups, setup: SetupOf): KeptSetup[] {
  const others = kept.filter((one) => !isOfKind(one, setup))
  return [{ ...setup }, ...others].slice(0, MAX_KEPT_SETUPS)
}
