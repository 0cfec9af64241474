import { ref, shallowRef } from 'vue'

/** Choices, in words, that a player names as worth a thought before a decision. */
export function useNaming() {
  const isNaming = ref(false)
  const named = shallowRef<readonly string[]>([])
  return {
    isNaming,
    named,
    /** At a new question. `asks`: whether the drill asks for candidates. */
    begin: (asks: boolean): void => {
      isNaming.value = asks
      named.value = []
    },
    /** Names a choice, or takes it back. */
    toggle: (words: string): void => {
      const others = named.value.filter((one) => one !== words)
      named.value = others.length < named.value.length ? others : [...others, words]
    },
    end: (): void => {
      isNaming.value = false
    },
  }
}
