import type { Value } from '../../../base/goal.ts'
import { QuestionSource } from './question-source.ts'
import { NO_FILTERS } from './setup.ts'
import type { StudyKit } from './study-kit.ts'

/** Decisions looked at in one slice of work, and at most for each gap wanted. */
const SLICE = 40
const MAX_PER_GAP = 1000

/**
 * The gaps of so many unforced decisions as they come up in play, dice and bank or roll at once; fewer
 * in a game that has hardly any. Works some milliseconds at a time; the same seed gives the same gaps.
 */
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
