import { describe, expect, it } from 'vitest'
import {
  makeGeneratorQuery,
  MAX_CHARACTERS,
  parseGeneratorQuery,
} from '#shared/games/farkle/input/generator-query.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { parseGameText } from '#shared/games/game-json.ts'
import { messageOf, problemFields, unwrap } from '#test/support/results.ts'

const SETS = [1, 2, 3, 4, 5, 6]
  .map((face) => `set${face}=${face === 1 ? 100 : face === 5 ? 50 : 0},0,${face * 100},0,0,0`)
  .join('&')

/** The fields complained about, in order; none for a query that is understood. */
const wrongFields = (query: string): string[] => problemFields(parseGeneratorQuery(query))

const complaint = (query: string): string => messageOf(parseGeneratorQuery(query))

describe('a query string of the Farkle Strategy Generator', () => {
  it('needs no more than six sets', () => {
    expect(parseGeneratorQuery(SETS)).toMatchObject({
      ok: true,
      value: {
        name: 'Imported rules',
        straight: 0,
        minimumBank: 0,
        farklePenalty: null,
        goal: 10_000,
      },
    })
  })

  it('says all that it can say', () => {
    const query = `${SETS}&straight=1&threepair=2&flexpairs=true&twotriplet=3&nothing=4&penalty=5&minbank=6`
    expect(parseGeneratorQuery(query)).toMatchObject({
      value: {
        straight: 1,
        threePairs: 2,
        fourKindAndPairCountsAsThreePairs: true,
        twoTriplets: 3,
        nothing: 4,
        farklePenalty: { farkles: 3, points: 5, floor: 0 },
        minimumBank: 6,
        minimumFirstBank: 6,
      },
    })
  })

  it('does not mind order, doubled ampersands or plus signs for spaces', () => {
    const mixed = `minbank=+300+&&${SETS}&`
    expect(parseGeneratorQuery(mixed)).toMatchObject({ value: { minimumBank: 300 } })
  })

  it('has no flexible pairs where three pairs score nothing', () => {
    expect(parseGeneratorQuery(`${SETS}&flexpairs=true&threepair=0`)).toMatchObject({
      ok: true,
      value: { fourKindAndPairCountsAsThreePairs: false },
    })
  })
})

describe('a query string with something wrong', () => {
  it.each([
    ['a set missing', SETS.replace(/&set4=[^&]*/, ''), ['set4']],
    ['five points in a set', SETS.replace('set4=0,0,400,0,0,0', 'set4=0,0,400,0,0'), ['set4']],
    ['seven points in a set', SETS.replace('set4=0,', 'set4=0,0,'), ['set4']],
    ['text instead of numbers', SETS.replace('set4=0,0', 'set4=none,0'), ['set4']],
    ['a negative number', SETS.replace('set4=0,0', 'set4=-50,0'), ['set4']],
    ['an empty number', SETS.replace('set4=0,0', 'set4=,0'), ['set4']],
    ['a number that is no whole number', `${SETS}&straight=1500.5`, ['straight']],
    ['a number with an exponent', `${SETS}&straight=1e3`, ['straight']],
    ['no number at all', `${SETS}&penalty=`, ['penalty']],
    ['the same name twice', `${SETS}&straight=1500&straight=1000`, ['straight']],
    ['an unknown name', `${SETS}&bonus=5`, ['bonus']],
    ['a name of every object', `${SETS}&__proto__=5`, ['__proto__']],
    ['flexpairs that is neither', `${SETS}&flexpairs=yes`, ['flexpairs']],
    ['broken escapes in a value', SETS.replace('set4=0,0', 'set4=%E0%A4%A,0'), ['set4']],
    ['a broken escape in a name', `${SETS}&%ZZ=5`, ['%ZZ']],
    ['several of these', `${SETS}&bonus=5&straight=x&minbank=y`, ['bonus', 'straight', 'minbank']],
  ])('is refused by the names concerned: %s', (_, query, fields) => {
    expect(wrongFields(query)).toEqual(fields)
  })

  it.each([[''], ['   '], ['https://example.org/'], ['straight=1500'], ['set7=1'], ['&&&=&']])(
    'is told as a whole where it is none: "%s"',
    (text) => {
      expect(complaint(text)).toContain('not a Farkle Strategy Generator address')
    },
  )

  it('is told by what to write instead', () => {
    expect(complaint(SETS.replace('set4=0,', 'set4='))).toContain('such as 100,200,1000')
    expect(complaint(SETS.replace(/&set4=[^&]*/, ''))).toContain('set4 is missing')
  })

  it('is not even looked at where it is absurdly long', () => {
    expect(complaint(SETS.padEnd(MAX_CHARACTERS + 1, '&'))).toContain('far too long')
    expect(wrongFields(SETS.padEnd(MAX_CHARACTERS, '&'))).toEqual([])
  })

  it('is refused by the rule set it makes, once its own form is right', () => {
    expect(wrongFields(`${SETS}&straight=100001`)).toEqual(['straight'])
    expect(wrongFields(`${SETS}&minbank=100001`)).toContain('minimumBank')
    const noPoints = SETS.replace(/=[^&]*/g, '=0,0,0,0,0,0')
    expect(complaint(noPoints)).toContain('Nothing scores')
  })
})

