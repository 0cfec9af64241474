import { describe, expect, test } from 'vitest'
import { CATEGORIES, numberOf, type Category } from '#shared/games/yahtzee/rules/categories.ts'
import {
  EMPTY_PAPER,
  makePaperCode,
  mostBonuses,
  paperOf,
  paperProblems,
  paperTotals,
  parsePaperCode,
  pointsSoFar,
  possiblePoints,
  readPaper,
  scorecardOf,
  type PaperCard,
} from '#shared/games/yahtzee/analysis/paper-card.ts'
import { cardAt, statesOf, yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { makeCardCode } from '#shared/games/yahtzee/input/scorecard-code.ts'

const rules = PRESETS.forced

function paper(boxes: Partial<Record<Category, number>>, bonuses = 0): PaperCard {
  return { points: CATEGORIES.map((category) => boxes[category] ?? null), bonuses }
}

const FULL = paper(
  {
    ...{ ones: 3, twos: 6, threes: 9, fours: 12, fives: 15, sixes: 18 },
    ...{ threeOfAKind: 24, fourOfAKind: 22, fullHouse: 25, smallStraight: 30 },
    ...{ largeStraight: 40, chance: 21, yahtzee: 50 },
  },
  1,
)

describe('a card on paper', () => {
  test('is added up as players do', () => {
    expect(paperTotals(rules, FULL)).toEqual({
      ...{ upper: 63, upperBonus: 35, lower: 212, yahtzeeBonus: 100, total: 410 },
    })
    expect(pointsSoFar(rules, FULL)).toBe(375)
    const short = paper({ sixes: 24, fives: 20 })
    expect(paperTotals(rules, short)).toMatchObject({ upper: 44, upperBonus: 0, total: 44 })
    expect(paperTotals(rules, EMPTY_PAPER).total).toBe(0)
  })

  test('tells what the rest of the game depends on', () => {
    expect(makeCardCode(scorecardOf(paper({ ones: 3, twos: 6, sixes: 18, yahtzee: 50 })))).toBe(
      'x126.t27.y50',
    )
    expect(scorecardOf(paper({ yahtzee: 0, fullHouse: 25 }))).toMatchObject({
      ...{ upper: 0, yahtzeeScored: false },
    })
    expect(makeCardCode(scorecardOf(EMPTY_PAPER))).toBe('t0')
  })

  test('holds in each box what dice can score there', () => {
    const of = (category: Category): readonly number[] => possiblePoints(numberOf(category))
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
    expect(problems.map(({ field }) => field)).toEqual(['twos', 'fullHouse', 'chance'])
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
      { field: 'bonuses', message: 'There can be at most 1 Yahtzee bonus on this card.' },
    ])
  })
})

describe('a card that is typed', () => {
  const before = paper({ ones: 3, yahtzee: 50, chance: 20 }, 1)

  test('is taken box by box: a wrong one keeps what it had', () => {
    const typed = { ...paper({ ones: 77, twos: 6, yahtzee: 50, chance: NaN }), bonuses: NaN }
    const { card, problems } = readPaper(rules, typed, before)
    expect(problems.map(({ field }) => field)).toEqual(['ones', 'chance', 'bonuses'])
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
    [EMPTY_PAPER, '-.-.-.-.-.-.-.-.-.-.-.-.-'],
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
    expect(!parsed.ok && parsed.problems.map(({ field }) => field)).toEqual(['ones'])
  })
})

test('every state of a game has a paper card without problems that comes to it', () => {
  const game = yahtzeeGame(rules)
  for (const level of [2, 6, 11]) {
    for (const state of statesOf(game, level).filter((_, i) => i % 97 === 0)) {
      const card = cardAt(game, state)
      const made = paperOf(card)
      expect(paperProblems(rules, made)).toEqual([])
      const { used, upper, yahtzeeScored } = scorecardOf(made)
      expect({ used, yahtzeeScored }).toEqual({
        used: card.used,
        yahtzeeScored: card.yahtzeeScored,
      })
      // From the threshold on all totals are one.
      if (card.upper < rules.upperThreshold) expect(upper).toBe(card.upper)
      else expect(upper).toBeGreaterThanOrEqual(rules.upperThreshold)
    }
  }
})
