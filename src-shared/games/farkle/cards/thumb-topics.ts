import { DEFAULT_SETUP, NO_FILTERS, type Filters } from '../drill/setup.ts'
import { thumbParts } from '../analysis/thumb-sentences.ts'
import { farkleTexts } from '../texts/texts.ts'
import { knownRule, type DeckSources, type LearntThumb } from './sources.ts'
import type { FarkleTopic } from './topics.ts'

/** The drill of a rule of thumb: single decisions in which its numbers decide. */
export function thumbDrill(
  { goal, text }: LearntThumb,
  situations: Filters['situations'] = [],
): FarkleTopic['drill'] {
  return {
    ...{ ...DEFAULT_SETUP, scope: 'cell', goal, kind: 'both', weighting: 'play', rule: text },
    filters: { ...NO_FILTERS, situations: goal === 'wins' ? situations : [] },
  }
}

/** The lessons of the rule of thumb that is learnt: its parts one after another, in its own sentences. */
export function thumbTopics({ rules, thumb }: DeckSources): FarkleTopic[] {
  if (!thumb) return []
  const { value, score, play, goal } = thumbParts(knownRule(thumb.text), rules.dice)
  const titles = farkleTexts.cards.topics.thumb
  const topic = (
    id: keyof typeof titles,
    sentences: readonly string[],
    situations: Filters['situations'] = [],
  ): FarkleTopic => ({
    ...{ id: `thumb-${id}`, step: 'thumb', title: titles[id], idea: sentences.join(' ') },
    ...{ decks: ['thumb'], drill: thumbDrill(thumb, situations) },
  })
  if (thumb.goal === 'points') return [topic('value', [...value, play])]
  return [
    topic('value', [...value, play]),
    ...(score.length > 0 ? [topic('score', score, ['ahead', 'behind'])] : []),
    topic('goal', goal, ['endgame', 'opponent-close']),
  ]
}
