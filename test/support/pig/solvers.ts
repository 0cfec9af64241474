import type { Deck } from '#shared/cards/deck.ts'
import type { Solver, SolverList } from '#shared/games/solver.ts'
import type { UndatedSheet } from '#shared/sheets/sheet.ts'
import { pigDecks } from './cards.ts'
import type { PigRules } from './rules.ts'
import { pigSheet } from './sheets.ts'
import { solvePigWins, type PigWins } from './wins.ts'

const wins: Solver<{ readonly rules: PigRules }, PigWins> = {
  version: 1,
  run: ({ rules }, { progress }) => solvePigWins(rules, progress),
}

/** A game with its solution. */
interface Solved extends PigWins {
  readonly rules: PigRules
}

const cards: Solver<Solved, Deck[]> = {
  version: 0,
  run: ({ rules, values }) => pigDecks(rules, { values }),
}

const sheets: Solver<Solved, UndatedSheet[]> = {
  version: 0,
  run: ({ rules, values }) => [pigSheet(rules, { values })],
}

/** The solvers of Pig, as the list of the app names its own. */
export const PIG_SOLVERS = {
  'pig-wins': { game: 'pig', load: () => Promise.resolve(wins) },
  'pig-cards': { game: 'pig', load: () => Promise.resolve(cards) },
  'pig-sheets': { game: 'pig', load: () => Promise.resolve(sheets) },
} as const satisfies SolverList
