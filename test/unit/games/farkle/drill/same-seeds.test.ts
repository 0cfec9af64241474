import { expect, it } from 'vitest'
import { drillSession } from '#shared/games/farkle/drill/drill-session.ts'
import type { AnyQuestion, GradedSession } from '#shared/study/graded-session.ts'
import { scorecardSession } from '#shared/games/scorecard/drill/session.ts'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'
import { PRESETS as FARKLE } from '#shared/games/farkle/rules/presets.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import { finished, optionsOf } from '#test/support/play-session.ts'
import { kitOf } from '#test/support/study-kits.ts'
import { kitOf as scorecardKitOf } from '#test/support/yahtzee-kits.ts'

// Sessions that were begun with an earlier version are played again from their seeds: what a seed asks
// must stay as it is.

/** The codes of the first questions, each answered with its best option. */
function codesOf<Question extends AnyQuestion, Choice, Event>(
  session: GradedSession<Question, Choice, unknown, Event>,
  count: number,
): string[] {
  return Array.from({ length: count }, () => {
    const step = finished(session.advance())
    if (step.kind !== 'question') throw new Error('the session is over')
    expect(session.repeat(step.question.options[0] as Choice).ok).toBe(true)
    return session.codeOf(step.question)
  })
}

it.each([
  ['points', 'b0.d0.t0.r355556', 'b300.d0.t100.r22235', 'b600.d0.t0.r123456', 'b0.d0.t50.r13456'],
  [
    'wins',
    'b800.d500.t0.r111225',
    'b300.d600.t0.r123445',
    'b300.d750.t0.r111266',
    'b900.d650.t0.r125556',
  ],
] as const)('a seed of Farkle asks for %s what it always has', (goal, ...codes) => {
  const kit = kitOf({ ...FARKLE.farkle, goal: 1000 }, goal)
  const setup = { scope: 'cell', weighting: 'play', seed: 'fixture' } as const
  expect(codesOf(drillSession(kit, optionsOf(goal, setup)), 4)).toEqual(codes)
})

it('a seed of Yahtzee asks what it always has', () => {
  const rules = { ...YAHTZEE.none, bonus: [], rolls: 2 }
  const kit = scorecardKitOf(rules)
  const thresholds = { inaccuracy: 0.5, mistake: 1.5, blunder: 4 }
  const setup = { ...DEFAULT_SCORECARD_SETUP, weighting: 'play', seed: 'fixture' } as const
  const session = scorecardSession(kit, { setup, thresholds, needs: new Map(), again: [] })
  expect(codesOf(session, 8)).toEqual([
    '1.-.-.-.-.-.-.-.-.30.-.-.0/23345/0',
    '3.-.-.-.15.12.-.21.-.-.-.-.-/22566/1',
    '3.-.-.-.15.12.-.21.-.-.-.-.-/33666/0',
    '3.-.-.-.15.12.-.21.25.-.-.-.-/34556/1',
    '3.-.6.8.15.12.24.21.25.30.-.22.-/11236/1',
    '-.-.-.-.-.-.-.-.-.-.-.-.-/12245/1',
    '-.6.-.-.-.-.-.26.25.30.-.-.-/11334/1',
    '-.6.-.12.-.-.-.26.25.30.-.-.-/14466/1',
  ])
})
