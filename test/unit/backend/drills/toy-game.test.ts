import { expect, test } from 'vitest'
import { readReply, requestsOf } from '#shared/contract/requests.ts'
import { GAMES } from '#shared/games/games.ts'
import { pig, pigKits } from '#test/support/pig/game.ts'
import { PIG } from '#test/support/pig/rules.ts'
import { start, temporaryFolder, type TestBackend } from '../harness.ts'

const REQUESTS = requestsOf([...GAMES, pig])

/** The backend of an app that has a game more, which nobody in it knows by name. */
async function withPig(folder: string) {
  const backend = await start(folder, undefined, { moreGames: [{ game: pig, kits: pigKits }] })
  const ask = async (name: `drill.${string}`, params: object): Promise<Answer> => {
    const reply = await (backend as TestBackend).dispatch(name, { game: 'pig', ...params })
    return readReply(REQUESTS, name as 'drill.next', reply) as unknown as Answer
  }
  return { ...backend, ask }
}

/** What is read from the answers below; the schemas of the game have checked them. */
interface Answer {
  readonly session: number
  readonly step: Step
  readonly kind: Step['kind']
  readonly question: Step['question']
  readonly summary: { readonly mistakes: readonly object[]; readonly answers: number }
  readonly [field: string]: unknown
}
interface Step {
  readonly kind: 'question' | 'over'
  readonly question: { readonly number: number; readonly code: string; readonly total: number }
}

const setup = {
  ...{ scope: 'decisions', kind: 'hold-or-roll', source: { kind: 'play' }, filters: {} },
  ...{ pause: 'always', speed: 'none', seconds: null, questions: 12, seed: 'a test' },
}

/** Always holds; returns the codes that were asked. */
async function playOut(
  { ask }: Awaited<ReturnType<typeof withPig>>,
  session: number,
  most = Infinity,
): Promise<string[]> {
  const codes: string[] = []
  for (;;) {
    const step = await ask('drill.next', { session })
    if (step.kind === 'over' || codes.length >= most) return codes
    const { number, code } = step.question
    codes.push(code)
    const given = { session, number, choice: 'hold', milliseconds: 900 }
    expect(await ask('drill.answer', given)).toMatchObject({ graded: true })
  }
}

test('a session of a third game is played, kept and summed up by the interface alone', async () => {
  const backend = await withPig(temporaryFolder())
  const { ask } = backend
  const { session, step } = await ask('drill.start', { rules: PIG, setup })
  expect(step).toMatchObject({ game: 'pig', events: [{ kind: 'rolled' }], question: { number: 1 } })
  const hint = await ask('drill.hint', { session, number: 1, hint: 2 })
  expect(hint).toEqual({ game: 'pig', text: 'Is it 20 or more?' })
  const codes = await playOut(backend, session)
  expect(codes).toHaveLength(12)
  const over = await ask('drill.next', { session })
  expect(over).toMatchObject({ reason: 'questions', summary: { answers: 12, goal: 'points' } })

  const progress = await ask('drill.progress', { rules: PIG })
  const wrong = over.summary.mistakes.length
  expect(wrong).toBeGreaterThan(2)
  expect(progress).toMatchObject({
    ...{ sessions: 1, answers: 12, milliseconds: 900 },
    lately: [{ id: session, ended: true, outcome: null }],
    leaks: [{ dimension: 'stake', id: 'low' }, { id: 'high' }],
  })
  const { answers } = await ask('drill.waiting', { rules: PIG })
  expect(answers).toEqual(
    over.summary.mistakes.filter(
      (one, i, all) => all.findIndex((other) => codeOf(other) === codeOf(one)) === i,
    ),
  )
  expect(answers).toMatchObject([{ chosen: 'hold', best: 'roll', goal: 'points' }, ...Array<object>((answers as object[]).length - 1).fill({})])
})

const codeOf = (answer: object): unknown => (answer as { code: unknown }).code

test('it goes on where it was after a restart', async () => {
  const folder = temporaryFolder()
  const first = await withPig(folder)
  const { session } = await first.ask('drill.start', { rules: PIG, setup })
  const codes = await playOut(first, session, 5)
  await first.close()
  const later = await withPig(folder)
  const resumed = await later.ask('drill.resume', { session })
  expect(resumed).toMatchObject({ rules: PIG, setup, seconds: 4.5, step: { question: { number: 6 } } })
  const rest = await playOut(later, session)
  const whole = await withPig(temporaryFolder())
  const other = await whole.ask('drill.start', { rules: PIG, setup })
  expect([...codes, ...rest]).toEqual(await playOut(whole, other.session))
})

test('its thresholds are calibrated, kept and taken back like those of any game', async () => {
  const { ask } = await withPig(temporaryFolder())
  const before = await ask('drill.thresholds', { rules: PIG })
  expect(before).toMatchObject({ game: 'pig', edited: false })
  const thresholds = { inaccuracy: 1, mistake: 2, blunder: 3 }
  await ask('drill.setThresholds', { rules: PIG, thresholds })
  expect(await ask('drill.thresholds', { rules: PIG })).toMatchObject({ inUse: thresholds })
  await ask('drill.setThresholds', { rules: PIG, thresholds: null })
  expect(await ask('drill.thresholds', { rules: PIG })).toEqual(before)
})

test('mistakes are asked again, and a session of one game is none of another', async () => {
  const backend = await withPig(temporaryFolder())
  const { session } = await backend.ask('drill.start', { rules: PIG, setup })
  await playOut(backend, session)
  const again = { ...setup, source: { kind: 'session', session }, questions: null }
  const second = await backend.ask('drill.start', { rules: PIG, setup: again })
  expect(second.session).toBe(session + 1)
  expect(second.step.question.total).toBeLessThan(20)
  const foreign = await backend.dispatch('drill.next', { game: 'farkle', session })
  expect(foreign).toMatchObject({ ok: false, error: { code: 'not-found' } })
  const own = await backend.dispatch('drill.next', { game: 'farkle', session: second.session })
  expect(own).toMatchObject({ ok: false, error: { code: 'not-found' } })
})
