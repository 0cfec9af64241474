import { expect, it } from 'vitest'
import GameProgress from '#renderer/features/progress/GameProgress.vue'
import { progressPart } from '#renderer/games/scorecard/progress/progress-part.ts'
import { asked, show, startStores } from './harness.ts'
import { answerStudy, SOME_PROGRESS } from './study-answers.ts'
import { YAHTZEE_ENTRY } from './winning-game.ts'

const { rules } = YAHTZEE_ENTRY
const ANSWER = {
  id: 1,
  at: 0,
  kind: 'keeps',
  grade: 'mistake',
  loss: 2.345,
  milliseconds: 19_000,
  code: `${'-.'.repeat(12)}-/12244/2`,
  chosen: { keep: [1], box: null },
  best: { keep: [2, 2], box: null },
}

async function progress(counts: { failed: number; slow: number }) {
  answerStudy({
    'drill.progress': { ...SOME_PROGRESS, ...counts },
    'drill.waiting': { answers: [ANSWER] },
  })
  await startStores({ rules: 'yahtzee' })
  const props = { part: progressPart, entry: YAHTZEE_ENTRY, goal: 'points', view: 'mistakes' }
  return (await show(GameProgress, { props })).screen
}

it('lists what took long beside what went wrong, each with a drill of its own', async () => {
  const screen = await progress({ failed: 6, slow: 1 })
  const lists = screen.findAll('section.waiting')
  expect(lists.map((list) => list.get('h3').text())).toEqual([
    'Got wrong: 6 decisions',
    'Slow: 1 decision',
  ])
  expect(lists.map((list) => list.get('a').attributes('href'))).toEqual(
    ['failed', 'slow'].map(
      (source) => `/scorecard/drill?scope=decisions&questions=none&source=${source}&start=1`,
    ),
  )
  const waiting = asked.mock.calls.filter(([name]) => name === 'drill.waiting')
  expect(waiting.map(([, params]) => params)).toMatchObject([
    { rules, which: 'failed' },
    { rules, which: 'slow' },
  ])
})

it('lists only what there is', async () => {
  const slow = await progress({ failed: 0, slow: 2 })
  expect(slow.findAll('section.waiting h3').map((title) => title.text())).toEqual([
    'Slow: 2 decisions',
  ])
  const nothing = await progress({ failed: 0, slow: 0 })
  expect(nothing.find('.waits').exists()).toBe(false)
})
