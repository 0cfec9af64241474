import type { SheetKind } from '#shared/sheets/sheet.ts'
import type { AddedGame } from '#main/backend/games/game.ts'
import type { Played } from '#main/backend/drills/played.ts'
import { Solving } from '#main/backend/solve/solving.ts'
import { pigCourse } from './course.ts'
import { pig } from './game.ts'
import type { PigRules } from './rules.ts'
import { PIG_SHEETS } from './sheets.ts'
import { PIG_SOLVERS } from './solvers.ts'
import { solvePig } from './turn.ts'

const isOwn = (kind: SheetKind): boolean => (PIG_SHEETS as readonly string[]).includes(kind)

/** Pig, as an app has it in its list. */
export const PIG: AddedGame = {
  game: pig,
  open(services) {
    const solving = new Solving({ ...services, solvers: PIG_SOLVERS })
    const solved = async (rules: PigRules) => ({
      ...(await solving.solve('pig-wins', { rules })),
      rules,
    })
    return {
      drills: { kitOf: ({ rules }: Played<PigRules>) => Promise.resolve(solvePig(rules)) },
      cards: {
        foundLater: [],
        plan: (rules: PigRules) =>
          Promise.resolve({
            variant: '',
            make: async (variant) => ({
              decks: await solving.make('pig-cards', await solved(rules), variant),
            }),
          }),
        course: (rules: PigRules, _, { decks }) => Promise.resolve(pigCourse(rules, decks)),
      },
      sheets: {
        whyNone: (kind) => (isOwn(kind) ? null : 'It belongs to another game.'),
        async states(rules: PigRules) {
          const known = await solving.known('pig-wins', rules)
          return () =>
            Promise.resolve(
              known
                ? { state: 'ready', reason: null }
                : { state: 'unsolved', reason: 'The game is solved first.' },
            )
        },
        plan: async (rules: PigRules) => {
          const sources = await solved(rules)
          return { state: '', make: (_, variant) => solving.make('pig-sheets', sources, variant) }
        },
      },
    }
  },
}
