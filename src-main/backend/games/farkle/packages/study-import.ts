import { texts } from '#shared/texts/texts.ts'
import { FARKLE_FORM } from '../drills/form.ts'
import type { FarkleTypes } from '../drills/types.ts'
import { UNKNOWN } from '../../../store/known-values.ts'
import { DrillImport, type ImportInto } from '../../../packages/drill-import.ts'
import type { RecordOf } from '../../../packages/package-records.ts'

/** Takes in what drills of Farkle have kept. */
export class StudyImport extends DrillImport<FarkleTypes, RecordOf<'session'>, RecordOf<'answer'>> {
  constructor(into: ImportInto) {
    super(into, FARKLE_FORM)
  }

  thresholds({ game, goal, value }: RecordOf<'thresholds'>): void {
    const key = { rules: this.rulesOf(game), goal }
    const here = this.database.get<{ value: string }>(
      'SELECT value FROM thresholds WHERE rules = :rules AND goal = :goal',
      key,
    )
    const text = JSON.stringify(value)
    if (!here) {
      if (this.write)
        this.database.run('INSERT INTO thresholds VALUES (:rules, :goal, :text)', { ...key, text })
    } else if (here.value !== text) {
      this.tally.remark(texts.userData.remarks.thresholdsStay)
    }
  }

  protected addAnswer(record: RecordOf<'answer'>, session: number): void {
    const { number, at, decision, code, options, choice, loss, grade } = record
    const { milliseconds, slow, dice, band, situation, slip } = record
    const question = { session, decision, code }
    const latest = this.isLatest(
      `kind = :decision AND code = :code
         AND (rules, goal) = (SELECT rules, goal FROM sessions WHERE id = :session)`,
      question,
      at,
    )
    this.database.run(
      `INSERT INTO answers (session, number, at, rules, goal, kind, code, options, choice, loss,
         grade, milliseconds, slow, seed, thresholds, dice, band, situation, slip, latest)
       SELECT id, :number, :at, rules, goal, :decision, :code, :options, :choice, :loss, :grade,
         :milliseconds, :slow, setup ->> 'seed', thresholds, :dice, :band, :situation, :slip, :latest
       FROM sessions WHERE id = :session`,
      {
        ...question,
        ...{ number, at, choice, grade, dice, band, situation, slip },
        loss: loss ?? UNKNOWN,
        milliseconds: milliseconds ?? UNKNOWN,
        options: JSON.stringify(options),
        slow: Number(slow),
        latest: Number(latest),
      },
    )
  }
}
