import { afterAll, describe, expect, test } from 'vitest'
import { facesOf, multisetOf, type Face } from '#shared/dice/multiset.ts'
import {
  keepSentence,
  scorecardThumbSentences,
} from '#shared/games/scorecard/analysis/thumb-sentences.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { ALL_BOXES } from '#shared/games/scorecard/rules/thirteen-boxes.ts'
import {
  FROM_FACE,
  KEEP_KINDS,
  keptBy,
  WHENS,
} from '#shared/games/scorecard/solve/thumb/keep-terms.ts'
import {
  countsFor,
  NO_RULES,
  readThumb,
  rulesIn,
  ThumbTextError,
  thumbText,
} from '#shared/games/scorecard/solve/thumb/thumb-rule.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { setOf, type BoxName } from '#test/support/yahtzee-boxes.ts'

const LONG = 'keep=trips:4/house@last/row4:5,upper=1.5,add=ones:15/sixes:-10'

describe('terms', () => {
  /** What the first term of a rule keeps, as digits; null where it says nothing. */
  function kept(term: string, dice: string, ...used: BoxName[]): string | null {
    const roll = multisetOf([...dice].map((face) => Number(face) as Face))
    const found = keptBy(readThumb(`keep=${term}`).keeps[0]!, roll, ALL_BOXES & ~setOf(used))
    return found === null ? null : facesOf(found).join('')
  }

  test.each([
    ['house', '22333', '22333', []],
    ['house', '22333', null, ['fullHouse']],
    ['house', '22334', null, []],
    ['row5', '23456', '23456', ['smallStraight']],
    ['row5', '23456', null, ['smallStraight', 'largeStraight']],
    ['row4', '12346', '1234', []],
    ['row4', '12346', '12346', ['largeStraight']],
    ['row4:5', '34556', null, []],
    ['row4:5', '34456', '3456', []],
    ['gap4', '12245', '1245', []],
    ['gap4', '12245', null, ['largeStraight']],
    ['row3', '23466', '234', []],
    ['row3:6', '23466', null, []],
    ['row3', '45611', null, []],
    ['trips:4', '55512', '555', []],
    ['trips:4', '55512', null, ['fives']],
    ['trips:4', '33312', null, []],
    ['above', '22331', '33', []],
    ['above', '22331', '22', ['threes']],
    ['pairs', '22551', '2255', []],
    ['pairs:3', '22551', null, []],
    ['pairs', '22551', null, ['fullHouse']],
    ['single:2', '11245', '5', []],
    ['single:2', '11245', '4', ['fives']],
    ['single:2', '22456', null, []],
    [
      'only-above',
      '22556',
      '22',
      ['threeOfAKind', 'fourOfAKind', 'fullHouse', 'yahtzee', 'fives', 'sixes'],
    ],
    ['only-above', '22556', null, ['threeOfAKind']],
    ['only-sum:4', '12456', null, []],
    ['kickers:5', '33356', '33356', ['threes', 'yahtzee']],
    ['kickers:5', '33356', null, ['threes']],
  ] as const)('%s keeps of %s: %s, used %j', (term, dice, expected, used) => {
    expect(kept(term, dice, ...used)).toBe(expected)
  })

  test('look at what is left where hardly anything is open', () => {
    const open = (...names: BoxName[]): number => setOf(names)
    const keep = (term: string, dice: readonly Face[], boxes: number): Face[] =>
      facesOf(keptBy(readThumb(`keep=${term}`).keeps[0]!, multisetOf(dice), boxes)!)
    expect(keep('only-sum:5', [1, 4, 5, 6, 6], open('chance'))).toEqual([5, 6, 6])
    expect(keep('only-row', [1, 3, 3, 4, 6], open('smallStraight', 'chance'))).toEqual([3, 4, 6])
  })
})

describe('texts of rules', () => {
  test.each(['', LONG, 'upper=2', 'add=chance:-5'])('are read back: %s', (text) => {
    expect(thumbText(readThumb(text))).toBe(text)
  })

  test.each([
    ['keep=rows', 'rows'],
    ['keep=house:3', 'house:3'],
    ['keep=row4@never', 'row4@never'],
    ['keep=', ''],
    ['upper=0', 'upper=0'],
    ['upper=2.55', 'upper=2.55'],
    ['add=tens:5', 'tens:5'],
    ['add=ones:2.5', 'ones:2.5'],
    ['add=ones:51', 'ones:51'],
    ['bank=5', 'bank=5'],
    [`keep=${Array.from({ length: 21 }, () => 'house').join('/')}`, undefined],
  ])('are refused with the part that is wrong: %s', (text, part) => {
    expect(() => readThumb(text)).toThrow(ThumbTextError)
    if (part === undefined) return
    try {
      readThumb(text)
    } catch (error) {
      expect((error as ThumbTextError).part).toBe(part)
    }
  })

  test('say how many rules there are to know, and what a box counts for', () => {
    expect([rulesIn(NO_RULES), rulesIn(readThumb(LONG))]).toEqual([0, 6])
    const rule = readThumb(LONG)
    expect([countsFor(rule, 0, 3), countsFor(rule, 5, 18), countsFor(rule, 11, 18)]).toEqual([
      19.5, 17, 18,
    ])
  })
})

describe('sentences', () => {
  afterAll(() => setLocale('en'))

  test.each(['en', 'de'] as const)('are different for every term in %s', async (language) => {
    await setLocale(language)
    const terms = KEEP_KINDS.flatMap((kind) =>
      [undefined, ...(FROM_FACE.includes(kind) ? ([2, 5, 6] as const) : [])].flatMap((from) =>
        [undefined, ...WHENS].map((when) => ({
          kind,
          ...(from && { from }),
          ...(when && { when }),
        })),
      ),
    )
    const sentences = terms.map(keepSentence)
    expect(new Set(sentences).size).toBe(terms.length)
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÄÖÜ3].*[^.]\.$/)
  })

  test('tell the boxes last', async () => {
    await setLocale('en')
    const { keeps, box } = scorecardThumbSentences(PRESETS.forced, readThumb(LONG))
    expect(keeps).toEqual([
      'Keep three or more of a kind of 4s or higher whose upper box is open.',
      'With the last reroll: Leave a full house as it is while its box is open.',
      'Keep four in a row for the large straight, unless a pair of 5s or higher shows; if only the small one is open, stay with it.',
      'Otherwise keep the largest group of equal dice. If two are equal, prefer an open upper box, then the higher number.',
    ])
    expect(box).toBe(
      'Take the box that counts most. Upper boxes count 1.5 times. Count 15 more for Ones and 10 less for Sixes. Of equals take the one that is harder to fill.',
    )
  })
})
