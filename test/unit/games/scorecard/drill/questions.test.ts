import { describe, expect, it } from 'vitest'
import type { Face } from '#shared/dice/multiset.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { calibrate } from '#shared/study/gap-thresholds.ts'
import { afterKeep, filledCard, playedScorecard } from '#shared/games/scorecard/drill/play.ts'
import { parseScorecardCode, scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import {
  choiceCode,
  makeScorecardQuestion,
  readChoice,
  scorecardIndexOf,
  type ScorecardChoice,
} from '#shared/games/scorecard/drill/question.ts'
import { scorecardGaps } from '#shared/games/scorecard/drill/source.ts'
import { traitsOf } from '#shared/games/scorecard/drill/traits.ts'
import { BOX_NAMES } from '#shared/games/scorecard/rules/thirteen-boxes.ts'
import { emptyPaper, paperTotals } from '#shared/games/scorecard/analysis/paper-card.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { boxOf, type BoxName } from '#test/support/yahtzee-boxes.ts'
import { cardWithOpen, shortScorecard } from '#test/support/yahtzee-kits.ts'
import { finished } from '#test/support/play-session.ts'

const { forced, none } = PRESETS
const kit = shortScorecard(['sixes', 'smallStraight', 'chance'])
const facesOf = (dice: string): Face[] => [...dice].map(Number) as Face[]
const at = (dice: string, rerolls: number) => ({ card: kit.start, dice: facesOf(dice), rerolls })

describe('a question', () => {
  it('values keeping all five as stopping, whatever is left', () => {
    for (const rerolls of [1, 2]) {
      const { options } = makeScorecardQuestion(kit, at('11236', rerolls))
      const stop = options.find(({ keep }) => keep?.length === 5)!
      const [box] = makeScorecardQuestion(kit, at('11236', 0)).options
      expect(stop.expected).toBeCloseTo(box!.expected, 9)
      expect(stop.loss).toBeGreaterThan(0)
      expect(options.map(({ loss }) => loss)).toEqual(
        options.map(({ loss }) => loss).toSorted((a, b) => a - b),
      )
    }
    expect(makeScorecardQuestion(kit, at('23456', 2)).options[0]!.keep).not.toHaveLength(0)
  })

  it('counts what stands on the card', () => {
    const [best] = makeScorecardQuestion(kit, at('66666', 0)).options
    expect(best!.expected).toBeGreaterThan(paperTotals(forced, kit.start).total)
  })

  it('names every choice by a code that can be read', () => {
    for (const rerolls of [0, 2]) {
      const question = makeScorecardQuestion(kit, at('22446', rerolls))
      for (const [place, option] of question.options.entries()) {
        const read = readChoice(choiceCode(forced, option))
        expect(scorecardIndexOf(question, read)).toBe(place)
      }
    }
    const elsewhere: ScorecardChoice = { keep: null, box: boxOf('ones') }
    expect(scorecardIndexOf(makeScorecardQuestion(kit, at('22446', 0)), elsewhere)).toBe(-1)
  })

  it('has a position whose code brings it back, and no other', () => {
    const position = at('62414', 1)
    const read = parseScorecardCode(forced, scorecardCode(position))
    expect(read).toEqual({ ok: true, value: { ...position, dice: [1, 2, 4, 4, 6] } })
    const full = scorecardCode({ ...position, card: cardWithOpen([]) })
    for (const wrong of ['', 'x/12345/1', full, `${scorecardCode(position)}9`]) {
      expect(parseScorecardCode(forced, wrong).ok, wrong).toBe(false)
    }
  })
})

describe('play', () => {
  it('leaves kept dice in their places and rolls the others', () => {
    const random = seededRandom('places')
    for (let i = 0; i < 50; i++) {
      const { dice, rerolls } = afterKeep(forced, at('61616', 2), [6, 6], random)
      expect(rerolls).toBe(1)
      expect([dice[0], dice[2]]).toEqual([6, 6])
    }
    expect(afterKeep(forced, at('61616', 2), facesOf('11666'), random)).toMatchObject({
      rerolls: 0,
    })
  })

  it('fills boxes and counts Yahtzee bonuses apart', () => {
    const { options } = makeScorecardQuestion(kit, at('66666', 0))
    const card = filledCard(
      kit.start,
      options.find(({ box }) => box === boxOf('sixes'))!,
    )
    expect(card.points[boxOf('sixes')]).toBe(30)
    expect(card.bonuses).toBe(1)
  })

  it('errs now and then, and never by very much', () => {
    const play = playedScorecard(kit, seededRandom('human'))
    const kinds = Array.from({ length: 300 }, () => play.next().value.kind)
    expect(kinds.filter((kind) => kind === 'boxes').length).toBeGreaterThan(80)
    const gaps = finished(scorecardGaps(kit, 'gaps', 100))
    expect(gaps).toHaveLength(100)
    const { inaccuracy, mistake, blunder } = calibrate(gaps)
    expect(0 < inaccuracy && inaccuracy < mistake && mistake < blunder).toBe(true)
  })
})

describe('what a decision is about', () => {
  const traits = (
    open: readonly BoxName[],
    dice: string,
    rerolls: number,
    rules: RuleSet = forced,
  ) => traitsOf(rules, { card: cardWithOpen(open), dice: facesOf(dice), rerolls })

  it('is early, middle or late by the boxes open', () => {
    const stage = (open: number) => traits(BOX_NAMES.slice(0, open), '12345', 2).stage
    expect([13, 9, 8, 5, 4, 1].map(stage)).toEqual([
      'early',
      'early',
      'middle',
      'middle',
      'late',
      'late',
    ])
  })

  it('has a joker at stake with a Yahtzee rolled or near once the box is filled', () => {
    const open = ['sixes', 'chance'] as const
    expect(traits(open, '44431', 1).joker).toBe(true)
    expect(traits(open, '44331', 1).joker).toBe(false)
    expect(traits(open, '44441', 0).joker).toBe(false)
    expect(traits(open, '44444', 0).joker).toBe(true)
    expect(traits(['yahtzee', ...open], '44444', 0).joker).toBe(false)
    expect(traits(open, '44444', 0, none).joker).toBe(false)
  })

  it('has the upper bonus at stake where it takes two to four of each open face', () => {
    expect(traits(['sixes', 'chance'], '12345', 2).upperBonus).toBe(true)
    expect(traits(['chance'], '12345', 2).upperBonus).toBe(false)
    expect(traitsOf(forced, { ...at('12345', 2), card: emptyPaper(forced) }).upperBonus).toBe(false)
    const poor = { points: kit.start.points.with(4, 5), bonuses: 0 }
    expect(traitsOf(forced, { card: poor, dice: facesOf('12345'), rerolls: 2 }).upperBonus).toBe(
      false,
    )
    const without = { ...forced, bonus: [] }
    expect(traits(['sixes', 'chance'], '12345', 2, without).upperBonus).toBe(false)
  })
})
