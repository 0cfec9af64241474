import { join } from 'node:path'
import { saveRules, type Played } from '#main/backend/drills/played.ts'
import { StudyDatabase } from '#main/backend/store/study-database.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'

/** Thresholds of the user's own, as an earlier version kept them. */
export function keepThresholds(
  database: StudyDatabase,
  played: Played,
  thresholds: GradeThresholds,
): void {
  const row = { rules: saveRules(database, played), goal: played.goal }
  const value = JSON.stringify(thresholds)
  database.run('INSERT OR REPLACE INTO thresholds VALUES (:rules, :goal, :value)', {
    ...row,
    value,
  })
}

export function leaveThresholds(
  dataFolder: string,
  played: Played,
  thresholds: GradeThresholds,
): void {
  const database = new StudyDatabase(join(dataFolder, 'study', 'study.sqlite'))
  keepThresholds(database, played, thresholds)
  database.close()
}
