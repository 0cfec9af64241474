import type { OwnThresholds } from '../../../drills/drill-game.ts'
import { FARKLE_FORM } from './form.ts'
import type { FarkleTypes } from './types.ts'
import { readThresholds } from '../../../store/known-values.ts'
import { ofGame } from '../../../drills/kept-drills.ts'
import { keepRules } from '../../../drills/session-records.ts'

/** The user's own thresholds for a game of Farkle and a goal, in a table of their own. */
export const FARKLE_THRESHOLDS: OwnThresholds<FarkleTypes> = {
  read(database, played) {
    const row = database.get<{ value: string }>(
      `SELECT value FROM thresholds WHERE ${ofGame(FARKLE_FORM)}`,
      FARKLE_FORM.keyOf(played),
    )
    return row ? readThresholds(row.value) : null
  },
  write(database, { rules, goal }, thresholds) {
    database.transaction(() => {
      const row = { rules: keepRules(database, FARKLE_FORM, rules), goal }
      database.run('DELETE FROM thresholds WHERE rules = :rules AND goal = :goal', row)
      if (!thresholds) return
      const value = JSON.stringify(thresholds)
      database.run('INSERT INTO thresholds VALUES (:rules, :goal, :value)', { ...row, value })
    })
  },
}
