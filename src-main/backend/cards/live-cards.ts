import type { Card, CardInstance } from '#shared/cards/card.ts'
import { checkTyped } from '#shared/cards/answer-check.ts'
import type { CardAnswered, CardSession, CardStep } from '#shared/cards/card-session.ts'
import type { CardRating } from '#shared/cards/card-state.ts'
import { instanceOf } from '#shared/cards/instance.ts'
import { failed, ok, type Result } from '#shared/base/result.ts'
import type { ANSWERINGS } from '#shared/contract/cards.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { texts } from '#shared/texts/texts.ts'
import type { CardKit } from './card-kits.ts'

export type AnswerWay = (typeof ANSWERINGS)[number]

/** Typed text or index of the choice; null for "I do not know". */
export type GivenAnswer = string | number | null

type ShownStep = Extract<CardStep, { kind: 'card' }>

export interface Shown {
  readonly step: ShownStep
  readonly instance: CardInstance
  readonly answering: AnswerWay
}

export interface GivenReply {
  readonly shown: Shown
  readonly given: GivenAnswer
  readonly review: number
  /** Milliseconds to the next review, for each rating. */
  readonly intervals: Readonly<Record<CardRating, number>>
  readonly answered: CardAnswered
}

export interface CheckedReply {
  readonly right: boolean
  readonly error: number | null
  readonly text: string | null
}

interface LiveCardsOptions {
  readonly id: number
  readonly rulesId: string
  readonly kit: CardKit
  readonly session: CardSession
  readonly answering: AnswerWay
  readonly cards: readonly Card[]
  /** Milliseconds since the epoch; null if the session counts cards. */
  readonly endsAt: number | null
}

export class LiveCards {
  readonly options: LiveCardsOptions
  readonly replies: GivenReply[] = []
  #shown: Shown | null = null

  constructor(options: LiveCardsOptions) {
    this.options = options
  }

  get shown(): Shown | null {
    const { step } = this.options.session
    if (step.kind === 'over') return null
    if (this.#shown?.step !== step) this.#shown = this.#show(step)
    return this.#shown
  }

  #show(step: ShownStep): Shown {
    const { kit, answering } = this.options
    const { card, seed } = step
    const others = kit.deckOf.get(card.deck)!.cards.filter(({ id }) => id !== card.id)
    const isChoice = card.answer.kind === 'choice'
    return {
      step,
      instance: instanceOf(card, others, seededRandom(seed)),
      answering: isChoice ? 'choose' : answering,
    }
  }
}

export function checkReply(
  { instance, answering }: Shown,
  given: GivenAnswer,
): Result<CheckedReply> {
  if (given === null) return ok({ right: false, error: null, text: null })
  if (answering === 'choose') {
    const choice = typeof given === 'number' ? instance.choices[given] : undefined
    if (choice === undefined) {
      return failed({ field: 'answer', message: texts.backend.cards.chooseByPlace })
    }
    return ok({ right: instance.right.includes(given as number), error: null, text: choice })
  }
  const typed = String(given)
  const checked = checkTyped(instance.card.answer, typed)
  if (!checked.ok) return checked
  const { right, error } = checked.value
  return ok({ right, error, text: typed.trim() })
}
