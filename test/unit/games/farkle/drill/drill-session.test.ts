import { describe, expect, it } from 'vitest'
import { GOALS, type Goal } from '#shared/base/units.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import {
  drillSession,
  type DrillSession,
  type FarkleSessionOptions,
} from '#shared/games/farkle/drill/drill-session.ts'
import type { Choice, Question } from '#shared/games/farkle/drill/question.ts'
import {
  DECISION_KINDS,
  NO_FILTERS,
  SCOPES,
  type DecisionKind,
  type DrillSetup,
} from '#shared/games/farkle/drill/setup.ts'
import { isWrong } from '#shared/study/grade.ts'
import { replay, type GivenChoice } from '#shared/study/graded-session.ts'
import { DRILLED, kitOf } from '../../../../support/drill-kits.ts'
import {
  anyOption,
  finished,
  optionsOf,
  played,
  THRESHOLDS,
  type Played,
} from '../../../../support/play-session.ts'
import { someOf } from '#test/property/runs.ts'
import { unwrap } from '#test/support/results.ts'

const CASES = SCOPES.flatMap((scope) =>
  DECISION_KINDS.flatMap((kind) => GOALS.map((goal) => [scope, kind, goal] as const)),
)

/** The answers of a session as they are kept. */
const given = ({ questions, choices }: Played): GivenChoice<Choice>[] =>
  questions.map(({ position }, i) => ({ code: positionCode(position), choice: choices[i]! }))

describe.each(someOf(CASES))(
  'a session: %s, %s, %s',
  (scope: DrillSetup['scope'], kind: DecisionKind, goal: Goal) => {
    it('plays to its end, the same each time, and again from its choices', () => {
      const kit = kitOf(DRILLED.zilch!, goal)
      const options = optionsOf(goal, { scope, kind, questions: 8 })
      const play = (): Played => played(drillSession(kit, options), anyOption(seededRandom('me')))
      const first = play()
      expect(play()).toEqual(first)

      expect(first.end.reason).toBe('questions')
      if (scope === 'cell') expect(first.questions).toHaveLength(8)
      if (scope === 'turn') expect(first.questions.length).toBeGreaterThanOrEqual(8)
      for (const question of first.questions) {
        expect([question.kind, question.goal, question.forced]).toEqual([kind, goal, false])
      }
      for (const step of first.steps) {
        if (step.kind === 'question') expect(step.turn === null).toBe(scope === 'cell')
      }

      const again = drillSession(kit, options)
      const half = Math.floor(first.choices.length / 2)
      const reached = finished(replay(again, given(first).slice(0, half)))
      expect(reached.ok && reached.value).toEqual(first.steps[half])
      expect(again.current).toEqual(first.steps[half])
    })
  },
)

