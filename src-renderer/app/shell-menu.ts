import { useDebounceFn } from '@vueuse/core'
import { computed, watch } from 'vue'
import { useRouter } from 'vue-router'
import { askShell, onEvent } from '../services/client.ts'
import { playCommandId, useCommands } from '../services/commands.ts'
import { useLibrary } from '../services/library.ts'
import { inApplication } from '../services/connection.ts'
import { useSettings } from '../services/settings.ts'

/** In milliseconds. Many commands are added and removed when the screen changes. */
const SETTLED_MS = 50

/** Runs now if the app is ready, else as soon as it is. */
export function onceReady<T>(ready: () => boolean, run: (given: T) => void): (given: T) => void {
  const early: T[] = []
  watch(ready, (isReady) => {
    if (isReady) for (const given of early.splice(0)) run(given)
  })
  return (given) => {
    if (ready()) run(given)
    else early.push(given)
  }
}

/** Keeps the native menu in step with the available commands, and runs the chosen ones. */
export function useShellMenu(ready: () => boolean, makeWay: () => void): void {
  if (!inApplication()) return
  const router = useRouter()
  const commands = useCommands()
  const library = useLibrary()
  const settings = useSettings()

  const recent = computed(() =>
    settings.recentRules.flatMap((id) => {
      const entry = library.all.find((one) => one.id === id)
      return entry ? [{ id: playCommandId(id), title: entry.rules.name }] : []
    }),
  )
  const tell = useDebounceFn(async () => {
    await router.isReady()
    if (router.currentRoute.value.meta.bare || !ready()) return
    const available = commands.commands.map(({ id }) => id)
    // An outdated menu does no harm, so errors are ignored.
    await askShell('shell.menu', { available, recent: recent.value }).catch(() => {})
  }, SETTLED_MS)
  watch([() => commands.commands, recent, ready], () => void tell(), { immediate: true })

  const run = onceReady(ready, (id: string) => {
    makeWay()
    commands.run(id)
  })
  onEvent('command', ({ id }) => run(id))
}
