import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mapRequests } from '#shared/games/farkle/requests/maps.ts'
import {
  createDispatch,
  readReply,
  type AnswerOf,
  type BackendRequests,
  type ParamsOf,
} from '#shared/contract/requests.ts'
import { bankMap, mapStart, NEVER_BANKS } from '#shared/games/farkle/solve/maps/bank-map.ts'
import { kernelEvaluations } from '#shared/games/farkle/solve/match/kernel-guides.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { mapHandlers } from '#main/backend/games/farkle/map-handlers.ts'
import type { Solver } from '#shared/games/solver.ts'
import {
  SOLVERS,
  type SolverName,
  type SolverResult,
  type SolverTask,
} from '#shared/games/solvers.ts'
import { solvedValues, solvedWin } from '#test/support/solved-win.ts'
import { BROKEN_WORKER, failureOf, SENTENCE, start, temporaryFolder } from '../../harness.ts'

const farkle: RuleSet = { ...PRESETS.farkle, name: 'Short', goal: 1000 }
const zilch: RuleSet = { ...PRESETS.zilch, name: 'Short Zilch', goal: 600 }

/** Solves in this thread. */
async function solvedHere<N extends SolverName>(
  name: N,
  task: SolverTask<N>,
): Promise<SolverResult<N>> {
  const solver = (await SOLVERS[name].load()) as unknown as Solver<SolverTask<N>, unknown>
  const found = await solver.run(task, { progress: () => {}, language: 'en' })
  return found as SolverResult<N>
}

/** Asks handlers that solve in this thread. */
async function ask<N extends keyof typeof mapRequests>(
  name: N,
  params: ParamsOf<BackendRequests, N>,
): Promise<AnswerOf<BackendRequests, N>> {
  return readReply(await dispatch(name, params))
}
const dispatch = createDispatch(
  mapRequests,
  mapHandlers(
    { solve: (rules) => Promise.resolve({ ...solvedWin(rules), seconds: 0 }) },
    // Maps of three are asked of a whole backend.
    {} as Parameters<typeof mapHandlers>[1],
    { solve: solvedHere, make: solvedHere },
  ),
)

const placeOf = ({ scores }: { readonly scores: readonly number[] }, own: number, other: number) =>
  scores.indexOf(other) * scores.length + scores.indexOf(own)

