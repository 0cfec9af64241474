import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { askedPosition, playedGames } from '#shared/games/farkle/drill/played-games.ts'
import type { Question } from '#shared/games/farkle/drill/question.ts'
import { DECISION_KINDS, type DecisionKind } from '#shared/games/farkle/drill/setup.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { at } from '#test/support/farkle-positions.ts'
import { kitOf } from '#test/support/study-kits.ts'

const { farkle, zilch } = PRESETS
const SMALL = { ...farkle, goal: 1500 }
const LAST_TURN = { ...zilch, goal: 1000 }
const KITS = {
  'Farkle for points': kitOf(farkle, 'points'),
  'Zilch for points': kitOf(zilch, 'points'),
  'Farkle for wins': kitOf(SMALL, 'wins'),
  'Zilch for wins': kitOf(LAST_TURN, 'wins'),
}

/** Questions of a kind out of play. */
function* questionsOf(kit: StudyKit, kind: DecisionKind, count: number): Generator<Question> {
  let made = 0
  for (const played of playedGames(kit, seededRandom(`questions of ${kind}`))) {
    if (played.kind !== 'decision') continue
    yield makeQuestion(kit, kind, askedPosition(kit.tableRules, kind, played)!)!
    if (++made === count) return
  }
}

describe.each(Object.entries(KITS))('questions of %s', (_, kit) => {
  const { judge } = kit

  it.each(DECISION_KINDS)('rank the options of %s by what they are worth', (kind) => {
    let forced = 0
    for (const question of questionsOf(kit, kind, 150)) {
      const { options, gap, position } = question
      const best = judge.judge(position).value
      expect(options[0]).toMatchObject({ value: best, loss: 0, rank: 1 })
      options.forEach(({ value, loss, rank, then }, i) => {
        expect(then === null).toBe(kind === 'set-aside')
        const better = options.filter((other) => other.value > value + judge.tolerance).length
        expect(rank).toBe(better + 1)
        if (rank === 1) expect(loss).toBe(0)
        else expect(loss).toBe(best - value)
        if (i > 0) expect(rank).toBeGreaterThanOrEqual(options[i - 1]!.rank)
      })
      const losing = options.filter(({ rank }) => rank > 1)
      expect(question.forced).toBe(losing.length === 0)
      expect(gap).toBe(Math.min(...losing.map(({ loss }) => loss), question.forced ? 0 : Infinity))
      if (question.forced) forced++
    }
    // Kept apart from what can be done wrong.
    if (kind === 'set-aside') expect(forced).toBeGreaterThan(0)
  })

  it('make the dice alone worth the better of bank and roll after them', () => {
    for (const { position, options } of questionsOf(kit, 'set-aside', 150)) {
      const both = makeQuestion(kit, 'both', position)!.options
      const dice = new Set(both.map(({ setAside }) => setAside.join('')))
      expect(options.map(({ setAside }) => setAside.join('')).sort()).toEqual([...dice].sort())
      for (const { setAside, value, best, farkleProbability } of options) {
        const after = both.filter((option) => option.setAside.join('') === setAside.join(''))
        expect(value).toBe(Math.max(...after.map((option) => option.value)))
        expect(after.find(({ then }) => then === best)).toMatchObject({ value, farkleProbability })
      }
    }
  })

  it('make of bank or roll what is worth as much once the dice are set aside', () => {
    for (const { position, options } of questionsOf(kit, 'both', 60)) {
      for (const { setAside, points, turnTotal, diceLeft, then, value } of options) {
        expect(turnTotal).toBe(position.turnTotal + points)
        const left = { ...position, turnTotal, dice: { left: diceLeft } }
        const next = makeQuestion(kit, 'roll-or-bank', left)
        const same = next!.options.find((option) => option.then === then)!
        expect(same).toMatchObject({ setAside: [], points: 0, turnTotal, diceLeft, best: then })
        expect(same.value).toBeCloseTo(value, 10)
        expect(setAside.length).toBeGreaterThan(0)
      }
    }
  })
})

describe('a question', () => {
  it('is forced where there is one thing to do', () => {
    const one = at({ dice: { rolled: [1, 2, 2, 3, 4, 6] } })
    const question = makeQuestion(KITS['Zilch for points'], 'both', one)!
    expect(question).toMatchObject({ forced: true, gap: 0 })
    expect(question.options).toMatchObject([{ setAside: [1], then: 'roll', rank: 1, loss: 0 }])
  })

  it('is forced where all is equally good, and equal options share a rank', () => {
    const kit = KITS['Farkle for wins']
    const won = at({ own: 1000, opponent: 500, turnTotal: 450, dice: { rolled: [1, 5, 2] } })
    const options = makeQuestion(kit, 'both', won)!.options
    const banks = options.filter(({ then }) => then === 'bank')
    const dice = banks.map(({ setAside }) => setAside)
    expect(dice).toEqual(expect.arrayContaining([[1], [5], [1, 5]]))
    for (const bank of banks) expect(bank).toMatchObject({ rank: 1, loss: 0, value: 1 })
    expect(options.find(({ rank }) => rank > 1)?.rank).toBe(4)
    expect(makeQuestion(kit, 'set-aside', won)!.forced).toBe(true)
  })

  it('is none where the roll has decided', () => {
    const farkled = at({ dice: { rolled: [2, 2, 3, 4, 6, 6] } })
    expect(makeQuestion(KITS['Farkle for points'], 'both', farkled)).toBeNull()
    const kit = kitOf({ ...SMALL, goal: 1000, sixOfAKindWins: true }, 'wins')
    const six = at({ dice: { rolled: [3, 3, 3, 3, 3, 3] } })
    expect(makeQuestion(kit, 'both', six)).toBeNull()
  })

  it('says what the play for the other goal loses', () => {
    const kit = KITS['Farkle for wins']
    // The opponent wins next turn almost for sure, so a bank short of the goal is given away.
    const late = at({ own: 500, opponent: 1450, turnTotal: 450, dice: { left: 2 } })
    const { options, disagreement } = makeQuestion(kit, 'roll-or-bank', late)!
    expect(options.map(({ then }) => then)).toEqual(['roll', 'bank'])
    expect(kit.points.judge(late).actions[0]!.then).toBe('bank')
    expect(disagreement).toBe(options[1]!.loss)
    const forPoints = kitOf(SMALL, 'points', true)
    const turned = makeQuestion(forPoints, 'roll-or-bank', late)!
    expect(turned.options.map(({ then }) => then)).toEqual(['bank', 'roll'])
    expect(turned.disagreement).toBe(turned.options[1]!.loss)
    expect(makeQuestion(KITS['Farkle for points'], 'roll-or-bank', late)!.disagreement).toBeNull()
    const clear = at({ dice: { left: 6 }, turnTotal: 300 })
    expect(makeQuestion(kit, 'roll-or-bank', clear)!.disagreement).toBe(0)
  })

  it('is not made of a position of another kind', () => {
    const kit = KITS['Farkle for points']
    expect(() => makeQuestion(kit, 'both', at({}))).toThrow('both')
    const rolled = at({ dice: { rolled: [1, 2, 2, 3, 4, 6] } })
    expect(() => makeQuestion(kit, 'roll-or-bank', rolled)).toThrow('roll-or-bank')
  })
})