it('a minimum bank above the usual goal raises the goal, and comes back as it was', () => {
  const read = unwrap(parseGeneratorQuery(`${SETS}&minbank=20000`))
  expect(read).toMatchObject({ minimumBank: 20_000, goal: 20_000 })
  const { query, leftOut } = makeGeneratorQuery(read)
  expect(leftOut).toEqual([])
  expect(parseGeneratorQuery(query)).toEqual({ ok: true, value: read })
})

describe('writing a rule set as a query string', () => {
  it('leaves nothing out of the rules of Possibly Wrong', () => {
    const { query, leftOut } = makeGeneratorQuery(PRESETS['possibly-wrong'])
    expect(leftOut).toEqual([])
    expect(query).toContain('set1=100,0,300,1000,2000,3000&set2=0,0,200,')
    expect(query).toMatch(/^set1=.*&straight=1500&threepair=1500&flexpairs=true&twotriplet=2500/)
  })

  it('leaves the end of the game out of Zilch', () => {
    const { query, leftOut } = makeGeneratorQuery(PRESETS.zilch)
    expect(leftOut).toEqual(['end'])
    expect(query).toContain('&nothing=500&penalty=500&minbank=300')
  })

  it('names everything that a query string has no words for', () => {
    const { leftOut } = makeGeneratorQuery({
      ...PRESETS.zilch,
      fourKindAndPair: 100,
      mustSetAsideAll: true,
      goal: 5000,
      minimumFirstBank: 500,
      farklePenalty: { farkles: 2, points: 500, floor: -100 },
      sixOfAKindWins: true,
    })
    expect(leftOut.toSorted()).toEqual([
      'end',
      'farklePenalty.farkles',
      'fourKindAndPair',
      'goal',
      'minimumFirstBank',
      'mustSetAsideAll',
      'sixOfAKindWins',
    ])
  })

  it('names the floor of a penalty on the third farkle', () => {
    const farklePenalty = { farkles: 3, points: 500, floor: -1000 }
    const { leftOut } = makeGeneratorQuery({ ...PRESETS.farkle, farklePenalty })
    expect(leftOut).toEqual(['farklePenalty.floor'])
  })
})

it('a rule set in any text form is JSON where it begins with a curly bracket, a query string elsewhere', () => {
  expect(parseGameText(` \n${JSON.stringify(PRESETS.farkle)}`)).toEqual({
    ok: true,
    value: { game: 'farkle', rules: PRESETS.farkle },
  })
  expect(parseGameText(SETS)).toMatchObject({
    ok: true,
    value: { game: 'farkle', rules: { name: 'Imported rules' } },
  })
  expect(parseGameText('nonsense').ok).toBe(false)
  expect(parseGameText('{nonsense').ok).toBe(false)
})
