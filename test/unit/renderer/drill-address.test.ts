import { describe, expect, it } from 'vitest'
import {
  drillQuery,
  readDrillAddress,
  setupOfPart,
  type PartialSetup,
} from '#renderer/games/farkle/services/drill-address.ts'
import { resumeQuery } from '#renderer/services/drill-query.ts'
import { DEFAULT_SETUP, NO_FILTERS } from '#shared/games/farkle/drill/setup.ts'

const read = (hash: string) => readDrillAddress(Object.fromEntries(new URLSearchParams(hash)))

describe('a link to a drill', () => {
  it.each<[PartialSetup, boolean, string]>([
    [
      { kind: 'roll-or-bank', filters: { dice: [3, 4], turnTotal: { from: 250, to: 500 } } },
      true,
      'kind=roll-or-bank&dice=3%2C4&from=250&to=500&start=1',
    ],
    [
      { filters: { situations: ['ahead', 'endgame'], turnTotal: { from: 2000, to: null } } },
      false,
      'from=2000&situation=ahead%2Cendgame',
    ],
    [{ candidates: true }, true, 'kind=candidates&start=1'],
    [{ source: { kind: 'failed' } }, true, 'source=failed&start=1'],
    [{ source: { kind: 'session', session: 12 } }, false, 'source=session%3A12'],
    [
      { source: { kind: 'session', session: 12, shuffled: true } },
      false,
      'source=session%3A12%3Ashuffled',
    ],
    [{ source: { kind: 'unseen', days: 30 } }, true, 'source=unseen%3A30&start=1'],
    [
      { filters: { gap: { from: 0.002, to: 0.02 }, disagree: true, noForced: false } },
      false,
      'gapFrom=0.002&gapTo=0.02&forced=1&disagree=1',
    ],
    [{ scope: 'cell', lesson: 'turn-types' }, true, 'scope=cell&lesson=turn-types&start=1'],
    [
      { scope: 'cell', kind: 'both', rule: 'hold=15n3,go=9550:-' },
      true,
      'scope=cell&kind=both&rule=hold%3D15n3%2Cgo%3D9550%3A-&start=1',
    ],
    [
      { scope: 'turn', questions: null, weighting: 'play' },
      false,
      'scope=turn&weighting=play&questions=none',
    ],
  ])('%j, %s, says %s and is read back as it was', (part, start, query) => {
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
