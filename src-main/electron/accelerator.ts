/** The keys that the menu and the page call by different names. */
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

/** Keys that are called alike: letters, digits, signs and F1 to F24. */
const SAME = /^([A-Z0-9~!@#$%^&*()_={}[\]:;"'<>,.?/|\\`-]|F([1-9]|1\d|2[0-4]))$/

/**
 * A key as the page writes it, such as `Ctrl+Shift+ArrowUp`, as the menu does; null for a key that the
 * menu cannot show, for Electron takes no menu with a key that it does not know.
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
