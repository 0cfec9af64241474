import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import type { OwnThresholds } from '../../../drills/drill-game.ts'
import { readThresholds } from '../../../store/known-values.ts'
import { readNote, writeNote } from '../../../store/notes.ts'
import { keepRules } from '../../../drills/session-records.ts'
import { YAHTZEE_FORM } from './form.ts'
import type { YahtzeeTypes } from './types.ts'

/** How the name of their note begins; the hash of the rules follows. */
export const OWN_THRESHOLDS = 'yahtzee thresholds '

/** The user's own thresholds for a game of Yahtzee, in a note, with the rules that they are for. */
export const YAHTZEE_THRESHOLDS: OwnThresholds<YahtzeeTypes> = {
  read(database, { rules }) {
    const kept = readNote(database, OWN_THRESHOLDS + ruleHash(rules))
    return kept === null ? null : readThresholds(JSON.stringify(kept))
  },
  write(database, { rules }, thresholds) {
    database.transaction(() => {
      if (thresholds) keepRules(database, YAHTZEE_FORM, rules)
      writeNote(database, OWN_THRESHOLDS + ruleHash(rules), thresholds)
    })
  },
}
