import { knownOptions } from '../drills/compact-options.ts'
import { FARKLE_FORM } from '../drills/form.ts'
import { KNOWN_TIME, knownLoss } from '../../../store/known-values.ts'
import { commonLine, type AnswerLine, type AnswerRow } from '../../../packages/answer-line.ts'
import type { Snapshot } from '../../../packages/snapshot.ts'

const DEEDS = { b: 'bank', r: 'roll', '': '' } as const

interface Row extends AnswerRow {
  readonly goal: string
  readonly dice: number
  readonly band: number
  readonly situation: string
  readonly options: string
  readonly choice: number
  readonly slip: string | null
}

function lineOf(row: Row): AnswerLine {
  const { goal, dice, situation, slip } = row
  const options = knownOptions(row.options)
  const [setAside, then, value] = options[row.choice]!
  const [bestSetAside, bestThen, bestValue] = options[0]!
  return {
    ...commonLine(row),
    ...{ game: 'farkle', goal, dice, turn_total_from: row.band, situation, slip },
    ...{ set_aside: setAside, then: DEEDS[then], value },
    ...{ best_set_aside: bestSetAside, best_then: DEEDS[bestThen], best_value: bestValue },
  }
}

/** The answers to questions of Farkle, session by session. */
export function* farkleLines(snapshot: Snapshot): Generator<AnswerLine> {
  const rows = snapshot.rows<Row>(
    `SELECT at, name, hash, answers.goal, uid, scope, number, answers.kind, code, dice, band,
       situation, options, choice, ${knownLoss(FARKLE_FORM.maxLoss)} AS loss, grade, slip,
       ${KNOWN_TIME} AS milliseconds, slow, seed
     FROM answers JOIN sessions ON sessions.id = answers.session
       JOIN rule_sets ON rule_sets.id = answers.rules
     ORDER BY answers.session, number`,
  )
  for (const row of rows) yield lineOf(row)
}
