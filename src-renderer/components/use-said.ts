import { shallowRef } from 'vue'

/** `count` distinguishes the same text said twice. */
export interface Said {
  readonly text: string
  readonly count: number
}

/** Text of a LiveRegion, empty until `say` is called. */
export function useSaid() {
  const said = shallowRef<Said>({ text: '', count: 0 })
  function say(text: string): void {
    said.value = { text, count: said.value.count + 1 }
  }
  return { said, say }
}
