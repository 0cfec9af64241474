import { computed, type Ref } from 'vue'
import { texts } from '#shared/texts/texts.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useCommandKeys, keyWords } from './command-keys.ts'
import { holdSession, provideCommands } from './commands.ts'
import type { PlayHands } from './play-keys.ts'

/** Registers the commands of a written game while the component lives; digits go into its pad. */
export function provideWrittenKeys(hands: Readonly<Ref<PlayHands | null>>) {
  const goesOn = (): boolean => hands.value?.goesOn() ?? false
  holdSession(goesOn)
  provideCommands(
    {
      'drill.slip': () => hands.value?.undo(),
      'drill.say': () => hands.value?.say(),
      'play.large': () => hands.value?.enlarge(),
    },
    goesOn,
  )
  provideCommands(
    { 'drill.leave': () => hands.value?.enlarge() },
    () => goesOn() && hands.value!.isLarge(),
  )
  const keys = useCommandKeys()
  const { keys: does } = pageTexts.tablePage.written
  return {
    playKeys: computed(() => ({ go: '', undo: '', large: '' })),
    hints: computed(() => [
      { key: '0–9', does: does.type },
      { key: keyWords('Enter'), does: does.enter },
      { key: keyWords('Backspace'), does: does.undo },
      { key: keys.of('app.help'), does: texts.parts.board.keys.all },
    ]),
  }
}
