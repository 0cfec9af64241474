import { describe, expect, it } from 'vitest'
import { FACES, multisetsOfSize } from '#shared/dice/multiset.ts'
import { emptyPaper, paperTotals } from '#shared/games/scorecard/analysis/paper-card.ts'
import { readGame, writeGame } from '#shared/games/scorecard/drill/game-notation.ts'
import { gameRecords } from '#shared/games/scorecard/drill/game-records.ts'
import { tablePlay, tableText, takenBack } from '#shared/games/scorecard/drill/table-play.ts'
import { writtenIn } from '#shared/games/scorecard/drill/written-box.ts'
import { writtenProblem } from '#shared/games/scorecard/drill/written-play.ts'
import type { ScorecardTableData, WrittenBox } from '#shared/games/scorecard/requests/table.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { alikeBox, faceBox, type RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { fits, placedPoints } from '#shared/games/scorecard/rules/scoring.ts'
import { withEntry } from '#shared/study/written-game.ts'
import { unwrap } from '#test/support/results.ts'

/** Points of a box by scoring every throw on cards that differ in what makes jokers. */
function scored(rules: RuleSet, box: number): ReadonlySet<number> {
  const plain = { ...rules, further: 0 }
  const one = rules.boxes[box]!
  const bits = (boxes: readonly number[]): number =>
    boxes.filter((other) => other >= 0 && other !== box).reduce((set, at) => set | (1 << at), 0)
  const faces = FACES.map((face) => faceBox(rules, face))
  const cards = [[], [alikeBox(rules)], [alikeBox(rules), ...faces]].map((used) => ({
    used: bits(used),
    alikeScored: false,
  }))
  return new Set(
    multisetsOfSize(rules.dice).flatMap((dice) =>
      cards.flatMap((card) => {
        const points = placedPoints(plain, card, dice, box)
        if (points === null) return []
        return fits(one, dice) && one.atOnce ? [points, points + one.atOnce] : [points]
      }),
    ),
  )
}

const leastPoints = (rules: RuleSet): number[] =>
  rules.boxes.map((_, box) => Math.min(...scored(rules, box)))

const gameOf = (rules: RuleSet, players: number, written: WrittenBox[]): ScorecardTableData => ({
  rules,
  players: Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, bot: null })),
  seed: null,
  written,
  coach: 'off',
  began: 0,
  moves: [],
  rolled: null,
  takenBack: 0,
  counted: null,
  retaken: [],
})

/** A whole game in the order of the boxes, with their lowest points. */
function whole(rules: RuleSet, players: number): ScorecardTableData {
  const boxes = rules.order === 'up' ? [...rules.boxes.keys()].reverse() : [...rules.boxes.keys()]
  const least = leastPoints(rules)
  const written = boxes.flatMap((box) =>
    Array.from({ length: players }, () => ({ box, points: least[box]! })),
  )
  return gameOf(rules, players, written)
}

describe('points written into a box', () => {
  it.each(Object.entries(PUBLISHED_CARDS))(
    'are taken where a throw makes them, all others refused: %s',
    (_, rules) => {
      const least = leastPoints(rules)
      for (const box of rules.boxes.keys()) {
        const possible = scored(rules, box)
        const points = least.map((one, at) => (at === box ? null : one))
        const card = { points, bonuses: 0 }
        const most = Math.max(...possible) + 50
        const taken = Array.from({ length: most + 1 }, (_, points) => points).filter(
          (points) => writtenIn(rules, card, { box, points }).ok,
        )
        expect(taken, rules.boxes[box]!.name).toEqual([...possible].toSorted((a, b) => a - b))
      }
    },
  )

  it('are refused in words', () => {
    const rules = PRESETS.forced
    const card = emptyPaper(rules)
    const why = (entry: WrittenBox, at = card): string => {
      const written = writtenIn(rules, at, entry)
      return written.ok ? '' : written.problems[0]!.message
    }
    expect(why({ box: 8, points: 24 })).toBe('Full house must be 0 or 25.')
    const used = { points: card.points.with(12, 50), bonuses: 0 }
    expect(why({ box: 12, points: 0 }, used)).toBe('Yahtzee is filled already.')
    const further = true
    expect(why({ box: 8, points: 25, further })).toContain('does not bring 100 more here')
    expect(why({ box: 3, points: 20, further }, used)).toBe('')
    expect(why({ box: 3, points: 16, further }, used)).toContain('does not bring 100 more here')
    const after = unwrap(writtenIn(rules, used, { box: 3, points: 20, further })).card
    expect(paperTotals(rules, after).total).toBe(170)
  })
})

describe('a written game', () => {
  it.each(Object.entries(PUBLISHED_CARDS))('is played, kept and read: %s', (_, rules) => {
    const game = whole(rules, 2)
    const { isOver, turns } = tablePlay(game)
    expect([isOver, turns.length]).toEqual([true, 2 * rules.boxes.length])
    const text = tableText(game, '2026-11-29')!
    const read = unwrap(readGame(text))
    expect(read.turns).toEqual(turns)
    const again = unwrap(writeGame(read, read.turns))
    expect(unwrap(gameRecords.read(again)).text).toBe(again)
    const { sheet, isBare } = unwrap(gameRecords.read(text))
    expect(isBare).toBe(true)
    expect(sheet!.map((of) => of.length)).toEqual([rules.boxes.length, rules.boxes.length])
    expect(new Set(sheet![1]!.map(({ place }) => place)).size).toBe(rules.boxes.length)
  })

  it('has eight players', () => {
    const text = tableText(whole(PRESETS.forced, 8), '2026-11-29')!
    expect(unwrap(readGame(text)).players).toHaveLength(8)
  })

  it('keeps what is paid for further dice all alike', () => {
    const game = whole(PRESETS.forced, 1)
    const { length } = game.written!
    const first = { box: 12, points: 50 }
    const written: WrittenBox[] = [first, ...game.written!.slice(0, length - 1)]
    const further = gameOf(PRESETS.forced, 1, written.with(1, { box: 0, points: 5, further: true }))
    const text = tableText(further, '2026-11-29')!
    expect(text).toContain('2 A ones 5+100\n')
    expect(unwrap(readGame(text)).turns).toEqual(tablePlay(further).turns)
    expect(readGame(text.replace('5+100', '5+50')).ok).toBe(false)
  })

  it('goes back a turn, and takes another entry for one before', () => {
    const game = whole(PRESETS.forced, 2)
    const two = gameOf(PRESETS.forced, 2, game.written!.slice(0, 3))
    expect(takenBack(two)!.written).toHaveLength(2)
    expect(takenBack(gameOf(PRESETS.forced, 2, []))).toBe(null)
    expect(writtenProblem(withEntry(two, 0, { box: 2, points: 9 }))).toBe(null)
    const clash = writtenProblem(withEntry(two, 0, { box: two.written![2]!.box, points: 0 }))
    expect(clash).toEqual({ turn: 2, why: 'Twos is filled already.' })
  })

  it('has no dice in single turns', () => {
    const text = tableText(whole(PRESETS.forced, 1), '2026-11-29')!
    const mixed = text.replace(/^2 A twos 0$/m, '2 A 11334 twos 0')
    const read = readGame(mixed)
    expect(read.ok ? '' : read.problems[0]!.message).toContain(
      'Either all turns have dice, or none.',
    )
  })
})
