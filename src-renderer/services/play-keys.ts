import { computed, type Ref } from 'vue'
import { useCommandKeys } from './command-keys.ts'
import { holdSession, provideCommands } from './commands.ts'
import { provideTableKeys, type TableKeys } from './table-keys.ts'

interface PlayHands {
  readonly goesOn: () => boolean
  readonly isTyped: () => boolean
  readonly isLarge: () => boolean
  readonly confirm: () => void
  readonly undo: () => void
  readonly takeOut: () => void
  readonly say: () => void
  readonly enlarge: () => void
}

/** Registers the commands of a game at the table while the component lives. */
export function providePlayKeys(hands: Readonly<Ref<PlayHands | null>>, dice: TableKeys) {
  const goesOn = (): boolean => hands.value?.goesOn() ?? false
  holdSession(goesOn)
  provideTableKeys(dice)
  provideCommands(
    {
      'drill.go': () => hands.value?.confirm(),
      'drill.slip': () => hands.value?.undo(),
      'drill.say': () => hands.value?.say(),
      'play.large': () => hands.value?.enlarge(),
    },
    goesOn,
  )
  provideCommands(
    { 'play.takeOut': () => hands.value?.takeOut() },
    () => goesOn() && hands.value!.isTyped(),
  )
  provideCommands(
    { 'drill.leave': () => hands.value?.enlarge() },
    () => goesOn() && hands.value!.isLarge(),
  )
  const keys = useCommandKeys()
  const playKeys = computed(() => ({
    go: keys.of('drill.go'),
    undo: keys.of('drill.slip'),
    large: keys.of('play.large'),
  }))
  return { keys, playKeys }
}
