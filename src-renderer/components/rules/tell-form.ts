import { nextTick } from 'vue'

/** Tells the form around an element of a change without an input; it records an undo step. */
export async function tellForm(inside: HTMLElement | null): Promise<void> {
  await nextTick()
  inside?.dispatchEvent(new Event('change', { bubbles: true }))
}
