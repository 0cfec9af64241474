import { seededRandom } from '../../../dice/random.ts'
import type { Position } from '../analysis/position.ts'
import { askedPosition, playedGames } from './played-games.ts'
import type { DecisionKind } from './setup.ts'
import type { StudyKit } from './study-kit.ts'

/** Sample size, and maximum steps of play. */
const SIZE = 4096
const MOST = 100 * SIZE

interface Sample {
  readonly play: Generator<Position | null, never>
  readonly items: Position[]
  looked: number
}

function* positionsOf(kit: StudyKit, kind: DecisionKind): Generator<Position | null, never> {
  for (const played of playedGames(kit, seededRandom('a survey of play'))) {
    yield played.kind === 'decision' ? askedPosition(kit.tableRules, kind, played) : null
  }
  throw new Error('play has come to an end')
}

const samples = new WeakMap<StudyKit, Map<DecisionKind, Sample>>()

/** Cached by kit and kind; yields after every step of play. */
export function* sampledPositions(
  kit: StudyKit,
  kind: DecisionKind,
): Generator<null, readonly Position[]> {
  const byKind = samples.get(kit) ?? new Map<DecisionKind, Sample>()
  samples.set(kit, byKind)
  const sample = byKind.get(kind) ?? { play: positionsOf(kit, kind), items: [], looked: 0 }
  byKind.set(kind, sample)
  // The limit is for games without decisions.
  while (sample.items.length < SIZE && sample.looked < MOST) {
    sample.looked++
    const item = sample.play.next().value
    if (item !== null) sample.items.push(item)
    yield null
  }
  return sample.items
}
