import { describe, expect, it } from 'vitest'
import {
  drillQuery,
  readDrillAddress,
  setupOfPart,
  type SetupPart,
} from '#renderer/games/farkle/services/drill-address.ts'
import { resumeQuery } from '#renderer/app/services/drill-query.ts'
import { DEFAULT_SETUP, NO_FILTERS } from '#shared/games/farkle/drill/setup.ts'

const read = (hash: string) => readDrillAddress(Object.fromEntries(new URLSearchParams(hash)))

describe('a link to a drill', () => {
  it.each<{ part: SetupPart; start: boolean; query: string }>([
    {
      part: { kind: 'roll-or-bank', filters: { dice: [3, 4], turnTotal: { from: 250, to: 500 } } },
      start: true,
      query: 'kind=roll-or-bank&dice=3%2C4&from=250&to=500&start=1',
    },
    {
      part: { filters: { situations: ['ahead', 'endgame'], turnTotal: { from: 2000, to: null } } },
      start: false,
      query: 'from=2000&situation=ahead%2Cendgame',
    },
    { part: { source: { kind: 'failed' } }, start: true, query: 'source=failed&start=1' },
    {
      part: { source: { kind: 'session', session: 12 } },
      start: false,
      query: 'source=session%3A12',
    },
    {
      part: { source: { kind: 'session', session: 12, shuffled: true } },
      start: false,
      query: 'source=session%3A12%3Ashuffled',
    },
    {
      part: { source: { kind: 'unseen', days: 30 } },
      start: true,
      query: 'source=unseen%3A30&start=1',
    },
    {
      part: { filters: { gap: { from: 0.002, to: 0.02 }, disagree: true, noForced: false } },
      start: false,
      query: 'gapFrom=0.002&gapTo=0.02&forced=1&disagree=1',
    },
    {
      part: { scope: 'cell', lesson: 'turn-types' },
      start: true,
      query: 'scope=cell&lesson=turn-types&start=1',
    },
    {
      part: { scope: 'cell', kind: 'both', rule: 'hold=15n3,go=9550:-' },
      start: true,
      query: 'scope=cell&kind=both&rule=hold%3D15n3%2Cgo%3D9550%3A-&start=1',
    },
    {
      part: { scope: 'turn', questions: null, weighting: 'play' },
      start: false,
      query: 'scope=turn&weighting=play&questions=none',
    },
  ])('says $query and is read back as it was', ({ part, start, query }) => {
    const made = drillQuery(part, start)
    expect(new URLSearchParams(made as Record<string, string>).toString()).toBe(query)
    expect(read(query)).toEqual({ kind: 'setup', base: setupOfPart(part), start })
  })

  it('leaves out filters that let everything pass', () => {
    expect(drillQuery({ kind: 'both', filters: NO_FILTERS })).toEqual({ kind: 'both' })
  })

  it('that says nothing is never the setup as it was left', () => {
    expect(drillQuery({})).toEqual({ scope: DEFAULT_SETUP.scope })
  })

  it('resumes a session', () => {
    expect(resumeQuery(12)).toEqual({ resume: '12' })
    expect(read('resume=12')).toEqual({ kind: 'resume', session: 12 })
  })
})

describe('an address that is not understood', () => {
  it.each([
    '',
    'dice=9',
    'kind=all',
    'resume=x',
    'from=-1',
    'source=session:0',
    'source=unseen:0',
    'source=unseen:366',
    'source=play:shuffled',
    'questions=0',
    'questions=1001',
    'rule=divide%3D6',
    'rule=nothing',
    'scope=game&bot=perfect',
  ])('is as if it said nothing: "%s"', (query) => expect(read(query)).toEqual({ kind: 'bare' }))

  it('still says the rest', () => {
    expect(read('dice=2,9,x&kind=nothing&situation=any,level')).toEqual({
      kind: 'setup',
      base: setupOfPart({ filters: { dice: [2], situations: ['level'] } }),
      start: false,
    })
  })
})

describe('the setup of a link', () => {
  it('is for single decisions where it narrows them down', () => {
    expect(setupOfPart({ filters: { dice: [3] } })).toMatchObject({
      scope: 'cell',
      filters: { ...NO_FILTERS, dice: [3] },
    })
    expect(setupOfPart({ source: { kind: 'slow' } }).scope).toBe('cell')
  })

  it('is else that of a new user with what it says', () => {
    expect(setupOfPart({ questions: 5 })).toEqual({ ...DEFAULT_SETUP, questions: 5 })
  })
})
