import type { Card, CardAnswer } from './card.ts'

/** Equal texts mean equal knowledge: slack, grid, wrong options and language do not count. */
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

/** The state of a card; undefined if the state belongs to an earlier answer. */
export function stateOf<S extends { readonly digest: string }>(
  card: Card,
  states: ReadonlyMap<string, S>,
): S | undefined {
  const state = states.get(card.id)
  return state?.digest === answerDigest(card.answer) ? state : undefined
}
