import { beforeEach, describe, expect, it } from 'vitest'
import type { Problem, Result } from '#shared/base/result.ts'
import { checkParams } from '#shared/contract/params-problems.ts'
import { BACKEND_REQUESTS } from '#shared/contract/requests.ts'
import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { positionProblems } from '#shared/games/farkle/analysis/position-rules.ts'
import { FIRST_POSITION, type Position } from '#shared/games/farkle/analysis/position.ts'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { playSentences } from '#shared/games/farkle/analysis/rule-words.ts'
import { setSentences } from '#shared/games/farkle/analysis/rule-lines.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { grouped, numberOf } from '#shared/texts/numbers.ts'
import { setLocale } from '#shared/texts/locale.ts'

const { farkle, zilch } = PRESETS

beforeEach(() => setLocale('de'))

function problemsOf<T>(result: Result<T>): readonly Problem[] {
  return result.ok ? [] : result.problems
}

describe('in German a wrong rule set', () => {
  it('has its fields named, whatever their number', () => {
    const sets = farkle.sets.map((points, face) => (face === 3 ? [0, 0, -5, 0, 0, 0] : points))
    const wrong = { ...farkle, sets, goal: 0, farklePenalty: { farkles: 9, points: 1 }, bonus: 1 }
    expect(problemsOf(parseRuleSet(wrong))).toEqual([
      { field: 'sets.4.3', message: '„Drei Vieren“ muss eine ganze Zahl von 0 bis 100.000 sein.' },
      { field: 'goal', message: '„Ziel“ muss eine ganze Zahl von 1 bis 1.000.000 sein.' },
      {
        field: 'farklePenalty.farkles',
        message: '„Farkles in Folge“ muss eine ganze Zahl von 1 bis 6 sein.',
      },
      { field: 'bonus', message: '„bonus“ ist kein Feld eines Regelsatzes; nimm es heraus.' },
    ])
  })

  it('is told what contradicts what', () => {
    const wrong = { ...farkle, minimumBank: 300, minimumFirstBank: 100 }
    expect(problemsOf(parseRuleSet(wrong)).map(({ message }) => message)).toEqual([
      '„Mindestpunkte zum ersten Sichern“ darf nicht unter den Mindestpunkten zum Sichern liegen, also unter 300.',
    ])
  })

  it('says with how many dice no turn need end', () => {
    const endless = (nothing: number, one: number) => ({
      ...farkle,
      nothing,
      sets: farkle.sets.map(() => [one, 0, 0, 0, 0, 0]),
    })
    expect(problemsOf(parseRuleSet(endless(0, 50)))[0]!.message).toContain(
      'mit 1, 2, 3, 4, 5 oder 6 Würfeln immer weiterwürfeln',
    )
    expect(problemsOf(parseRuleSet(endless(0, 0)))[0]!.message).toMatch(/^Nichts zählt\./)
  })
})

describe('in German the rules of a game', () => {
  it('are told in sentences', () => {
    expect(setSentences(zilch, grouped)).toEqual([
      'Eine 1: 100, eine 5: 50.',
      'Drei gleiche: 100 mal die Augenzahl, für Einsen 1.000.',
      'Vier, fünf und sechs gleiche: doppelt, 4-mal und 8-mal so viel wie drei gleiche.',
    ])
    const often = { farkles: 1, points: 500, floor: 0 }
    expect(playSentences({ ...zilch, farklePenalty: often }, grouped)).toContain(
      'Jeder Farkle kostet 500 gesicherte Punkte, aber nie unter null.',
    )
    expect(playSentences(zilch, grouped)).toContain(
      '3 Farkles in Folge kosten 500 gesicherte Punkte, aber nie unter null.',
    )
  })

  it.each([
    ['10.000', 10_000],
    ['10 000', 10_000],
    ['1.234.567', 1_234_567],
    ['10,000', '10,000'],
    ['10.00', '10.00'],
  ])('are typed with the marks of the language: %s', (text, number) => {
    expect(numberOf(text)).toBe(number)
  })
})

describe('in German a wrong position', () => {
  it('is told field by field', () => {
    const problems = (some: Partial<Position>): string[] =>
      positionProblems(winGame(zilch), { ...FIRST_POSITION, ...some }).map(({ message }) => message)
    expect(problems({ own: 25, opponent: -50, ownFarkles: 3 })).toEqual([
      'Dein Punktestand muss ein Vielfaches von 50 sein, etwa 0 oder 50, nicht 25.',
      'Der Punktestand des Gegners darf nach diesen Regeln nicht negativ sein.',
      'Deine Farkles in Folge dürfen höchstens 2 sein: Bei 3 wird die Strafe fällig, und die Zählung beginnt von vorn.',
    ])
    expect(problems({ dice: { left: 3 } })).toEqual([
      'Bei 0 Zugpunkten wird mit sechs Würfeln gewürfelt, nicht mit 3.',
    ])
  })

  it('has the wrong parts of its code quoted', () => {
    expect(problemsOf(parsePositionCode('b1,000.d0.t0.n9')).map(({ message }) => message)).toEqual([
      '„1,000“ passt nicht zu b (dein Punktestand); richtig ist eine ganze Zahl ohne Leerzeichen, Punkte und Kommas, wie in b7500.',
      '„9“ passt nicht zu n (die Zahl der übrigen Würfel); richtig ist eine Zahl von 1 bis 8, wie in n4.',
    ])
  })
})

it('in German a wrong request is told what it must be', () => {
  const said = (name: keyof typeof BACKEND_REQUESTS, input: unknown): string[] =>
    problemsOf(checkParams(name, BACKEND_REQUESTS[name], input)).map(({ message }) => message)
  expect(
    said('drill.hint', { game: 'farkle', session: 1, number: 0, hint: 3, more: true }),
  ).toEqual(['Das Feld „number“ muss mindestens 1 sein.', 'Das Feld „hint“ muss 1 oder 2 sein.'])
  expect(said('drill.start', { game: 'farkle', rules: farkle })).toEqual([
    'Das Feld „setup“ fehlt; es muss ein Objekt sein.',
  ])
  expect(said('farkle.winAt', { rules: farkle, own: 1.5, opponent: 0 })).toEqual([
    'Ein Punktestand muss eine ganze Zahl von -1.000.000 bis 2.000.000 sein.',
  ])
})
