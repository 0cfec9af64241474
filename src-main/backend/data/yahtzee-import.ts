import { parseYahtzeeCode } from '#shared/study/yahtzee/position.ts'
import { traitsOf } from '#shared/study/yahtzee/traits.ts'
import { texts } from '#shared/texts/texts.ts'
import type { RuleSet } from '#shared/yahtzee/rule-set.ts'
import { OWN_THRESHOLDS } from '../yahtzee-study/own-thresholds.ts'
import { yahtzeeChallenge } from '../yahtzee-study/records.ts'
import { DrillImport, type ImportInto } from './drill-import.ts'
import type { RecordOf } from './package-records.ts'

type Session = RecordOf<'yahtzeeSession'>
type Answer = RecordOf<'yahtzeeAnswer'>

/** Takes in what drills of Yahtzee have kept. */
export class YahtzeeImport extends DrillImport<Session, Answer> {
  /** The package's rules by their hash. */
  readonly #rules = new Map<string, RuleSet>()
  /** The rules of its sessions by their names. */
  readonly #played = new Map<string, RuleSet>()

  constructor(into: ImportInto) {
    super(into, { sessions: 'yahtzee_sessions', answers: 'yahtzee_answers' })
  }

  game({ hash, rules }: RecordOf<'yahtzeeGame'>): void {
    this.#rules.set(hash, rules)
    // The name stays as the user of this app has it.
    if (this.write)
      this.database.run(
        'INSERT INTO yahtzee_rules (hash, json) VALUES (:hash, :json) ON CONFLICT DO NOTHING',
        { hash, json: JSON.stringify(rules) },
      )
  }

  thresholds({ game, value }: RecordOf<'yahtzeeThresholds'>): void {
    const name = OWN_THRESHOLDS + game
    const text = JSON.stringify(value)
    const here = this.database.get<{ value: string }>(
      'SELECT value FROM notes WHERE name = :name',
      { name },
    )
    if (!here) {
      if (this.write) this.database.run('INSERT INTO notes VALUES (:name, :text)', { name, text })
    } else if (here.value !== text) {
      this.tally.remark(texts.userData.remarks.thresholdsStay)
    }
  }

  override session(record: Session): void {
    this.#played.set(record.uid, this.#rules.get(record.game)!)
    super.session(record)
  }

  protected add(record: Session): void {
    const { uid, game, setup, source, again, thresholds, started, end } = record
    const own = source === null ? setup : { ...setup, source: this.repeated(source) }
    const { scope, kind, speed, seconds } = setup
    this.database.run(
      `INSERT INTO yahtzee_sessions (uid, rules, scope, kind, speed, seconds, challenge, setup,
         again, thresholds, started, ended, reason, score, points, review)
       SELECT :uid, id, :scope, :kind, :speed, :seconds, :challenge, :setup, :again, :thresholds,
         :started, :ended, :reason, :score, :points, :review
       FROM yahtzee_rules WHERE hash = :game`,
      {
        ...{ uid, game, scope, kind, speed, started },
        seconds: speed === 'sprint' ? seconds : null,
        challenge: yahtzeeChallenge(own),
        setup: JSON.stringify(own),
        again: again && JSON.stringify(again),
        thresholds: JSON.stringify(thresholds),
        ...endOf(end),
      },
    )
  }

  protected end(id: number, end: NonNullable<Session['end']>): void {
    this.database.run(
      `UPDATE yahtzee_sessions SET ended = :ended, reason = :reason, score = :score,
         points = :points, review = :review WHERE id = :id`,
      { id, ...endOf(end) },
    )
  }

  protected addAnswer(record: Answer, session: number): void {
    const { kind: _, session: name, ...answer } = record
    const rules = this.#played.get(name)!
    const position = parseYahtzeeCode(rules, answer.code)
    if (!position.ok) throw new Error(`a position that was checked is none: ${answer.code}`)
    const { stage, joker, upperBonus } = traitsOf(rules, position.value)
    const question = { session, code: answer.code }
    const latest = this.isLatest(
      'code = :code AND rules = (SELECT rules FROM yahtzee_sessions WHERE id = :session)',
      question,
      answer.at,
    )
    this.database.run(
      `INSERT INTO yahtzee_answers (session, number, at, rules, kind, code, choice, best, loss,
         grade, milliseconds, stage, joker, upper_bonus, latest)
       SELECT id, :number, :at, rules, :decision, :code, :choice, :best, :loss, :grade,
         :milliseconds, :stage, :joker, :upperBonus, :latest
       FROM yahtzee_sessions WHERE id = :session`,
      {
        ...{ ...answer, ...question, stage },
        decision: position.value.rerolls > 0 ? 'keeps' : 'boxes',
        joker: Number(joker),
        upperBonus: Number(upperBonus),
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
    points: end?.review?.result ?? null,
    review: end?.review ? JSON.stringify(end.review) : null,
  }
}
