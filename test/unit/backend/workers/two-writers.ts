import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'
import { pick, seededRandom } from '#shared/dice/random.ts'
import { FolderInUse, lockForShell } from '#main/backend/locks/folder-lock.ts'
import { startBackend } from '#main/backend/start-backend.ts'
import { openSettingsFile } from '#main/web/settings-file.ts'
import { asking, type Ask } from '#test/support/asking.ts'

// One of two processes that want to write into a data folder: waits for its turn, does some random
// things, gives way, and so on. Writes to a log what it begins and what was acknowledged. It is killed
// now and then.

const [dataFolder, log, name, seed, operations, rulesText, setupText] = process.argv.slice(2) as [
  string,
  string,
  'A' | 'B',
  ...string[],
]
const rules = JSON.parse(rulesText!) as RuleSet
const setup = JSON.parse(setupText!) as DrillSetup
const random = seededRandom(seed!)
const TURN = 70

const store = join(dataFolder, 'study', 'study.sqlite')
const descriptor = openSync(log, 'a')
/** A line of the log, in one piece: both processes write to it. */
const say = (...words: unknown[]): void => void writeSync(descriptor, `${words.join(' ')}\n`)

async function openBackend(): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const { dispatch, close } = await startBackend({
    dataFolder,
    emit: () => {},
    log: () => {},
    workerFile: new URL('../../../../src-main/backend/solve/solver-worker.ts', import.meta.url),
  })
  return { ask: asking(dispatch), close }
}

/** Goes back to the backup that is offered, if the store was damaged; tells what is there. */
async function look({ ask }: { ask: Ask }): Promise<void> {
  const { damaged } = await ask('study.store', {})
  if (damaged?.backup) {
    say('try', 'restore', damaged.backup.name)
    await ask('study.restore', { name: damaged.backup.name })
    say('ack', 'restore', damaged.backup.name)
  }
  tellAnswers()
}

/** The answers of each session: a session's are numbered from 1. */
function tellAnswers(): void {
  const reader = new DatabaseSync(store, { readOnly: true })
  const sessions = reader
    .prepare('SELECT session, count(*) AS count, max(number) AS last FROM answers GROUP BY session')
    .all()
  reader.close()
  say('answers', ...sessions.map((one) => [one.session, one.count, one.last].join(':')))
}

let left = Number(operations)

/** One turn with the data folder, which nobody else has. */
async function turn(): Promise<void> {
  const own = await openSettingsFile(dataFolder, () => {})
  let backend = await openBackend()
  say('begin', name)
  say('settings', JSON.stringify(own.get().shortcuts))
  const { entries } = await backend.ask('rules.list', {})
  const sets = entries.filter(({ preset }) => !preset)
  say('rules', ...sets.map((entry) => `${entry.id}:${(entry.rules as RuleSet).goal}`))
  await look(backend)
  let session = 0

  const answer = async (): Promise<void> => {
    const step =
      session === 0
        ? await backend.ask('drill.start', { game: 'farkle', rules, setup })
        : { session, step: await backend.ask('drill.next', { game: 'farkle', session }) }
    session = step.session
    if (step.step.kind !== 'question') throw new Error('The session should not be over.')
    const { number, legal } = step.step.question
    const { setAside, then } = pick(random, legal)
    say('try', 'answer', session, number)
    const given = {
      game: 'farkle' as const,
      session,
      number,
      choice: { setAside, then },
      milliseconds: 1000,
    }
    const { graded } = await backend.ask('drill.answer', given)
    if (graded) say('ack', 'answer', session, number)
  }
  const saveRules = async (): Promise<void> => {
    const goal = 1000 + 50 * Math.floor(random.next() * 10_000)
    say('try', 'rules', goal)
    const { id } = await backend.ask('rules.save', { rules: { ...rules, name: 'Pair', goal } })
    say('ack', 'rules', id, goal)
  }
  const changeSettings = (): void => {
    const value = String(Math.floor(random.next() * 1e9))
    say('try', 'settings', name, value)
    own.set({ shortcuts: { ...own.get().shortcuts, [name]: value } })
    say('ack', 'settings', name, value)
  }
  const backUp = async (): Promise<void> => {
    const made = await backend.ask('study.backup', {})
    say('ack', 'backup', made.name)
  }
  const restore = async (): Promise<void> => {
    const { backups } = await backend.ask('study.store', {})
    if (backups.length === 0) return
    const chosen = pick(random, backups.slice(0, 3))
    say('try', 'restore', chosen.name)
    await backend.ask('study.restore', { name: chosen.name })
    say('ack', 'restore', chosen.name)
    tellAnswers()
    session = 0
  }
  const damage = async (): Promise<void> => {
    await backUp()
    say('try', 'damage')
    await backend.close()
    const file = openSync(store, 'r+')
    writeSync(file, 'Not a database any more.', 0)
    closeSync(file)
    say('ack', 'damage')
    backend = await openBackend()
    await look(backend)
    session = 0
  }

  for (let i = 0; i < TURN && left > 0; i++) {
    const drawn = random.next()
    if (drawn < 0.9) await answer()
    else if (drawn < 0.94) await saveRules()
    else if (drawn < 0.97) changeSettings()
    else if (drawn < 0.985) await backUp()
    else if (drawn < 0.995) await restore()
    else await damage()
    if (random.next() < 0.02) session = 0
    left--
    say('done', name)
  }
  await backend.close()
}

while (left > 0) {
  try {
    const held = await lockForShell(dataFolder, 'app', 0)
    if (held.unkept !== null) throw new Error(held.unkept())
    await turn()
    say('end', name)
    held.release()
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    say('waits', name, left)
  }
  await wait(30 + 30 * random.next())
}
say('finished', name)
