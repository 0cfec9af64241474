import { describe, expect, test } from 'vitest'
import {
  emptyPaper,
  makePaperCode,
  mostBonuses,
  paperOf,
  paperProblems,
  paperTotals,
  parsePaperCode,
  pointsSoFar,
  readPaper,
  scorecardOf,
  type PaperCard,
} from '#shared/games/scorecard/analysis/paper-card.ts'
import { possiblePoints } from '#shared/games/scorecard/solve/possible-points.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { cardAt, cardStates, statesOf } from '#shared/games/scorecard/solve/states.ts'
import { makeCardCode } from '#shared/games/scorecard/input/scorecard-code.ts'
import { boxOf, type BoxName } from '#test/support/yahtzee-boxes.ts'

const rules = PRESETS.forced

function paper(boxes: Partial<Record<BoxName, number>>, bonuses = 0): PaperCard {
  return { points: rules.boxes.map(({ name }) => boxes[name] ?? null), bonuses }
}

const FULL = paper(
  {
    ones: 3,
    twos: 6,
    threes: 9,
    fours: 12,
    fives: 15,
    sixes: 18,
    threeOfAKind: 24,
    fourOfAKind: 22,
    fullHouse: 25,
    smallStraight: 30,
    largeStraight: 40,
    chance: 21,
    yahtzee: 50,
  },
  1,
)

describe('a card on paper', () => {
  test('is added up as players do', () => {
    expect(paperTotals(rules, FULL)).toEqual({
      group: 63,
      bonus: 35,
      others: 212,
      further: 100,
      total: 410,
    })
    expect(pointsSoFar(rules, FULL)).toBe(375)
    const short = paper({ sixes: 24, fives: 20 })
    expect(paperTotals(rules, short)).toMatchObject({ group: 44, bonus: 0, total: 44 })
    expect(paperTotals(rules, emptyPaper(rules)).total).toBe(0)
  })

  test('tells what the rest of the game depends on', () => {
    expect(
      makeCardCode(rules, scorecardOf(rules, paper({ ones: 3, twos: 6, sixes: 18, yahtzee: 50 }))),
    ).toBe('x126.t27.y50')
    expect(scorecardOf(rules, paper({ yahtzee: 0, fullHouse: 25 }))).toMatchObject({
      total: 0,
      alikeScored: false,
    })
    expect(makeCardCode(rules, scorecardOf(rules, emptyPaper(rules)))).toBe('t0')
  })

  test('holds in each box what dice can score there', () => {
    const of = (name: BoxName): readonly number[] => possiblePoints(rules, boxOf(name))
    expect(of('fours')).toEqual([0, 4, 8, 12, 16, 20])
    expect(of('fullHouse')).toEqual([0, 25])
    expect(of('yahtzee')).toEqual([0, 50])
    // From 1 1 1 1 1 to 6 6 6 6 6, and nothing in between is left out.
    expect(of('threeOfAKind')).toEqual([0, ...Array.from({ length: 26 }, (_, i) => i + 5)])
    expect(of('chance')).not.toContain(0)
    expect(of('chance').at(-1)).toBe(30)
  })
})

describe('what is wrong with a card', () => {
  test('is told box by box', () => {
    const problems = paperProblems(rules, paper({ twos: 5, fullHouse: 20, chance: 4 }))
    expect(problems.map(({ field }) => field)).toEqual(['1', '8', '11'])
    expect(problems.map(({ message }) => message)).toEqual([
      'Twos must be 0, 2, 4, 6, 8 or 10.',
      'Full house must be 0 or 25.',
      'Chance must be 5 to 30.',
    ])
    expect(paperProblems(rules, FULL)).toEqual([])
  })

  test('are more Yahtzee bonuses than there were turns for them', () => {
    expect(mostBonuses(rules, paper({ yahtzee: 50 }))).toBe(0)
    expect(mostBonuses(rules, paper({ yahtzee: 50, ones: 5, chance: 10 }))).toBe(2)
    expect(mostBonuses(rules, paper({ yahtzee: 0, ones: 5 }))).toBe(0)
    expect(mostBonuses(PRESETS.none, paper({ yahtzee: 50, ones: 5 }))).toBe(0)
    expect(paperProblems(rules, paper({ yahtzee: 50, ones: 5 }, 2))).toEqual([
      { field: 'bonuses', message: 'There can be at most 1 Yahtzee bonus on this scorecard.' },
    ])
  })
})

