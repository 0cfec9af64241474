import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { PAUSES, SPEEDS } from '#shared/study/setup.ts'
import { MARK_MS } from '#renderer/components/session/session-times.ts'
import { sessionTable, SETUP, takenIn } from './fake-session.ts'

const QUESTIONS = 4
const CHOICES = ['best', 'fine', 'forced', 'inaccuracy', 'blunder', 'refused'] as const

type Table = ReturnType<typeof sessionTable>

/** Something that a user, the line or the clock does. */
type Act = (table: Table) => Promise<void> | void

/** A request on its way, by a number that may be larger than their count. */
const onItsWay = ({ backend }: Table, place: number) =>
  backend.onItsWay[place % Math.max(1, backend.onItsWay.length)]

const weighed = (weight: number, arbitrary: fc.Arbitrary<Act>) => ({ weight, arbitrary })
const always = (weight: number, act: Act) => weighed(weight, fc.constant(act))

const setups = fc
  .record({
    pause: fc.constantFrom(...PAUSES),
    speed: fc.constantFrom(...SPEEDS),
    seconds: fc.constantFrom(null, 10),
  })
  .map((changes) => ({ ...SETUP, ...changes }))

async function wait(time: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(time)
}

const action: fc.Arbitrary<Act> = fc.oneof(
  weighed(
    6,
    fc.nat(5).map<Act>((i) => (table) => onItsWay(table, i)?.arrive()),
  ),
  weighed(
    1,
    fc.nat(5).map<Act>((i) => (table) => onItsWay(table, i)?.fail()),
  ),
  weighed(
    4,
    fc.constantFrom(...CHOICES).map<Act>((one) => (table) => void table.machine.answer(one)),
  ),
  always(3, ({ machine }) => void machine.next()),
  always(1, ({ machine }) => void machine.takeBack()),
  always(1, ({ machine }) => void machine.hint()),
  always(1, ({ machine }) => void machine.again()),
  always(1, ({ machine }) => machine.toggle(1)),
  always(1, ({ machine }) => machine.leave()),
  always(1, ({ machine }) => void machine.finish('stopped')),
  weighed(
    1,
    setups.map<Act>((setup) => (table) => void table.machine.start('rules', setup)),
  ),
  weighed(
    1,
    fc.constantFrom(MARK_MS, 4_000).map<Act>((time) => () => wait(time)),
  ),
)

/** Checks the invariants of each phase, whatever has happened. */
function check({ machine }: Table): void {
  const phase = machine.phase.value
  const question = machine.question.value
  const verdict = machine.verdict.value
  const isOnTable = phase !== 'setup' && phase !== 'starting'
  expect(machine.session.value !== null, `a session while ${phase}`).toBe(isOnTable)
  if (phase === 'asking' || phase === 'grading')
    expect([question !== null, verdict]).toEqual([true, null])
  if (phase === 'verdict' || phase === 'mark') expect(verdict).not.toBeNull()
  expect(machine.ending.value !== null).toBe(phase === 'over')
  if (phase === 'over') expect([question, machine.endsAt.value]).toEqual([null, null])
  expect(machine.hints.value.length).toBeLessThanOrEqual(2)
  for (const [i, hint] of machine.hints.value.entries()) {
    expect(hint).toBe(`${machine.question.value!.number}.${i + 1}`)
  }
}

it('a session is always somewhere, goes on from there, and asks nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (actions) => {
      const table = sessionTable(QUESTIONS)
      const { machine, backend } = table
      void machine.start('rules', SETUP)
      for (const act of actions) {
        await act(table)
        await takenIn()
        check(table)
      }
      expect(new Set(backend.answers).size).toBe(backend.answers.length)

      // Once everything has arrived, nothing is awaited but what has failed.
      for (let i = 0; i < 20 && backend.onItsWay.length > 0; i++) {
        backend.onItsWay[0]!.arrive()
        await takenIn()
      }
      check(table)
      if (['starting', 'grading', 'waiting'].includes(machine.phase.value)) {
        expect(machine.error.value).not.toBeNull()
        void machine.again()
        await takenIn()
        backend.onItsWay[0]!.arrive()
        await takenIn()
        expect(['asking', 'over']).toContain(machine.phase.value)
      }
      machine.leave()
    }),
    { seed: 11, numRuns: 400 },
  )
})
