import { computed, type Ref } from 'vue'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useCommandKeys } from './command-keys.ts'
import { holdSession, provideCommands } from './commands.ts'
import { useSettings } from './settings.ts'
import { provideTableKeys, type TableKeys } from './table-keys.ts'

export interface PlayHands {
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
export function providePlayKeys(
  hands: Readonly<Ref<PlayHands | null>>,
  dice: TableKeys,
  digits: () => 'type' | 'next' | 'hold' | null,
  does?: Parameters<ReturnType<typeof useCommandKeys>['ofBoard']>[1],
) {
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
  const settings = useSettings()
  /** What the keys of the dice do now. */
  const hints = computed(() => {
    const now = digits()
    if (!settings.singleKeys) return []
    const held = keys.ofBoard({ dice: now === 'hold' }, does)
    const words = pageTexts.tablePage.keys
    const isTyped = hands.value?.isTyped() ?? false
    const typed = [
      {
        key: now === 'type' || now === 'next' ? keys.ofDigits() : '',
        does: words[now === 'next' ? 'next' : 'type'],
      },
      { key: isTyped ? keys.of('play.takeOut') : '', does: words.takeOut },
    ]
    return [...typed.filter(({ key }) => key !== ''), ...held]
  })
  return { hints, playKeys }
}
