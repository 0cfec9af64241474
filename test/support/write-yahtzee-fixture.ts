import { copyFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { PRESETS } from '#shared/games/yahtzee/rules/rule-set.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import { migrate } from '#main/backend/store/migrations.ts'

// Writes test/fixtures/study/v5.sqlite, a store of version 5 with a session of Yahtzee that was not
// ended, as its program left it:
// node test/support/write-yahtzee-fixture.ts test/fixtures/study/v4.sqlite test/fixtures/study/v5.sqlite
// The files that are there never change.

const [from, to] = process.argv.slice(2) as [string, string]
copyFileSync(from, to)
const connection = new DatabaseSync(to)
migrate(connection, 5)

const rules = { ...PRESETS.none, name: 'Short', upperBonus: 0, rerolls: 1 }
const filters = { stages: [], joker: false, upperBonus: false, gap: 'any' }
const setup = {
  ...{ scope: 'decisions', kind: 'both', source: { kind: 'play' }, filters, pause: 'always' },
  ...{ speed: 'none', seconds: 180, questions: 20, seed: 'fixture' },
}
const thresholds = JSON.stringify({ inaccuracy: 0.5, mistake: 1.5, blunder: 4 })
const BEGUN = Date.UTC(2026, 0, 5, 19)

connection
  .prepare('INSERT INTO yahtzee_rules (id, hash, json) VALUES (1, ?, ?)')
  .run(ruleHash(rules), JSON.stringify(rules))
connection
  .prepare('INSERT INTO notes VALUES (?, ?)')
  .run(`yahtzee thresholds ${ruleHash(rules)}`, thresholds)
connection
  .prepare(
    `INSERT INTO yahtzee_sessions (id, uid, rules, scope, kind, speed, challenge, setup, thresholds,
       started)
     VALUES (1, '7e0c0ffee0ddba11ca5cade5ca1ab1e5', 1, 'decisions', 'both', 'none', ?, ?, ?, ?)`,
  )
  .run(
    JSON.stringify(['decisions', 'both', 'play', 'none', null, [], false, false, 'any']),
    ...[JSON.stringify(setup), thresholds, BEGUN],
  )

const OPEN = '-.-.-.-.-.-.-.-.-.-.-.-.'
const ANSWERS = [
  ['keeps', `${OPEN}-/11244/1`, 'k11244', 'k44', 3.5061122240363147, 'mistake', 1000],
  ['boxes', `${OPEN}-/12245/0`, 'ones', 'twos', 1.1344944571085023, 'inaccuracy', 2000],
  ['boxes', `${OPEN}0/12235/0`, 'ones', 'twos', 1.253082808816231, 'inaccuracy', 12_000],
] as const
for (const [i, [kind, code, choice, best, loss, grade, milliseconds]] of ANSWERS.entries()) {
  connection
    .prepare(
      `INSERT INTO yahtzee_answers (session, number, at, rules, kind, code, choice, best, loss, grade,
         milliseconds, stage, joker, upper_bonus)
       VALUES (1, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, 'early', 0, 0)`,
    )
    .run(
      ...([i + 1, BEGUN + 30_000 * (i + 1), kind, code, choice, best, loss] as const),
      ...([grade, milliseconds] as const),
    )
}
connection.close()
