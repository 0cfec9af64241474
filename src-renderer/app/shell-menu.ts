import { useDebounceFn } from '@vueuse/core'
import { computed, watch } from 'vue'
import { useRouter } from 'vue-router'
import { askShell, onEvent } from './services/client.ts'
import { playCommandId, useCommands } from './services/commands.ts'
import { useLibrary } from './services/library.ts'
import { inApplication } from './services/connection.ts'
import { useSettings } from './services/settings.ts'

/** Commands come and go by the dozen when a screen changes. */
const SETTLED_MS = 50

interface ShellMenu {
  /** Whether the page has all that it starts with. */
  readonly ready: () => boolean
  /** Makes way for a command, such as by closing a dialog. */
  readonly makeWay: () => void
}

/** Tells the menu of the application's window what it can offer, and runs what is chosen there. */
export function useShellMenu({ ready, makeWay }: ShellMenu): void {
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
    // A page that is printed has no menu.
    if (router.currentRoute.value.meta.bare || !ready()) return
    const available = commands.commands.map(({ id }) => id)
    // A menu that lags behind offers too little or too much, and does no harm.
    await askShell('shell.menu', { available, recent: recent.value }).catch(() => {})
  }, SETTLED_MS)
  watch([() => commands.commands, recent, ready], () => void tell(), { immediate: true })

  /** Chosen before there was anything that it could be asked of. */
  let early: string[] = []
  function run(id: string): void {
    if (!ready()) {
      early.push(id)
      return
    }
    makeWay()
    commands.run(id)
  }
  onEvent('command', ({ id }) => run(id))
  watch(ready, () => {
    const waiting = early
    early = []
    for (const id of waiting) run(id)
  })
}
