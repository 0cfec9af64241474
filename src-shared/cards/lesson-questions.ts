import { seededRandom, shuffled, type Random } from '../dice/random.ts'
import type { AskedBefore } from '../study/drill.ts'
import type { LessonPart } from '../study/setup.ts'
import { LESSON_POSITIONS } from './lesson.ts'

/** Lessons before this one that a check asks about, too, and one question in so many about them. */
const EARLIER = 2
const OWN_TO_EARLIER = 3

/** How a lesson is asked: by its seed, as positions or a check, with so many questions. */
interface Asking {
  readonly seed: string
  readonly part?: LessonPart | undefined
  readonly questions: number | null
}

/** Pairs in a drawn order, and again from the first where they are too few. */
function drawnFrom<Pair>(
  random: Random,
  pairs: readonly Pair[],
  count: number,
  askedOf: (pair: Pair) => readonly AskedBefore[],
): AskedBefore[] {
  const asked = shuffled(random, pairs).map(askedOf)
  const usable = asked.filter(({ length }) => length > 0)
  const found: AskedBefore[] = []
  for (let i = 0; found.length < count && usable.length > 0; i++) {
    found.push(...usable[i % usable.length]!)
  }
  return found
}

/**
 * Questions of a lesson, given pairs of positions by lesson, its own last: as many as are asked for,
 * in an order drawn by the seed; for a check with some of the lessons before. Empty if the lesson has
 * none. `askedOf` gives the positions of a pair; none for a pair that is not asked.
 */
export function lessonQuestions<Pair>(
  { seed, part, questions }: Asking,
  pairs: readonly (readonly Pair[])[],
  askedOf: (pair: Pair) => readonly AskedBefore[],
): AskedBefore[] {
  const random = seededRandom(`${seed} lesson`)
  const count = questions ?? LESSON_POSITIONS
  const before = part === 'check' ? pairs.slice(0, -1).slice(-EARLIER).flat() : []
  const few = Math.floor(count / OWN_TO_EARLIER / 2) * 2
  const earlier = drawnFrom(random, before, few, askedOf)
  const own = drawnFrom(random, pairs.at(-1) ?? [], count - earlier.length, askedOf)
  return own.length === 0 ? [] : shuffled(random, [...own, ...earlier])
}
