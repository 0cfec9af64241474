import { expect, test } from 'vitest'
import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { stepsOfKnowledge } from '#shared/games/farkle/cards/knowledge-steps.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { changeStore, start, temporaryFolder } from '../harness.ts'
import { drillBest, learnLimits, prepared, startLearner, SUBJECT } from './learning.ts'

const { farkle } = PRESETS

test('lessons come in order of value, with what each adds exactly', async () => {
  const learner = await startLearner(prepared())
  const { lessons } = await learner.ask('lessons.overview', SUBJECT)
  const sources = { rules: farkle, report: scoreReport(farkle), thresholds: null }
  const steps = stepsOfKnowledge(sources, new DeckWorth(sources)).filter(({ id }) => id !== 'once')
  expect(lessons).toMatchObject(
    steps.map(({ id, title, about, adds, points, decks }) => ({
      id,
      title,
      teaches: about,
      addsPoints: adds,
      points,
      decks,
      addsWins: null,
      state: 'open',
      known: 0,
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
  await drillBest(learner, drilling.session, 19)
  expect(await limits()).toMatchObject({ state: 'begun' })
  await drillBest(learner, drilling.session, 1)
  expect(await limits()).toMatchObject({ state: 'done' })
  changeStore(folder, (store) =>
    store.exec(`UPDATE answers SET grade = 'blunder' WHERE number <= 5`),
  )
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
    await drillBest({ ask }, session, 1)
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
  const winsOf = async (kind: 'go-for-it' | 'table'): Promise<number> => {
    const pair = { first: { kind }, second: { kind: 'optimal' } } as const
    return (await ask('farkle.winMatch', { rules: subject.rules, ...pair })).first.average
  }
  const wins = (await winsOf('go-for-it')) - (await winsOf('table'))
  const { decks, change } = await ask('cards.overview', subject)
  // They are no edit of the rules.
  expect(change).toBe(null)
  expect(decks.at(-1)).toMatchObject({ deck: 'thresholds', worth: { points: null } })
  expect(decks.at(-1)!.worth.wins).toBeCloseTo(wins, 12)
  const { lessons } = await ask('lessons.overview', subject)
  expect(lessons.at(-1)).toMatchObject({
    id: 'thresholds',
    addsPoints: null,
    decks: ['thresholds'],
    drill: { goal: 'wins' },
  })
  expect(lessons.at(-1)!.addsWins).toBeCloseTo(wins, 12)
})
