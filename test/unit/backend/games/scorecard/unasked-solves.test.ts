import { afterEach, expect, it } from 'vitest'
import type { BackendRequests, ParamsOf } from '#shared/contract/requests.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { waitingUntil } from '#main/backend/solve/waiting.ts'
import { failureOf, start, temporaryFolder, type TestBackend } from '../../harness.ts'

let backend: TestBackend
afterEach(() => backend.close())

const game = 'scorecard'
/** A card whose solve takes minutes. */
const rules = { ...PUBLISHED_CARDS['maxi-yatzy']!, name: 'Ours', further: 50 }

/** As a screen asks by itself. */
const asked = <N extends keyof BackendRequests>(name: N, params: ParamsOf<BackendRequests, N>) =>
  waitingUntil(new AbortController().signal, () => backend.ask(name, params))

it('saving a card and looking at it begins no job, and what needs its solve says so', async () => {
  backend = await start(temporaryFolder())
  const { id: rulesId } = await backend.ask('rules.save', { id: null, game, rules })
  const subject = { game, rules } as const
  // What Home and the rules ask.
  await asked('scorecard.status', { rules })
  await asked('drill.progress', { ...subject, sessions: 1 })
  await asked('drill.expectedLoss', subject)
  await asked('drill.days', { ...subject, limit: 14 })
  await asked('cards.due', { ...subject, rulesId })
  await asked('sheets.list', subject)
  for (const failure of [
    await failureOf(asked('lessons.overview', { ...subject, rulesId, goal: 'points' })),
    await failureOf(asked('cards.overview', { ...subject, rulesId })),
    await failureOf(asked('scorecard.board', { rules })),
    await failureOf(asked('sheets.make', { ...subject, kinds: ['score-card'], day: '2026-03-01' })),
  ]) {
    expect(failure).toMatchObject({
      code: 'invalid-request',
      message: expect.stringMatching(/^This scorecard is not solved yet\. Open “Strategy” /),
    })
  }
  expect(backend.jobs).toEqual([])
})
