import { texts } from '#shared/texts/texts.ts'

/** A key as it is kept, such as "Ctrl+K", in the words that stand on keys. */
export function keyWords(key: string): string {
  // The plus key itself is the last part of what it is pressed with.
  const parts = key.split(/\+(?!$)/)
  return parts.map((part) => texts.frame.keys[part] ?? part).join('+')
}
