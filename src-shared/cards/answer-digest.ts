import type { Card, CardAnswer } from './card.ts'

/**
 * Content of an answer as a text: equal texts mean the same knowledge. How exactly it is asked
 * (slack, grid, wrong options, language) does not count.
 */
export function answerDigest(answer: CardAnswer): string {
  switch (answer.kind) {
    case 'number':
      return `${answer.unit} ${answer.value}`
    case 'never':
      return `${answer.unit} never`
    case 'choice': {
      const names = answer.codes ?? answer.options
      return `choice ${JSON.stringify(answer.right.map((i) => names[i]).toSorted())}`
    }
  }
}

/** The state of a card, or undefined if it has none for the answer that is right now. */
export function stateOf<S extends { readonly digest: string }>(
  card: Card,
  states: ReadonlyMap<string, S>,
): S | undefined {
  const state = states.get(card.id)
  return state?.digest === answerDigest(card.answer) ? state : undefined
}
