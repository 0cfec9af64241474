import { createPinia, setActivePinia } from 'pinia'
import { nextTick } from 'vue'
import { DEFAULT_SETTINGS, type Settings } from '#shared/contract/settings.ts'
import { useSettings } from '#renderer/app/services/settings.ts'

/** New stores, with these settings. */
export async function startStores(settings: Partial<Settings> = {}): Promise<void> {
  setActivePinia(createPinia())
  await useSettings().change({ ...DEFAULT_SETTINGS, ...settings })
}

/** Waits until what has been set off is on the page. */
export async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  await nextTick()
}

const SECOND = 1000
/** What the digits are with Shift, on one keyboard. */
const SIGNS = ')!@#$%^&*('
let lastPress = 0

/**
 * A key as a browser reports it: modifiers before it, such as `Ctrl+Shift+K`. It is pressed so many
 * milliseconds after the one before.
 */
export function keyDown(keys: string, more: KeyboardEventInit = {}, later = SECOND): KeyboardEvent {
  const [key = '', ...modifiers] = keys.split('+').reverse()
  const isSign = modifiers.includes('Shift') && /^\d$/.test(key)
  const event = new KeyboardEvent('keydown', {
    key: isSign ? SIGNS[Number(key)]! : key === '' ? '+' : key,
    code: isSign ? `Digit${key}` : '',
    ctrlKey: modifiers.includes('Ctrl'),
    metaKey: modifiers.includes('Meta'),
    altKey: modifiers.includes('Alt'),
    shiftKey: modifiers.includes('Shift'),
    bubbles: true,
    cancelable: true,
    ...more,
  })
  lastPress += later
  Object.defineProperty(event, 'timeStamp', { value: lastPress })
  return event
}

// There is nothing to scroll in a page without a layout.
Element.prototype.scrollIntoView = () => {}