describe('a session', () => {
  const kit = kitOf(DRILLED.zilch!, 'points')
  const best = (question: Question): Choice => question.options[0]!
  const session = (
    some: Partial<DrillSetup>,
    other: Partial<FarkleSessionOptions> = {},
  ): DrillSession => drillSession(kit, { ...optionsOf('points', some), ...other })

  it('explains a choice that is not allowed, and goes on waiting', () => {
    const some = session({ scope: 'cell', kind: 'both' })
    const step = finished(some.advance())
    const answer = some.answer({ setAside: [], then: 'roll' })
    expect(answer).toEqual({
      ok: false,
      problems: [{ field: 'choice', message: 'Set at least one scoring die aside.' }],
    })
    expect(some.current).toBe(step)
    expect(some.repeat({ setAside: [], then: 'roll' }).ok).toBe(false)
  })

  it('has no question to answer or to hint at between questions and in the end', () => {
    const some = session({ scope: 'cell' })
    expect(() => some.hint(1)).toThrow('no question waits')
    some.finish('stopped')
    expect(() => some.answer({ setAside: [], then: 'roll' })).toThrow('no question waits')
  })

  it.each(SCOPES)('as a streak ends with the first mistake: %s', (scope) => {
    const some = session({ scope, speed: 'streak', questions: null, kind: 'roll-or-bank' })
    let right = 0
    for (;;) {
      const step = finished(some.advance())
      if (step.kind === 'over') {
        expect(step.reason).toBe('mistake')
        break
      }
      const { options } = step.question
      const wrong = right === 3 && options.at(-1)!.loss >= THRESHOLDS.points.inaccuracy
      const { last, verdict } = unwrap(some.answer(wrong ? options.at(-1)! : options[0]!))
      expect(last).toBe(wrong)
      expect(isWrong(verdict.grade)).toBe(wrong)
      if (!wrong && right < 3) right++
    }
    expect(right).toBe(3)
  })

  it('never asks what looks the same twice in a row', () => {
    const setup = { scope: 'cell', kind: 'roll-or-bank', questions: 300 } as const
    const { questions } = played(session(setup), best)
    const looks = questions.map(({ position: { turnTotal, dice, ownFarkles } }) =>
      JSON.stringify([turnTotal, dice, ownFarkles]),
    )
    expect(looks.filter((look, i) => look === looks[i - 1])).toEqual([])
  })

  it('says with the last answer of a cell drill that it was the last', () => {
    const some = session({ scope: 'cell', questions: 2 })
    const last = [1, 2].map(() => {
      const step = finished(some.advance())
      const answer = step.kind === 'question' ? some.answer(best(step.question)) : null
      return answer?.ok && answer.value.last
    })
    expect(last).toEqual([false, true])
    expect(finished(some.advance())).toEqual({ kind: 'over', events: [], reason: 'questions' })
  })

  it('is finished at any time, once', () => {
    const some = session({ scope: 'turn' })
    const work = some.advance()
    work.next()
    expect(some.finish('time')).toMatchObject({ kind: 'over', reason: 'time' })
    expect(finished(work)).toMatchObject({ reason: 'time' })
    expect(some.finish('stopped')).toMatchObject({ reason: 'time' })
  })

  it('goes on to the same step whoever does the work', () => {
    const some = session({ scope: 'turn', seed: 'shared' })
    const [one, two] = [some.advance(), some.advance()]
    one.next()
    two.next()
    const step = finished(one)
    expect(finished(two)).toBe(step)
    expect(step).toEqual(finished(session({ scope: 'turn', seed: 'shared' }).advance()))
  })

  it('plays forced decisions where that is wished, and asks them where it is not', () => {
    const auto = played(session({ scope: 'turn', questions: 30 }), best)
    const told = auto.steps.flatMap(({ events }) => events)
    expect(told.some((event) => event.kind === 'set-aside' && event.auto)).toBe(true)
    const filters = { ...NO_FILTERS, noForced: false }
    const asked = played(session({ scope: 'turn', questions: 30, filters }), best)
    expect(asked.questions.some(({ forced }) => forced)).toBe(true)
    const events = asked.steps.flatMap(({ events }) => events)
    expect(events.some((event) => event.kind === 'set-aside' && event.auto)).toBe(false)
  })

  it('tells no score of the game that a turn for points comes out of', () => {
    const scoresOf = (setup: Partial<DrillSetup>, goal: Goal): (number | null)[] => {
      const options = optionsOf(goal, { questions: 12, ...setup })
      const { steps } = played(drillSession(kitOf(DRILLED.zilch!, goal), options), best)
      return steps
        .flatMap(({ events }) => events)
        .flatMap((event) => (event.kind === 'banked' ? [event.score] : []))
    }
    expect(new Set(scoresOf({ scope: 'turn' }, 'points'))).toEqual(new Set([null]))
    expect(scoresOf({ scope: 'turn' }, 'wins')).not.toContain(null)
  })

  it('finishes the turn that is begun', () => {
    const { steps, end } = played(session({ scope: 'turn', questions: 1, kind: 'both' }), best)
    const turns = steps.flatMap((step) => (step.kind === 'question' ? [step.turn] : []))
    expect(new Set(turns).size).toBe(1)
    const { kind } = end.events.at(-1)!
    expect(['banked', 'farkled']).toContain(kind)
  })

  it('asks earlier questions again, in their order, and what no longer asks anything not', () => {
    const { questions } = played(session({ scope: 'cell', questions: 4, seed: 'before' }), best)
    const again = [
      { kind: 'set-aside', position: { ...questions[0]!.position, dice: { rolled: [2, 3] } } },
      ...questions.map(({ kind, position }) => ({ kind, position })),
    ] as const
    const source = { kind: 'failed' } as const
    const second = played(session({ scope: 'cell', source, questions: null }, { again }), best)
    expect(second.questions).toEqual(questions)
    expect(second.end.reason).toBe('nothing-left')
    const three = played(session({ scope: 'cell', source, questions: 3 }, { again }), best)
    expect([three.questions.length, three.end.reason]).toEqual([3, 'questions'])
  })

  it('asks forced ones again only where they are wished', () => {
    const position = { ...FIRST_POSITION, turnTotal: 400, dice: { rolled: [5, 2, 3] } } as const
    const again = [{ kind: 'set-aside', position }] as const
    const asked = (noForced: boolean): number => {
      const filters = { ...NO_FILTERS, noForced }
      const setup = { scope: 'cell', source: { kind: 'slow' }, filters } as const
      return played(session(setup, { again }), best).questions.length
    }
    expect([asked(true), asked(false)]).toEqual([0, 1])
  })

  it('says that nothing is left where nothing is ever asked', () => {
    // Which dice are set aside is never a choice under these rules.
    const all = kitOf(DRILLED['all set aside']!, 'points')
    const turns = drillSession(all, optionsOf('points', { scope: 'turn', kind: 'set-aside' }))
    expect(finished(turns.advance())).toEqual({ kind: 'over', events: [], reason: 'nothing-left' })
  })

  it('says that nothing is left where play never holds what is asked for', () => {
    const farkle = kitOf(DRILLED.farkle!, 'points')
    const filters = { ...NO_FILTERS, turnTotal: { from: 900_000, to: null } }
    const never = drillSession(farkle, optionsOf('points', { scope: 'cell', filters }))
    expect(finished(never.advance())).toEqual({ kind: 'over', events: [], reason: 'nothing-left' })
  })

  it('says when it was not replayed from its own choices', () => {
    const options = optionsOf('points', { scope: 'cell', questions: 3 })
    const answers = given(played(drillSession(kit, options), best))
    const tooMany = finished(replay(drillSession(kit, options), [...answers, answers[0]!]))
    expect(tooMany).toMatchObject({
      ok: false,
      problems: [{ message: 'The session was over after 3 of 4 answers.' }],
    })
    const { code } = answers[0]!
    const notAllowed = { code, choice: { setAside: [], then: null } }
    expect(finished(replay(drillSession(kit, options), [notAllowed])).ok).toBe(false)
    const elsewhere = finished(replay(drillSession(kit, options), answers.slice(1)))
    expect(elsewhere).toMatchObject({
      ok: false,
      problems: [{ message: 'Answer 1 was given to another question.' }],
    })
  })
})
