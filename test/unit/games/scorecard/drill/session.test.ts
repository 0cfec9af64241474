import { describe, expect, it } from 'vitest'
import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import { endsOf } from '#shared/games/scorecard/drill/reasons.ts'
import { seededRandom } from '#shared/dice/random.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import { parseScorecardCode, scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import {
  makeScorecardQuestion,
  type ScorecardChoice,
  type ScorecardQuestion,
} from '#shared/games/scorecard/drill/question.ts'
import {
  afterKeep,
  filledCard,
  firstRoll,
  isFullPaper,
} from '#shared/games/scorecard/drill/play.ts'
import { ScorecardTrack } from '#shared/games/scorecard/drill/track.ts'
import { replay, type GivenChoice } from '#shared/study/graded-session.ts'
import {
  scorecardSession,
  type ScorecardOptions,
  type ScorecardSession,
} from '#shared/games/scorecard/drill/session.ts'
import {
  DEFAULT_SCORECARD_SETUP,
  type ScorecardSetup,
} from '#shared/games/scorecard/drill/setup.ts'
import { boxOf } from '#test/support/yahtzee-boxes.ts'
import { shortScorecard } from '#test/support/yahtzee-kits.ts'
import { finished } from '#test/support/play-session.ts'
import { unwrap } from '#test/support/results.ts'

const kit = shortScorecard(['fives', 'sixes', 'fullHouse', 'chance'])
const thresholds: GradeThresholds = { inaccuracy: 0.2, mistake: 1, blunder: 4 }

function optionsOf(changes: Partial<ScorecardSetup> = {}): ScorecardOptions {
  const setup = { ...DEFAULT_SCORECARD_SETUP, seed: 'a test', ...changes }
  return { setup, thresholds, needs: new Map(), again: [] }
}

type Chooser = (question: ScorecardQuestion, number: number) => number

/** Plays a session to its end; the place of each choice is the chooser's. */
function play(session: ScorecardSession, choose: Chooser, most = 200) {
  const given: GivenChoice<ScorecardChoice>[] = []
  let step = finished(session.advance())
  while (step.kind === 'question' && given.length < most) {
    const { question, number } = step
    const option = question.options[choose(question, number) % question.options.length]!
    const choice = option as ScorecardChoice
    expect(session.answer(choice)).toMatchObject({
      ok: true,
      value: { verdict: { loss: option.loss } },
    })
    given.push({ code: scorecardCode(question.position), choice })
    step = finished(session.advance())
  }
  return { given, step }
}

/** A game by a chooser, as its track has it. */
function trackedGame(seed: string, choose: (question: ScorecardQuestion) => number) {
  const track = new ScorecardTrack(kit)
  const random = seededRandom(seed)
  let card = kit.start
  for (let turn = 1; !isFullPaper(card); turn++) {
    let at = firstRoll(kit.rules, card, random)
    for (let isRolled = true; ;) {
      const question = makeScorecardQuestion(kit, at)
      if (isRolled) track.rolled(turn, question)
      const option = question.options[choose(question) % question.options.length]!
      track.chose(option)
      if (option.keep === null) {
        card = filledCard(card, option)
        break
      }
      isRolled = option.keep.length < at.dice.length
      at = afterKeep(kit.rules, at, option.keep, random)
    }
  }
  return track.review(card)
}

describe('a whole game', () => {
  it.each(['wild', 'best', 'worst'])('is start, skill and luck exactly, played %s', (how) => {
    const random = seededRandom(how)
    for (let i = 0; i < 12; i++) {
      const review = trackedGame(`${how} ${i}`, ({ options }) =>
        how === 'best' ? 0 : how === 'worst' ? options.length - 1 : Math.floor(random.next() * 40),
      )
      const { start, skill, luck, result, line, card, luckiest, unluckiest } = review
      expect(start + skill + luck).toBeCloseTo(result, 9)
      expect(line.at(-1)!.value).toBeCloseTo(result, 9)
      expect(card.points.every((points) => points !== null)).toBe(true)
      if (how === 'best') expect(skill).toBe(0)
      else expect(skill).toBeLessThan(0)
      const gains = line.flatMap((point, at) =>
        point.kind === 'rolled' ? [point.value - line[at - 1]!.value] : [],
      )
      expect(luckiest?.gain ?? 0).toBeCloseTo(Math.max(0, ...gains), 9)
      expect(unluckiest?.gain ?? 0).toBeCloseTo(Math.min(0, ...gains), 9)
    }
  })

  it('has no luck on average, whoever decides', () => {
    const lucks = Array.from({ length: 150 }, (_, i) => {
      const worst = ({ options }: ScorecardQuestion): number => options.length - 1
      return trackedGame(`luck ${i}`, i % 3 === 0 ? worst : () => 0).luck
    })
    const mean = lucks.reduce((sum, luck) => sum + luck) / lucks.length
    const squares = lucks.reduce((sum, luck) => sum + (luck - mean) ** 2, 0)
    const error = Math.sqrt(squares / (lucks.length - 1) / lucks.length)
    expect(Math.abs(mean)).toBeLessThan(4 * error)
  })
})

