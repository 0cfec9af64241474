import { shallowRef, type ShallowRef } from 'vue'

/** `count` distinguishes the same text said twice. */
export interface Said {
  readonly text: string
  readonly count: number
}

/** Text of a LiveRegion, empty until `say` is called. */
export function useSaid(): {
  readonly said: Readonly<ShallowRef<Said>>
  readonly say: (text: string) => void
} {
  const said = shallowRef<Said>({ text: '', count: 0 })
  return {
    said,
    say: (text) => {
      said.value = { text, count: said.value.count + 1 }
    },
  }
}
