import type { EndingOf, QuestionOf, StepOf, VerdictOf } from '#renderer/services/ask-drill.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { actionsOf } from '#shared/games/farkle/analysis/actions.ts'
import { positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import type { Position } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { Choice } from '#shared/games/farkle/drill/question.ts'
import {
  DEFAULT_SETUP,
  type DecisionKind,
  type DrillSetup,
} from '#shared/games/farkle/drill/setup.ts'
import { gradeOf } from '#shared/study/grade.ts'
import { answer } from './harness.ts'
import { ENTRIES } from './winning-game.ts'

const THRESHOLDS = { inaccuracy: 10, mistake: 30, blunder: 80 }

const key = ({ setAside, then }: Choice): string => `${setAside.join('')}${then ?? ''}`

/** A setup as a new user has it. */
export const setupWith = (more: Partial<DrillSetup> = {}): DrillSetup => ({
  ...DEFAULT_SETUP,
  goal: 'points',
  seed: 'a',
  ...more,
})

/** A question with all that Farkle allows in it. */
export function questionOf(
  number: number,
  kind: DecisionKind,
  dice: Position['dice'],
  more: Partial<Position> = {},
): QuestionOf<'farkle'> {
  const position = positionData({
    own: 0,
    opponent: 0,
    turnTotal: 350,
    ownFarkles: 0,
    opponentFarkles: 0,
    ...more,
    dice,
  })
  const actions = actionsOf(PRESETS.farkle, position).map((action) => ({
    ...action,
    setAside: [...action.setAside],
    then: kind === 'set-aside' ? null : action.then,
  }))
  const legal = [...new Map(actions.map((action) => [key(action), action])).values()]
  const code = positionCode(position)
  return {
    number,
    kind,
    goal: 'points',
    position,
    code,
    legal,
    forced: false,
    finalTurn: false,
    turn: null,
  }
}

/** Every option loses 25 points against the one before: the fewest dice for the most points are best. */
export function verdictOf(question: QuestionOf<'farkle'>, choice: Choice): VerdictOf<'farkle'> {
  const ranked = question.legal.toSorted(
    (a, b) => a.setAside.length - b.setAside.length || b.points - a.points,
  )
  const options = ranked.map((action, i): VerdictOf<'farkle'>['options'][number] => {
    const best = action.then ?? 'roll'
    return {
      ...action,
      best,
      value: 500 - 25 * i,
      loss: 25 * i,
      rank: i + 1,
      farkleProbability: best === 'roll' ? 0.25 : 0,
      afterFarkle: best === 'roll' ? 0 : null,
      outcome: null,
      words: `option ${i + 1}`,
    }
  })
  const chosen = options.findIndex((option) => key(option) === key(choice))
  const { loss } = options[chosen]!
  return {
    grade: gradeOf(loss, THRESHOLDS),
    loss,
    chosen,
    options,
    bestReason: loss === 0 ? '' : 'Reason 1.',
    chosenReason: `Reason ${chosen + 1}.`,
    byRule: null,
    thresholds: THRESHOLDS,
    milliseconds: 900,
  }
}

/** Summary of a session, with the numbers that a test is about. */
export function summaryOf(
  more: Partial<EndingOf<'farkle'>['summary']> = {},
): EndingOf<'farkle'>['summary'] {
  return {
    session: 7,
    at: 1_767_225_600_000,
    goal: 'points',
    scope: 'cell',
    speed: 'none',
    answers: 2,
    error: { mean: 12.5, low: 1.2, high: 23.8, count: 2 },
    grades: { best: 1, fine: 0, inaccuracy: 1, mistake: 0, blunder: 0 },
    score: null,
    bestBefore: null,
    seconds: 9,
    slips: 0,
    byRule: null,
    habit: null,
    mistakes: [],
    game: null,
    ...more,
  }
}

type Events = StepOf<'farkle'>['events']

export const asks = (question: QuestionOf<'farkle'>, events: Events = []): StepOf<'farkle'> => ({
  game: 'farkle',
  kind: 'question',
  events,
  question,
})

type Over = Extract<StepOf<'farkle'>, { kind: 'over' }>
export const over = (
  reason: Over['reason'],
  more: Partial<EndingOf<'farkle'>['summary']> = {},
  events: Events = [],
): StepOf<'farkle'> => ({ game: 'farkle', kind: 'over', events, reason, summary: summaryOf(more) })

export const rolled = (dice: Face[]): Events[number] => ({ kind: 'rolled', dice })

/**
 * A backend with one session whose steps are given; it answers as the contract says. `kept` is the
 * setup of the session where it was begun before.
 */
export function answerDrill(
  steps: StepOf<'farkle'>[],
  kept = setupWith(),
  answers: Readonly<Record<string, unknown>> = {},
): { readonly started: DrillSetup[]; readonly answers: Choice[] } {
  const started: DrillSetup[] = []
  const given: Choice[] = []
  let place = 0
  const current = (): StepOf<'farkle'> => steps[Math.min(place, steps.length - 1)]!
  answer({
    'rules.list': { entries: ENTRIES },
    'drill.start': ({ setup }: { setup: DrillSetup }) => {
      started.push(setup)
      place = 0
      return { session: 7, step: current() }
    },
    'drill.resume': () => ({
      session: 7,
      rules: ENTRIES[0]!.rules,
      hash: ENTRIES[0]!.hash,
      setup: started.at(-1) ?? kept,
      seconds: 4,
      grades: ['best', 'fine', 'best', 'blunder'],
      told: [],
      step: current(),
    }),
    'drill.next': current,
    'drill.finish': over('stopped'),
    'drill.hint': ({ hint }: { hint: number }) => ({ text: `Hint ${hint}.` }),
    'drill.answer': ({ choice }: { choice: Choice }) => {
      const step = current()
      if (step.kind === 'over') return new Error('The session is over.')
      const { question } = step
      if (!question.legal.some((action) => key(action) === key(choice))) {
        return { graded: false, problem: 'The 4 scores nothing on its own.' }
      }
      given.push(choice)
      place++
      const next = current()
      const last = next.kind === 'over' && next.reason === 'mistake'
      return { graded: true, verdict: verdictOf(question, choice), last }
    },
    ...answers,
  })
  return { started, answers: given }
}
