import { visible } from '#shared/base/plain-text.ts'
import type { DrillGames } from '../drills/drill-game.ts'
import type { ExportedAnswer } from './drill-export.ts'

/** The columns of answers as comma-separated values that every game fills. */
const COMMON = [
  ...['time', 'game', 'rules', 'rules_hash', 'goal', 'session', 'scope', 'number', 'decision'],
  ...['position', 'loss', 'grade', 'error', 'seconds', 'slow', 'seed'],
] as const

type Cell = string | number | null

/** All columns by their names, those of every game first. */
export function columnsOf(games: DrillGames): readonly string[] {
  const own = [...games.values()].flatMap(({ drill }) => drill.columns)
  return [...new Set([...COMMON, ...own])]
}

/** The cells of an answer by their columns; what a game has no use for is left out. */
export function lineOf(games: DrillGames, answer: ExportedAnswer): Readonly<Record<string, Cell>> {
  const { at, game, name, hash, goal, session, scope, seed } = answer
  const { number, kind, code, loss, grade, error, milliseconds, slow } = answer
  const common: Record<(typeof COMMON)[number], Cell> = {
    time: new Date(at).toISOString(),
    ...{ game, rules: visible(name), rules_hash: hash, goal, session, scope, number },
    ...{ decision: kind, position: code, loss, error },
    grade: grade ?? 'forced',
    seconds: milliseconds === null ? null : milliseconds / 1000,
    slow: slow ? 'yes' : 'no',
    seed,
  }
  return { ...common, ...games.get(game)!.drill.line(answer) }
}
