import { expect, test, vi } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { RuleLibrary } from '#main/backend/rules/rule-library.ts'
import { failureOf, start, temporaryFolder } from '../harness.ts'
import { fetched, handedIn } from './packages.ts'

const named = (goal: number) => ({ ...PRESETS.farkle, name: 'Fresh', goal })

test('an import does not write over a rule set that is saved meanwhile under the same id', async () => {
  const from = await start(temporaryFolder())
  expect((await from.ask('rules.save', { rules: named(1_000) })).id).toBe('fresh')
  const { content } = await fetched(from, 'data.export')

  const backend = await start(temporaryFolder())
  const id = await handedIn(backend, content)
  const list = vi.spyOn(RuleLibrary.prototype, 'list')
  try {
    list.mockImplementationOnce(async function (this: RuleLibrary) {
      const entries = await this.list()
      // Once the import knows which ids are free.
      await this.save(null, { game: 'farkle', rules: named(2_000) })
      return entries
    })
    const error = await failureOf(backend.ask('data.import', { id }))
    expect(error.message).toMatch(/"fresh" since a moment ago.*Nothing was taken in\.$/)
  } finally {
    list.mockRestore()
  }
  const goals = async (): Promise<unknown> =>
    (await backend.ask('rules.list', {})).entries
      .filter(({ preset }) => !preset)
      .map((entry) => [entry.id, entry.game === 'farkle' && entry.rules.goal])
  expect(await goals()).toEqual([['fresh', 2_000]])
  await backend.ask('data.import', { id })
  expect(await goals()).toEqual([
    ['fresh', 2_000],
    ['fresh-2', 1_000],
  ])
})
