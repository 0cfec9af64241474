import { describe, expect, it } from 'vitest'
import { PRESETS, type PresetId } from '#shared/games/farkle/rules/presets.ts'
import { parsePositionCode, positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { winGame, type WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { examplesOf } from '#renderer/games/farkle/analyse/examples.ts'
import { readPlaced, rulesNamed } from '#renderer/games/farkle/analyse/use-address.ts'
import {
  draftOf,
  readDraft,
  type PositionDraft,
} from '#renderer/games/farkle/analyse/position-draft.ts'

const farkle = winGame(PRESETS.farkle)
const zilch = winGame(PRESETS.zilch)

function positionOf(code: string): Position {
  const parsed = parsePositionCode(code)
  if (!parsed.ok) throw new Error(`${code} is no code.`)
  return parsed.value
}

function fieldsOf(draft: PositionDraft, game: WinGame): string[] {
  const read = readDraft(draft, game)
  return read.ok ? [] : read.problems.map(({ field }) => field)
}

describe('a position in the editor', () => {
  it.each([
    'b7500.d1500.t2500.n5',
    'b0.d0.t0.r113456',
    'b500.d0.t300.n2.f2.g1',
    'b9950.d12000.t1000.r5',
  ])('comes back as it was: %s', (code) => {
    const read = readDraft(draftOf(positionOf(code)), zilch)
    expect(read.ok && positionCode(read.value)).toBe(code)
  })

  it('keeps the dice of the other kind for the way back', () => {
    const rolled = draftOf(positionOf('b0.d0.t300.r1155'))
    const left = draftOf(positionOf('b0.d0.t300.n3'), rolled)
    expect(left.rolled).toEqual([1, 1, 5, 5])
    expect(draftOf(positionOf('b0.d0.t300.r6'), left).left).toBe(3)
  })

  it('knows no farkles in a row where the rules do not count them', () => {
    const draft = draftOf(positionOf('b500.d0.t300.n2.f2.g1'))
    const read = readDraft(draft, farkle)
    expect(read.ok && read.value).toMatchObject({ ownFarkles: 0, opponentFarkles: 0 })
  })

  it.each([
    { changes: { own: 'x' }, field: 'own' },
    { changes: { opponent: '' }, field: 'opponent' },
    { changes: { turnTotal: '3.5' }, field: 'turnTotal' },
    { changes: { own: '7' }, field: 'own' },
    { changes: { own: '10000' }, field: 'own' },
    { changes: { kind: 'rolled' as const, rolled: [] }, field: 'dice' },
    { changes: { turnTotal: '0' }, field: 'dice' },
  ])('that cannot be says so at its field, once: $changes', ({ changes, field }) => {
    expect(fieldsOf({ ...draftOf(positionOf('b0.d0.t300.n2')), ...changes }, farkle)).toEqual([
      field,
    ])
  })
})

describe('what can be pasted', () => {
  it('is a code, with spaces around it', () => {
    expect(readPlaced('  b0.d0.t300.n2\n')).toEqual({
      ok: true,
      value: { position: positionOf('b0.d0.t300.n2'), rules: null },
    })
  })

  it.each([
    'http://127.0.0.1:4747/?token=x#/analyse/b0.d0.t300.n2?rules=zilch',
    'app://breakpoint/index.html#/analyse/b0.d0.t300.n2?rules=zilch',
    '#/analyse/b0.d0.t300.n2?x=1&rules=zilch',
    '#/analyse/b0%2Ed0%2Et300%2En2?rules=zilch',
    'breakpoint://analyse/b0.d0.t300.n2?rules=zilch',
    'Breakpoint://analyse/b0.d0.t300.n2/?rules=zilch',
  ])('is a link to the app or to any shell: %s', (link) => {
    expect(readPlaced(link)).toEqual({
      ok: true,
      value: { position: positionOf('b0.d0.t300.n2'), rules: 'zilch' },
    })
  })

  it.each(['', 'hello', '#/analyse/?rules=zilch', '#/analyse/%E0%A4%A', '#/analyse/b1.d2'])(
    'is nothing else, and says so: %s',
    (text) => {
      const read = readPlaced(text)
      expect(read.ok).toBe(false)
      expect(!read.ok && read.problems[0]!.message).toMatch(/\.$/)
    },
  )
})

describe('the rules of an address', () => {
  const entry = (id: string, hash: string) => ({
    id,
    hash,
    preset: false,
    game: 'farkle' as const,
    rules: JSON.parse(JSON.stringify(PRESETS.farkle)) as never,
  })
  const entries = [entry('farkle', 'a'.repeat(32)), entry('mine', 'b'.repeat(32))]

  it('are named by id or by hash', () => {
    expect(rulesNamed(entries, 'mine')?.id).toBe('mine')
    expect(rulesNamed(entries, 'a'.repeat(32))?.id).toBe('farkle')
    expect(rulesNamed(entries, 'other')).toBeNull()
  })
})

describe('the examples', () => {
  it.each(Object.keys(PRESETS) as PresetId[])('can come up under the rules in use: %s', (id) => {
    const game = winGame(PRESETS[id])
    const examples = examplesOf(game)
    expect(examples.map(({ id: one }) => one)).toEqual([
      'oneOrBoth',
      'farAhead',
      'farBehind',
      'opponentClose',
    ])
    for (const { code } of examples) {
      expect(positionProblems(game, positionOf(code))).toEqual([])
      expect(positionCode(positionOf(code))).toBe(code)
    }
  })

  it('are left out where they cannot come up', () => {
    const short = winGame({ ...PRESETS.farkle, goal: 5000 })
    expect(examplesOf(short).map(({ id }) => id)).toEqual(['oneOrBoth'])
  })
})