describe('a card that is typed', () => {
  const before = paper({ ones: 3, yahtzee: 50, chance: 20 }, 1)

  test('is taken box by box: a wrong one keeps what it had', () => {
    const typed = { ...paper({ ones: 77, twos: 6, yahtzee: 50, chance: NaN }), bonuses: NaN }
    const { card, problems } = readPaper(rules, typed, before)
    expect(problems.map(({ field }) => field)).toEqual(['0', '11', 'bonuses'])
    expect(card).toEqual(paper({ ones: 3, twos: 6, yahtzee: 50, chance: 20 }, 1))
  })

  test('never keeps bonuses that the other boxes rule out', () => {
    const typed = paper({ ones: 3, yahtzee: 0, chance: 20 }, 1)
    const { card, problems } = readPaper(rules, typed, before)
    expect(problems.map(({ field }) => field)).toEqual(['bonuses'])
    expect(card).toEqual(paper({ ones: 3, yahtzee: 0, chance: 20 }))
  })
})

describe("a card's code", () => {
  test.each([
    [emptyPaper(rules), '-.-.-.-.-.-.-.-.-.-.-.-.-'],
    [FULL, '3.6.9.12.15.18.24.22.25.30.40.21.50.b1'],
    [paper({ fours: 0, chance: 30 }), '-.-.-.0.-.-.-.-.-.-.-.30.-'],
  ])('comes back as it was: %#', (card, code) => {
    expect(makePaperCode(card)).toBe(code)
    expect(parsePaperCode(rules, code)).toEqual({ ok: true, value: card })
  })

  test.each([[''], ['3.6'], ['x126.t18'], ['-.-.-.-.-.-.-.-.-.-.-.-.-.-'], ['9'.repeat(5000)]])(
    'is none: %s',
    (text) => {
      const parsed = parsePaperCode(rules, text)
      expect(!parsed.ok && parsed.problems[0]!.message).toContain('13 numbers')
    },
  )

  test('with points that cannot be is refused by the box', () => {
    const parsed = parsePaperCode(rules, '7.-.-.-.-.-.-.-.-.-.-.-.-')
    expect(!parsed.ok && parsed.problems.map(({ field }) => field)).toEqual(['0'])
  })
})

test('a card of its own has its own boxes, points and form', () => {
  const generala = PUBLISHED_CARDS.generala!
  expect(possiblePoints(generala, 6)).toEqual([0, 20, 25])
  expect(possiblePoints(PUBLISHED_CARDS['maxi-yatzy']!, 6)).toEqual([0, 2, 4, 6, 8, 10, 12])
  expect(emptyPaper(generala).points).toHaveLength(10)
  const read = parsePaperCode(generala, '3.-.-.-.-.-.25.-.-.-')
  expect(read).toMatchObject({ ok: true })
  const wrong = parsePaperCode(generala, '3.-')
  expect(!wrong.ok && wrong.problems[0]!.message).toContain('10 numbers')
})

test('points for the first roll count for a bonus, as they stand in the box', () => {
  const boxes = PUBLISHED_CARDS.generala!.boxes.map((box) => ({ ...box, inGroup: true }))
  const inGroup: RuleSet = { ...PUBLISHED_CARDS.generala!, boxes, bonus: [{ from: 25, points: 7 }] }
  const card = { ...emptyPaper(inGroup), points: emptyPaper(inGroup).points.with(6, 25) }
  expect(scorecardOf(inGroup, card).total).toBe(25)
  expect(paperTotals(inGroup, card)).toMatchObject({ group: 25, bonus: 7, total: 32 })
})

test.each([
  ['yahtzee', [2, 6, 11]],
  ['yatzy', [3, 13]],
] as const)(
  'every state of %s has a paper card without problems that comes to it',
  (id, levels) => {
    const own = PUBLISHED_CARDS[id]!
    const states = cardStates(own)
    const most = own.bonus.at(-1)!.from
    for (const level of levels) {
      for (const state of statesOf(states, level).filter((_, i) => i % 197 === 0)) {
        const card = cardAt(states, state)
        const made = paperOf(own, card)
        expect(paperProblems(own, made)).toEqual([])
        const { used, total, alikeScored } = scorecardOf(own, made)
        expect({ used, alikeScored: own.further > 0 && alikeScored }).toEqual({
          used: card.used,
          alikeScored: card.alikeScored,
        })
        // From the last step of the bonus on all totals are one.
        if (card.total < most) expect(total).toBe(card.total)
        else expect(total).toBeGreaterThanOrEqual(most)
      }
    }
  },
)
