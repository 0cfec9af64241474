import { useRouter, type RouteLocationRaw } from 'vue-router'
import type { EventData } from '#shared/contract/events.ts'
import { routeOf } from '../games/game-routes.ts'
import { onEvent } from '../services/client.ts'
import { offeredRules } from '../services/offered-rules.ts'
import { onceReady } from './shell-menu.ts'

type Position = Extract<EventData<'open'>, { kind: 'position' }>

function addressOf({ game, code, rules, query }: Position): RouteLocationRaw {
  const name = routeOf(game, 'analyse')
  return { name, params: { code }, query: { ...query, ...(rules !== null && { rules }) } }
}

export function useShellOpenings(ready: () => boolean): void {
  const router = useRouter()
  const open = onceReady(ready, (opening: EventData<'open'>) => {
    if (opening.kind === 'rules') {
      const { kind: _, ...rules } = opening
      offeredRules.value = rules
      void router.push({ name: 'rules' })
    } else void router.push(addressOf(opening))
  })
  onEvent('open', open)
}
