/** Key names of the page, and Electron's names for them. */
const NAMES: Readonly<Record<string, string>> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Enter: 'Enter',
  Escape: 'Escape',
  Space: 'Space',
  Backspace: 'Backspace',
  Delete: 'Delete',
  Insert: 'Insert',
  Home: 'Home',
  End: 'End',
  PageUp: 'PageUp',
  PageDown: 'PageDown',
  '+': 'Plus',
}
const MODIFIERS: Readonly<Record<string, string>> = {
  Ctrl: 'CommandOrControl',
  Alt: 'Alt',
  Shift: 'Shift',
}

/** Keys with the same name in both: letters, digits, signs and F1 to F24. */
const SAME = /^([A-Z0-9~!@#$%^&*()_={}[\]:;"'<>,.?/|\\`-]|F([1-9]|1\d|2[0-4]))$/

/**
 * Converts a key of the page, such as `Ctrl+Shift+ArrowUp`. Null for a key that Electron does not
 * know, because it rejects a menu with such a key.
 */
export function acceleratorOf(key: string): string | null {
  const parts = /^((?:(?:Ctrl|Alt|Shift)\+)*)(.+)$/s.exec(key)
  if (!parts) return null
  const [, before = '', last = ''] = parts
  const named = Object.hasOwn(NAMES, last) ? NAMES[last]! : SAME.test(last) ? last : null
  if (named === null) return null
  const modifiers = before.split('+').flatMap((name) => MODIFIERS[name] ?? [])
  return [...modifiers, named].join('+')
}
