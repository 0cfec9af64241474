import type { Box, RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'

// Any scorecard by its rules and the plain recursion: rolls are texts of faces, every keep is an
// edge to every roll, every state is a call, totals are not capped. Nothing of it is the app's.

export interface SlowState {
  /** Numbers of the open boxes. */
  readonly open: readonly number[]
  readonly total: number
  readonly scored: boolean
}

export const emptyState = (card: RuleSet): SlowState => ({
  open: [...card.boxes.keys()],
  total: 0,
  scored: false,
})

const FACES = [1, 2, 3, 4, 5, 6]

function texts(size: number, from = 1): string[] {
  if (size === 0) return ['']
  return FACES.filter((face) => face >= from).flatMap((face) =>
    texts(size - 1, face).map((rest) => `${face}${rest}`),
  )
}

const sorted = (text: string): string => [...text].sort().join('')
const sum = (text: string): number => [...text].reduce((all, face) => all + Number(face), 0)
const count = (text: string, face: number): number => text.split(String(face)).length - 1

/** Every way to take dice of a roll. */
function partsOf(roll: string): string[] {
  const parts = new Set<string>()
  for (let mask = 0; mask < 1 << roll.length; mask++) {
    parts.add([...roll].filter((_, i) => mask & (1 << i)).join(''))
  }
  return [...parts]
}

/** True if the dice split into groups of equal dice of exactly these sizes. */
function splits(dice: string, sizes: readonly number[], mayRepeat: boolean): boolean {
  const counts = FACES.map((face) => count(dice, face)).filter((some) => some > 0)
  const wanted = [...sizes].sort().join()
  if (!mayRepeat) return counts.sort().join() === wanted
  const fill = (left: readonly number[], rest: readonly number[]): boolean => {
    const [size, ...others] = rest
    if (size === undefined) return left.every((some) => some === 0)
    return left.some(
      (some, i) =>
        some >= size &&
        fill(
          left.map((one, j) => (i === j ? one - size : one)),
          others,
        ),
    )
  }
  return fill(counts, sizes)
}

/** Dice sets that make the shape of a box. */
function makes({ shape }: Box, dice: string): boolean {
  switch (shape.kind) {
    case 'face':
      return dice !== '' && sorted(dice) === String(shape.face).repeat(dice.length)
    case 'alike':
      return splits(dice, shape.sizes, shape.mayRepeat === true)
    case 'run':
      return dice.length === shape.length && '123456'.includes(dice)
    case 'faces':
      return dice === sorted(shape.faces.join(''))
    case 'any':
      return true
  }
}

const looked = new WeakMap<Box, Map<string, number | null>>()

/** Points of a roll in a box by its dice alone, looked at once; null if the shape is not there. */
export function slowBoxPoints(box: Box, roll: string): number | null {
  const known = looked.get(box) ?? new Map<string, number | null>()
  looked.set(box, known)
  const before = known.get(roll)
  if (before !== undefined) return before
  const points = boxPoints(box, roll)
  known.set(roll, points)
  return points
}

function boxPoints(box: Box, roll: string): number | null {
  const made = partsOf(roll).filter((part) => makes(box, part))
  if (made.length === 0 || (box.total !== undefined && sum(roll) !== box.total)) return null
  if (box.sum === 'none') return box.plus
  return box.plus + (box.sum === 'all' ? sum(roll) : Math.max(...made.map(sum)))
}

class Dice {
  readonly rolls: readonly string[]
  readonly #keepAt = new Map<string, number>()
  readonly #edges: { readonly roll: number; readonly chance: number }[][]
  readonly #choices: number[][]

  constructor(size: number) {
    this.rolls = texts(size)
    const rollAt = new Map(this.rolls.map((roll, i) => [roll, i]))
    const keeps = [...new Set(this.rolls.flatMap(partsOf))]
    for (const [i, keep] of keeps.entries()) this.#keepAt.set(keep, i)
    this.#edges = keeps.map((keep) => {
      let chances = new Map([[keep, 1]])
      for (let dice = keep.length; dice < size; dice++) {
        const more = new Map<string, number>()
        for (const [text, chance] of chances) {
          for (const face of FACES) {
            const next = sorted(`${text}${face}`)
            more.set(next, (more.get(next) ?? 0) + chance / 6)
          }
        }
        chances = more
      }
      return [...chances].map(([roll, chance]) => ({ roll: rollAt.get(roll)!, chance }))
    })
    this.#choices = this.rolls.map((roll) => partsOf(roll).map((keep) => this.#keepAt.get(keep)!))
  }

  #meanOf(keep: number, values: readonly number[]): number {
    return this.#edges[keep]!.reduce((all, { roll, chance }) => all + chance * values[roll]!, 0)
  }

  /** Mean of a turn; values by roll when it is the last one, and in the first roll. */
  turn(rerolls: number, last: readonly number[], first: readonly number[]): number {
    let values = last
    for (let i = 0; i < rerolls; i++) {
      const means = this.#edges.map((_, keep) => this.#meanOf(keep, values))
      values = this.#choices.map((choices) => Math.max(...choices.map((keep) => means[keep]!)))
    }
    const best = values.map((value, roll) => Math.max(value, first[roll]!))
    return this.#meanOf(this.#keepAt.get('')!, best)
  }

  /** Chance of each roll to be scored as the last one, and as the first one, by the best choices. */
  ends(rerolls: number, last: readonly number[], first: readonly number[]) {
    const stages = [last]
    const chosen = Array.from({ length: rerolls }, () => {
      const values = stages.at(-1)!
      const means = this.#edges.map((_, keep) => this.#meanOf(keep, values))
      const best = this.#choices.map((choices) =>
        choices.reduce((one, keep) => (means[keep]! > means[one]! ? keep : one)),
      )
      stages.push(best.map((keep) => means[keep]!))
      return best
    })
    const spread = (keep: number, chance: number, onto: number[]): void => {
      for (const edge of this.#edges[keep]!) onto[edge.roll]! += chance * edge.chance
    }
    const none = (): number[] => this.rolls.map(() => 0)
    const scoredFirst = none()
    let rolled = none()
    spread(this.#keepAt.get('')!, 1, rolled)
    for (const [roll, value] of stages.at(-1)!.entries()) {
      if (!(first[roll]! > value)) continue
      scoredFirst[roll] = rolled[roll]!
      rolled[roll] = 0
    }
    for (const best of chosen.toReversed()) {
      const next = none()
      for (const [roll, chance] of rolled.entries()) spread(best[roll]!, chance, next)
      rolled = next
    }
    return { last: rolled, first: scoredFirst }
  }
}

