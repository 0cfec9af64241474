import { describe, expect, test } from 'vitest'
import { loadedLater, loadedWith } from '#test/support/module-graph.ts'

const WORKER = 'src-main/backend/solve/solver-worker.ts'
const WIN = 'src-shared/games/farkle/solve/win/win-work.ts'
const SCORECARD = 'src-shared/games/scorecard/solve/team.ts'
const TARGETS = 'src-shared/games/scorecard/solve/target/target-team.ts'

const texts = (loaded: Iterable<string>): string[] =>
  [...loaded].filter((file) => /\/texts\//.test(file))

describe('a worker', () => {
  test('loads a solver when it is asked for it, and no other one', () => {
    const first = loadedWith(WORKER)
    const later = loadedLater(first)
    for (const solver of [WIN, SCORECARD, TARGETS]) {
      expect(later).toContain(solver)
      expect(first).not.toContain(solver)
    }
    const ofGames = [...first].filter((file) => /^src-shared\/games\/[^/]+\//.test(file))
    expect(ofGames).toEqual([])
  })

  test('reads at most sixteen modules to solve for wins', () => {
    const modules = [...loadedWith(WORKER, WIN)].filter((file) => file.startsWith('src-'))
    expect(modules.length, modules.join('\n')).toBeLessThanOrEqual(16)
  })

  test.each([WIN, SCORECARD, TARGETS])('reads no text to solve in a team: %s', (solver) => {
    expect(texts(loadedWith(WORKER, solver))).toEqual([])
  })
})
