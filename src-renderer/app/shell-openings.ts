import { watch } from 'vue'
import { useRouter, type RouteLocationRaw } from 'vue-router'
import type { EventData } from '#shared/contract/events.ts'
import { routeOf } from '../games/game-routes.ts'
import { onEvent } from './services/client.ts'
import { offeredRules } from './services/offered-rules.ts'

type Position = Extract<EventData<'open'>, { kind: 'position' }>

function addressOf({ game, code, rules, query }: Position): RouteLocationRaw {
  const name = routeOf(game, 'analyse')
  return { name, params: { code }, query: { ...query, ...(rules !== null && { rules }) } }
}

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
