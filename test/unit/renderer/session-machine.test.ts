import { describe, expect, it, vi } from 'vitest'
import { sessionTable, SETUP, takenIn } from './fake-session.ts'

const SECOND = 1_000

it('a session goes from question to question to its end', async () => {
  const { machine, backend, begin, answer, arrive, now } = sessionTable(2)
  await begin()
  expect(now()).toEqual(['asking', 1])
  await answer('best')
  expect([machine.phase.value, machine.verdict.value]).toEqual(['verdict', { grade: 'best' }])
  // What comes next is fetched while the verdict is read.
  await arrive('next')
  expect(machine.phase.value).toBe('verdict')
  await machine.next()
  expect(now()).toEqual(['asking', 2])
  await answer('blunder')
  expect(machine.last.value).toBe(true)
  void machine.next()
  await takenIn()
  expect(machine.phase.value).toBe('waiting')
  await arrive('next')
  expect([machine.phase.value, machine.ending.value?.reason]).toEqual(['over', 'questions'])
  expect(machine.grades.value).toEqual(['best', 'blunder'])
  expect(backend.asked).toEqual(['start', 'answer', 'next', 'answer', 'next'])
})

it('a lesson asks once more what was wrong, with a hint, and the first try counts', async () => {
  const secondTry: NonNullable<Parameters<typeof sessionTable>[1]>['secondTry'] = (_, asked) => ({
    question: { ...asked, of: 'half' },
    whole: (choice) => choice,
  })
  const { machine, backend, begin, answer, arrive, now } = sessionTable(1, { secondTry })
  await begin()
  await answer('blunder')
  await arrive('retry')
  expect([now(), machine.verdict.value]).toEqual([['asking', 1], null])
  expect([machine.question.value?.of, machine.secondTry.value]).toEqual([
    'half',
    'Look at the dice.',
  ])
  void machine.answer('refused')
  await arrive('retry')
  expect([machine.phase.value, machine.problem.value]).toEqual(['asking', 'Not allowed.'])
  void machine.answer('best')
  await arrive('retry')
  expect([machine.phase.value, machine.verdict.value]).toEqual(['verdict', { grade: 'best' }])
  expect([machine.grades.value, backend.answers]).toEqual([['blunder'], ['1/1']])
  void machine.next()
  await arrive('next')
  expect([machine.phase.value, machine.secondTry.value]).toEqual(['over', null])
})

it('an answer that is taken back is asked for again, and nothing comes in between', async () => {
  const { machine, backend, begin, goOn, answer, arrive, now } = sessionTable()
  await begin()
  await goOn('blunder')
  void machine.takeBack()
  // What came next was there already, but is not wanted any more.
  await machine.next()
  expect(machine.phase.value).toBe('waiting')
  await arrive('slip', 'resume')
  expect(now()).toEqual(['asking', 1])
  await answer('best')
  expect([machine.grades.value, backend.answers]).toEqual([['best'], ['1/1']])
})

it('an answer is no longer taken back once one has gone on from it', async () => {
  const { machine, backend, begin, answer, arrive, now } = sessionTable()
  await begin()
  await answer('blunder')
  void machine.next()
  await machine.takeBack()
  await arrive('next')
  expect(now()).toEqual(['asking', 2])
  expect(backend.asked).not.toContain('slip')
})

describe('what was overtaken is dropped:', () => {
  it('a session after another one, in whatever order they come', async () => {
    const { machine, backend } = sessionTable()
    void machine.start('first', SETUP)
    void machine.start('second', SETUP)
    const [first, second] = [...backend.onItsWay]
    second!.arrive()
    await takenIn()
    first!.arrive()
    await takenIn()
    expect(machine.session.value).toMatchObject({ id: 2, entry: 'second' })
    expect(machine.question.value?.of).toBe('second')
  })

  it('a session that was left before it came, or came to nothing', async () => {
    const { machine, arrive, fail } = sessionTable()
    for (const end of [arrive, fail]) {
      void machine.start('rules', SETUP)
      machine.leave()
      await end('start')
      expect([machine.phase.value, machine.session.value]).toEqual(['setup', null])
      expect(machine.error.value).toBeNull()
    }
  })

  it('the verdict on an answer during which the session was ended', async () => {
    const { machine, begin, arrive } = sessionTable()
    await begin({ pause: 'mistakes' })
    void machine.answer('blunder')
    void machine.finish('stopped')
    await arrive('finish')
    expect(machine.phase.value).toBe('over')
    await arrive('answer')
    expect([machine.phase.value, machine.verdict.value]).toEqual(['over', null])
    expect(machine.ending.value?.reason).toBe('stopped')
  })

  it('the next question of a session that was left', async () => {
    const { machine, begin, answer, arrive } = sessionTable()
    await begin()
    await answer('best')
    void machine.next()
    machine.leave()
    await arrive('next')
    expect([machine.phase.value, machine.question.value]).toEqual(['setup', null])
  })

  it('a hint for a question that is not asked any more', async () => {
    const { machine, begin, answer, arrive } = sessionTable()
    await begin()
    void machine.hint()
    await arrive('hint')
    void machine.hint()
    await answer('best')
    void machine.next()
    await arrive('next', 'hint')
    expect(machine.question.value?.number).toBe(2)
    expect(machine.hints.value).toEqual([])
  })
})

