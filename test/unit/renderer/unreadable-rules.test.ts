import { enableAutoUnmount, mount, type VueWrapper } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryHistory, createRouter } from 'vue-router'
import { RequestError } from '#shared/contract/errors.ts'
import { askBackend } from '#renderer/app/services/client.ts'
import { useLibrary } from '#renderer/app/services/library.ts'
import { useNotices } from '#renderer/app/services/notices.ts'
import RulesPage from '#renderer/features/rules/RulesPage.vue'
import type { FakeClient } from './fake-client.ts'
import { settled, startStores } from './harness.ts'
import { ENTRIES } from './winning-game.ts'

vi.mock('#renderer/app/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})
const asked = askBackend as unknown as FakeClient['askBackend']
enableAutoUnmount(afterEach)

const BAD = { id: 'bad', file: 'bad.json', reason: 'it is too large' }

/** The screen with files that cannot be read, one of which may be put aside. */
async function page(
  unreadable: readonly object[],
  putAside: unknown = { file: '/aside/bad.json' },
) {
  let left = unreadable
  asked.mockReset().mockImplementation((name) => {
    if (name === 'rules.list') return Promise.resolve({ entries: ENTRIES, unreadable: left })
    if (name !== 'rules.putAside') return Promise.reject(new Error(`Nobody answers ${name}.`))
    if (putAside instanceof Error) return Promise.reject(putAside)
    left = []
    return Promise.resolve(putAside)
  })
  await startStores()
  await useLibrary().load()
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/rules', name: 'rules', component: RulesPage }],
  })
  await router.push('/rules')
  const screen: VueWrapper = mount(RulesPage, {
    attachTo: document.body,
    global: { plugins: [router, getActivePinia()!] },
  })
  await settled()
  return screen
}

describe('files of rule sets that cannot be read', () => {
  it('are listed with why and what to do', async () => {
    const screen = await page([BAD, { ...BAD, id: 'worse', file: 'worse.json' }])
    const section = screen.get('.banner')
    expect(section.text()).toContain('Files that cannot be read')
    expect(section.text()).toContain('put it aside')
    expect(section.findAll('li').map((item) => item.get('span').text())).toEqual([
      'bad.json: it is too large.',
      'worse.json: it is too large.',
    ])
  })

  it('can be put aside one by one', async () => {
    const screen = await page([BAD])
    await screen.get('button[aria-label="Put aside: bad.json"]').trigger('click')
    await settled()
    expect(asked).toHaveBeenCalledWith('rules.putAside', { id: 'bad' })
    expect(screen.find('.banner').exists()).toBe(false)
    expect(JSON.stringify(useNotices().notices)).toContain('/aside/bad.json')
  })

  it('stay listed when that fails, and it is said why', async () => {
    const screen = await page([BAD], new RequestError('storage-failed', 'It is locked.'))
    await screen.get('.banner button').trigger('click')
    await settled()
    expect(screen.find('.banner').exists()).toBe(true)
    expect(JSON.stringify(useNotices().notices)).toContain('It is locked.')
  })

  it('are not spoken of where there are none', async () => {
    expect((await page([])).find('.banner').exists()).toBe(false)
  })
})
