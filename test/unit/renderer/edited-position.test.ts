import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { effectScope, nextTick, ref, type EffectScope } from 'vue'
import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { winGame, type WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { usePosition } from '#renderer/games/farkle/analyse/use-position.ts'

let scope: EffectScope
beforeEach(() => {
  scope = effectScope()
  vi.useFakeTimers()
})
afterEach(() => {
  scope.stop()
  vi.useRealTimers()
})

const farkle = winGame(PRESETS.farkle)

function edit(game: () => WinGame | null = () => farkle): ReturnType<typeof usePosition> {
  return scope.run(() => usePosition(game, FIRST_POSITION))!
}

/** Lets the editing rest, so that what was typed becomes a step. */
async function rest(): Promise<void> {
  await nextTick()
  await vi.advanceTimersByTimeAsync(1000)
}

describe('an edited position', () => {
  it('has a code as long as it can come up', () => {
    const { code, problems, change } = edit()
    expect(code.value).toBe('b0.d0.t0.n6')
    change({ own: '7500' })
    expect(code.value).toBe('b7500.d0.t0.n6')
    change({ own: '7510' })
    expect(code.value).toBeNull()
    expect(problems.value.map(({ field }) => field)).toEqual(['own'])
  })

  it('is looked at anew under other rules', async () => {
    const game = ref<WinGame | null>(farkle)
    const { code, problems, change } = edit(() => game.value)
    change({ opponent: '12000' })
    expect(problems.value.map(({ field }) => field)).toEqual(['opponent'])
    game.value = winGame(PRESETS.zilch)
    await nextTick()
    expect(problems.value).toEqual([])
    expect(code.value).toBe('b0.d12000.t0.n6')
    game.value = null
    expect(code.value).toBeNull()
  })

  it('goes back and forth, what was typed in one go as one step', async () => {
    const { code, change, undo, redo, canUndo, canRedo } = edit()
    expect([canUndo.value, canRedo.value]).toEqual([false, false])
    change({ own: '7' })
    change({ own: '7500' })
    await rest()
    change({ opponent: '1500' })
    await rest()
    undo()
    expect(code.value).toBe('b7500.d0.t0.n6')
    undo()
    expect(code.value).toBe('b0.d0.t0.n6')
    expect([canUndo.value, canRedo.value]).toEqual([false, true])
    redo()
    redo()
    expect(code.value).toBe('b7500.d1500.t0.n6')
    expect(canRedo.value).toBe(false)
  })

  it('takes back what was typed a moment ago, and no more', async () => {
    const { code, change, undo, redo, canUndo } = edit()
    change({ own: '7500' })
    await rest()
    change({ opponent: '1500' })
    expect(canUndo.value).toBe(true)
    undo()
    expect(code.value).toBe('b7500.d0.t0.n6')
    await rest()
    redo()
    expect(code.value).toBe('b7500.d1500.t0.n6')
  })

  it('takes another field, and each die, for a step of its own', () => {
    const { code, change, undo } = edit()
    change({ own: '7' })
    change({ own: '7500' })
    change({ turnTotal: '300' })
    change({ kind: 'rolled', rolled: [1] })
    change({ rolled: [1, 5] })
    expect(code.value).toBe('b7500.d0.t300.r15')
    const codes = Array.from({ length: 4 }, () => {
      undo()
      return code.value
    })
    expect(codes).toEqual(['b7500.d0.t300.r1', 'b7500.d0.t300.n6', 'b7500.d0.t0.n6', 'b0.d0.t0.n6'])
  })

  it('opens another position as one step', () => {
    const { code, open, undo, draft } = edit()
    open({ ...FIRST_POSITION, turnTotal: 300, dice: { rolled: [1, 5] } })
    expect(code.value).toBe('b0.d0.t300.r15')
    expect(draft.value.kind).toBe('rolled')
    undo()
    expect(code.value).toBe('b0.d0.t0.n6')
  })
})
