import { texts } from '#shared/texts/texts.ts'

export function keyWords(key: string): string {
  // Split at "+", except the plus key itself at the end.
  const parts = key.split(/\+(?!$)/)
  return parts.map((part) => texts.frame.keys[part] ?? part).join('+')
}
