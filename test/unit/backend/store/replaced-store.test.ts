import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { StudyStore } from '#main/backend/store/study-store.ts'
import { refusalOf, start, type TestBackend } from '../harness.ts'
import {
  answerMany,
  answerWith,
  PLAYED,
  preparePoints,
  preparedFolder,
  questionOf,
  setupOf,
  startDrill,
} from '../drills/drilling.ts'

const prepared = preparedFolder(preparePoints)
const setup = { questions: null, filters: { ...setupOf().filters, noForced: false } }

/** A backend whose store is open and holds so many answers. */
async function withAnswers(count: number) {
  const folder = prepared()
  const backend = await start(folder)
  const { session } = await startDrill(backend, setup)
  const question = questionOf(await answerMany(backend, session, count))
  return { folder, backend, session, question, file: join(folder, 'study', 'study.sqlite') }
}

/** A whole store of another time with so many answers, all in one file. */
async function otherStore(count: number): Promise<string> {
  const { folder, backend, file } = await withAnswers(count)
  await backend.close()
  const copy = join(folder, 'other.sqlite')
  copyFileSync(file, copy)
  return copy
}

function answersIn(file: string): unknown {
  const store = new DatabaseSync(file, { readOnly: true })
  try {
    expect(store.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    return store.prepare('SELECT count(*) AS count FROM answers').get()!.count
  } finally {
    store.close()
  }
}

/** The request fails once with a sentence that names the backup of what was there; returns that file. */
async function rescued(folder: string, asked: Promise<unknown>): Promise<string> {
  const message = await refusalOf(asked, 'storage-failed')
  expect(message).toContain('Another program has replaced the file with your answers')
  const [name] = /study-\w+-\d+-\d+\.sqlite/.exec(message) ?? []
  expect(name, message).toBeDefined()
  return join(folder, 'study', 'backups', name!)
}

const answers = async ({ ask }: TestBackend): Promise<number> =>
  (await ask('drill.progress', PLAYED)).answers

describe('a store whose file is replaced while it is open', () => {
  test('is noticed before the next answer is acknowledged, and nothing is lost', async () => {
    const { folder, backend, session, question, file } = await withAnswers(9)
    const other = await otherStore(3)
    renameSync(other, file)
    const backup = await rescued(folder, answerWith(backend, session, question, 0))
    expect(answersIn(backup)).toBe(9)

    // From now on the new one is used, with nothing of the old one's log in it.
    expect(await answers(backend)).toBe(3)
    const next = await startDrill(backend, setup)
    await answerWith(backend, next.session, questionOf(next.step), 0)
    expect(await answers(backend)).toBe(4)
    await backend.close()
    expect(answersIn(file)).toBe(4)
    expect(existsSync(join(folder, 'study', 'put-aside'))).toBe(false)
  })

  test('can be gone back to, from the backup', async () => {
    const { folder, backend, file } = await withAnswers(5)
    renameSync(await otherStore(2), file)
    const backup = await rescued(folder, answers(backend))
    const { backups } = await backend.ask('study.store', {})
    const { name } = backups.find((one) => backup.endsWith(one.name))!
    expect(await backend.ask('study.restore', { name })).toEqual({ answers: 5 })
    expect(await answers(backend)).toBe(5)
  })

  test('together with its log is noticed as well', async () => {
    const { folder, backend, session, question, file } = await withAnswers(4)
    // As whoever copies the files of a store that is open.
    const one = await withAnswers(2)
    for (const ending of ['', '-wal', '-shm']) {
      copyFileSync(one.file + ending, `${file}${ending}.new`)
      renameSync(`${file}${ending}.new`, file + ending)
    }
    await one.backend.close()
    expect(answersIn(await rescued(folder, answerWith(backend, session, question, 0)))).toBe(4)
    expect(await answers(backend)).toBe(2)
  })

  test('by an older state of its whole folder is noticed', async () => {
    const { folder, backend, session, question } = await withAnswers(6)
    const study = join(folder, 'study')
    const other = await otherStore(1)
    renameSync(study, join(folder, 'old'))
    mkdirSync(study)
    renameSync(other, join(study, 'study.sqlite'))
    expect(answersIn(await rescued(folder, answerWith(backend, session, question, 0)))).toBe(6)
    expect(await answers(backend)).toBe(1)
  })
})

test('a store that is removed while it is open is noticed, and a new one begun', async () => {
  const { folder, backend, session, question } = await withAnswers(3)
  rmSync(join(folder, 'study'), { recursive: true })
  expect(answersIn(await rescued(folder, answerWith(backend, session, question, 0)))).toBe(3)
  expect(await answers(backend)).toBe(0)
})

test('a log that is removed while the store is open is noticed before the next answer', async () => {
  const { folder, backend, session, question, file } = await withAnswers(3)
  rmSync(`${file}-wal`)
  expect(answersIn(await rescued(folder, answerWith(backend, session, question, 0)))).toBe(3)
  // The database itself is the same, and what was in the log has gone into it.
  const next = questionOf(await backend.ask('drill.next', { game: 'farkle', session }))
  expect(next).toEqual(question)
  await answerWith(backend, session, next, 0)
  await backend.close()
  expect(answersIn(file)).toBe(4)
})

describe('a store whose file is replaced in the middle of a request', () => {
  /** A store that is open; in the end it has two answers in it, those of the new file. */
  async function replacedWhile(work: (replace: () => void) => void): Promise<unknown> {
    const { folder, backend, file } = await withAnswers(3)
    await backend.close()
    const other = await otherStore(2)
    const store = new StudyStore({
      folder: join(folder, 'study'),
      now: () => Date.now(),
      notice: (words) => expect.unreachable(words()),
    })
    try {
      store.use(() => {})
      const used = Promise.resolve().then(() =>
        store.use(() => work(() => renameSync(other, file))),
      )
      await rescued(folder, used)
      expect(store.answers()).toBe(2)
      expect(readdirSync(store.folder)).not.toContain('put-aside')
    } finally {
      store.close()
    }
    return answersIn(file)
  }

  test('has not kept what was to be kept', async () => {
    expect(await replacedWhile((replace) => replace())).toBe(2)
  })

  test('is not taken for damaged, nor is the new one', async () => {
    const work = (replace: () => void): void => {
      replace()
      throw Object.assign(new Error('database disk image is malformed'), { errcode: 11 })
    }
    expect(await replacedWhile(work)).toBe(2)
  })
})

test('an answer is not acknowledged that a restore has overtaken', async () => {
  const { backend, session: first } = await withAnswers(3)
  await backend.ask('drill.finish', { game: 'farkle', session: first, reason: 'stopped' })
  const { name } = await backend.ask('study.backup', {})
  const { session, step } = await startDrill(backend, setup)
  const question = questionOf(step)
  const [answered] = await Promise.allSettled([
    answerWith(backend, session, question, 0),
    backend.ask('study.restore', { name }),
  ])
  const kept = await answers(backend)
  expect([answered.status, kept]).toEqual(['rejected', 3])
})
