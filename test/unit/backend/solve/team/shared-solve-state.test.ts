import { describe, expect, test } from 'vitest'
import type { TeamWork } from '#shared/games/solver.ts'
import { SharedSolveState } from '#main/backend/solve/team/shared-solve-state.ts'

/** Work of some steps with so many pieces each, alone; what is done is written down. */
function alone(steps: readonly number[], more: Partial<TeamWork> = {}) {
  const state = SharedSolveState.create(1)
  const done: string[] = []
  let step = 0
  const work: TeamWork = {
    pieces: () => steps[step]!,
    run: (piece) => done.push(`${step}.${piece}`),
    finish: () => done.push('finish'),
    next: () => ++step < steps.length,
    ...more,
  }
  const run = (): void => {
    state.work(work, (what) => {
      done.push(what)
      state.saved()
    })
  }
  return { state, done, run }
}

describe('a team of one', () => {
  test('does every piece of every step, and is done', () => {
    const { state, done, run } = alone([2, 0, 1])
    run()
    expect(done).toEqual(['0.0', '0.1', 'finish', 'finish', '2.0', 'finish'])
    expect(state.isDone).toBe(true)
  })

  test('that is stopped ends after its step, and is not done', () => {
    const { state, done, run } = alone([2, 1])
    state.stop()
    // A checkpoint is for the main thread to write when all have ended.
    state.requestCheckpoint()
    run()
    expect(done).toEqual(['0.0', '0.1', 'finish'])
    expect(state.isDone).toBe(false)
  })

  test('waits for a checkpoint between two steps, and for none after the last', () => {
    const { state, done, run } = alone([1, 1])
    state.requestCheckpoint()
    run()
    expect(done).toEqual(['0.0', 'finish', 'checkpoint', '1.0', 'finish'])
    const last = alone([1])
    last.state.requestCheckpoint()
    last.run()
    expect(last.done).toEqual(['0.0', 'finish'])
  })

  test('has each step saved before the next one, where the work wants that', () => {
    let left = 2
    const next: TeamWork['next'] = (save) => {
      save()
      return --left > 0
    }
    const { done, run, state } = alone([1, 1], { next })
    run()
    expect(done).toEqual(['0.0', 'finish', 'step', '0.0', 'finish', 'step'])
    expect(state.isDone).toBe(true)
  })
})
