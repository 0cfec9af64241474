import type { Value } from '../../../base/units.ts'
import { QuestionSource } from './question-source.ts'
import { NO_FILTERS } from './setup.ts'
import type { StudyKit } from './study-kit.ts'

const SLICE = 40
const MAX_PER_GAP = 1000

/** Fewer gaps than `count` if the game hardly has any. Yields every few milliseconds. */
export function* gapsInPlay(kit: StudyKit, seed: string, count: number): Generator<void, Value[]> {
  const source = new QuestionSource(kit, {
    kind: 'both',
    filters: NO_FILTERS,
    weighting: 'play',
    needs: new Map(),
    seed,
  })
  const gaps: Value[] = []
  for (let looked = 0; gaps.length < count && looked < count * MAX_PER_GAP; looked += SLICE) {
    const question = source.search(SLICE)
    if (question) gaps.push(question.gap)
    yield
  }
  return gaps
}
