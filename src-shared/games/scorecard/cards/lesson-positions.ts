import type { Points, Value } from '../../../base/units.ts'
import { lessonQuestions } from '../../../cards/lesson-questions.ts'
import { facesOf, type Face } from '../../../dice/multiset.ts'
import { seededRandom } from '../../../dice/random.ts'
import type { AskedBefore } from '../../../study/drill.ts'
import { ScorecardAnalyser } from '../analysis/analysis.ts'
import { mostAlike } from '../analysis/first-rolls.ts'
import { parseScorecardCode, scorecardCode } from '../drill/position.ts'
import { makeScorecardQuestion, type ScorecardKit } from '../drill/question.ts'
import type { ScorecardSetup } from '../drill/setup.ts'
import { latticeOf } from '../solve/lattice.ts'
import { cardAt, type CardStates } from '../solve/states.ts'
import { isSameChoice, stepChoice, type StepChoice } from '../steps/step-examples.ts'
import { playStepGames, type MetDecision } from '../steps/step-games.ts'
import type { StepRules } from '../steps/step-list.ts'
import { StepPlay } from '../steps/step-play.ts'

/** Raise when other positions are found: part of the label of cached results. */
export const LESSON_PAIRS_VERSION = 1

/** Answers that need no look at the card: to keep dice, and to choose a box. */
export const BLANKETS = ['all', 'alike', 'highest', 'first-box', 'most-points'] as const
export type Blanket = (typeof BLANKETS)[number]

/** A decision that the drill asks, and what its answer is. */
export interface LessonPosition {
  readonly kind: 'keeps' | 'boxes'
  readonly code: string
  readonly choice: StepChoice
  /** Whether each blanket answer is right; null for the other kind of decision. */
  readonly passes: Readonly<Record<Blanket, boolean | null>>
}

/**
 * Two decisions with the same dice and rerolls on two cards, with different answers, which are both
 * those of the steps and the best: one that the step changes, and one.
 */
export type LessonPair = readonly [LessonPosition, LessonPosition]

/** Pairs of a step that are enough, and games looked through for them, batch by batch. */
const PAIRS = 40
const GAMES = 500
const BATCHES = 12
/** Pairs with the same dice and rerolls. */
const ALIKE = 2
/** Decisions kept for the same dice and rerolls. */
const MOST_SEEN = 60
/** Least loss of any other answer. */
const LEAST_LOSS: Points = 0.5

interface Met extends MetDecision {
  readonly choice: StepChoice
  readonly isChanged: boolean
}

function passesOf(
  dice: readonly Face[],
  choice: StepChoice,
  boxes: readonly { readonly box: number; readonly points: Points }[],
): LessonPosition['passes'] {
  const none = { all: null, alike: null, highest: null, 'first-box': null, 'most-points': null }
  if ('box' in choice && boxes.length > 0) {
    const most = boxes.reduce((a, b) => (b.points > a.points ? b : a))
    const first = Math.min(...boxes.map(({ box }) => box))
    return { ...none, 'first-box': choice.box === first, 'most-points': choice.box === most.box }
  }
  const kept = 'keep' in choice ? choice.keep.join('') : dice.join('')
  const highest = dice.filter((face) => face === dice.at(-1))
  return {
    ...none,
    all: kept === dice.join(''),
    alike: kept === mostAlike(dice).join(''),
    highest: kept === highest.join(''),
  }
}

class StepLesson {
  readonly #states: CardStates
  readonly #analyser: ScorecardAnalyser
  readonly #known = new Map<Met, LessonPosition | null>()

  constructor(states: CardStates, analyser: ScorecardAnalyser) {
    this.#states = states
    this.#analyser = analyser
  }

  /** The decision as a question; null if the answer is not the best by LEAST_LOSS. */
  position(met: Met): LessonPosition | null {
    const known = this.#known.get(met)
    if (known !== undefined) return known
    const found = this.#find(met)
    this.#known.set(met, found)
    return found
  }

  #find({ paper, state, roll, rerolls, choice }: Met): LessonPosition | null {
    const { rules } = this.#states
    const dice = facesOf(latticeOf(rules.dice).rolls[roll]!)
    const isFirst = rules.rolls === 1
    const card = cardAt(this.#states, state)
    const { choices } = this.#analyser.analyse(card, dice, rerolls, isFirst)
    const [best, next] = choices
    if (!best || !next || next.loss < LEAST_LOSS) return null
    const boxes = choices.flatMap(({ choice: one }) => (one.kind === 'score' ? [one] : []))
    const isBest =
      best.choice.kind === 'score'
        ? 'box' in choice && choice.box === best.choice.box
        : facesOf(best.choice.dice).join('') ===
          // A box that is taken at once is asked as dice that all stay.
          ('keep' in choice ? choice.keep : dice).join('')
    if (!isBest) return null
    return {
      kind: rerolls > 0 ? 'keeps' : 'boxes',
      code: scorecardCode({ card: paper, dice, rerolls }),
      choice,
      passes: passesOf(dice, choice, boxes),
    }
  }

