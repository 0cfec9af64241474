import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { FIRST_CHOICE, type SheetChoice } from '#shared/contract/print-job.ts'
import type { Sheet } from '#shared/sheets/sheet.ts'
import {
  choiceOf,
  isLeftOut,
  moved,
  paperChoices,
  withLayout,
  withSheet,
} from '#renderer/features/sheets/sheet-choice.ts'
import { groupsOf } from '#renderer/features/sheets/sheet-groups.ts'
import { partsOf } from '#renderer/features/sheets/sheet-parts.ts'
import SheetList from '#renderer/features/sheets/SheetList.vue'
import UnsolvedSheets from '#renderer/features/sheets/UnsolvedSheets.vue'
import SheetSlice from '#renderer/features/sheets/SheetSlice.vue'
import { settled } from './harness.ts'

const SHEET: Sheet = {
  kind: 'limits',
  title: 'When to bank',
  blocks: [
    { kind: 'lines', title: 'How to use it', lines: ['Set aside all.', 'Bank from 47.6 %.'] },
    {
      kind: 'table',
      caption: 'Bank from',
      corner: 'Dice left',
      columns: ['3', '2', '1'].map((title) => ({ title, align: 'end' })),
      rows: [
        {
          head: 'Usual',
          cells: [
            { text: '450', weight: 'dear' },
            { text: '', weight: 'never' },
            { text: '', weight: 'never' },
          ],
        },
        { head: 'First', cells: ['300', '300', '300'].map((text) => ({ text, weight: 'plain' })) },
      ],
    },
    { kind: 'lines', title: null, lines: ['Bold: dear.'] },
  ],
  worth: { points: 5, bestPoints: 6, wins: null, text: 'Earns 5.0 of 6.0.' },
  rulesName: 'Zilch',
  rules: ['Bank at least 300.', 'x'.repeat(595), 'The end.'],
  foot: 'Breakpoint 0.1.0',
}

const kindsOf = (sheet: Sheet): string[] => partsOf(sheet).map(({ kind }) => kind)

describe('the parts of a sheet', () => {
  it('are all there is, in reading order', () => {
    expect(kindsOf(SHEET)).toEqual([
      'title',
      'worth',
      'heading',
      'line',
      'line',
      'caption',
      'row',
      'row',
      'line',
      'rules',
      'rules',
      'rules',
      'foot',
    ])
    expect(kindsOf({ ...SHEET, blocks: [], worth: null, rules: [] })).toEqual(['title', 'foot'])
  })

  it('keep headings with what they head, and the last rules with the foot', () => {
    const kept = partsOf(SHEET).flatMap(({ kind, keep }, i) => (keep ? [`${i} ${kind}`] : []))
    expect(kept).toEqual(['0 title', '1 worth', '2 heading', '5 caption', '11 rules'])
  })

  it('hold every rule once', () => {
    const rules = partsOf(SHEET).flatMap((part) =>
      part.kind === 'rules' ? SHEET.rules.slice(part.from, part.to) : [],
    )
    expect(rules).toEqual(SHEET.rules)
  })

  it('stand in as few elements as can be', () => {
    const groups = groupsOf(partsOf(SHEET), 0, Infinity)
    expect(groups.map(({ kind }) => kind)).toEqual([
      'title',
      'worth',
      'lines',
      'table',
      'lines',
      'rules',
      'foot',
    ])
    expect(groups[3]).toMatchObject({ block: 1, caption: 5, rows: [{ at: 0 }, { at: 1 }] })
    expect(groupsOf(partsOf(SHEET), 7, 8)).toMatchObject([
      { kind: 'table', caption: undefined, rows: [{ index: 7, at: 1 }] },
    ])
  })
})