it('hints come one after the other, each once, and no third', async () => {
  const { machine, backend, begin, arrive } = sessionTable()
  await begin()
  void machine.hint()
  void machine.hint()
  await arrive('hint', 'hint')
  expect(machine.hints.value).toEqual(['1.1'])
  void machine.hint()
  await arrive('hint')
  await machine.hint()
  expect(machine.hints.value).toEqual(['1.1', '1.2'])
  expect(backend.onItsWay).toEqual([])
})

describe('after a failure', () => {
  it.each(['start', 'resume'] as const)('to %s, the setup says why', async (name) => {
    const { machine, begin, arrive, now } = sessionTable()
    if (name === 'start') void machine.start('nothing', SETUP)
    else void machine.resume(9)
    await arrive(name)
    expect([machine.phase.value, machine.error.value]).toEqual([
      'setup',
      name === 'start' ? 'no question fits' : 'no session 9',
    ])
    await begin()
    expect([...now(), machine.error.value]).toEqual(['asking', 1, null])
  })

  it('of an answer that was not heard, the same question is asked again', async () => {
    const { machine, backend, begin, arrive, now } = sessionTable()
    await begin()
    const lost = vi.spyOn(backend.requests, 'answer').mockRejectedValueOnce(new Error('lost'))
    await machine.answer('best')
    expect(machine.error.value).toBe('lost')
    lost.mockRestore()
    void machine.again()
    await arrive('resume')
    expect([...now(), machine.error.value]).toEqual(['asking', 1, null])
  })

  it('of an answer that was kept all the same, the next question is asked', async () => {
    const { machine, begin, arrive, fail, now } = sessionTable()
    await begin({ speed: 'streak' })
    void machine.answer('best')
    await fail('answer')
    expect(machine.phase.value).toBe('grading')
    void machine.again()
    await arrive('resume')
    expect([...now(), machine.grades.value]).toEqual(['asking', 2, ['best']])
  })

  it('of the next question, it is fetched again', async () => {
    const { machine, begin, answer, arrive, fail, now } = sessionTable()
    await begin()
    await answer('best')
    await fail('next')
    // Nobody has missed it yet.
    expect([machine.phase.value, machine.error.value]).toEqual(['verdict', null])
    await machine.next()
    expect([machine.phase.value, machine.error.value]).toEqual(['waiting', 'next was lost'])
    void machine.again()
    await arrive('resume')
    expect(now()).toEqual(['asking', 2])
  })

  it('again and again, the session is not lost', async () => {
    const { machine, begin, arrive, fail, now } = sessionTable()
    await begin()
    void machine.finish('stopped')
    await fail('finish')
    void machine.again()
    await fail('resume')
    expect([machine.phase.value, machine.session.value?.id]).toEqual(['waiting', 1])
    expect(machine.error.value).toBe('resume was lost')
    void machine.again()
    await arrive('resume')
    expect(now()).toEqual(['over', undefined])
  })

  it('it goes on by itself once the line is back, and not without a failure', async () => {
    const { machine, backend, connected, begin, arrive, fail, now } = sessionTable()
    await begin()
    connected.value = false
    await takenIn()
    connected.value = true
    await takenIn()
    expect(backend.onItsWay).toEqual([])
    void machine.answer('best')
    await fail('answer')
    connected.value = false
    await takenIn()
    connected.value = true
    await takenIn()
    await arrive('resume')
    expect(now()).toEqual(['asking', 2])
  })
})

