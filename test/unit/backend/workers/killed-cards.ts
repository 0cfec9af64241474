import { BACKEND_REQUESTS, type AnswerOf, type ParamsOf } from '#shared/contract/requests.ts'
import { killedBackend } from './killed-backend.ts'
import { readAnswer } from '#test/support/plain-answer.ts'

// Answers cards, rates some otherwise and takes some back, and says so before and after, until it is
// killed. An answer is known by the milliseconds that it took, which no other one takes.

type Requests = typeof BACKEND_REQUESTS

const [dataFolder, params, first, from] = process.argv.slice(2) as [string, string, string, string]

let time = Number(from)
const backend = await killedBackend(dataFolder, { now: () => time })

async function ask<N extends keyof Requests>(
  name: N,
  asked: ParamsOf<Requests, N>,
): Promise<AnswerOf<Requests, N>> {
  return readAnswer(name, await backend.dispatch(name, asked))
}

const say = (...words: (string | number)[]): void => {
  process.stdout.write(`${words.join(' ')}\n`)
}

for (let answer = Number(first); ;) {
  const session = await ask('cards.start', JSON.parse(params) as ParamsOf<Requests, 'cards.start'>)
  let { step } = session
  while (step.kind === 'card') {
    const { number } = step.card
    const shown = { session: session.session, number }
    answer++
    time += 5000
    say('answering', answer)
    const given = answer % 3 === 0 ? null : 0
    await ask('cards.answer', { ...shown, answer: given, milliseconds: answer })
    say('answered', answer)
    if (answer % 4 === 0) {
      say('rating', answer)
      await ask('cards.rate', { ...shown, rating: 'easy' })
      say('rated', answer)
    }
    if (answer % 5 === 0) {
      say('undoing', answer)
      await ask('cards.undo', { session: session.session })
      say('undone', answer)
    }
    step = await ask('cards.next', { session: session.session })
  }
  time += 86_400_000
}
