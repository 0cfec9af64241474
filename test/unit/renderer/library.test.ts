import { beforeEach, expect, it } from 'vitest'
import { useLibrary } from '#renderer/services/library.ts'
import { answer } from './harness.ts'
import { ALL_ENTRIES, entryOf, startLibrary } from './winning-game.ts'

beforeEach(async () => {
  answer({ 'rules.list': { entries: ALL_ENTRIES, unreadable: [] } })
  await startLibrary({ rules: 'yahtzee-plain' })
})

it('knows rules that were played by their name, as others may play alike', () => {
  const library = useLibrary()
  for (const id of ['kniffel', 'yahtzee-plain']) {
    const { hash, rules } = entryOf(id)
    const { id: found } = library.entryOf('scorecard', hash, rules as never)
    expect(found).toBe(id)
  }
  const { hash, rules } = entryOf('kniffel')
  const renamed = { ...rules, name: 'Ours' } as never
  expect(library.entryOf('scorecard', hash, renamed).id).toBe('yahtzee-plain')
})
