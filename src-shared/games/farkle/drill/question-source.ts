import type { Probability, Value } from '../../../base/units.ts'
import { seededRandom, type Random } from '../../../dice/random.ts'
import { type Position, diceCountOf } from '../analysis/position.ts'
import { makeQuestion } from './make-question.ts'
import { isHabitNeed, isSought } from '../../../study/habits.ts'
import { acceptanceBy, type Needs } from '../../../study/needs.ts'
import { cellKey, cellOf, situationOf } from './cells.ts'
import { questionSigns } from './habits.ts'
import { askedPosition, playedGames, type PlayedStep } from './played-games.ts'
import type { Question } from './question.ts'
import { type DecisionKind, type DrillSetup, type Filters, diceFilter } from './setup.ts'
import { firstOf, mixed } from '../../../study/single-course.ts'
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
function* sampledPositions(
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

type Range = Filters['gap']

/** Half-open; null matches everything. */
function within(range: Range, value: number): boolean {
  if (range === null) return true
  return value >= range.from && (range.to === null || value < range.to)
}

function passesSituation(
  { situations }: Filters,
  { rules, goal }: Pick<StudyKit, 'rules' | 'goal'>,
  position: Position,
): boolean {
  if (goal === 'points' || situations.length === 0 || situations.includes('any')) return true
  return situations.includes(situationOf(rules, goal, position))
}

/** Filters that need no evaluation of the position. */
export function passesPosition(
  filters: Filters,
  kit: Pick<StudyKit, 'rules' | 'goal'>,
  position: Position,
): boolean {
  return (
    filters.dice.includes(diceFilter(diceCountOf(position))[0]!) &&
    within(filters.turnTotal, position.turnTotal) &&
    passesSituation(filters, kit, position)
  )
}

/** If the other goal is not solved, nothing disagrees. */
export function passes(
  filters: Filters,
  kit: Pick<StudyKit, 'rules' | 'goal'>,
  { position, forced, gap, disagreement }: Question,
): boolean {
  return (
    passesPosition(filters, kit, position) &&
    !(filters.noForced && forced) &&
    within(filters.gap, gap) &&
    !(filters.disagree && !disagreement)
  )
}

export interface SourceOptions {
  readonly kind: DecisionKind
  readonly filters: Filters
  readonly weighting: DrillSetup['weighting']
  /** Only used by the weighting `needs`. */
  readonly needs: Needs
  /** Loss from which an answer is wrong, for the habits among the needs; by default any. */
  readonly least?: Value
  readonly seed: string
  /** Filter of a lesson; null for all questions. */
  readonly isWanted?: ((question: Question) => boolean) | null
}

/** Mean distance of examined decisions, so that few are from the same game. */
const SPACING = 32

/** Smaller for lessons and habits, whose positions are rarer. */
const LESSON_SPACING = 4

/** Same, for turns. */
const TURN_SPACING = 8

/** Share of turns that begin amid a turn, where the player errs. */
const OPENING_PART = 0.9

/** Maximum steps skipped first, so that play starts anywhere in a game. */
const LONGEST_LEAD_IN = 512

function* playFrom(kit: StudyKit, seed: string, draw: Random): Generator<PlayedStep | null, never> {
  const games = playedGames(kit, seededRandom(`${seed} play`))
  const leadIn = Math.floor(draw.next() * LONGEST_LEAD_IN)
  for (let i = 0; i < leadIn; i++) {
    games.next()
    yield null
  }
  return yield* games
}

/**
 * Questions from simulated games of a human-like player. Decisions that pass the filters are taken
 * with equal chance or, weighted by needs, with a chance that grows with the need of the cell, so
 * that within a cell questions are as frequent as in play; and a part of them is sought among the
 * occasions of the habits that the needs name.
 */
export class QuestionSource {
  readonly #kit: StudyKit
  readonly #options: SourceOptions
  readonly #questions: Generator<Question | null, never>
  readonly #openings: Generator<Question | null, never> | null
  readonly #turns: Generator<Position | null, never>

  constructor(kit: StudyKit, options: SourceOptions) {
    this.#kit = kit
    this.#options = options
    const needs = options.weighting === 'needs' ? options.needs : new Map<never, never>()
    const { seed } = options
    const byNeed = this.#lookForQuestions(seed, needs)
    const sought = [...needs.keys()].some(isHabitNeed) ? this.#lookForHabits() : null
    this.#questions = sought ? mixed(byNeed, sought, seededRandom(`${seed} habits`)) : byNeed
    this.#openings = sought ?? (needs.size > 0 ? byNeed : null)
    this.#turns = this.#lookForTurns()
  }

  /** Chance that a turn begins with a question of searchOpening(). */
  get openingChance(): Probability {
    return this.#openings ? OPENING_PART : 0
  }

  /** As `search`, for the first decision of a turn that begins amid play, where the player errs. */
  searchOpening(decisions: number): Question | null {
    return this.#openings && firstOf(this.#openings, decisions)
  }

  /** Examines up to `decisions` more steps of play; null if no question was found. */
  search(decisions: number): Question | null {
    return firstOf(this.#questions, decisions)
  }

  /** Same for starts of turns, filtered by situation only. */
  searchTurn(decisions: number): Position | null {
    return firstOf(this.#turns, decisions)
  }

  *#lookForQuestions(seed: string, needs: Needs): Generator<Question | null, never> {
    const chanceOf = acceptanceBy(needs)
    const draw = seededRandom(`${seed} draw`)
    for (const question of this.#fitting(
      seed,
      draw,
      this.#options.isWanted ? LESSON_SPACING : SPACING,
    )) {
      const chance = question ? chanceOf(cellKey(cellOf(this.#kit, question))) : 0
      yield chance === 1 || (question && draw.next() < chance) ? question : null
    }
    throw new Error('play has come to an end')
  }

  *#lookForHabits(): Generator<Question | null, never> {
    const { needs, least = Number.MIN_VALUE, seed } = this.#options
    const own = `${seed} sought`
    for (const question of this.#fitting(own, seededRandom(`${own} draw`), LESSON_SPACING)) {
      const signs = question && questionSigns(this.#kit.rules, question, least)
      yield signs && isSought(signs, needs) ? { ...question, isSought: true } : null
    }
    throw new Error('play has come to an end')
  }

  /** Decisions of play that pass the filters, with so many between two on average. */
  *#fitting(seed: string, draw: Random, spacing: number): Generator<Question | null, never> {
    const { kind, filters, isWanted } = this.#options
    const items = yield* sampledPositions(this.#kit, kind)
    const chance = this.#chanceToLook(items, spacing)
    for (const played of playFrom(this.#kit, seed, draw)) {
      const looked =
        played?.kind === 'decision' ? askedPosition(this.#kit.tableRules, kind, played) : null
      const fits = looked && passesPosition(filters, this.#kit, looked) && draw.next() < chance
      const question = fits ? makeQuestion(this.#kit, kind, looked) : null
      const passed = question !== null && passes(filters, this.#kit, question)
      yield passed && (!isWanted || isWanted(question)) ? question : null
    }
    throw new Error('play has come to an end')
  }

  /** The rarer the matching positions, the larger the fraction examined. */
  #chanceToLook(items: readonly Position[], spacing: number): Probability {
    const { filters } = this.#options
    const fitting = items.filter((position) => passesPosition(filters, this.#kit, position))
    return Math.min(1, items.length / (spacing * Math.max(1, fitting.length)))
  }

  *#lookForTurns(): Generator<Position | null, never> {
    const { filters, seed } = this.#options
    const draw = seededRandom(`${seed} turns draw`)
    for (const played of playFrom(this.#kit, `${seed} turns`, draw)) {
      const start = played?.kind === 'turn' ? played.position : null
      const fits = start && passesSituation(filters, this.#kit, start)
      yield fits && draw.next() < 1 / TURN_SPACING ? start : null
    }
    throw new Error('play has come to an end')
  }
}
