import { readChoice } from '#shared/games/yahtzee/drill/question.ts'
import { KNOWN_TIME, knownLoss } from '../../../store/known-values.ts'
import { YAHTZEE_FORM } from '../drills/form.ts'
import { commonLine, type AnswerLine, type AnswerRow } from '../../../packages/answer-line.ts'
import type { Snapshot } from '../../../packages/snapshot.ts'

interface Row extends AnswerRow {
  readonly choice: string
  readonly best: string
  readonly stage: string
  readonly joker: 0 | 1
  readonly upper_bonus: 0 | 1
}

/** A choice in a word or two: `keep 44`, `keep nothing`, `fullHouse`. */
function choiceText(code: string): string {
  const { keep, category } = readChoice(code)
  return category ?? `keep ${keep.length > 0 ? keep.join('') : 'nothing'}`
}

function lineOf(row: Row): AnswerLine {
  const stakes = [row.joker ? 'joker' : '', row.upper_bonus ? 'upper-bonus' : '']
  return {
    ...commonLine(row),
    ...{ game: 'yahtzee', goal: 'points', stage: row.stage },
    ...{ choice: choiceText(row.choice), best_choice: choiceText(row.best) },
    at_stake: stakes.filter(Boolean).join(' '),
  }
}

/** The answers to questions of Yahtzee, session by session. */
export function* yahtzeeLines(snapshot: Snapshot): Generator<AnswerLine> {
  const rows = snapshot.rows<Row>(
    `SELECT at, rules.json ->> 'name' AS name, hash, uid, scope, number, answer.kind, code, choice,
       best, ${knownLoss(YAHTZEE_FORM.maxLoss)} AS loss, grade, ${KNOWN_TIME} AS milliseconds, slow,
       setup ->> 'seed' AS seed, stage, joker, upper_bonus
     FROM yahtzee_answers AS answer JOIN yahtzee_sessions AS session ON session.id = answer.session
       JOIN yahtzee_rules AS rules ON rules.id = answer.rules
     ORDER BY answer.session, number`,
  )
  for (const row of rows) yield lineOf(row)
}