describe('the four maps', () => {
  test('of a game without a penalty hold what was solved', async () => {
    const solved = solvedValues(farkle)
    const { game, values } = solved
    const win = await ask('farkle.mapWinning', { rules: farkle })
    expect(win.scores).toEqual(Array.from({ length: 20 }, (_, i) => 50 * i))
    expect(win.canHave).toEqual(win.scores.map(() => 1))
    expect(win.winProbability[placeOf(win, 300, 750)]).toBe(values[stateIndex(game, 6, 15)])

    const counters = { ownFarkles: 0, opponentFarkles: 0 }
    const map = bankMap(game, kernelEvaluations(solved), counters)
    const banking = await ask('farkle.mapBanking', { rules: farkle, dice: 4 })
    const at = mapStart(map, 4)
    const cells = map.shown ** 2
    const row = (total: number | null): number => (total === null ? NEVER_BANKS : total / 50)
    expect(banking.bankFrom.map(row)).toEqual([...map.from.subarray(at, at + cells)])
    expect(banking.cost).toEqual([...map.cost.subarray(at, at + cells)])
    expect(banking.perTurn).toEqual([...map.perTurn.subarray(at, at + cells)])
    const uneven = [...map.uneven.subarray(at, at + cells)]
    expect(banking.uneven).toEqual(uneven.flatMap((is, i) => (is === 1 ? [i] : [])))
    expect(banking.uneven.length).toBeGreaterThan(0)
  })

  test('of Zilch are those of the farkles in a row that are asked for', async () => {
    const { game, values } = solvedValues(zilch)
    const farkles = { ownFarkles: 2, opponentFarkles: 1 }
    const win = await ask('farkle.mapWinning', { rules: zilch, ...farkles })
    expect(win.winProbability[placeOf(win, 400, 550)]).toBe(values[stateIndex(game, 8, 11, 2, 1)])
    // Less than the minimum is banked only after a penalty.
    expect(win.canHave).toEqual([1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
    const banking = await ask('farkle.mapBanking', { rules: zilch, dice: 3, ...farkles })
    const other = await ask('farkle.mapBanking', { rules: zilch, dice: 3 })
    expect(banking.bankFrom).not.toEqual(other.bankFrom)
    expect(banking.bankFrom.every((total) => total === null || total >= 300)).toBe(true)
  })

  test('tell which scores nobody can have', async () => {
    const minimum = { ...farkle, minimumBank: 200, minimumFirstBank: 300 }
    const { canHave } = await ask('farkle.mapWinning', { rules: minimum })
    expect(canHave).toEqual([1, ...Array<number>(5).fill(0), ...Array<number>(14).fill(1)])
  })
})

test('maps are made once, in a worker, and kept on disk, the same to the last bit', async () => {
  const folders = [temporaryFolder(), temporaryFolder()]
  const answers: AnswerOf<BackendRequests, 'farkle.mapBanking'>[] = []
  const files: [string, string][][] = []
  for (const folder of folders) {
    const { ask, close } = await start(folder)
    answers.push(await ask('farkle.mapBanking', { rules: { ...farkle, name: folder }, dice: 2 }))
    await close()
    const results = join(folder, 'results')
    const names = readdirSync(results).filter((name) => !name.startsWith('win'))
    files.push(names.map((name) => [name, readFileSync(join(results, name)).toString('base64')]))
  }
  expect(files[0]!.map(([name]) => name.split('-')[0])).toEqual(['banking'])
  expect(files[1]).toEqual(files[0])
  expect(await ask('farkle.mapBanking', { rules: farkle, dice: 2 })).toEqual(answers[0])
  const again = await start(folders[0]!, BROKEN_WORKER)
  expect(await again.ask('farkle.mapBanking', { rules: farkle, dice: 2 })).toEqual(answers[1])
  // All numbers of dice are in one file.
  expect((await again.ask('farkle.mapBanking', { rules: farkle, dice: 6 })).bankFrom).toHaveLength(
    400,
  )
})

describe('what cannot be asked', () => {
  const wrong: [string, string, object, RegExp][] = [
    ['farkle.mapWinning', 'ownFarkles', { rules: farkle, ownFarkles: 1 }, /do not count them/],
    ['farkle.mapBanking', 'ownFarkles', { rules: zilch, dice: 3, ownFarkles: 3 }, /at most 2/],
    ['farkle.mapWinning', 'opponentFarkles', { rules: zilch, opponentFarkles: 4 }, /at most 2/],
    ['farkle.mapBanking', 'dice', { rules: farkle, dice: 0 }, /from 1 to 8/],
    ['farkle.mapBanking', 'dice', { rules: farkle, dice: 7 }, /has six dice/],
  ]
  test.each(wrong)('in %s is refused by its field, %s', async (name, field, params, message) => {
    const reply = await dispatch(name, params)
    expect(reply).toMatchObject({ ok: false, error: { code: 'invalid-request' } })
    const { error } = reply as Extract<typeof reply, { ok: false }>
    expect(error.message).toMatch(SENTENCE)
    expect(error.details).toMatchObject([{ field, message: expect.stringMatching(message) }])
  })

  test('a game too large to be solved is refused at once', async () => {
    const large = { ...farkle, goal: 1_000_000 }
    const error = await failureOf(ask('farkle.mapWinning', { rules: large }))
    expect(error).toMatchObject({ code: 'invalid-request' })
    expect(error.message).toMatch(/^This game has .+ cases/)
  })
})
