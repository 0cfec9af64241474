import { mount } from '@vue/test-utils'
import { getActivePinia } from 'pinia'
import { expect, it, vi } from 'vitest'
import { useNotices } from '#renderer/services/notices.ts'
import { useCopy, type Copied } from '#renderer/services/use-copy.ts'
import { startStores } from './harness.ts'

const copy = vi.hoisted(() => vi.fn<(text: string) => Promise<void>>())
vi.mock('@vueuse/core', async (original) => ({
  ...(await original<typeof import('@vueuse/core')>()),
  useClipboard: () => ({ copy }),
}))

/** Messages shown after a code or a link was copied. */
async function said(text: string, what: Copied): Promise<string[]> {
  await startStores()
  let copied: ReturnType<typeof useCopy> | null = null
  const setup = () => {
    copied = useCopy()
    return () => null
  }
  mount({ setup }, { global: { plugins: [getActivePinia()!] } })
  await copied!(text, what)
  return useNotices().notices.map(({ message }) => message)
}

it('says which of the two was copied', async () => {
  copy.mockResolvedValue()
  expect(await said('3.-.-', 'code')).toEqual(['The code was copied.'])
  expect(await said('http://localhost/#/analyse', 'link')).toEqual(['The link was copied.'])
  expect(copy.mock.calls.flat()).toEqual(['3.-.-', 'http://localhost/#/analyse'])
})

it('shows what could not be copied, to be copied by hand', async () => {
  copy.mockRejectedValue(new Error('Not allowed.'))
  expect(await said('3.-.-', 'code')).toEqual([
    'The code could not be copied; select it and copy it yourself: 3.-.-',
  ])
})
