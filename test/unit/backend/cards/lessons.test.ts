import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { stepsOfKnowledge } from '#shared/games/farkle/cards/knowledge-steps.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { studyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { failureOf, SENTENCE, start, temporaryFolder } from '../harness.ts'
import { learnLimits, prepared, startLearner, SUBJECT } from './learning.ts'

const { farkle } = PRESETS

const kit = studyKit(farkle, 'points', pointsPlay(farkle), null)

test('lessons come in order of value, with what each adds exactly', async () => {
  const learner = await startLearner(prepared())
  const { lessons } = await learner.ask('lessons.overview', SUBJECT)
  const sources = { rules: farkle, report: scoreReport(farkle), thresholds: null }
  const steps = stepsOfKnowledge(sources, new DeckWorth(sources)).filter(({ id }) => id !== 'once')
  expect(lessons).toMatchObject(
    steps.map(({ id, title, about, adds, points, decks }) => ({
      ...{ id, title, teaches: about, addsPoints: adds, points, decks },
      ...{ addsWins: null, state: 'open', known: 0 },
    })),
  )
  expect(lessons.map(({ id }) => id).slice(0, 2)).toEqual(['hold', 'limits'])
  expect(lessons[1]!.cards).toBe(6)
})

test('a lesson is done once its cards are learnt and drills like its own go well', async () => {
  const folder = prepared()
  const learner = await startLearner(folder)
  const limits = async () =>
    (await learner.ask('lessons.overview', SUBJECT)).lessons.find(({ id }) => id === 'limits')
  await learnLimits(learner)
  expect(await limits()).toMatchObject({ state: 'begun', cards: 6, known: 6 })
  const { drill } = (await limits())!
  if (!('goal' in drill)) throw new Error('a drill of another game')
  expect(drill).toMatchObject({ goal: 'points', kind: 'roll-or-bank' })

  const setup = { ...drill, filters: { ...drill.filters, noForced: true }, seed: 'lesson' }
  const drilling = await learner.ask('drill.start', { game: 'farkle', rules: farkle, setup })
  const answerWrongly = async (wrong: boolean, answers: number): Promise<void> => {
    for (let i = 0; i < answers; i++) {
      const step = await learner.ask('drill.next', { game: 'farkle', session: drilling.session })
      if (step.kind === 'over') throw new Error(step.reason)
      const { number, position } = step.question
      const { options } = makeQuestion(kit, 'roll-or-bank', position)!
      const { setAside, then } = wrong ? options.at(-1)! : options[0]!
      await learner.ask('drill.answer', {
        game: 'farkle',
        ...{ session: drilling.session, number, milliseconds: 900 },
        choice: { setAside: [...setAside], then },
      })
    }
  }
  await answerWrongly(false, 19)
  expect(await limits()).toMatchObject({ state: 'begun' })
  await answerWrongly(false, 1)
  expect(await limits()).toMatchObject({ state: 'done' })
  const store = new DatabaseSync(join(folder, 'study', 'study.sqlite'))
  store.exec(`UPDATE answers SET grade = 'blunder' WHERE number <= 5`)
  store.close()
  expect(await limits()).toMatchObject({ state: 'begun' })
})

test('an ordinary drill begins no lesson, and the own drill of a lesson that one alone', async () => {
  const { ask } = await startLearner(prepared())
  const states = async (): Promise<string[]> => {
    const { lessons } = await ask('lessons.overview', SUBJECT)
    return lessons.filter(({ state }) => state !== 'open').map(({ id, state }) => `${id} ${state}`)
  }
  const answerOne = async (lesson: string | undefined): Promise<void> => {
    const { lessons } = await ask('lessons.overview', SUBJECT)
    const { drill } = lessons.find(({ id }) => id === 'values')!
    if (!('goal' in drill)) throw new Error('a drill of another game')
    const setup = { ...drill, seed: 'one', lesson }
    const { session } = await ask('drill.start', { game: 'farkle', rules: farkle, setup })
    const step = await ask('drill.next', { game: 'farkle', session })
    if (step.kind === 'over') throw new Error(step.reason)
    const { number, position } = step.question
    const { setAside, then } = makeQuestion(kit, 'set-aside', position)!.options[0]!
    await ask('drill.answer', {
      ...{ game: 'farkle', session, number, milliseconds: 900 },
      choice: { setAside: [...setAside], then },
    })
  }
  await answerOne(undefined)
  expect(await states()).toEqual([])
  await answerOne('values')
  expect(await states()).toEqual(['values begun'])
})

