import { beforeEach, expect, it, vi } from 'vitest'
import { ref } from 'vue'
import type { RecordLine } from '#renderer/features/records/record-words.ts'
import { gameRecords } from '#shared/games/farkle/drill/game-records.ts'
import { gameRecords as scorecardRecords } from '#shared/games/scorecard/drill/game-records.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import { setLocale } from '#shared/texts/locale.ts'
import ReadGameDialog from '#renderer/features/records/ReadGameDialog.vue'
import RecordPage from '#renderer/features/records/RecordPage.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import { useNotices } from '#renderer/services/notices.ts'
import { asked, calls, mountDialog, settled, show } from './harness.ts'
import { answerStudy } from './study-answers.ts'
import { ENTRIES, startLibrary } from './winning-game.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 8, 12) }))

const FREE = { id: 'yahtzee-free', preset: true, game: 'scorecard', hash: 'h', rules: YAHTZEE.free }

const OWN = {
  ...ENTRIES[0]!,
  id: 'grandma',
  preset: false,
  rules: { ...ENTRIES[0]!.rules, name: 'Grandma US' },
}

async function dialog(rules: string) {
  const entries = [...ENTRIES, FREE, OWN]
  answerStudy({ 'rules.list': { entries, unreadable: [] }, 'records.add': { id: 7, known: false } })
  await startLibrary({ rules })
  await loadPart('drill', rules === FREE.id ? 'scorecard' : 'farkle')
  const open = ref(false)
  const screen = mountDialog(ReadGameDialog, open)
  open.value = true
  await settled(2)
  return { screen, field: document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea')! }
}

it('the import begins with a game by the rules in use, which typing takes the place of', async () => {
  const { field } = await dialog('zilch')
  expect(field.value).toMatch(/^Rules: zilch\nDate: 2026-03-08\n\nTurn +Ann +Ben\n1 +1,000/)
  expect(gameRecords.read(field.value).ok).toBe(true)
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
  expect(document.querySelector('[role="dialog"]')!.textContent).toContain(
    'Also understood: tabs or |',
  )
})

it('a game is read with rules of one’s own by their name, and without a name with those in use', async () => {
  const { field } = await dialog('zilch')
  const sent = async (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input'))
    field.form!.requestSubmit()
    await settled(2)
    return calls('records.add').at(-1) as { usual: { rules: { name: string } } | null }
  }
  expect((await sent('Rules: grandma us\nAnn\n500')).usual!.rules).toEqual(OWN.rules)
  expect((await sent('Rules: zilch\nAnn\n500')).usual).toBeNull()
  expect((await sent('Ann\n500')).usual!.rules.name).toBe('Zilch')
  expect(useNotices().notices.at(-1)!.message).toBe(
    'The game is kept, read by the rules in use: Zilch.',
  )
})

it('the import of another game begins with that one, in the language of the user', async () => {
  const { screen, field } = await dialog(FREE.id)
  expect(field.value).toMatch(/\nRules: yahtzee-free\nDate: 2026-03-08\nA: You\n\n1 A 24666:666/)
  expect(scorecardRecords.read(field.value).ok).toBe(true)
  screen.unmount()
  await setLocale('de')
  expect((await dialog('farkle')).field.value).toMatch(
    /\n\nZug +Anna +Ben\n(.*\n)+Summe {2}10\.\d00 /,
  )
})

const LINE: RecordLine = {
  id: 7,
  game: 'farkle',
  source: 'text',
  rules: 'Zilch',
  hash: ENTRIES[1]!.hash,
  at: new Date(2026, 0, 31, 12).getTime(),
  players: ['Ann', 'Ben'],
  result: 'A',
  title: '',
  notes: '',
  figures: null,
  session: null,
}

it('a game without throws is a score sheet with running totals, and is not graded', async () => {
  const read = gameRecords.read(
    'Rules: zilch\nDate: 2026-01-31\nAnn  Ben\n1000  x\n300  5000\n9000  5000',
  )
  if (!read.ok) throw new Error(read.problems[0]!.message)
  const { text, sheet } = read.value
  const chances = [0.5, 0.62, 0.6, 0.58, 0.4, 0.8, 0].map((ann) => [ann, 1 - ann])
  answerStudy({
    'records.read': { record: LINE, text, goals: [], sheet },
    'records.lead': { chances, simulated: false },
  })
  await startLibrary({ rules: 'zilch' })
  await loadPart('drill', 'farkle')
  const { screen } = await show(RecordPage, { props: { id: 7 }, stubs: { LineChart: true } })
  expect(screen.text()).toContain('Ben, 5,000 in round 3: +80 of 100')
  expect(screen.text()).toContain('known; grading needs the rolls.')
  expect(screen.get('.facts').text()).toMatch(/Began 31 Jan(?! \d\d:)/)
  const rows = screen
    .findAll('tr')
    .map((row) => row.findAll('th, td').map((cell) => cell.text().replaceAll(/\s/g, ' ')))
  expect(rows).toEqual([
    ['Turn', 'Ann', 'Ben'],
    ['1', '1,000 1,000', '– 0'],
    ['2', '300 1,300', '5,000 5,000'],
    ['3', '9,000 10,300', '5,000 10,000'],
    [expect.any(String), '10,300', '10,000'],
  ])
  expect(screen.findAll('button').map((button) => button.text())).toContain('Save as text')
  expect(asked.mock.calls.map(([name]) => name)).not.toContain('drill.review')
})
