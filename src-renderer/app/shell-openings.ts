import { watch } from 'vue'
import { useRouter, type RouteLocationRaw } from 'vue-router'
import type { EventData } from '#shared/contract/events.ts'
import { routeOf } from '../games/game-routes.ts'
import { onEvent } from './services/client.ts'
import { offeredRules } from './services/offered-rules.ts'

type Position = Extract<EventData<'open'>, { kind: 'position' }>

/** Where a position is analysed. */
function addressOf({ game, code, rules, query }: Position): RouteLocationRaw {
  const name = routeOf(game, 'analyse')
  return { name, params: { code }, query: { ...query, ...(rules !== null && { rules }) } }
}

/** Shows what was opened from outside, a file or a link, once the page has all that it starts with. */
export function useShellOpenings(ready: () => boolean): void {
  const router = useRouter()
  let early: EventData<'open'>[] = []

  function open(opening: EventData<'open'>): void {
    if (!ready()) {
      early.push(opening)
      return
    }
    if (opening.kind === 'rules') {
      const { kind: _, ...rules } = opening
      offeredRules.value = rules
      void router.push({ name: 'rules' })
    } else void router.push(addressOf(opening))
  }
  onEvent('open', open)
  watch(ready, () => {
    const waiting = early
    early = []
    for (const opening of waiting) open(opening)
  })
}