  /** Pairs each changed decision with another one of the same dice, in the order of the games. */
  pairs(all: readonly Met[]): LessonPair[] {
    const seen = Map.groupBy(all, ({ roll, rerolls }) => `${roll} ${rerolls}`)
    const count = new Map<string, number>()
    const taken = new Set<Met>()
    const pairs: LessonPair[] = []
    for (const met of all) {
      const key = `${met.roll} ${met.rerolls}`
      if (!met.isChanged || taken.has(met) || (count.get(key) ?? 0) >= ALIKE) continue
      const pair = this.#pairOf(met, seen.get(key)!, taken)
      if (pair === null) continue
      count.set(key, (count.get(key) ?? 0) + 1)
      pairs.push(pair)
      if (pairs.length === PAIRS) break
    }
    return pairs
  }

  #pairOf(met: Met, others: readonly Met[], taken: Set<Met>): LessonPair | null {
    const twins = others.filter((one) => !taken.has(one) && !isSameChoice(one.choice, met.choice))
    const own = twins.length > 0 ? this.position(met) : null
    if (own === null) return null
    for (const one of twins) {
      const other = this.position(one)
      // So that no blanket answer passes more than half of the positions.
      if (other === null || BLANKETS.some((name) => own.passes[name] && other.passes[name]))
        continue
      taken.add(met).add(one)
      return [own, other]
    }
    return null
  }
}

/** Contrast pairs of each step, met in games of a player who knows the steps up to it. */
export function lessonPairs(
  states: CardStates,
  { steps, numbers }: StepRules,
  table: Float64Array,
  progress: (fraction: number) => void = () => {},
): LessonPair[][] {
  const analyser = new ScorecardAnalyser(states, table)
  return steps.map((id, i) => {
    const play = new StepPlay(states, { steps: steps.slice(0, i + 1), numbers })
    const earlier = i > 0 ? new StepPlay(states, { steps: steps.slice(0, i), numbers }) : null
    const lesson = new StepLesson(states, analyser)
    const random = seededRandom(id)
    const all: Met[] = []
    const counted = new Map<string, number>()
    const look = (met: MetDecision): void => {
      const choice = stepChoice(states, play, met)
      const before = earlier && stepChoice(states, earlier, met)
      const isChanged = before === null || !isSameChoice(before, choice)
      const key = `${met.roll} ${met.rerolls} ${isChanged ? '' : JSON.stringify(choice)}`
      const count = counted.get(key) ?? 0
      if (count >= MOST_SEEN) return
      counted.set(key, count + 1)
      all.push({ ...met, choice, isChanged })
    }
    let pairs: LessonPair[] = []
    for (let batch = 0; batch < BATCHES && pairs.length < PAIRS; batch++) {
      playStepGames(states, play, GAMES, random, look)
      pairs = lesson.pairs(all)
    }
    progress((i + 1) / steps.length)
    return pairs
  })
}

/** Share of the positions of a step that each blanket answer passes; null where it is none. */
export function blanketShares(pairs: readonly LessonPair[]): Record<Blanket, number | null> {
  const shares = BLANKETS.map((name) => {
    const passes = pairs.flat().flatMap((one) => one.passes[name] ?? [])
    const share = passes.filter(Boolean).length / passes.length
    return [name, passes.length === 0 ? null : share] as const
  })
  return Object.fromEntries(shares) as Record<Blanket, number | null>
}

/**
 * Positions of a lesson, given the pairs of the steps up to its own, by step; see lessonQuestions.
 * Any other answer loses `leastLoss`.
 */
export function lessonPositions(
  kit: ScorecardKit,
  setup: Pick<ScorecardSetup, 'seed' | 'part' | 'questions'>,
  pairs: readonly (readonly LessonPair[])[],
  leastLoss: Value,
): AskedBefore[] {
  const isRight = ({ code }: LessonPosition): boolean => {
    const position = parseScorecardCode(kit.rules, code)
    return position.ok && makeScorecardQuestion(kit, position.value).gap >= leastLoss
  }
  return lessonQuestions(setup, pairs, (pair) =>
    pair.every(isRight) ? pair.map(({ kind, code }) => ({ kind, code })) : [],
  )
}
