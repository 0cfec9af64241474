import type { GradesPart } from '../../game.ts'

/** What the grades of Yahtzee depend on. */
export const gradesPart: GradesPart<'yahtzee'> = {
  subject: (rules) => ({ rules }),
}
