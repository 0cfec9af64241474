import { expect, it } from 'vitest'
import { FACES } from '#shared/dice/multiset.ts'
import { YahtzeeAnalyser } from '#shared/games/yahtzee/analysis/analysis.ts'
import { yahtzeeKit, type YahtzeeQuestion } from '#shared/games/yahtzee/drill/question.ts'
import { yahtzeeSession } from '#shared/games/yahtzee/drill/session.ts'
import { DEFAULT_YAHTZEE_SETUP, type YahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { yahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { solveYahtzee } from '#shared/games/yahtzee/solve/solver.ts'
import { finished } from '#test/support/play-session.ts'

const rules = { ...PRESETS.none, upperBonus: 0 }
const game = yahtzeeGame(rules)
const kit = yahtzeeKit(rules, new YahtzeeAnalyser(game, solveYahtzee(game).table))
const thresholds = { inaccuracy: 0.5, mistake: 1.5, blunder: 4 }

/** The questions of a session, each answered with its best option. */
function questionsOf(some: Partial<YahtzeeSetup>): YahtzeeQuestion[] {
  const setup = { ...DEFAULT_YAHTZEE_SETUP, weighting: 'play', seed: 'a', ...some } as const
  const session = yahtzeeSession(kit, { setup, thresholds, needs: new Map(), again: [] })
  const questions: YahtzeeQuestion[] = []
  for (;;) {
    const step = finished(session.advance())
    if (step.kind === 'over') return questions
    questions.push(step.question)
    const { keep, category } = step.question.options[0]!
    const choice = keep ? { keep, category: null } : { keep, category: category! }
    expect(session.repeat(choice).ok).toBe(true)
  }
}

/** Rerolls, how many dice are alike, and the part of the game. */
function cellOf({ position: { dice, rerolls }, traits }: YahtzeeQuestion): string {
  const counts = FACES.map((face) => dice.filter((one) => one === face).length)
  return `${rerolls} ${counts.toSorted().join('')} ${traits.stage}`
}

const most = (cells: readonly string[]): number =>
  Math.max(...cells.map((cell) => cells.filter((one) => one === cell).length))

it('varied questions hold a cell at most once in ten', () => {
  let mostPlain = 0
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const cells = questionsOf({ seed, varied: true }).map(cellOf)
    expect(cells, seed).toHaveLength(20)
    expect(most(cells), seed).toBeLessThanOrEqual(2)
    expect(
      cells.filter((cell, i) => i > 0 && cells[i - 1] === cell),
      seed,
    ).toEqual([])
    mostPlain = Math.max(mostPlain, most(questionsOf({ seed }).map(cellOf)))
  }
  expect(mostPlain).toBeGreaterThan(2)
})

it('a seed gives the same varied questions again', () => {
  const positions = (seed: string) =>
    questionsOf({ seed, varied: true }).map(({ position }) => position)
  expect(positions('a')).toEqual(positions('a'))
  expect(positions('b')).not.toEqual(positions('a'))
})