describe('a sheet on a page', () => {
  const shown = (from: number, to: number) =>
    mount(SheetSlice, { props: { sheet: SHEET, from, to, level: 1, widths: {} } })

  it('is a heading, lines, and a table with headings of its own', () => {
    const page = shown(0, Infinity)
    expect(page.get('h1').text()).toBe('When to bank')
    expect(page.get('caption').text()).toBe('Bank from')
    expect(page.findAll('thead th').map((cell) => cell.text())).toEqual([
      'Dice left',
      '3',
      '2',
      '1',
    ])
    expect(page.findAll('tbody th[scope="row"]')).toHaveLength(2)
    expect(page.get('td.dear').text()).toBe('450')
    expect(page.findAll('td.never').map((cell) => cell.text())).toEqual(['–', '–'])
    expect(page.text()).toContain('47.6\u00a0%')
    expect(page.text()).not.toContain('continued')
  })

  it('that goes on says so, and has the head of its table again', () => {
    const page = shown(7, 9)
    expect(page.text()).toMatch(/^When to bank \(continued\)\s*Zilch/)
    expect(page.findAll('thead th')).toHaveLength(4)
    expect(page.findAll('tbody tr')).toHaveLength(1)
    expect(page.get('tbody').text()).toContain('First')
    expect(page.find('h1').exists()).toBe(false)
    expect(page.text()).not.toContain('Bank at least')
  })
})

describe('a form', () => {
  const cells = ['Points', 'Total'].map((text) => ({ text, weight: 'plain' as const }))
  const blank = cells.map((cell) => ({ ...cell, text: '' }))
  const form: Sheet = {
    ...SHEET,
    worth: null,
    rules: [],
    foot: '',
    blocks: [
      {
        kind: 'table',
        columnsEach: 2,
        caption: null,
        corner: 'Name',
        columns: ['', ''].map((title) => ({ title, align: 'end' })),
        rows: [
          { head: 'Turn', cells },
          { head: '1', cells: blank },
        ],
      },
    ],
  }

  it('has one place for each name, and cells with nothing in them', () => {
    const page = mount(SheetSlice, {
      props: { sheet: form, from: 0, to: Infinity, level: 1, widths: {} },
    })
    expect(page.findAll('thead td').map((cell) => cell.attributes('colspan'))).toEqual(['2'])
    expect(page.findAll('tbody tr').map((row) => row.text().trim())).toEqual([
      'TurnPointsTotal',
      '1',
    ])
    expect(kindsOf(form)).toEqual(['title', 'caption', 'row', 'row'])
  })

  it('is printed on pages only', () => {
    expect(isLeftOut('score-sheet', 'pocket')).toBe(true)
    expect(isLeftOut('score-card', 'poster')).toBe(true)
    expect(isLeftOut('score-sheet', 'page')).toBe(false)
    expect(isLeftOut('limits', 'pocket')).toBe(false)
  })
})

