import { useLocalStorage, type RemovableRef } from '@vueuse/core'
import * as v from 'valibot'
import { ANSWERINGS } from '#shared/contract/cards.ts'

export const SIZE_CHOICES = [
  { value: '10', title: '10 cards' },
  { value: '20', title: '20 cards' },
  { value: '50', title: '50 cards' },
  { value: '5 min', title: '5 min' },
  { value: '10 min', title: '10 min' },
] as const

export const NEW_CHOICES = [
  { value: '0', title: 'None' },
  { value: '5', title: '5' },
  { value: '10', title: '10' },
  { value: '20', title: '20' },
] as const

export const ANSWERING_CHOICES = [
  { value: 'type', title: 'Type the number' },
  { value: 'choose', title: 'Choose from four' },
] as const satisfies readonly { value: (typeof ANSWERINGS)[number]; title: string }[]

const prefsSchema = v.object({
  size: v.picklist(SIZE_CHOICES.map(({ value }) => value)),
  newCards: v.picklist(NEW_CHOICES.map(({ value }) => value)),
  answering: v.picklist(ANSWERINGS),
})

/** How somebody likes sessions of cards. */
export type CardPrefs = v.InferOutput<typeof prefsSchema>

export const USUAL_PREFS: CardPrefs = { size: '20', newCards: '10', answering: 'type' }

/** What is kept may be of another version. */
function readPrefs(text: string): CardPrefs {
  try {
    const parsed = v.safeParse(prefsSchema, JSON.parse(text))
    return parsed.success ? parsed.output : USUAL_PREFS
  } catch {
    return USUAL_PREFS
  }
}

/** The likes of this user, kept in the browser. */
export function cardPrefs(): RemovableRef<CardPrefs> {
  return useLocalStorage<CardPrefs>('breakpoint.cards', USUAL_PREFS, {
    serializer: { read: readPrefs, write: (prefs) => JSON.stringify(prefs) },
  })
}

/** A size as the backend takes it. */
export function sizeOf(
  size: CardPrefs['size'],
): { kind: 'cards'; count: number } | { kind: 'minutes'; minutes: number } {
  const amount = Number.parseInt(size, 10)
  return size.endsWith('min')
    ? { kind: 'minutes', minutes: amount }
    : { kind: 'cards', count: amount }
}
