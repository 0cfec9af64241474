import { shallowRef, type ShallowRef } from 'vue'

/** Text for screen readers, with a count that tells it from the same text before. */
export interface Said {
  readonly text: string
  readonly count: number
}

/** What a LiveRegion says: nothing until `say` gives it a text. */
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