describe('a choice', () => {
  it('begins with what a family wants at its table', () => {
    expect(choiceOf(null, 'farkle').kinds).toEqual(['limits'])
    expect(choiceOf(null, 'farkle', 'wins').kinds).toEqual(['card', 'limits'])
    expect(choiceOf(null, 'scorecard', 'wins').kinds).toEqual(choiceOf(null, 'scorecard').kinds)
    expect(choiceOf(null, 'scorecard').kinds).toEqual(['card-steps', 'give-up-first', 'score-card'])
  })

  it('begins with what was printed last, or with the usual', () => {
    const last: SheetChoice = { ...FIRST_CHOICE, layout: 'poster', paper: 'a3' }
    expect(choiceOf(null)).toEqual(FIRST_CHOICE)
    expect(choiceOf(last)).toEqual(last)
    expect(choiceOf({ ...last, layout: 'pocket' })).toMatchObject({ paper: 'a4' })
  })

  it('keeps the usual paper where the layout can be printed on it', () => {
    const letter: SheetChoice = { ...FIRST_CHOICE, paper: 'letter' }
    expect(withLayout(letter, 'pocket', 'letter').paper).toBe('letter')
    expect(withLayout(letter, 'poster', 'letter').paper).toBe('letter')
    const wall: SheetChoice = { ...letter, layout: 'poster', paper: 'a3' }
    expect(withLayout(wall, 'page', 'letter').paper).toBe('letter')
    expect(paperChoices('pocket').map(({ title }) => title)).toEqual(['A4', 'Letter'])
    expect(paperChoices('poster').map(({ title }) => title)).toEqual(['A4', 'Letter', 'A3', 'A2'])
  })

  it('has new sheets at its end, and moves them', () => {
    const two = withSheet(FIRST_CHOICE, 'scoring', true)
    const three = withSheet(two, 'odds', true)
    expect(three.kinds).toEqual(['limits', 'scoring', 'odds'])
    expect(withSheet(three, 'scoring', false).kinds).toEqual(['limits', 'odds'])
    expect(moved(three, 'odds', -1).kinds).toEqual(['limits', 'odds', 'scoring'])
    expect(moved(three, 'limits', 1).kinds).toEqual(['scoring', 'limits', 'odds'])
    expect(moved(three, 'odds', 1)).toBe(three)
    expect(moved(three, 'limits', -1)).toBe(three)
    expect(moved(three, 'leads', 1)).toBe(three)
  })
})

describe('the list of sheets', () => {
  const about = 'About it.'
  const sheets = [
    { kind: 'first-steps', title: 'First steps', about, state: 'ready', reason: null },
    { kind: 'card', title: 'The card', about, state: 'none', reason: 'Too large.' },
    { kind: 'card-three', title: 'In three', about, state: 'none', reason: 'Too large.' },
    { kind: 'odds', title: 'Odds', about, state: 'ready', reason: null },
    { kind: 'leads', title: 'By the score', about, state: 'unsolved', reason: 'About 3 min.' },
  ] as const
  const list = (kinds: SheetChoice['kinds']) =>
    mount(SheetList, { props: { sheets, kinds, layout: 'page' }, attachTo: document.body })

  it('has the chosen ones first, in their order, and says what is the matter with others', () => {
    const page = list(['leads', 'card', 'first-steps'])
    expect(page.findAll('.title').map((title) => title.text())).toEqual([
      'By the score',
      'First steps',
      'Odds',
    ])
    expect(page.findAll('input').map(({ element }) => element.checked)).toEqual([true, true, false])
    expect(page.text()).toContain('The card and In three: Too large.')
    // How long it takes is said where it is chosen.
    expect(page.text()).not.toContain('About 3 min.')
  })

  it('moves a sheet, and the focus stays where it can go on', async () => {
    const page = list(['odds', 'first-steps'])
    const up = page.get('[aria-label="Move First steps up"]')
    expect(page.get('[aria-label="Move Odds up"]').attributes('disabled')).toBeDefined()
    await up.trigger('click')
    expect(page.emitted('move')).toEqual([['first-steps', -1]])
    await page.setProps({ kinds: ['first-steps', 'odds'] })
    await settled()
    expect(page.findAll('.title')[0]!.text()).toBe('First steps')
  })

  it('offers to solve again what failed, and not what was refused', () => {
    const solve = (failure: { message: string; isFinal: boolean } | null) => {
      const props = { sheets: sheets.slice(-1), solving: false, job: null, failure }
      return mount(UnsolvedSheets, { props })
        .findAll('button')
        .map((one) => one.text())
    }
    expect(solve(null)).toEqual(['Solve'])
    expect(solve({ message: 'The disk is full.', isFinal: false })).toEqual(['Try again'])
    expect(solve({ message: 'It takes 3 GB.', isFinal: true })).toEqual([])
  })

  it('says which sheet is wanted', async () => {
    const page = list(['odds'])
    await page.findAll('input')[1]!.setValue(true)
    expect(page.emitted('choose')).toEqual([['first-steps', true]])
  })
})
