import { shallowRef, watch, type ShallowRef } from 'vue'
import { formatText } from '#shared/texts/screen-text.ts'

/** Text for screen readers, with a count that tells it from the text before. */
export interface Said {
  readonly text: string
  readonly count: number
}

/** Reads a game at the table out: `told` gives the sentences of the change from one state to the next. */
export function useSpokenTable<State>(
  state: () => State,
  told: (now: State, before: State | undefined) => readonly string[],
): ShallowRef<Said> {
  const said = shallowRef<Said>({ text: '', count: 0 })
  watch(
    state,
    (now, before) => {
      const text = told(now, before).join(' ')
      if (text !== '') said.value = { text: formatText(text), count: said.value.count + 1 }
    },
    { immediate: true, flush: 'post' },
  )
  return said
}
