import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { choiceFor } from '../games/scorecard/drilling.ts'
import { killedBackend, say } from './killed-backend.ts'

// Goes on with a session of a game, or begins it, and says every answer that was acknowledged, until it
// is killed.

const [dataFolder, game, rules, setup, resumed] = process.argv.slice(2) as [
  string,
  'farkle' | 'scorecard',
  string,
  string,
  string,
]

const { ask } = await killedBackend(dataFolder)

const begun = resumed
  ? await ask('drill.resume', { game, session: Number(resumed) })
  : await ask('drill.start', {
      game,
      rules: JSON.parse(rules) as unknown,
      setup: JSON.parse(setup) as unknown,
    })
const { session } = begun
let step: AnswerOf<BackendRequests, 'drill.next'> = begun.step

/** Something that can be done, now this and now that. */
function choiceOf(question: Extract<typeof step, { kind: 'question' }>['question']): object {
  const { number } = question
  if ('boxes' in question) return choiceFor(question, number % 3 === 0)
  const { setAside, then } = question.legal[number % question.legal.length]!
  return { setAside, then }
}

say('session', session)
while (step.kind === 'question') {
  const { question } = step
  const { number, code } = question
  say('asked', number, code)
  const { graded } = await ask('drill.answer', {
    game,
    session,
    number,
    choice: choiceOf(question),
    milliseconds: number,
  })
  if (!graded) throw new Error(`The answer to ${code} was not graded.`)
  say('kept', number)
  step = await ask('drill.next', { game, session })
}
throw new Error('The session should not have ended.')
