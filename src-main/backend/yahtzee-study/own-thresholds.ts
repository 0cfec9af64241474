import type { GradeThresholds } from '#shared/study/grade.ts'
import { ruleHash } from '#shared/yahtzee/rule-hash.ts'
import type { RuleSet } from '#shared/yahtzee/rule-set.ts'
import { readNote, writeNote } from '../study/notes.ts'
import type { StudyDatabase } from '../study/study-database.ts'
import { keepYahtzeeRules } from './records.ts'

/** How the name of their note begins; the hash of the rules follows. */
export const OWN_THRESHOLDS = 'yahtzee thresholds '

/** The thresholds that the user has set for a game; null if they are the calibrated ones. */
export function readOwnThresholds(database: StudyDatabase, rules: RuleSet): GradeThresholds | null {
  return readNote(database, OWN_THRESHOLDS + ruleHash(rules))
}

/** Keeps thresholds with the rules that they are for; null forgets them. */
export function writeOwnThresholds(
  database: StudyDatabase,
  rules: RuleSet,
  thresholds: GradeThresholds | null,
): void {
  database.transaction(() => {
    if (thresholds) keepYahtzeeRules(database, rules)
    writeNote(database, OWN_THRESHOLDS + ruleHash(rules), thresholds)
  })
}
