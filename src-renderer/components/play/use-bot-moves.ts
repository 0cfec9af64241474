import { onScopeDispose, watch } from 'vue'

/** How long the app's players take to be followed, also where nothing moves; Enter goes on at once. */
const BOT_MS = 1100

/**
 * Has the app's players go on by themselves where the app throws the dice: `waiting` is what they are
 * to go on from, null while that is not known.
 */
export function useBotMoves(waiting: () => unknown, goOn: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    waiting,
    (now) => {
      clearTimeout(timer)
      if (now !== null) timer = setTimeout(goOn, BOT_MS)
    },
    { flush: 'post', immediate: true },
  )
  onScopeDispose(() => clearTimeout(timer))
}
