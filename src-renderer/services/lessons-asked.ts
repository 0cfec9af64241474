import type { LibraryEntry } from '#shared/contract/library.ts'
import { useSettings } from './settings.ts'

/** Asks for the lessons of a rule set and the goal in use; call in the setup of a component. */
export function lessonsAsked(entry: () => LibraryEntry) {
  const settings = useSettings()
  return () => {
    const { id: rulesId, game, rules } = entry()
    return { rulesId, game, rules, goal: settings.goal }
  }
}
