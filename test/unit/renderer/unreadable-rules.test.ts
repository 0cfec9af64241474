import { describe, expect, it } from 'vitest'
import { RequestError } from '#shared/contract/errors.ts'
import { useNotices } from '#renderer/services/notices.ts'
import RulesPage from '#renderer/features/rules/RulesPage.vue'
import { answer, asked, settled, show } from './harness.ts'
import { ENTRIES, startLibrary } from './winning-game.ts'

const BAD = { id: 'bad', file: 'bad.json', reason: 'it is too large' }

/** The screen with files that cannot be read, one of which may be put aside. */
async function page(
  unreadable: readonly object[],
  putAside: unknown = { file: '/aside/bad.json' },
) {
  let left = unreadable
  answer({
    'rules.list': () => ({ entries: ENTRIES, unreadable: left }),
    'rules.putAside': () => {
      if (!(putAside instanceof Error)) left = []
      return putAside
    },
  })
  await startLibrary()
  return (await show(RulesPage, { address: '/rules' })).screen
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
    await settled(3)
    expect(asked).toHaveBeenCalledWith('rules.putAside', { id: 'bad' })
    expect(screen.find('.banner').exists()).toBe(false)
    expect(JSON.stringify(useNotices().notices)).toContain('/aside/bad.json')
  })

  it('stay listed when that fails, and it is said why', async () => {
    const screen = await page([BAD], new RequestError('storage-failed', 'It is locked.'))
    await screen.get('.banner button').trigger('click')
    await settled(3)
    expect(screen.find('.banner').exists()).toBe(true)
    expect(JSON.stringify(useNotices().notices)).toContain('It is locked.')
  })

  it('are not spoken of where there are none', async () => {
    expect((await page([])).find('.banner').exists()).toBe(false)
  })
})
