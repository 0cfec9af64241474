import { useLocalStorage, type RemovableRef } from '@vueuse/core'
import * as v from 'valibot'
import { ANSWERINGS } from '#shared/contract/cards.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatCount } from '../../components/format.ts'

const SIZES = ['10', '20', '50', '5 min', '10 min'] as const
const NEW_CARDS = ['0', '5', '10', '20'] as const

const prefsSchema = v.object({
  size: v.picklist(SIZES),
  newCards: v.picklist(NEW_CARDS),
  answering: v.picklist(ANSWERINGS),
})

export type CardPrefs = v.InferOutput<typeof prefsSchema>

const USUAL_PREFS: CardPrefs = { size: '20', newCards: '10', answering: 'type' }

function readPrefs(text: string): CardPrefs {
  try {
    const parsed = v.safeParse(prefsSchema, JSON.parse(text))
    return parsed.success ? parsed.output : USUAL_PREFS
  } catch {
    return USUAL_PREFS
  }
}

export function cardPrefs(): RemovableRef<CardPrefs> {
  return useLocalStorage<CardPrefs>('breakpoint.cards', USUAL_PREFS, {
    serializer: { read: readPrefs, write: (prefs) => JSON.stringify(prefs) },
  })
}

export const sizeChoices = () =>
  SIZES.map((value) => {
    const size = sizeOf(value)
    const title =
      size.kind === 'cards'
        ? formatCount(texts.parts.counts.cards, size.count)
        : texts.common.minutes(String(size.minutes))
    return { value, title }
  })

export const newChoices = () =>
  NEW_CARDS.map((value) => ({
    value,
    title: value === '0' ? pageTexts.cardsPage.overview.newCards.none : value,
  }))

export function sizeOf(
  size: CardPrefs['size'],
): { kind: 'cards'; count: number } | { kind: 'minutes'; minutes: number } {
  const amount = Number.parseInt(size, 10)
  return size.endsWith('min')
    ? { kind: 'minutes', minutes: amount }
    : { kind: 'cards', count: amount }
}

/** Numbers of due and new cards in the next session, as sessionQueue chooses them. */
export function sessionLoad(
  { size, newCards }: CardPrefs,
  { due, unseen }: { readonly due: number; readonly unseen: number },
): { readonly due: number; readonly fresh: number; readonly later: number } {
  const length = sizeOf(size)
  const most = length.kind === 'cards' ? length.count : Infinity
  const now = Math.min(due, most)
  return { due: now, fresh: Math.min(Number(newCards), unseen, most - now), later: due - now }
}
