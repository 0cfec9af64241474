import { mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import AboutSection from '#renderer/features/settings/AboutSection.vue'
import { settled } from './harness.ts'

const LICENCES = [
  { name: 'ajv', version: '8.20.0', licence: 'MIT', text: 'Permission is hereby granted.' },
  { name: 'semver', version: '7.8.6', licence: 'ISC', text: 'Permission to use.\n\nAS IS.' },
]

/** Shows the section and opens the licences. */
async function open(kind: 'electron' | 'web', answer: () => Response | Promise<Response>) {
  const asked = vi.fn((url: URL) => Promise.resolve(url).then(answer))
  vi.stubGlobal('fetch', asked)
  const section = mount(AboutSection, {
    props: {
      shell: { kind, version: '0.1.0', dataFolder: '/data', platform: 'linux', savesPdf: false },
    },
    attachTo: document.body,
  })
  expect(asked).not.toHaveBeenCalled()
  await section.get('button').trigger('click')
  const dialog = await vi.waitFor(
    async () => {
      await settled()
      const found = document.querySelector<HTMLElement>('[role="dialog"]')
      expect(found?.textContent ?? 'Reading').not.toContain('Reading')
      return found!
    },
    { timeout: 20_000 },
  )
  return { section, asked, dialog }
}

describe('what the app says of itself', () => {
  it('is its version and where it runs', async () => {
    const { section } = await open('web', () => Response.json(LICENCES))
    expect(section.text()).toContain('Breakpoint 0.1.0, in the browser.')
  })

  it('holds the licence of every package in it, read when it is asked for', async () => {
    const { dialog, asked } = await open('web', () => Response.json(LICENCES))
    expect(asked.mock.calls.map(([url]) => String(url))).toEqual([
      String(new URL('licences.json', document.baseURI)),
    ])
    expect(dialog.textContent).toContain('under the MIT licence')
    expect(dialog.textContent).toContain('parts of 2 packages')
    expect(
      [...dialog.querySelectorAll('details')].map((package_) => [
        package_.querySelector('summary')?.textContent.trim(),
        package_.querySelector('pre')?.textContent,
      ]),
    ).toEqual([
      ['ajv 8.20.0 MIT', 'Permission is hereby granted.'],
      ['semver 7.8.6 ISC', 'Permission to use.\n\nAS IS.'],
    ])
    expect(dialog.textContent).not.toContain('Chromium')
  })

  it('says where those of Electron are in the application', async () => {
    const { dialog } = await open('electron', () => Response.json(LICENCES))
    expect(dialog.textContent).toContain('LICENSE.electron.txt')
    expect(dialog.textContent).toContain('LICENSES.chromium.html')
  })

  it.each([
    ['are not there', () => new Response(null, { status: 404 }), 'has no file of licences (404)'],
    [
      'are no licences',
      () => Response.json([{ name: 'ajv' }]),
      'could not be read: the file of licences is damaged',
    ],
    [
      'do not come',
      () => Promise.reject(new Error('Failed to fetch')),
      'has no file of licences (0)',
    ],
  ])('says so when they %s', async (_case, answer, words) => {
    const { dialog } = await open('web', answer)
    expect(dialog.querySelector('[role="alert"]')?.textContent).toContain(words)
    expect(dialog.querySelectorAll('details')).toHaveLength(0)
  })
})
