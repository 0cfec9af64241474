import { shallowRef } from 'vue'

/** Hints to the question asked, at most two. `ask` shows its errors and drops outdated replies. */
export function useHints(
  ask: (hint: 1 | 2, use: (answer: { readonly text: string }) => void) => Promise<unknown>,
) {
  const hints = shallowRef<readonly string[]>([])

  async function next(): Promise<void> {
    const before = hints.value
    const which = ([1, 2] as const)[before.length]
    if (which === undefined) return
    await ask(which, ({ text }) => {
      // A new question clears the hints.
      if (hints.value === before) hints.value = [...before, text]
    })
  }

  return {
    hints,
    next,
    forget: (): void => {
      hints.value = []
    },
  }
}
