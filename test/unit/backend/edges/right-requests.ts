import assert from 'node:assert/strict'
import * as v from 'valibot'
import { errorSchema } from '#shared/contract/errors.ts'
import { BACKEND_REQUESTS, type BackendRequests, type Reply } from '#shared/contract/requests.ts'
import type { Random } from '#shared/dice/random.ts'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { DEFAULT_SCORECARD_SETUP } from '#shared/games/scorecard/drill/setup.ts'
import type { SchemaPart } from '#test/support/schema-numbers.ts'
import { SeenValues, valueFor, type MadeOf } from '#test/support/schema-values.ts'
import { unplainPart } from '#test/support/plain-answer.ts'
import { SHORT_FARKLE, SHORT_YAHTZEE } from '#test/support/use-everything.ts'
import type { TestBackend } from '../harness.ts'
import { formsOf, type Form } from './plan.ts'
import { OWN_RULES, SHORT_LEFTOVERS, SHORT_ROUNDS } from './used-folder.ts'

export type Name = keyof BackendRequests
export type Asked = Pick<TestBackend, 'ask' | 'dispatch'>

/** A request that was answered. */
export interface Right {
  readonly name: Name
  readonly params: unknown
}

/**
 * The first two would take away what the worker of this test cannot solve again, or what was taken in;
 * the others play matches or search, for seconds to minutes. Their numbers are those of requests that
 * are asked: rules, and so many numbers at most.
 */
const NOT_ASKED: readonly Name[] = [
  'cache.clear',
  'study.restore',
  'farkle.winBankCards',
  'farkle.winKnownBankCards',
  'farkle.winBankCardsAtOnce',
  'farkle.winImproveBankCards',
  'farkle.winSteps',
  'farkle.threeCard',
  'scorecard.steps',
  'scorecard.knownSteps',
]
export const REQUEST_FORMS: readonly Form<Name>[] = (Object.keys(BACKEND_REQUESTS) as Name[])
  .filter((name) => !NOT_ASKED.includes(name))
  .flatMap((name) => formsOf(name, BACKEND_REQUESTS[name]))

/**
 * The language is one of the things that requests change; some begin with the name of a file, or with
 * a letter of a code.
 */
export const SENTENCE_IN_ANY = /^(["“„A-ZÄÖÜ]|[\w-]+\.json |[a-z],? ).*\.$/s

/** A request, and what came of it; anything but a proper reply fails the test. */
export async function replyTo(backend: Asked, name: Name, params: unknown): Promise<Reply> {
  const reply = await backend.dispatch(name, params)
  const shown = `${name} ${JSON.stringify(params)}`
  if (reply.ok) {
    const unplain = unplainPart(name, reply.value)
    assert(unplain === null, `${unplain} ${shown}`)
  } else {
    const { code, message } = v.parse(errorSchema, reply.error)
    assert.notEqual(code, 'internal', `${message} ${shown}`)
    assert.match(message, SENTENCE_IN_ANY)
  }
  return reply
}

/** Parameters that may be right, made of what was seen. */
export function paramsFor(
  { name, schema }: Form<Name>,
  random: Random,
  made: Omit<MadeOf, 'rules'>,
): unknown {
  const own: Readonly<Record<string, readonly unknown[]>> = {
    'farkle.roundsSolve': [SHORT_ROUNDS],
    'farkle.leftoversSolve': [SHORT_LEFTOVERS],
  }
  const rules = own[name] ?? OWN_RULES
  return valueFor(schema, random, { ...made, rules })
}

/** Right requests of each kind about what is in the folder: those of many drawn ones that succeed. */
export async function rightRequests(
  backend: Asked,
  random: Random,
  seen: SeenValues,
): Promise<Right[]> {
  const right: Right[] = []
  // What a request answers, the next one may name; so all are asked twice.
  for (const form of [...REQUEST_FORMS, ...REQUEST_FORMS]) {
    const { name } = form
    for (let i = 0; i < 2; i++) {
      const params = paramsFor(form, random, { seen })
      const reply = await replyTo(backend, name, params)
      if (!reply.ok) continue
      seen.add(reply.value)
      right.push({ name, params })
    }
  }
  return right
}

/** Sessions that ask something, one of each kind. */
export class Questions {
  readonly #ask: Asked['ask']
  #farkle = 0
  #yahtzee = 0
  #cards = 1
  #begun = 0

  constructor({ ask }: Asked) {
    this.#ask = ask
  }

  /**
   * Values of the answer that must come right before a request of this form: a question, or a file.
   */
  async before(form: Form<Name>): Promise<SeenValues | null> {
    const said = await this.#sayBefore(form)
    if (said === null) return null
    const seen = new SeenValues()
    seen.add(said)
    return seen
  }

  async #sayBefore({ name, schema, isOf }: Form<Name>): Promise<unknown> {
    if (name === 'data.read') return this.#ask('data.export', {})
    if (name === 'data.write') return this.#ask('data.offer', { bytes: 3 })
    const [family, verb] = name.split('.')
    const { entries = {} }: SchemaPart = schema
    if (verb === 'start' || !('session' in entries)) return null
    if (family === 'drill') {
      return isOf({ game: 'farkle' }) ? this.#farkleStep() : this.#scorecardStep()
    }
    return this.#card(verb === 'rate')
  }

  async #farkleStep(): Promise<unknown> {
    const played = { game: 'farkle', session: this.#farkle } as const
    if (played.session > 0) {
      const step = await this.#ask('drill.next', played)
      if (step.kind === 'question') return { ...played, step }
    }
    const goal = this.#begun++ % 2 === 0 ? 'points' : 'wins'
    const setup = { ...DEFAULT_SETUP, goal, scope: 'cell', seed: `edges ${this.#begun}` } as const
    const begun = await this.#ask('drill.start', {
      game: 'farkle',
      rules: SHORT_FARKLE,
      setup: { ...setup, questions: null },
    })
    this.#farkle = begun.session
    return begun
  }

  async #scorecardStep(): Promise<unknown> {
    const played = { game: 'scorecard', session: this.#yahtzee } as const
    if (played.session > 0) {
      const step = await this.#ask('drill.next', played)
      if (step.kind === 'question') return { ...played, step }
    }
    const setup = { ...DEFAULT_SCORECARD_SETUP, questions: null, seed: `edges ${this.#begun++}` }
    const begun = await this.#ask('drill.start', { game: 'scorecard', rules: SHORT_YAHTZEE, setup })
    this.#yahtzee = begun.session
    return begun
  }

  async #card(isAnswered: boolean): Promise<unknown> {
    // There is one session of cards at a time, and another may have been begun.
    let step = await this.#ask('cards.next', { session: this.#cards }).catch(() => null)
    if (step?.kind !== 'card') {
      const begun = await this.#ask('cards.start', {
        rulesId: 'short',
        rules: SHORT_FARKLE,
        decks: [],
        answering: 'type',
        newCards: 50,
        size: { kind: 'cards', count: 50 },
      })
      this.#cards = begun.session
      step = begun.step
    }
    const session = this.#cards
    if (step.kind === 'card' && isAnswered) {
      const { number } = step.card
      await this.#ask('cards.answer', { session, number, answer: null, milliseconds: 900 })
    }
    return { session, step }
  }
}