test('thresholds have cards and a lesson once they were found, with what they win', async () => {
  const { ask } = await start(temporaryFolder())
  const subject = { rulesId: 'short', rules: { ...farkle, name: 'Short', goal: 500 } }
  const before = await ask('cards.overview', subject)
  expect(before.decks.map(({ deck }) => deck)).not.toContain('thresholds')
  const found = await ask('win.thresholds', { rules: subject.rules })
  const { decks, change } = await ask('cards.overview', subject)
  // They are no edit of the rules.
  expect(change).toBe(null)
  const wins = found.average - found.withoutThresholds
  expect(decks.at(-1)).toMatchObject({ deck: 'thresholds', worth: { points: null, wins } })
  const { lessons } = await ask('lessons.overview', subject)
  expect(lessons.at(-1)).toMatchObject({
    ...{ id: 'thresholds', addsPoints: null, decks: ['thresholds'] },
    drill: { goal: 'wins' },
  })
  expect(lessons.at(-1)!.addsWins).toBeCloseTo(wins, 12)
})

test('what lessons and decks win is measured when it is asked for, and then known', async () => {
  const folder = temporaryFolder()
  const { ask, jobs, studyChanges, close } = await start(folder)
  const subject = { rulesId: 'short', rules: { ...farkle, name: 'Short', goal: 500 } }
  const before = await ask('lessons.winStatus', subject)
  expect(before).toMatchObject({ state: 'unknown', reason: null })
  expect(before.seconds).toBeGreaterThan(0)
  const unknown = await ask('lessons.overview', subject)
  expect(unknown.lessons.every(({ winProbability }) => winProbability === null)).toBe(true)

  const told = studyChanges()
  await ask('lessons.wins', subject)
  expect(studyChanges()).toBeGreaterThan(told)
  expect(await ask('lessons.winStatus', subject)).toEqual({
    ...{ state: 'known', reason: null, seconds: 0 },
  })
  const { lessons } = await ask('lessons.overview', subject)
  const hold = lessons[0]!
  const { at } = new DeckWorth({
    ...{ rules: subject.rules, report: scoreReport(subject.rules), thresholds: null },
  }).hold
  const match = await ask('win.match', {
    ...{ rules: subject.rules, first: { kind: 'hold', at }, second: { kind: 'optimal' } },
  })
  expect(hold).toMatchObject({
    id: 'hold',
    winProbability: expect.closeTo(match.first.average, 12),
  })
  expect(hold.addsWins).toBeGreaterThan(0)
  for (const [i, { winProbability, addsWins }] of lessons.entries()) {
    if (i > 0) expect(lessons[i - 1]!.winProbability! + addsWins!).toBeCloseTo(winProbability!, 12)
  }

  const won = (id: string): number => lessons.find((lesson) => lesson.id === id)!.winProbability!
  const worthOf = async (asking: typeof ask, deck: string) =>
    (await asking('cards.overview', subject)).decks.find((one) => one.deck === deck)!.worth.wins
  expect(await worthOf(ask, 'limits')).toBeCloseTo(won('limits') - won('hold'), 12)
  expect(await worthOf(ask, 'gain-from')).toBeCloseTo(won('table') - won('limits'), 12)
  expect(await worthOf(ask, 'scoring')).toBe(null)
  await close()

  const matches = jobs.length
  const later = await start(folder)
  expect(await worthOf(later.ask, 'limits')).toBeCloseTo(won('limits') - won('hold'), 12)
  expect(jobs).toHaveLength(matches)
  expect(later.jobs.filter(({ solve }) => solve === 'steps')).toEqual([])
})

test('measuring wins can be stopped, and says why a game cannot be measured', async () => {
  const { ask, jobs } = await start(temporaryFolder())
  const subject = { rulesId: 'long', rules: { ...farkle, name: 'To measure', goal: 3000 } }
  const measuring = failureOf(ask('lessons.wins', subject))
  const job = () => jobs.findLast(({ solve, rules }) => solve === 'steps' && rules === 'To measure')
  await expect.poll(() => job()?.done ?? 0, { timeout: 30_000 }).toBeGreaterThan(0)
  await ask('jobs.cancel', { id: job()!.id })
  expect((await measuring).code).toBe('cancelled')
  expect((await ask('lessons.winStatus', subject)).state).toBe('unknown')

  const endless = { rulesId: 'endless', rules: { ...farkle, goal: 1_000_000 } }
  const { state, reason } = await ask('lessons.winStatus', endless)
  expect([state, reason]).toEqual(['impossible', expect.stringMatching(SENTENCE)])
  const { code, message } = await failureOf(ask('lessons.wins', endless))
  expect([code, message]).toEqual(['invalid-request', reason])
})
