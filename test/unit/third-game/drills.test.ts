import { expect, test } from 'vitest'
import type { GradeThresholds } from '#shared/study/grade.ts'
import { PIG_RULES } from '#test/support/pig/rules.ts'
import { fetched, imported, packageOf, recordsOf } from '../backend/packages/packages.ts'
import { failureOf, start, temporaryFolder } from '../backend/harness.ts'
import { withPig, type PigBackend } from './with-pig.ts'

/** What is read from answers about drills; the schemas of the game have checked them. */
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

/** A backend with Pig that is asked about drills and rules. */
interface DrillBackend extends Omit<PigBackend, 'ask'> {
  readonly ask: (name: `drill.${string}` | `rules.${string}`, params: object) => Promise<Answer>
}

async function drilling(folder: string): Promise<DrillBackend> {
  const backend = await withPig(folder)
  return { ...backend, ask: backend.ask as unknown as DrillBackend['ask'] }
}

const setup = {
  scope: 'decisions',
  kind: 'hold-or-roll',
  source: { kind: 'play' },
  filters: {},
  pause: 'always',
  speed: 'none',
  seconds: null,
  questions: 12,
  seed: 'a test',
}

/** Always holds; returns the codes that were asked. */
async function playOut({ ask }: DrillBackend, session: number, most = Infinity): Promise<string[]> {
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
  const backend = await drilling(temporaryFolder())
  const { ask } = backend
  const { session, step } = await ask('drill.start', { rules: PIG_RULES, setup })
  expect(step).toMatchObject({ game: 'pig', events: [{ kind: 'rolled' }], question: { number: 1 } })
  const hint = await ask('drill.hint', { session, number: 1, hint: 2 })
  expect(hint).toEqual({ game: 'pig', text: 'Is it 20 or more?' })
  const codes = await playOut(backend, session)
  expect(codes).toHaveLength(12)
  const over = await ask('drill.next', { session })
  expect(over).toMatchObject({ reason: 'questions', summary: { answers: 12, goal: 'points' } })

  const progress = await ask('drill.progress', { rules: PIG_RULES })
  const wrong = over.summary.mistakes.length
  expect(wrong).toBeGreaterThan(2)
  expect(progress).toMatchObject({
    sessions: 1,
    answers: 12,
    milliseconds: 900,
    lately: [{ id: session, ended: true, outcome: null }],
  })
  const { answers } = await ask('drill.waiting', { rules: PIG_RULES })
  expect(answers).toEqual(
    over.summary.mistakes.filter(
      (one, i, all) => all.findLastIndex((other) => codeOf(other) === codeOf(one)) === i,
    ),
  )
  expect(answers).toMatchObject([
    { chosen: 'hold', best: 'roll', goal: 'points' },
    ...Array<object>((answers as object[]).length - 1).fill({}),
  ])
})

const codeOf = (answer: object): unknown => (answer as { code: unknown }).code

test('it goes on where it was after a restart', async () => {
  const folder = temporaryFolder()
  const first = await drilling(folder)
  const { session } = await first.ask('drill.start', { rules: PIG_RULES, setup })
  const codes = await playOut(first, session, 5)
  await first.close()
  const later = await drilling(folder)
  const resumed = await later.ask('drill.resume', { session })
  expect(resumed).toMatchObject({
    rules: PIG_RULES,
    setup,
    seconds: 4.5,
    step: { question: { number: 6 } },
  })
  const rest = await playOut(later, session)
  const whole = await drilling(temporaryFolder())
  const other = await whole.ask('drill.start', { rules: PIG_RULES, setup })
  expect([...codes, ...rest]).toEqual(await playOut(whole, other.session))
})

test('its thresholds are calibrated like those of any game', async () => {
  const { ask } = await drilling(temporaryFolder())
  const { inaccuracy, mistake, blunder } = (await ask('drill.thresholds', { rules: PIG_RULES }))
    .inUse as GradeThresholds
  expect(mistake).toBeGreaterThan(inaccuracy)
  expect(blunder).toBeGreaterThan(mistake)
})

test('mistakes are asked again, and a session of one game is none of another', async () => {
  const backend = await drilling(temporaryFolder())
  const { session } = await backend.ask('drill.start', { rules: PIG_RULES, setup })
  await playOut(backend, session)
  const again = { ...setup, source: { kind: 'session', session }, questions: null }
  const second = await backend.ask('drill.start', { rules: PIG_RULES, setup: again })
  expect(second.session).toBe(session + 1)
  expect(second.step.question.total).toBeLessThan(20)
  const foreign = await backend.dispatch('drill.next', { game: 'farkle', session })
  expect(foreign).toMatchObject({ ok: false, error: { code: 'not-found' } })
  const own = await backend.dispatch('drill.next', { game: 'farkle', session: second.session })
  expect(own).toMatchObject({ ok: false, error: { code: 'not-found' } })
})

