import { texts } from '#shared/texts/texts.ts'
import { challengeOf } from '../study/session-records.ts'
import { DrillImport, type ImportInto } from './drill-import.ts'
import type { RecordOf } from './package-records.ts'

type Session = RecordOf<'session'>

/** Takes in what drills of Farkle have kept. */
export class StudyImport extends DrillImport<Session, RecordOf<'answer'>> {
  /** Ids of games that are here. */
  readonly #games = new Map<string, number>()

  constructor(into: ImportInto) {
    super(into, { sessions: 'sessions', answers: 'answers' })
  }

  game({ hash, rules }: RecordOf<'game'>): void {
    // The name stays as the user of this app has it.
    if (this.write)
      this.database.run(
        'INSERT INTO rule_sets (hash, name, json) VALUES (:hash, :name, :json) ON CONFLICT DO NOTHING',
        { hash, name: rules.name, json: JSON.stringify(rules) },
      )
    const here = this.database.get<{ id: number }>('SELECT id FROM rule_sets WHERE hash = :hash', {
      hash,
    })
    if (here) this.#games.set(hash, here.id)
  }

  thresholds({ game, goal, value }: RecordOf<'thresholds'>): void {
    const key = { rules: this.#games.get(game) ?? null, goal }
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

  protected add(record: Session): void {
    const { uid, game, setup, source, needs, again, thresholds, started, end } = record
    const own = source === null ? setup : { ...setup, source: this.repeated(source) }
    const { goal, scope, kind, speed, seconds } = setup
    this.database.run(
      `INSERT INTO sessions (uid, rules, goal, scope, kind, speed, seconds, challenge, setup, needs,
         again, thresholds, started, ended, reason, score, winner, review)
       VALUES (:uid, :rules, :goal, :scope, :kind, :speed, :seconds, :challenge, :setup, :needs,
         :again, :thresholds, :started, :ended, :reason, :score, :winner, :review)`,
      {
        ...{ uid, rules: this.#games.get(game)!, goal, scope, kind, speed, started },
        seconds: speed === 'sprint' ? seconds : null,
        challenge: challengeOf(own),
        setup: JSON.stringify(own),
        needs: JSON.stringify(needs),
        again: again && JSON.stringify(again),
        thresholds: JSON.stringify(thresholds),
        ...endOf(end),
      },
    )
  }

  protected end(id: number, end: NonNullable<Session['end']>): void {
    this.database.run(
      `UPDATE sessions SET ended = :ended, reason = :reason, score = :score, winner = :winner,
         review = :review WHERE id = :id`,
      { id, ...endOf(end) },
    )
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
        ...{ number, at, choice, loss, grade, milliseconds, dice, band, situation, slip },
        options: JSON.stringify(options),
        slow: Number(slow),
        latest: Number(latest),
      },
    )
  }
}

function endOf(end: Session['end']) {
  return {
    ended: end?.at ?? null,
    reason: end?.reason ?? null,
    score: end?.score ?? null,
    winner: end?.review?.winner ?? null,
    review: end?.review ? JSON.stringify(end.review) : null,
  }
}