const made = new Map<number, Dice>()

function diceOf(count: number): Dice {
  const dice = made.get(count) ?? new Dice(count)
  made.set(count, dice)
  return dice
}

function bonus(card: RuleSet, total: number): number {
  let points = 0
  for (const step of card.bonus) if (total >= step.from) points = step.points
  return points
}

interface Score {
  readonly box: number
  readonly points: number
  readonly after: SlowState
}

/** Every score that the rules allow. */
export function slowScores(
  card: RuleSet,
  { open, total, scored }: SlowState,
  roll: string,
  isFirst: boolean,
): Score[] {
  const may = card.order === 'free' ? open : card.order === 'down' ? [open[0]!] : [open.at(-1)!]
  const isAlike = roll[0] === roll.at(-1)
  const alike = card.boxes.findIndex(
    ({ shape }) => shape.kind === 'alike' && shape.sizes.join() === String(card.dice),
  )
  const isFurther = isAlike && alike >= 0 && !open.includes(alike)
  const faceBox = (face: string): number =>
    card.boxes.findIndex(({ shape }) => shape.kind === 'face' && String(shape.face) === face)
  const own = isFurther ? faceBox(roll[0]!) : -1
  const isJoker = isFurther && card.jokers !== 'none' && !open.includes(own)
  const isFace = (box: number): boolean => card.boxes[box]!.shape.kind === 'face'
  const hasOther = open.some((box) => !isFace(box))
  return may.flatMap((box) => {
    const { plus, sum: of, inGroup, atOnce } = card.boxes[box]!
    const made = slowBoxPoints(card.boxes[box]!, roll)
    let points = made ?? 0
    if (isFurther && card.jokers === 'forced') {
      if (!isJoker && box !== own) return []
      if (isJoker && isFace(box) && hasOther) return []
    }
    if (isJoker && !isFace(box)) points = Math.max(points, plus + (of === 'none' ? 0 : sum(roll)))
    const extra = isFurther && scored ? card.further : 0
    const early = isFirst && made !== null ? (atOnce ?? 0) : 0
    const after = {
      open: open.filter((other) => other !== box),
      total: total + (inGroup ? points + early : 0),
      scored: scored || (box === alike && points > 0),
    }
    return [{ box, points: points + extra + early, after }]
  })
}

/** Mean of a turn by the best scores; a roll that may not be scored is worth `least`. */
function bestTurn(
  card: RuleSet,
  state: SlowState,
  least: number,
  valueOf: (score: Score) => number,
): number {
  const dice = diceOf(card.dice)
  const best = (isFirst: boolean): number[] =>
    dice.rolls.map((roll) => {
      const values = slowScores(card, state, roll, isFirst).map((score) => valueOf(score))
      return Math.max(least, ...values)
    })
  const last = best(false)
  const paysAtOnce = card.boxes.some(({ atOnce }) => atOnce !== undefined)
  return dice.turn(card.rolls - 1, last, paysAtOnce ? best(true) : last)
}

const textOf = ({ open, total, scored }: SlowState): string => `${open.join()} ${total} ${scored}`

type Known = Map<string, { state: SlowState; value: number }>

