import { BACKEND_REQUESTS, readReply, type AnswerOf } from '#shared/contract/requests.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import type { DrillSetup } from '#shared/study/setup.ts'
import { killedBackend } from './killed-backend.ts'

// Goes on with a session, or begins it, and says every answer that was acknowledged, until it is killed.

const [dataFolder, rules, setup, resumed] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
]

const backend = await killedBackend(dataFolder)

type Begun = Pick<AnswerOf<typeof BACKEND_REQUESTS, 'drill.start'>, 'session' | 'step'>
async function begin(): Promise<Begun> {
  const name = resumed ? 'drill.resume' : 'drill.start'
  const params = resumed
    ? { session: Number(resumed) }
    : { rules: JSON.parse(rules) as RuleSet, setup: JSON.parse(setup) as DrillSetup }
  return readReply(BACKEND_REQUESTS, name, await backend.dispatch(name, params))
}

const begun = await begin()
const { session } = begun
let { step } = begun
process.stdout.write(`session ${session}\n`)
while (step.kind === 'question') {
  const { number, code, legal } = step.question
  process.stdout.write(`asked ${number} ${code}\n`)
  const { setAside, then } = legal[number % legal.length]!
  const params = { session, number, choice: { setAside, then }, milliseconds: number }
  const reply = await backend.dispatch('drill.answer', params)
  const { graded } = readReply(BACKEND_REQUESTS, 'drill.answer', reply)
  if (!graded) throw new Error(`The answer to ${code} was not graded.`)
  process.stdout.write(`kept ${number}\n`)
  step = readReply(
    BACKEND_REQUESTS,
    'drill.next',
    await backend.dispatch('drill.next', { session }),
  )
}
throw new Error('The session should not have ended.')
