import type { CommandId } from '#shared/contract/command-list.ts'

const DICE: readonly CommandId[] = [
  'drill.die1',
  'drill.die2',
  'drill.die3',
  'drill.die4',
  'drill.die5',
  'drill.die6',
]

/** What the commands do that every game's drill has alike, with so many dice on its table. */
export function sessionCommands(
  drill: {
    readonly clear: () => void
    readonly hint: () => Promise<void>
    readonly finish: (reason: 'stopped') => Promise<void>
  },
  dice: number,
  toggle: (place: number) => void,
): Partial<Record<CommandId, () => void>> {
  return {
    ...Object.fromEntries(DICE.slice(0, dice).map((id, place) => [id, () => toggle(place)])),
    'drill.clear': drill.clear,
    'drill.hint': () => void drill.hint(),
    'drill.stop': () => void drill.finish('stopped'),
  }
}