/** Expected points to come by state, every state solved once. `known` receives all of them. */
export function slowValue(card: RuleSet, known: Known = new Map()): (state: SlowState) => number {
  const value = (state: SlowState): number => {
    if (state.open.length === 0) return bonus(card, state.total)
    const key = textOf(state)
    const before = known.get(key)
    if (before) return before.value
    const mean = bestTurn(card, state, -Infinity, ({ points, after }) => points + value(after))
    known.set(key, { state, value: mean })
    return mean
  }
  return value
}

/** The same from the empty card. */
export function slowCard(card: RuleSet, known: Known): number {
  return slowValue(card, known)(emptyState(card))
}

/** Greatest chance of at least `need` more points, by state and need, each pair solved once. */
export function slowTargets(card: RuleSet): (state: SlowState, need: number) => number {
  const known = new Map<string, number>()
  const chance = (state: SlowState, need: number): number => {
    if (state.open.length === 0) return bonus(card, state.total) >= need ? 1 : 0
    if (need <= 0) return 1
    const key = `${textOf(state)} ${need}`
    const before = known.get(key)
    if (before !== undefined) return before
    const found = bestTurn(card, state, 0, ({ points, after }) => chance(after, need - points))
    known.set(key, found)
    return found
  }
  return chance
}

/** A player's state, and the points on the card but the bonus. */
export interface SlowSeat {
  readonly state: SlowState
  readonly points: number
}

/**
 * Chance to win, a tie half, of the player to move of two who see both cards and play to win.
 * `known` receives every pair of cards before a turn.
 */
export function slowVersus(
  card: RuleSet,
  known: Map<string, { mover: SlowSeat; other: SlowSeat; chance: number }>,
): (mover: SlowSeat, other: SlowSeat) => number {
  const chance = (mover: SlowSeat, other: SlowSeat): number => {
    const { state, points } = mover
    if (state.open.length === 0) {
      const ends = [mover, other].map((seat) => seat.points + bonus(card, seat.state.total))
      return (Math.sign(ends[0]! - ends[1]!) + 1) / 2
    }
    const key = `${textOf(state)} ${textOf(other.state)} ${points - other.points}`
    const before = known.get(key)
    if (before) return before.chance
    const found = bestTurn(card, state, 0, ({ points: made, after }) => {
      return 1 - chance(other, { state: after, points: points + made })
    })
    known.set(key, { mover, other, chance: found })
    return found
  }
  return chance
}

/** Play for the largest mean reward of the final score, every state and score looked at once. */
export function slowReward(card: RuleSet, reward: (score: number) => number) {
  const dice = diceOf(card.dice)
  const known = new Map<string, { state: SlowState; score: number; value: number }>()
  const keyOf = (state: SlowState, score: number): string => `${textOf(state)} ${score}`
  const scores = (state: SlowState, score: number, isFirst: boolean) =>
    dice.rolls.map((roll) =>
      slowScores(card, state, roll, isFirst)
        .map(({ points, after }) => ({ score: score + points, after }))
        .reduce<{ score: number; after: SlowState; value: number } | null>((best, one) => {
          const found = value(one.after, one.score)
          return best && best.value >= found ? best : { ...one, value: found }
        }, null),
    )
  const value = (state: SlowState, score: number): number => {
    if (state.open.length === 0) return reward(score + bonus(card, state.total))
    const key = keyOf(state, score)
    const before = known.get(key)
    if (before) return before.value
    const best = (isFirst: boolean): number[] =>
      scores(state, score, isFirst).map((one) => one?.value ?? -Infinity)
    const found = dice.turn(card.rolls - 1, best(false), best(true))
    known.set(key, { state, score, value: found })
    return found
  }
  /** Chance of each final score from the empty card. */
  const finalScores = (): Map<number, number> => {
    const empty = emptyState(card)
    let reached = new Map([[keyOf(empty, 0), { state: empty, score: 0, chance: 1 }]])
    const sums = new Map<number, number>()
    for (let turn = 0; turn < card.boxes.length; turn++) {
      const next: typeof reached = new Map()
      for (const { state, score, chance } of reached.values()) {
        const [last, first] = [scores(state, score, false), scores(state, score, true)]
        const valueOf = (one: (typeof last)[number]): number => one?.value ?? -Infinity
        const ends = dice.ends(card.rolls - 1, last.map(valueOf), first.map(valueOf))
        for (const [found, chances] of [
          [last, ends.last],
          [first, ends.first],
        ] as const) {
          for (const [roll, some] of chances.entries()) {
            if (some === 0) continue
            const one = found[roll]!
            const key = keyOf(one.after, one.score)
            const sum = (next.get(key)?.chance ?? 0) + chance * some
            next.set(key, { state: one.after, score: one.score, chance: sum })
          }
        }
      }
      reached = next
    }
    for (const { state, score, chance } of reached.values()) {
      const end = score + bonus(card, state.total)
      sums.set(end, (sums.get(end) ?? 0) + chance)
    }
    return sums
  }
  return { value, finalScores, known }
}
