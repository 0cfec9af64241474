import type { Points } from '#shared/base/units.ts'
import { facesOf, multisetOf, type Face, type Multiset } from '#shared/dice/multiset.ts'
import { rollsOf } from '#shared/dice/rolls.ts'
import type { SetAside } from '#shared/games/farkle/analysis/set-aside.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { scoringOf, type Scoring } from '#shared/games/farkle/rules/scoring.ts'
import { setAsidesOf } from '#shared/games/farkle/solve/turn/turn-states.ts'

/** What a literal reader of English sentences does; a turn by total, dice and rolls still allowed. */
interface Reader {
  /** Turn total to bank from; null for never. */
  bankFrom: (left: number) => Points | null
  takesOne: (turn: Points, roll: readonly Face[], all: SetAside) => boolean
  /** The dice with most points in place of all that score. */
  takesMost: boolean
}

const numberOf = (text: string): number => Number(text.replaceAll(',', ''))

/** "3 dice", "4, 5 or 6 dice", "5 to 8 dice", "1 die". */
function diceIn(text: string): number[] {
  const numbers = [...text.matchAll(/\d+/g)].map(Number)
  if (!text.includes(' to ')) return numbers
  return Array.from({ length: numbers[1]! - numbers[0]! + 1 }, (_, i) => numbers[0]! + i)
}

const threeAlike = (roll: readonly Face[]): boolean =>
  roll.some((face) => roll.filter((other) => other === face).length > 2)

/** An exception after "unless", or a condition after "where". */
function condition(text: string): Reader['takesOne'] {
  const points = numberOf(/[\d,]*\d/.exec(text)?.[0] ?? '0')
  if (text === 'all dice score') return (_, roll, all) => all.dice.length === roll.length
  if (text === 'three or more dice are alike') return (_, roll) => threeAlike(roll)
  if (text === 'no three dice are alike') return (_, roll) => !threeAlike(roll)
  if (/^all that score bring the turn to less than [\d,]+$/.test(text)) {
    return (turn, _, all) => turn + all.points < points
  }
  if (/^all that score bring the turn to [\d,]+ or more$/.test(text)) {
    return (turn, _, all) => turn + all.points >= points
  }
  if (/^all that score make less than [\d,]+$/.test(text)) {
    return (_, __, all) => all.points < points
  }
  if (/^all that score make [\d,]+ or more$/.test(text)) {
    return (_, __, all) => all.points >= points
  }
  throw new Error(`the reader does not know what "${text}" means`)
}

const BANK = /^With (.*) left(?:, though,)? (?:always roll|bank from ([\d,]+))\.$/
const ROLLING =
  /^Rolling (.*?)(?: with less than ([\d,]+) in the turn)?, set aside only one that scores(?: \([^)]*\))?(?: also where (.*))?, unless (.*)\.$/

/** Reads sentences from the first to the last; throws for one that it does not understand. */
function readerOf(sentences: readonly string[]): Reader {
  const reader: Reader = { bankFrom: () => null, takesOne: () => false, takesMost: false }
  for (const sentence of sentences) {
    const { bankFrom, takesOne } = reader
    const bank = BANK.exec(sentence)
    const rolling = ROLLING.exec(sentence)
    const first = /^Set aside all dice that score; bank from ([\d,]+)\.$/.exec(sentence)
    if (first) reader.bankFrom = () => numberOf(first[1]!)
    else if (sentence === 'Where fewer dice make more points, set aside only those.') {
      reader.takesMost = true
    } else if (bank) {
      const dice = diceIn(bank[1]!)
      const from = bank[2] === undefined ? null : numberOf(bank[2])
      reader.bankFrom = (left) => (dice.includes(left) ? from : bankFrom(left))
    } else if (rolling) {
      const dice = diceIn(rolling[1]!)
      const below = rolling[2] === undefined ? Infinity : numberOf(rolling[2])
      const conditions = (rolling[3]?.split(' and ') ?? []).map(condition)
      const exceptions = rolling[4]!.split(/ or (?!more)/).map(condition)
      reader.takesOne = (turn, roll, all) =>
        takesOne(turn, roll, all) ||
        (dice.includes(roll.length) &&
          turn < below &&
          conditions.every((holds) => holds(turn, roll, all)) &&
          !exceptions.some((holds) => holds(turn, roll, all)))
    } else if (!/^(Your first bank|On the last roll)/.test(sentence)) {
      throw new Error(`the reader does not know what "${sentence}" means`)
    }
  }
  return reader
}

export interface LiteralAnswer {
  readonly takes: number
  readonly points: Points
  readonly then: 'bank' | 'roll'
}

interface Seen {
  readonly chance: number
  readonly roll: readonly Face[]
  readonly all: SetAside
  readonly most: SetAside
  readonly one: SetAside | undefined
}

const sentencesIn = (steps: readonly string[]): string[] =>
  steps.flatMap((text) => text.split(/(?<=\.) (?=[A-Z])/))

