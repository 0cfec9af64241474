import { parseYahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { traitsOf } from '#shared/games/yahtzee/drill/traits.ts'
import { texts } from '#shared/texts/texts.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { YAHTZEE_FORM } from '../drills/form.ts'
import { OWN_THRESHOLDS } from '../drills/own-thresholds.ts'
import type { YahtzeeTypes } from '../drills/types.ts'
import { UNKNOWN } from '../../../store/known-values.ts'
import { DrillImport, type ImportInto } from '../../../packages/drill-import.ts'
import type { RecordOf } from '../../../packages/package-records.ts'

type Session = RecordOf<'yahtzeeSession'>
type Answer = RecordOf<'yahtzeeAnswer'>

/** Takes in what drills of Yahtzee have kept. */
export class YahtzeeImport extends DrillImport<YahtzeeTypes, Session, Answer> {
  /** The package's rules by their hash. */
  readonly #rules = new Map<string, RuleSet>()
  /** The rules of its sessions by their names. */
  readonly #played = new Map<string, RuleSet>()

  constructor(into: ImportInto) {
    super(into, YAHTZEE_FORM)
  }

  override game(record: RecordOf<'yahtzeeGame'>): void {
    this.#rules.set(record.hash, record.rules)
    super.game(record)
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
         grade, milliseconds, slow, stage, joker, upper_bonus, latest)
       SELECT id, :number, :at, rules, :decision, :code, :choice, :best, :loss, :grade,
         :milliseconds, :slow, :stage, :joker, :upperBonus, :latest
       FROM yahtzee_sessions WHERE id = :session`,
      {
        ...{ ...answer, ...question, stage },
        loss: answer.loss ?? UNKNOWN,
        milliseconds: answer.milliseconds ?? UNKNOWN,
        decision: position.value.rerolls > 0 ? 'keeps' : 'boxes',
        slow: Number(answer.slow),
        joker: Number(joker),
        upperBonus: Number(upperBonus),
        latest: Number(latest),
      },
    )
  }
}
