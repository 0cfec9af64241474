import type { PastAnswerOf, QuestionOf } from '#renderer/services/ask-drill.ts'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_SCORECARD_SETUP,
  NO_SCORECARD_FILTERS,
  type ScorecardSetup,
} from '#shared/games/scorecard/drill/setup.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { courseWords, inLine } from '#renderer/features/drill/course-words.ts'
import {
  readScorecardDrill,
  scorecardDrillQuery,
  type ScorecardSetupPart,
} from '#renderer/games/scorecard/services/drill-address.ts'
import { progressPart } from '#renderer/games/scorecard/progress/progress-part.ts'
import { choiceWords } from '#shared/games/scorecard/analysis/choice-words.ts'
import { heldFaces, stillHeld } from '#renderer/games/scorecard/parts/held-dice.ts'
import { moreWords, fitSetup } from '#renderer/games/scorecard/drill/drill-part.ts'

describe('an address of the drill', () => {
  const parts: ScorecardSetupPart[] = [
    {},
    { kind: 'boxes' },
    { kind: 'keeps', source: { kind: 'failed' }, questions: null },
    { source: { kind: 'session', session: 12 }, questions: 5 },
    { source: { kind: 'slow' }, weighting: 'play', questions: 1000 },
    { filters: { stages: ['early', 'late'], joker: true, upperBonus: true, gap: 'costly' } },
  ]

  it.each(parts)('says %o and is read back', (part) => {
    for (const start of [false, true]) {
      const read = readScorecardDrill(scorecardDrillQuery(part, start) as never)
      if (read.kind !== 'setup') throw new Error(read.kind)
      const { filters, ...rest } = part
      expect(read.start).toBe(start)
      expect(read.base).toEqual({
        ...DEFAULT_SCORECARD_SETUP,
        ...rest,
        filters: { ...NO_SCORECARD_FILTERS, ...filters },
      })
    }
  })

  it('resumes a session, and makes nothing of what it does not know', () => {
    expect(readScorecardDrill({ resume: '7' })).toEqual({ kind: 'resume', session: 7 })
    expect(readScorecardDrill({ resume: 'x', dice: '3' })).toEqual({ kind: 'bare' })
    const odd = readScorecardDrill({
      kind: 'x',
      gap: 'y',
      stages: 'z',
      weighting: 'w',
      questions: '1001',
      source: 'session:0',
    })
    expect(odd).toEqual({ kind: 'setup', base: DEFAULT_SCORECARD_SETUP, start: false })
  })
})

describe('the dice on the table', () => {
  const question = (changes: Partial<QuestionOf<'scorecard'>>): QuestionOf<'scorecard'> => ({
    number: 1,
    kind: 'keeps',
    code: '',
    card: { points: [], bonuses: 0 },
    dice: [6, 1, 6, 2, 3],
    rerolls: 2,
    boxes: [],
    stage: 'early',
    turn: 4,
    ...changes,
  })
  const held = new Set([0, 2])

  it('are kept by their places', () => {
    expect(heldFaces(question({}).dice, new Set([2, 1]))).toEqual([1, 6])
    expect(heldFaces(question({}).dice, new Set())).toEqual([])
  })

  it('stay kept after a roll of the same turn, and else are free', () => {
    const now = question({ number: 2, rerolls: 1, dice: [6, 5, 6, 4, 4] })
    expect(stillHeld(question({}), held, now)).toBe(held)
    const others = [
      question({ ...now, turn: 5 }),
      question({ ...now, turn: null }),
      question({ ...now, rerolls: 2 }),
      question({ ...now, dice: [5, 5, 6, 4, 4] }),
      question({ ...now, kind: 'boxes' }),
    ]
    for (const other of others) expect(stillHeld(question({}), held, other).size).toBe(0)
    expect(stillHeld(null, held, now).size).toBe(0)
  })
})

describe('a setup', () => {
  const setup = { ...DEFAULT_SCORECARD_SETUP, seed: '' }
  /** Text of the folded part of the form. */
  const notAsUsual = (draft: ScorecardSetup): string =>
    inLine([...moreWords(draft), ...courseWords(draft)])

  it('says what is not as usual', () => {
    expect(notAsUsual(setup)).toBe('')
    const filters = {
      stages: ['late' as const],
      joker: true,
      upperBonus: true,
      gap: 'close' as const,
    }
    expect(notAsUsual({ ...setup, filters, pause: 'never', seed: 'abc' })).toBe(
      'late · joker at stake · bonus at stake · little to lose · verdicts at the end · seed abc',
    )
    expect(notAsUsual({ ...setup, filters, source: { kind: 'failed' } })).toBe('what I got wrong')
  })

  it('drops what does not count', () => {
    const filters = { ...NO_SCORECARD_FILTERS, joker: true }
    const source = { kind: 'failed' } as const
    expect(fitSetup({ ...setup, filters, source }, PRESETS.forced).filters.joker).toBe(false)
    expect(fitSetup({ ...setup, filters }, PRESETS.forced).filters.joker).toBe(true)
    expect(fitSetup({ ...setup, filters }, PRESETS.none).filters.joker).toBe(false)
    expect(fitSetup({ ...setup, speed: 'streak' }, PRESETS.forced).questions).toBe(null)
  })
})

it('choices are said in words', () => {
  expect(choiceWords(PRESETS.forced, { keep: [2, 2], box: null })).toBe('keep 2 2')
  expect(choiceWords(PRESETS.forced, { keep: [], box: null })).toBe('keep nothing')
  expect(choiceWords(PRESETS.forced, { keep: [1, 2, 3, 4, 5], box: null })).toBe('keep all')
  expect(choiceWords(PRESETS.forced, { keep: null, box: 8 })).toBe('fill Full house')
})

it('mistakes are listed with their dice; a code of other rules is left out', () => {
  const answer: PastAnswerOf<'scorecard'> = {
    id: 1,
    at: 0,
    kind: 'keeps',
    goal: 'points',
    grade: 'mistake',
    loss: 2.345,
    milliseconds: 10,
    code: `${'-.'.repeat(12)}-/12244/2`,
    chosen: { keep: [1], box: null },
    best: { keep: [2, 2], box: null },
  }
  const answers = [answer, { ...answer, id: 2, code: 'nonsense' }]
  const rows = progressPart.answerRows({ id: 'forced', rules: PRESETS.forced } as never, answers)
  expect(rows).toMatchObject([
    {
      id: 1,
      grade: 'mistake',
      dice: [1, 2, 2, 4, 4],
      loss: '2.3 points',
      to: { name: 'scorecard.analyse', query: { dice: '12244', rerolls: '2', rules: 'forced' } },
      where: '2 rerolls left, 13 boxes open',
      best: 'Keep 2 2',
      chosen: 'keep 1',
    },
  ])
})