const RULES = { name: 'Pig to 50', goal: 50 }

interface Entry {
  readonly id: string
  readonly game: string
  readonly hash: string
  readonly rules: object
}

/** The rule sets of the game that a library has. */
async function entriesOf({ ask }: DrillBackend): Promise<readonly Entry[]> {
  const { entries } = await ask('rules.list', {})
  return (entries as Entry[]).filter(({ game }) => game === 'pig')
}

test('its rules are listed, saved, refused and removed like those of any game', async () => {
  const folder = temporaryFolder()
  const backend = await drilling(folder)
  expect(await entriesOf(backend)).toMatchObject([{ id: 'pig', preset: true, rules: PIG_RULES }])
  const saved = (await backend.ask('rules.save', { rules: RULES })) as unknown as Entry
  expect(saved).toMatchObject({ id: 'pig-to-50', preset: false, rules: RULES })
  const refused = await failureOf(backend.ask('rules.save', { rules: { ...RULES, goal: 5 } }))
  expect(refused.code).toBe('invalid-request')
  await backend.close()
  const later = await drilling(folder)
  expect((await entriesOf(later)).map(({ id }) => id)).toContain('pig-to-50')
  await later.ask('rules.remove', { id: 'pig-to-50' })
  expect(await entriesOf(later)).toHaveLength(1)
})

test('its solve says when to hold', async () => {
  const { ask } = await drilling(temporaryFolder())
  const verdicts: { total: number; best: string; loss: number }[] = []
  const { session } = await ask('drill.start', {
    rules: PIG_RULES,
    setup: { ...setup, questions: 60 },
  })
  for (;;) {
    const step = await ask('drill.next', { session })
    if (step.kind === 'over') break
    const { number, total } = step.question
    const given = { session, number, choice: 'hold', milliseconds: 900 }
    const { verdict } = await ask('drill.answer', given)
    const { options, loss } = verdict as { options: { choice: string }[]; loss: number }
    verdicts.push({ total, best: options[0]!.choice, loss })
  }
  // Holding at 20 is worth as much as rolling, and more from there on.
  for (const { total, best, loss } of verdicts) {
    expect(best).toBe(total < 20 ? 'roll' : 'hold')
    expect(loss === 0).toBe(total >= 20)
  }
  expect(verdicts.some(({ total }) => total >= 20)).toBe(true)
})

test('what it keeps is exported and taken in by another app, which checks it', async () => {
  const backend = await drilling(temporaryFolder())
  await backend.ask('rules.save', { rules: RULES })
  const { session } = await backend.ask('drill.start', { rules: RULES, setup })
  await playOut(backend, session)
  const again = { ...setup, source: { kind: 'session', session }, questions: null }
  const second = await backend.ask('drill.start', { rules: RULES, setup: again })
  await playOut(backend, second.session, 2)
  const { content } = await fetched(backend.app, 'data.export')

  const other = await drilling(temporaryFolder())
  const { done } = await imported(other.app, content)
  expect(done).toMatchObject({
    ruleSets: { added: 1 },
    sessions: { added: 2 },
    answers: { added: 14 },
    remarks: [],
  })
  for (const name of ['drill.progress', 'drill.waiting', 'drill.thresholds'] as const) {
    expect(await other.ask(name, { rules: RULES })).toEqual(
      await backend.ask(name, { rules: RULES }),
    )
  }
  expect(recordsOf((await fetched(other.app, 'data.export')).content)).toEqual(recordsOf(content))
  const resumed = await other.ask('drill.resume', { session: second.session })
  expect(resumed).toMatchObject({ setup: again, step: { question: { number: 3 } } })
  await playOut(other, second.session)

  const changed = (change: object): Buffer =>
    packageOf(
      recordsOf(content).map((record) =>
        record.kind === 'answer' && record.number === 2 ? { ...record, ...change } : record,
      ),
    )
  const refusal = async (change: object): Promise<string> =>
    (await failureOf(imported(other.app, changed(change)))).message
  expect(await refusal({ code: 't999' })).toMatch(/No turn makes so much/)
  expect(await refusal({ own: { choice: 'pass' } })).toMatch(/field own\.choice/)
  expect(await refusal({ cell: 'middle' })).toMatch(/kind of decision or error/)
  expect(await refusal({ loss: 99 })).toMatch(/beyond what its rules can give/)
})

test('an app without the game leaves what is kept of it where it is', async () => {
  const folder = temporaryFolder()
  const backend = await drilling(folder)
  const { session } = await backend.ask('drill.start', { rules: PIG_RULES, setup })
  await playOut(backend, session, 3)
  await backend.close()
  const without = await start(folder)
  expect(recordsOf((await fetched(without, 'data.export')).content)).toEqual([])
  await without.close()
  const { ask } = await drilling(folder)
  expect(await ask('drill.progress', { rules: PIG_RULES })).toMatchObject({ answers: 3 })
})