describe('single decisions', () => {
  it('are the same for the same seed, and others for another', () => {
    const codes = (seed: string) =>
      play(scorecardSession(kit, optionsOf({ seed })), () => 0).given.map(({ code }) => code)
    expect(codes('one')).toHaveLength(20)
    expect(codes('one')).toEqual(codes('one'))
    expect(codes('one')).not.toEqual(codes('two'))
  })

  it('go on where they were when they are replayed', () => {
    const choose: Chooser = (_, number) => number % 3
    const whole = play(scorecardSession(kit, optionsOf()), choose)
    const first = whole.given.slice(0, 4)
    const again = scorecardSession(kit, optionsOf())
    expect(finished(replay(again, first)).ok).toBe(true)
    const rest = play(again, choose)
    expect([...first, ...rest.given]).toEqual(whole.given)
    const other = scorecardSession(kit, optionsOf({ seed: 'another' }))
    expect(finished(replay(other, first)).ok).toBe(false)
  })

  it('pass their filters', () => {
    const filters = { stages: [], joker: true, upperBonus: false, gap: 'any' } as const
    const asked: ScorecardQuestion[] = []
    const note: Chooser = (question) => {
      asked.push(question)
      return 0
    }
    const once = (setup: Partial<ScorecardSetup>) => {
      asked.length = 0
      return play(scorecardSession(kit, optionsOf({ questions: 6, ...setup })), note).step
    }
    once({ filters: { ...filters, stages: [] } })
    expect(asked.map(({ traits }) => traits.joker)).toEqual(Array(6).fill(true))
    for (const gap of ['close', 'costly'] as const) {
      once({ filters: { ...filters, stages: [], joker: false, gap } })
      expect(asked).toHaveLength(6)
      for (const { gap: cost } of asked) expect(cost >= 1).toBe(gap === 'costly')
    }
  })

  it('end where no decision of play passes the filters', () => {
    const filters = { stages: ['early' as const], joker: false, upperBonus: false } as const
    const setup = { filters: { ...filters, stages: ['early' as const], gap: 'any' as const } }
    const { step } = play(scorecardSession(kit, optionsOf(setup)), () => 0)
    expect(step).toMatchObject({ kind: 'over', reason: 'nothing-left' })
  })

  it('are asked again in their order, as often as there are', () => {
    const { given } = play(scorecardSession(kit, optionsOf({ questions: 3 })), () => 1)
    const again = given.map(({ code }) => unwrap(parseScorecardCode(kit.rules, code)))
    const options = optionsOf({ source: { kind: 'failed' }, questions: null })
    const second = play(scorecardSession(kit, { ...options, again }), () => 0)
    expect(second.given.map(({ code }) => code)).toEqual(given.map(({ code }) => code))
    expect(second.step).toMatchObject({ reason: 'nothing-left' })
  })
})

it('a streak ends with the first mistake', () => {
  const session = scorecardSession(kit, optionsOf({ speed: 'streak', questions: null }))
  const { given, step } = play(session, ({ options }, number) =>
    number < 5 ? 0 : options.findIndex(({ loss }) => loss >= 1),
  )
  expect(given.length).toBeGreaterThanOrEqual(5)
  expect(step).toMatchObject({ kind: 'over', reason: 'mistake' })
})

describe('an answer', () => {
  it('that the dice do not allow is refused in a sentence, and the question waits', () => {
    const session = scorecardSession(kit, optionsOf({ kind: 'keeps' }))
    const step = finished(session.advance())
    if (step.kind !== 'question') throw new Error('no question')
    const { dice } = step.question.position
    const missing = ([1, 2, 3, 4, 5, 6] as const).find((face) => !dice.includes(face))!
    const answer = session.answer({ keep: [missing], box: null })
    expect(answer.ok).toBe(false)
    expect(session.answer({ keep: null, box: boxOf('chance') }).ok).toBe(false)
    expect(session.current).toBe(step)
  })

  it('is graded by the thresholds, with reasons and two hints that do not say it', () => {
    const session = scorecardSession(kit, optionsOf({ questions: null }))
    const grades = new Set<string | null>()
    for (let i = 0; i < 60; i++) {
      const step = finished(session.advance())
      if (step.kind !== 'question') throw new Error('no question')
      for (const hint of [1, 2] as const) expect(session.hint(hint)).toMatch(/^[A-Z].*\.$/)
      const { options } = step.question
      const named = /^Play for these boxes: (.*)\.$/.exec(session.hint(1))?.[1]?.split(', ') ?? []
      const next = options.filter(({ loss }) => loss > 0).slice(0, 3)
      for (const name of named) {
        const chanceIn = ({ keep }: (typeof options)[number]): number => {
          const ends = endsOf(kit, step.question, keep!)
          const end = ends.find(({ box }) => boxName(kit.rules, box) === name)
          return end ? end.chance - end.zero : 0
        }
        for (const other of next) expect(chanceIn(options[0]!)).toBeGreaterThan(chanceIn(other))
      }
      const option = options[(i % 4 === 0 ? -1 : 1 + (i % 3)) % options.length] ?? options.at(-1)!
      const { verdict } = unwrap(session.answer(option as ScorecardChoice))
      const { grade, loss, bestReason, chosenReason } = verdict
      grades.add(grade)
      expect(grade === 'best').toBe(loss === 0)
      expect(grade === 'blunder').toBe(loss >= 4)
      expect(bestReason).toMatch(/^[A-Z\d].*\.$/)
      if (grade === 'fine') expect(bestReason).toBe('Nearly equal.')
      expect(chosenReason).toMatch(option.keep ? /^After keeping .*\.$/ : /^$/)
    }
    expect(grades.size).toBeGreaterThan(3)
  })
})
