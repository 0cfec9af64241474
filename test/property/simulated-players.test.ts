import { describe, expect, it } from 'vitest'
import { seededRandom, type Random } from '#shared/dice/random.ts'
import { cellKey, cellOf } from '#shared/games/farkle/drill/cells.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { playedGames } from '#shared/games/farkle/drill/played-games.ts'
import { playShares } from '#shared/games/farkle/drill/play-shares.ts'
import type { Question, RankedOption } from '#shared/games/farkle/drill/question.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { acceptanceBy, type Needs } from '#shared/study/needs.ts'
import { expectedLoss, type CellSums } from '#shared/study/expected-loss.ts'
import { finished } from '#test/support/play-session.ts'
import { kitOf } from '#test/support/study-kits.ts'

// Players whose loss is known answer as many questions as a player would: 19 of 20 intervals hold it.

type Player = (options: readonly RankedOption[]) => RankedOption

/** All scoring dice, with as many left as go with them; the ways to go on from there. */
function allDice(options: readonly RankedOption[]): RankedOption[] {
  const most = Math.max(...options.map(({ points }) => points))
  const all = options.filter(({ points }) => points === most)
  const left = Math.max(...all.map(({ diceLeft }) => diceLeft))
  return all.filter(({ diceLeft }) => diceLeft === left)
}

const goingOn = (options: readonly RankedOption[], then: 'bank' | 'roll') =>
  options.find((option) => option.then === then)

const bankingFrom =
  (at: number): Player =>
  (options) => {
    const all = allDice(options)
    const bank = goingOn(all, 'bank')
    return bank && bank.turnTotal >= at ? bank : (goingOn(all, 'roll') ?? bank!)
  }

/** The best dice, and of the ways to go on from there the one that somebody likes. */
const withBestDice =
  (likes: (best: RankedOption) => 'bank' | 'roll' | null): Player =>
  (options) => {
    const [best] = options
    const same = options.filter(({ setAside }) => setAside.join() === best!.setAside.join())
    const liked = likes(best!)
    return (liked && goingOn(same, liked)) ?? best!
  }

const PLAYERS: Readonly<Record<string, Player>> = {
  'banks from 200': bankingFrom(200),
  'banks from 300': bankingFrom(300),
  'banks from 500': bankingFrom(500),
  'banks from 1000': bankingFrom(1000),
  'takes all scoring dice': (options) => allDice(options)[0]!,
  'is careful with many dice': withBestDice(({ diceLeft, turnTotal }) =>
    diceLeft >= 4 && turnTotal >= 300 ? 'bank' : null,
  ),
  'is bold with few dice': withBestDice(({ diceLeft, turnTotal }) =>
    diceLeft <= 3 && turnTotal < 600 ? 'roll' : null,
  ),
}

const kit = kitOf(PRESETS.farkle, 'points')
const { cells: shares } = finished(playShares(kit, 20))
const DECISIONS = 12_000

/** Decisions of play, others than the shares were counted in. */
function decisionsOfPlay(): Question[] {
  const questions: Question[] = []
  for (const played of playedGames(kit, seededRandom('simulated players'))) {
    const question = played.kind === 'decision' ? makeQuestion(kit, 'both', played.position) : null
    if (question && !question.forced) questions.push(question)
    if (questions.length === DECISIONS) break
  }
  return questions
}

const questions = decisionsOfPlay()
const cells = questions.map((question) => cellKey(cellOf(kit, question)))

/** The sums of so many answers to questions that come up by their chances. */
function answered(
  losses: readonly number[],
  chances: readonly number[],
  count: number,
  random: Random,
) {
  const sums = new Map<string, CellSums>()
  for (let asked = 0; asked < count;) {
    const i = Math.floor(random.next() * losses.length)
    if (random.next() >= chances[i]!) continue
    asked++
    const [cell, loss] = [cells[i]!, losses[i]!]
    const before = sums.get(cell) ?? { cell, count: 0, sum: 0, sumSquares: 0 }
    sums.set(cell, {
      cell,
      count: before.count + 1,
      sum: before.sum + loss,
      sumSquares: before.sumSquares + loss ** 2,
    })
  }
  return [...sums.values()]
}

/** Needs of somebody who gets wrong what this player does. */
function needsOf(losses: readonly number[]): Needs {
  const needs = new Map<string, { count: number; wrong: number }>()
  for (let i = 0; i < 400; i++) {
    const { count, wrong } = needs.get(cells[i]!) ?? { count: 0, wrong: 0 }
    needs.set(cells[i]!, { count: count + 1, wrong: wrong + Number(losses[i]! > 0) })
  }
  return needs
}

const RUNS = 200
/** Part of the intervals that hold the truth, for each player and number of answers. */
const held: number[] = []

describe.each(['play', 'needs'] as const)('asked by %s', (weighting) => {
  it.each(Object.keys(PLAYERS))('somebody who %s is told what they lose', (name) => {
    const losses = questions.map(({ options }) => PLAYERS[name]!(options).loss)
    const truth = losses.reduce((sum, loss) => sum + loss, 0) / losses.length
    const chanceOf = acceptanceBy(weighting === 'needs' ? needsOf(losses) : new Map())
    const chances = cells.map(chanceOf)
    const random = seededRandom(`${name} ${weighting}`)
    const coverage = [50, 200, 800].map((count) => {
      const found = Array.from({ length: RUNS }, () =>
        expectedLoss(shares, answered(losses, chances, count, random))!,
      )
      const told = found.filter(({ low }) => low !== null)
      const right = told.filter(({ low, high }) => low! <= truth && truth <= high!).length
      // Little is told of somebody who seldom errs, before they have.
      if (count === 800) expect(told).toHaveLength(RUNS)
      const mean = found.reduce((sum, one) => sum + one.mean, 0) / RUNS
      if (count > 50) expect(Math.abs(mean / truth - 1)).toBeLessThan(0.1)
      return right / told.length
    })
    held.push(...coverage)
    for (const each of coverage) expect(each).toBeGreaterThan(0.88)
  })
})

it('19 of 20 intervals hold the truth', () => {
  expect(held).toHaveLength(2 * 3 * Object.keys(PLAYERS).length)
  const mean = held.reduce((sum, each) => sum + each, 0) / held.length
  expect(mean).toBeGreaterThan(0.95)
  expect(mean).toBeLessThan(0.985)
})
