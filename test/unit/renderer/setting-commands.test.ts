import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { RouterView } from 'vue-router'
import { provideSettingCommands } from '#renderer/app/setting-commands.ts'
import { useAskedSection } from '#renderer/services/asked-section.ts'
import { useCommands } from '#renderer/services/commands.ts'
import { useNotices } from '#renderer/services/notices.ts'
import { useSettings } from '#renderer/services/settings.ts'
import { routerWith, settled, startStores } from './harness.ts'

/** An app with these commands, and screens whose sections come late. */
async function app() {
  await startStores()
  const there = ref(false)
  const screen = (ids: readonly string[]) =>
    defineComponent(() => {
      useAskedSection(() => there.value)
      return () => (there.value ? ids.map((id) => h('h2', { id }, id)) : [])
    })
  const router = routerWith({
    settings: screen(['keys', 'transfer', 'solved']),
    progress: screen(['store']),
  })
  mount(
    defineComponent(() => {
      provideSettingCommands()
      return () => h('main', h(RouterView))
    }),
    { attachTo: document.body, global: { plugins: [router] } },
  )
  const run = async (id: string): Promise<void> => {
    useCommands().run(id)
    await settled(4)
  }
  return { router, there, run }
}

describe('settings as commands', () => {
  it('choose the language and the theme', async () => {
    const { run } = await app()
    await run('language.de')
    await run('theme.dark')
    const { language, theme } = useSettings()
    expect([language, theme]).toEqual(['de', 'dark'])
  })

  it('switch over what is on or off, and say how it is now', async () => {
    const { run } = await app()
    await run('settings.sound')
    expect(useSettings().sound).toBe(true)
    expect(useNotices().notices.at(-1)?.message).toBe('Sounds are on.')
    await run('settings.sound')
    expect(useSettings().sound).toBe(false)
  })

  it.each([
    ['data.export', '/settings/data', 'transfer'],
    ['data.backup', '/progress/sessions', 'store'],
    ['settings.keys', '/settings/keys', 'keys'],
    ['data.solved', '/settings/data', 'solved'],
  ])('%s goes to where it is done, once that is there', async (id, path, section) => {
    const { router, there, run } = await app()
    await run(id)
    expect(router.currentRoute.value.path).toBe(path)
    expect(document.activeElement?.id).not.toBe(section)
    there.value = true
    await settled(4)
    expect(document.activeElement?.id).toBe(section)
    // The address does not go there again.
    expect(router.currentRoute.value.fullPath).toBe(path)
  })
})
