import { expect, test } from 'vitest'
import { planRules } from '#main/backend/packages/rules-plan.ts'
import { Tally } from '#main/backend/packages/tally.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'

const MINE = { ...PRESETS.farkle, name: 'Mine', goal: 5000 }
const OTHERS = { ...MINE, goal: 8000 }

const entry = (rules: typeof MINE): LibraryEntry => ({
  id: 'mine',
  preset: false,
  game: 'farkle',
  rules,
  hash: ruleHash(rules),
})

/** Where rules that a package has under the id "mine" are put, beside what is there. */
function planned(entries: LibraryEntry[], unreadable: string[] = []) {
  const tally = new Tally()
  const look = {
    entries,
    unreadable: unreadable.map((id) => ({ id, file: `${id}.json`, reason: 'damaged' })),
  }
  const given = { kind: 'rules', id: 'mine', game: 'farkle', rules: MINE } as const
  const { added, idHere } = planRules([given], look, tally)
  return {
    added: added.map(({ id, rules }) => [id, rules.rules.name]),
    here: idHere.get('mine'),
    counted: tally.result().ruleSets,
  }
}

test('rules that are new, or here already, keep their id', () => {
  expect(planned([])).toMatchObject({ added: [['mine', 'Mine']], here: 'mine' })
  expect(planned([entry(MINE)])).toMatchObject({ added: [], here: 'mine', counted: { same: 1 } })
})

test('rules of another kind under their id are left alone', () => {
  expect(planned([entry(OTHERS)])).toMatchObject({
    added: [['mine-2', 'Mine (2)']],
    here: 'mine-2',
    counted: { added: 1 },
  })
})

test('a file that cannot be read is not overwritten', () => {
  expect(planned([], ['mine'])).toMatchObject({ added: [['mine-2', 'Mine (2)']], here: 'mine-2' })
})
