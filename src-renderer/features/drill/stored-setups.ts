import { MAX_STORED_SETUPS } from '#shared/contract/settings.ts'
import type { SetupOf } from '../../services/ask-drill.ts'

/** Former setups, newest first, at most one per kind of drill, as stored in the settings. */
export type StoredSetups = readonly StoredSetup[]
type StoredSetup = Record<string, unknown>

/** Without a speed it matches every kind of the scope. */
interface DrillKind {
  readonly scope: string
  readonly speed?: string
}

const isOfKind = (setup: StoredSetup, { scope, speed }: DrillKind): boolean =>
  setup.scope === scope && (speed === undefined || setup.speed === speed)

/** Reads the stored setups of a game; older versions stored a single one. */
export function storedSetups(stored: StoredSetup | readonly StoredSetup[] = []): StoredSetups {
  return Array.isArray(stored) ? (stored as StoredSetups) : [stored as StoredSetup]
}

export function newestOf(stored: StoredSetups, kind: DrillKind): StoredSetup | undefined {
  return stored.find((setup) => isOfKind(setup, kind))
}

export function withSetup(stored: StoredSetups, setup: SetupOf): StoredSetup[] {
  const others = stored.filter((one) => !isOfKind(one, setup))
  return [{ ...setup }, ...others].slice(0, MAX_STORED_SETUPS)
}
