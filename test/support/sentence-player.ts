import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { rollDice, type Random } from '#shared/dice/random.ts'
import type { StepRules } from '#shared/games/scorecard/steps/step-list.ts'
import { alikeBox, bonusOf, type RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { placedPoints } from '#shared/games/scorecard/rules/scoring.ts'

// Somebody with dice and a card who has read the sentences of the steps, and knows nothing of how
// they are evaluated.

interface Moment {
  readonly dice: readonly Face[]
  readonly open: ReadonlySet<number>
  readonly rerolls: number
}

const FACES: readonly Face[] = [6, 5, 4, 3, 2, 1]
const UPPER = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes']
const STRAIGHTS = {
  smallStraight: [
    [3, 4, 5, 6],
    [2, 3, 4, 5],
    [1, 2, 3, 4],
  ],
  largeStraight: [
    [2, 3, 4, 5, 6],
    [1, 2, 3, 4, 5],
  ],
  runOneToFive: [[1, 2, 3, 4, 5]],
  runTwoToSix: [[2, 3, 4, 5, 6]],
}
const GROUPS: Readonly<Record<string, readonly number[]>> = {
  onePair: [2],
  twoPairs: [2, 2],
  threeAlike: [3],
  fourAlike: [4],
  threeOfAKind: [3],
  fourOfAKind: [4],
  fullHouse: [3, 2],
  yahtzee: [5],
  kniffel: [5],
  yatzy: [5],
}

export class SentencePlayer {
  readonly #rules: RuleSet
  readonly #player: StepRules

  constructor(rules: RuleSet, player: StepRules) {
    this.#rules = rules
    this.#player = player
  }

  keep(moment: Moment): readonly Face[] {
    return (
      this.#row(moment) ??
      this.#house(moment) ??
      this.#noEquals(moment) ??
      this.#twoPairs(moment) ??
      this.#lastBox(moment) ??
      this.#three(moment) ??
      this.#group(moment)
    )
  }

  /** Points by box; null where the box may not be used. The box most above par, the first of equals. */
  box(points: readonly (number | null)[]): number {
    const { upper, pars } = this.#player.numbers
    let best = -1
    let most = -Infinity
    for (const [box, scored] of points.entries()) {
      if (scored === null) continue
      const isUpper = UPPER.includes(this.#rules.boxes[box]!.name)
      const above = this.#knows('pars') ? (scored - pars[box]!) * (isUpper ? upper : 1) : scored
      if (above > most) [best, most] = [box, above]
    }
    return best
  }

  #knows(id: StepRules['steps'][number]): boolean {
    return this.#player.steps.includes(id)
  }

  #isOpen({ open }: Moment, name: string): boolean {
    return open.has(this.#rules.boxes.findIndex((box) => box.name === name))
  }

  #hasUpper(moment: Moment, face: Face): boolean {
    return this.#isOpen(moment, UPPER[face - 1]!)
  }

  #openRows(moment: Moment): number[][] {
    return Object.entries(STRAIGHTS).flatMap(([name, rows]) =>
      this.#isOpen(moment, name) ? rows : [],
    )
  }

  #group(moment: Moment): readonly Face[] {
    const more = this.#player.numbers.openCounts
    return mostOf(moment.dice, FACES, (face) => (this.#hasUpper(moment, face) ? more : 0))
  }

  #row(moment: Moment): readonly Face[] | null {
    const { dice } = moment
    const rows = this.#openRows(moment)
    if (!this.#knows('rows') || rows.length === 0) return null
    const fives = rows.filter((row) => row.length === 5)
    if (fives.some((row) => hasAll(dice, row))) return dice
    const fours = STRAIGHTS.smallStraight.filter((row) => hasAll(dice, row))
    if (fives.length === 0) return fours.length > 0 ? dice : null
    const near = fours.find((four) =>
      fives.some((five) => four.every((face) => five.includes(face))),
    )
    return near ? onlyOnce(near) : null
  }

  #house(moment: Moment): readonly Face[] | null {
    const { houseStays } = this.#player.numbers
    if (!this.#knows('house') || !this.#isOpen(moment, 'fullHouse')) return null
    if (houseStays !== 'always' && moment.rerolls > 1) return null
    return countsOf(moment.dice).join() === '3,2' ? moment.dice : null
  }

  #noEquals(moment: Moment): readonly Face[] | null {
    if (!this.#knows('no-equals')) return null
    if (Object.keys(GROUPS).some((name) => this.#isOpen(moment, name))) return null
    const uppers = FACES.filter((face) => this.#hasUpper(moment, face))
    if (uppers.length > 0) return mostOf(moment.dice, uppers, () => 0)
    return this.#openRows(moment).length > 0 ? this.#mostOfARow(moment) : high(moment)
  }

  #twoPairs(moment: Moment): readonly Face[] | null {
    if (!this.#knows('two-pairs') || !this.#isOpen(moment, 'fullHouse')) return null
    const { dice } = moment
    const pairs = FACES.filter((face) => countIn(dice, face) >= 2)
    if (pairs.length !== 2 || pairs.some((face) => this.#hasUpper(moment, face))) return null
    return dice.filter((face) => pairs.includes(face))
  }

  #lastBox(moment: Moment): readonly Face[] | null {
    if (!this.#knows('last-box') || moment.open.size > 1) return null
    const { dice } = moment
    const box = this.#rules.boxes[[...moment.open][0]!]!
    if (UPPER.includes(box.name)) {
      return dice.filter((face) => UPPER[face - 1] === box.name)
    }
    if (box.name === 'chance') return high(moment)
    const sizes = GROUPS[box.name]
    if (!sizes) return this.#mostOfARow(moment)
    if (sizes.length === 1) {
      const group = this.#group(moment)
      const isMade = group.length >= sizes[0]!
      const others = box.sum === 'all' && isMade ? high(moment) : []
      return [...group, ...others.filter((face) => face !== group[0])]
    }
    const byCount = FACES.filter((face) => countIn(dice, face) > 0).sort(
      (a, b) => countIn(dice, b) - countIn(dice, a),
    )
    const [first, second] = byCount
    const others = second && countIn(dice, second) > 1 ? times(second, dice, sizes[1]!) : []
    return [...times(first!, dice, sizes[0]!), ...others]
  }

  #three(moment: Moment): readonly Face[] | null {
    const { dice } = moment
    if (!this.#knows('three-in-a-row')) return null
    if (FACES.some((face) => face > 1 && countIn(dice, face) > 1)) return null
    const rows = this.#openRows(moment)
    const three = [
      [3, 4, 5],
      [2, 3, 4],
    ].find(
      (some) => hasAll(dice, some) && rows.some((row) => some.every((face) => row.includes(face))),
    )
    return three ? onlyOnce(three) : null
  }

  #mostOfARow(moment: Moment): readonly Face[] {
    const rows = this.#openRows(moment)
    const longest = Math.max(...rows.map(({ length }) => length))
    const parts = rows
      .filter(({ length }) => length === longest)
      .sort((a, b) => b.at(-1)! - a.at(-1)!)
      .map((row) => onlyOnce(row.filter((face) => moment.dice.includes(face as Face))))
    return parts.reduce((a, b) => (b.length > a.length ? b : a))
  }
}

const countIn = (dice: readonly Face[], face: Face): number =>
  dice.filter((one) => one === face).length

const countsOf = (dice: readonly Face[]): number[] =>
  FACES.map((face) => countIn(dice, face))
    .filter((count) => count > 0)
    .sort((a, b) => b - a)

const hasAll = (dice: readonly Face[], faces: readonly number[]): boolean =>
  faces.every((face) => dice.includes(face as Face))

const onlyOnce = (faces: readonly number[]): Face[] => faces.map((face) => face as Face)

const times = (face: Face, dice: readonly Face[], most: number): Face[] =>
  dice.filter((one) => one === face).slice(0, most)

const high = ({ dice, rerolls }: Moment): Face[] =>
  dice.filter((face) => face >= (rerolls === 1 ? 4 : 5))

function mostOf(
  dice: readonly Face[],
  highestFirst: readonly Face[],
  more: (face: Face) => number,
): Face[] {
  let best: { face: Face; counts: number } | null = null
  for (const face of highestFirst) {
    const count = countIn(dice, face)
    if (count === 0) continue
    const counts = count + more(face)
    if (best === null || counts > best.counts) best = { face, counts }
  }
  return dice.filter((face) => face === best?.face)
}

/** Final score of a game with dice. */
export function playedGame(rules: RuleSet, player: SentencePlayer, random: Random): number {
  const open = new Set(rules.boxes.keys())
  const alike = alikeBox(rules)
  let [used, group, sum, alikeScored] = [0, 0, 0, false]
  while (open.size > 0) {
    let dice = rollDice(random, rules.dice)
    for (let rerolls = rules.rolls - 1; rerolls > 0; rerolls--) {
      const kept = player.keep({ dice, open, rerolls })
      dice = [...kept, ...rollDice(random, rules.dice - kept.length)]
    }
    const card = { used, alikeScored }
    const paid = rules.boxes.map((_, box) => placedPoints(rules, card, multisetOf(dice), box))
    // What is paid for dice all alike is the same in every box and stands in none.
    const isFurther = alikeScored && new Set(dice).size === 1
    const further = isFurther ? rules.further : 0
    const points = paid.map((one) => (one === null ? null : one - further))
    const box = player.box(points)
    sum += points[box]! + further
    if (rules.boxes[box]!.inGroup) group += points[box]!
    if (box === alike && points[box]! > 0) alikeScored = true
    used |= 1 << box
    open.delete(box)
  }
  return sum + bonusOf(rules, group)
}