describe('an answer', () => {
  it('is given once, however often it is sent', async () => {
    const { machine, backend, begin, arrive } = sessionTable()
    await begin()
    void machine.answer('best')
    void machine.answer('blunder')
    await arrive('answer')
    void machine.answer('blunder')
    expect(backend.answers).toEqual(['1/1'])
    expect(machine.verdict.value).toEqual({ grade: 'best' })
  })

  it('that is not allowed says so, costs nothing and leaves what was chosen', async () => {
    const { machine, backend, begin, answer } = sessionTable()
    await begin()
    machine.toggle(2)
    await answer('refused')
    expect([machine.phase.value, machine.problem.value]).toEqual(['asking', 'Not allowed.'])
    expect([...machine.chosen.value]).toEqual([2])
    machine.toggle(2)
    expect([machine.problem.value, machine.chosen.value.size]).toEqual(['', 0])
    expect(backend.answers).toEqual([])
  })

  it('is kept by its grade, and none for what was forced', async () => {
    const { machine, begin, goOn } = sessionTable(9)
    await begin({ pause: 'never' })
    const choices = ['best', 'fine', 'forced', 'inaccuracy', 'mistake', 'blunder'] as const
    for (const choice of choices) await goOn(choice)
    const grades = choices.map((choice) => (choice === 'forced' ? null : choice))
    expect(machine.grades.value).toEqual(grades)
  })
})

describe('what a game brings', () => {
  it('tells nothing more of a session that was ended or left', async () => {
    const waitsAt = (event: string): boolean => event === 'before 2'
    const { machine, begin, goOn } = sessionTable(3, { waitsAt })
    await begin()
    expect([machine.phase.value, machine.told.value]).toEqual(['asking', ['before 1']])
    await goOn('best')
    await machine.next()
    expect([machine.phase.value, machine.told.value]).toEqual(['telling', ['before 1', 'before 2']])
    expect(machine.fresh.value).toBe(1)
    void machine.finish('stopped')
    expect([machine.phase.value, machine.told.value]).toEqual(['waiting', ['before 1', 'before 2']])
    machine.leave()
    expect([machine.phase.value, machine.told.value]).toEqual(['setup', []])
  })

  it('waits for the player where it says so, and tells the rest then', async () => {
    const waitsAt = (event: string): boolean => event === 'before 2'
    const { machine, begin, goOn, now } = sessionTable(3, { waitsAt })
    await begin()
    expect([...now(), machine.waits.value]).toEqual(['asking', 1, false])
    await goOn('best')
    await machine.next()
    expect([...now(), machine.waits.value]).toEqual(['telling', undefined, true])
    await vi.advanceTimersByTimeAsync(60 * SECOND)
    expect([machine.phase.value, machine.fresh.value]).toEqual(['telling', 1])
    machine.skip()
    expect([...now(), machine.waits.value, machine.fresh.value]).toEqual(['asking', 2, false, 2])
  })

  it('waits nowhere in a session that was ended', async () => {
    const waitsAt = (event: string): boolean => event.startsWith('before')
    const { machine, begin, arrive } = sessionTable(3, { waitsAt })
    await begin()
    expect(machine.waits.value).toBe(true)
    machine.skip()
    expect([machine.phase.value, machine.waits.value]).toEqual(['asking', false])
    void machine.finish('stopped')
    await arrive('finish')
    expect([machine.phase.value, machine.waits.value]).toEqual(['over', false])
  })

  it('tells what happened once, also to who comes back', async () => {
    const { machine, begin, goOn, arrive } = sessionTable()
    await begin()
    await goOn('best')
    await machine.next()
    const told = ['before 1', 'before 2']
    expect(machine.told.value).toEqual(told)
    for (const leave of [machine.leave, () => {}]) {
      leave()
      void machine.resume(1)
      await arrive('resume')
      expect([machine.told.value, machine.fresh.value]).toEqual([told, 1])
    }
  })

  it('says what stays chosen from question to question', async () => {
    const stillChosen = vi.fn(() => new Set([4]))
    const { machine, begin, goOn } = sessionTable(2, { stillChosen })
    await begin()
    expect([...machine.chosen.value]).toEqual([4])
    machine.toggle(1)
    await goOn('best')
    await machine.next()
    expect(stillChosen.mock.lastCall).toMatchObject([{ number: 1 }, new Set([4, 1]), { number: 2 }])
    machine.clear()
    expect(machine.chosen.value.size).toBe(0)
  })
})
