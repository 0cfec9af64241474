import * as v from 'valibot'
import type { Random } from '#shared/dice/random.ts'
import { rollDice, seededRandom } from '#shared/dice/random.ts'
import { EventBuffer } from '#shared/study/course.ts'
import type { AnswerRecord, Drill, RecordChecks, SessionOptions } from '#shared/study/drill.ts'
import { type GradeThresholds, gapOf, ranked } from '#shared/study/grade.ts'
import { GradedSession } from '#shared/study/graded-session.ts'
import { gradedVerdict, type GradedVerdict } from '#shared/study/graded-verdict.ts'
import { acceptanceBy } from '#shared/study/needs.ts'
import { courseFields, lessonField, sourceSchema } from '#shared/study/setup.ts'
import { firstOf, foundCourse, repeatedCourse } from '#shared/study/single-course.ts'
import type { PigRules } from './rules.ts'
import { solvePig, worthOfRolling, type PigKit } from './turn.ts'

export const pigSetupSchema = v.object({
  scope: v.literal('decisions'),
  kind: v.literal('hold-or-roll'),
  source: sourceSchema,
  filters: v.object({}),
  ...courseFields,
  ...lessonField,
})
export type PigSetup = v.InferOutput<typeof pigSetupSchema>

export type PigChoice = 'hold' | 'roll'

interface PigOption {
  readonly choice: PigChoice
  readonly value: number
  readonly loss: number
  readonly rank: number
}

export interface PigQuestion {
  readonly kind: 'hold-or-roll'
  readonly total: number
  readonly options: readonly PigOption[]
}

type PigVerdict = GradedVerdict<PigOption>

export function questionAt({ worth }: PigKit, total: number): PigQuestion {
  const choices = [
    { choice: 'hold', value: total },
    { choice: 'roll', value: worthOfRolling(worth, total) },
  ] as const
  const best = choices.toSorted((a, b) => b.value - a.value)
  return { kind: 'hold-or-roll', total, options: ranked(best, ({ value }) => value, 1e-9) }
}

export const pigCode = (total: number): string => `t${total}`
const cellOf = (total: number): string => (total < 20 ? 'low' : 'high')

/** Turn totals of turns of somebody who holds now and then, for ever; null after a 1. */
export function* played(random: Random): Generator<number | null, never> {
  for (;;) {
    for (let total = 0; total < 60;) {
      const [face] = rollDice(random, 1)
      if (face === 1) break
      total += face!
      yield total
      if (random.next() < 0.1) break
    }
    yield null
  }
}

export function verdictAt(
  { options }: PigQuestion,
  place: number,
  thresholds: GradeThresholds,
): PigVerdict {
  return gradedVerdict([...options], place, {
    forced: gapOf(options) === null,
    thresholds,
    nearly: 'Nearly equal.',
    why: (better) => `It is worth ${options[better]!.value}.`,
  })
}

function session(kit: PigKit, { setup, needs, thresholds, again }: SessionOptions<PigSetup>) {
  const events = new EventBuffer<{ readonly kind: 'rolled'; readonly total: number }>()
  const totals = played(seededRandom(setup.seed))
  const draw = seededRandom(`${setup.seed} draw`)
  const chanceOf = acceptanceBy(needs)
  const search = (count: number): PigQuestion | null => {
    const total = firstOf(totals, count)
    if (total === null) return null
    return draw.next() < chanceOf(cellOf(total)) ? questionAt(kit, total) : null
  }
  const { questions } = setup
  const tell = ({ total }: PigQuestion): void => events.add({ kind: 'rolled', total })
  const lookOf = ({ total }: PigQuestion): string => pigCode(total)
  const asking = { events, questions, tell, lookOf }
  return new GradedSession<PigQuestion, PigChoice, PigVerdict, object>({
    events,
    thresholds,
    speed: setup.speed,
    length: questions,
    course:
      setup.source.kind === 'play'
        ? foundCourse<PigQuestion, PigOption>(asking, search, { slice: 20, most: 1000 })
        : repeatedCourse<(typeof again)[number], PigQuestion, PigOption>(
            asking,
            again,
            ({ code }) => questionAt(kit, Number(code.slice(1))),
          ),
    placeOf: ({ options }, choice) => options.findIndex((option) => option.choice === choice),
    whyNot: () => 'Hold or roll.',
    verdictOf: (question, place) => verdictAt(question, place, thresholds),
    hintOf: (_, step) => (step === 1 ? 'How much is at stake?' : 'Is it 20 or more?'),
    codeOf: ({ total }) => pigCode(total),
  })
}

function* gaps(kit: PigKit, seed: string, count: number): Generator<void, number[]> {
  const totals = played(seededRandom(seed))
  const found: number[] = []
  while (found.length < count) {
    const total = totals.next().value
    const gap = total === null ? null : gapOf(questionAt(kit, total).options)
    if (gap !== null) found.push(gap)
    if (found.length % 100 === 0) yield
  }
  return found
}

/** Fields that only Pig keeps of an answer. */
export const pigStoredSchema = v.strictObject({ choice: v.picklist(['hold', 'roll']) })
type Kept = v.InferOutput<typeof pigStoredSchema>

/** No turn that is asked about makes more. */
export const MAX_POINTS = 100

/** The total that a code is of; null for none. */
function totalOf(code: string): number | null {
  const [, digits] = /^t(\d{1,2})$/.exec(code) ?? []
  return digits === undefined ? null : Number(digits)
}

function checks(rules: PigRules): RecordChecks {
  const kit = solvePig(rules)
  return {
    positionProblem: (code) => (totalOf(code) === null ? 'No turn makes so much.' : null),
    answerFault({ code, cell, error, loss, own }) {
      const total = totalOf(code)!
      const { choice } = own as Kept
      const { loss: right } = questionAt(kit, total).options.find((one) => one.choice === choice)!
      if (cell !== cellOf(total) || error !== errorOf(choice, right)) return 'cell'
      return loss !== null && loss !== right ? 'range' : null
    },
    reviewProblem: () => null,
  }
}

const errorOf = (choice: PigChoice, loss: number): string | null =>
  loss === 0 ? null : choice === 'hold' ? 'held' : 'rolled'

/** The drills of Pig. */
export const drill = {
  setupProblems: () => [],
  goalOf: () => 'points' as const,
  challengeOf: ({ speed, seconds }: PigSetup) => [speed, seconds],
  asksFor: () => true,
  session,
  gaps,
  isSameChoice: (a: PigChoice, b: PigChoice) => a === b,
  show: ({ total }: PigQuestion) => ({ total }),
  record: (_kit: PigKit, { kind, total }: PigQuestion, { options, chosen, loss }: PigVerdict) => {
    const { choice } = options[chosen]!
    const cell = cellOf(total)
    return { kind, code: pigCode(total), cell, error: errorOf(choice, loss), own: { choice } }
  },
  knownSetup: (setup: PigSetup) => setup,
  knownOwn: (own: unknown) => own as Kept,
  checks,
  choiceOf: ({ choice }: Kept) => choice,
  showPast: (_rules: PigRules, { code, own }: AnswerRecord<Kept>) => ({
    chosen: own.choice,
    best: Number(code.slice(1)) < 20 ? 'roll' : 'hold',
  }),
  asksAsPlay: () => true,
  habitSigns: () => ({ occasions: [], error: null }),
  isReverse: () => false,
  whereItTurns: () => '',
  outcomeOf: () => 0,
} satisfies Drill
