import { createSharedComposable, useKeyModifier } from '@vueuse/core'

/** Whether the Alt key is held; all who ask share the listeners. */
export const useAltHeld = createSharedComposable(() => useKeyModifier('Alt', { initial: false }))
