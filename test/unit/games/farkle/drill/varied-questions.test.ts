import { describe, expect, it } from 'vitest'
import type { Goal } from '#shared/base/goal.ts'
import { bandOf } from '#shared/games/farkle/drill/cells.ts'
import { drillSession } from '#shared/games/farkle/drill/drill-session.ts'
import type { Question } from '#shared/games/farkle/drill/question.ts'
import { NO_FILTERS, type DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { diceCountOf } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { someOf } from '#test/property/runs.ts'
import { optionsOf, played, THRESHOLDS } from '#test/support/play-session.ts'
import { kitOf } from '#test/support/study-kits.ts'

const best = ({ options }: Question) => options[0]!

/** The questions of a session of single decisions, each answered with its best option. */
function questionsOf(kit: StudyKit, some: Partial<DrillSetup>): Question[] {
  const setup = { scope: 'cell', weighting: 'play', questions: 20, ...some } as const
  return played(drillSession(kit, optionsOf(kit.goal, setup)), best).questions
}

const cellsOf = (questions: readonly Question[]): string[] =>
  questions.map(({ position }) => `${diceCountOf(position)} ${bandOf(position.turnTotal).from}`)

const most = (cells: readonly string[]): number =>
  Math.max(...cells.map((cell) => cells.filter((one) => one === cell).length))

const neighbours = (cells: readonly string[]): number =>
  cells.filter((cell, i) => i > 0 && cells[i - 1] === cell).length

/** The part of the questions that can be done wrong by a little. */
function closeCalls(questions: readonly Question[], goal: Goal): number {
  const { inaccuracy, blunder } = THRESHOLDS[goal]
  return questions.filter(({ gap }) => gap >= inaccuracy && gap < blunder).length / questions.length
}

const SEEDS = ['a', 'b', 'c']

describe.each([
  ['Farkle for points', kitOf(PRESETS.farkle, 'points'), 2],
  ['Zilch for points', kitOf(PRESETS.zilch, 'points'), 2],
  ['Facebook for points', kitOf(PRESETS.facebook, 'points'), 2],
  // So short a game has hardly enough that differs.
  ['a short Farkle for wins', kitOf({ ...PRESETS.farkle, goal: 1500 }, 'wins'), 3],
] as const)('varied questions of %s', (_, kit, share) => {
  it.each(someOf(['both', 'set-aside', 'roll-or-bank'] as const))(
    'hold a cell no more than its share, never twice in a row, and more close calls: %s',
    (kind) => {
      const close = { varied: 0, plain: 0 }
      for (const seed of SEEDS) {
        const varied = questionsOf(kit, { kind, seed, varied: true })
        const cells = cellsOf(varied)
        expect({ seed, count: cells.length, neighbours: neighbours(cells) }).toEqual({
          ...{ seed, count: 20, neighbours: 0 },
        })
        expect(most(cells), seed).toBeLessThanOrEqual(share)
        const plain = questionsOf(kit, { kind, seed })
        expect(most(cellsOf(plain)), seed).toBeGreaterThan(most(cells))
        close.varied += closeCalls(varied, kit.goal)
        close.plain += closeCalls(plain, kit.goal)
      }
      expect(close.varied).toBeGreaterThan(close.plain)
    },
  )
})

describe('varied questions', () => {
  const kit = kitOf(PRESETS.farkle, 'points')
  const positionsOf = (some: Partial<DrillSetup>) =>
    questionsOf(kit, { ...some, varied: true }).map(({ position }) => position)

  it('are the same for the same seed, and others for another', () => {
    // A kit of its own, as after the app was started anew.
    const again = questionsOf(kitOf(PRESETS.farkle, 'points'), { seed: 'a', varied: true })
    expect(again.map(({ position }) => position)).toEqual(positionsOf({ seed: 'a' }))
    expect(positionsOf({ seed: 'b' })).not.toEqual(positionsOf({ seed: 'a' }))
  })

  it('are still asked where the filters leave a single cell, and then look different', () => {
    const filters: DrillSetup['filters'] = {
      ...NO_FILTERS,
      dice: [6],
      turnTotal: { from: 0, to: 1 },
    }
    const asked = positionsOf({ seed: 'a', filters })
    expect(asked).toHaveLength(20)
    const looks = asked.map(({ dice }) => JSON.stringify(dice))
    expect(neighbours(looks)).toBe(0)
  })
})