/** All dice that score, and the best one that scores alone; null for a farkle. */
function choicesOf(scoring: Scoring, roll: Multiset): Pick<Seen, 'all' | 'most' | 'one'> | null {
  const choices = setAsidesOf(scoring, roll).map(([some, { points }]) => ({
    dice: facesOf(some),
    points,
  }))
  if (choices.length === 0) return null
  const byPoints = choices.toSorted((a, b) => b.points - a.points)
  return {
    all: byPoints.reduce((a, b) => (b.dice.length > a.dice.length ? b : a)),
    most: byPoints
      .filter(({ points }) => points === byPoints[0]!.points)
      .reduce((a, b) => (b.dice.length > a.dice.length ? b : a)),
    one: byPoints.find((choice) => choice.dice.length === 1),
  }
}

/** What a literal reader does with a roll, under rules without a limit of rolls; null for a farkle. */
export function literalReader(
  rules: RuleSet,
  steps: readonly string[],
): (turn: Points, roll: readonly Face[]) => LiteralAnswer | null {
  const reader = readerOf(sentencesIn(steps))
  const scoring = scoringOf(rules)
  const seen = new Map<string, ReturnType<typeof choicesOf>>()
  return (turn, roll) => {
    const key = roll.join('')
    const choices = seen.get(key) ?? choicesOf(scoring, multisetOf(roll))
    seen.set(key, choices)
    if (!choices) return null
    const { all, most, one } = choices
    const rest = reader.takesMost ? most : all
    const { dice, points } = one && reader.takesOne(turn, roll, all) ? one : rest
    const left = dice.length === roll.length ? rules.dice : roll.length - dice.length
    const from = reader.bankFrom(left)
    const total = turn + points
    const banks = from !== null && total >= from && total >= rules.minimumBank
    return { takes: dice.length, points, then: banks ? 'bank' : 'roll' }
  }
}

/** The rolls that score, in a group for all that look alike to the reader. */
function rollsSeen(rules: RuleSet, dice: number): Seen[] {
  const scoring = scoringOf(rules)
  const groups = new Map<string, Seen>()
  for (const { dice: roll, ways } of rollsOf(dice)) {
    const choices = choicesOf(scoring, roll)
    if (!choices) continue
    const { all, most, one } = choices
    const faces = facesOf(roll)
    const key = [
      all.points,
      all.dice.length,
      most.points,
      most.dice.length,
      one?.points,
      threeAlike(faces),
    ].join()
    const chance = ways / 6 ** dice + (groups.get(key)?.chance ?? 0)
    groups.set(key, { chance, roll: faces, all, most, one })
  }
  return [...groups.values()]
}

const known = new Map<RuleSet, Seen[][]>()

/** By number of dice; once for each rule set of a test. */
function everyRoll(rules: RuleSet): Seen[][] {
  const rolls =
    known.get(rules) ??
    Array.from({ length: rules.dice + 1 }, (_, n) => (n > 0 ? rollsSeen(rules, n) : []))
  known.set(rules, rolls)
  return rolls
}

/** Points and farkles of a turn by plain recursion; totals that play hardly reaches are banked. */
export function literalTurn(
  rules: RuleSet,
  sentences: readonly string[],
  goodTurn: Points,
): { points: Points; farkles: number } {
  const reader = readerOf(sentencesIn(sentences))
  const rolls = everyRoll(rules)
  const largest = Math.max(...rolls.flat().map(({ most }) => most.points))
  const large = 25 * goodTurn + 2 * largest
  const turns = new Map<string, readonly [number, number]>()
  const goOn = (turn: Points, dice: number, left: number): readonly [number, number] => {
    const from = reader.bankFrom(dice)
    if (turn > large) return [turn, 0]
    const isAllowed = turn >= rules.minimumBank && !(rules.mustRollHotDice && dice === rules.dice)
    if (isAllowed && (left === 0 || (from !== null && turn >= from))) return [turn, 0]
    return left === 0 ? [0, 1] : rolled(turn, dice, left)
  }
  const rolled = (turn: Points, dice: number, left: number): readonly [number, number] => {
    const key = `${turn} ${dice} ${left}`
    const before = turns.get(key)
    if (before) return before
    let points = 0
    let farkles = 1
    for (const { chance, roll, all, most, one } of rolls[dice]!) {
      const rest = reader.takesMost ? most : all
      const choice = one && left > 1 && reader.takesOne(turn, roll, all) ? one : rest
      const diceLeft = choice.dice.length === dice ? rules.dice : dice - choice.dice.length
      const [more, lost] = goOn(turn + choice.points, diceLeft, left - 1)
      points += chance * more
      farkles -= chance * (1 - lost)
    }
    turns.set(key, [points, farkles])
    return [points, farkles]
  }
  const [points, farkles] = rolled(0, rules.dice, rules.maxRolls || Infinity)
  return { points, farkles }
}

/** Points a turn over a long game; after so many farkles in a row the penalty is paid. */
export function literalPoints(
  rules: RuleSet,
  sentences: readonly string[],
  goodTurn: Points,
): Points {
  const { points, farkles } = literalTurn(rules, sentences, goodTurn)
  const { farklePenalty: penalty } = rules
  if (!penalty) return points
  // Of all turns, this share ends a run of so many farkles.
  const share = (farkles ** penalty.farkles * (1 - farkles)) / (1 - farkles ** penalty.farkles)
  return points - share * penalty.points
}
