import { watch } from 'vue'
import { useRouter } from 'vue-router'
import type { EventData } from '#shared/contract/events.ts'
import { onEvent } from './services/client.ts'
import { offeredRules } from './services/offered-rules.ts'

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
    } else {
      const { code, rules } = opening
      const query = rules === null ? {} : { rules }
      void router.push({ name: 'analyse', params: { code }, query })
    }
  }
  onEvent('open', open)
  watch(ready, () => {
    const waiting = early
    early = []
    for (const opening of waiting) open(opening)
  })
}
