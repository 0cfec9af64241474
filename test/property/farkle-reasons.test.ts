import { describe, expect, it } from 'vitest'
import { GOALS, type Goal } from '#shared/base/goal.ts'
import { FACES, multisetOf, type Face } from '#shared/dice/multiset.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { analyse, type Option } from '#shared/games/farkle/analysis/analyser.ts'
import { strategyAt } from '#shared/games/farkle/analysis/points-play.ts'
import { setAsides } from '#shared/games/farkle/analysis/set-aside.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { optionReason } from '#shared/games/farkle/drill/option-reasons.ts'
import type { Question, RankedOption } from '#shared/games/farkle/drill/question.ts'
import { DECISION_KINDS } from '#shared/games/farkle/drill/setup.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { contextOf, DRILLED, kitOf, somePosition } from '#test/support/drill-kits.ts'

/** What a sentence is held against: the solved game, and the farkles counted one by one. */
interface Facts {
  readonly question: Question
  readonly option: RankedOption
  readonly bank: Option | undefined
  readonly roll: Option
  /** Share of throws of the dice that score nothing. */
  readonly farkles: number
  /** What a farkle costs besides the turn, on average. */
  readonly cost: number
}

type Said = Record<string, string | undefined>

const plain = (text: string): number => Number(text.replaceAll(',', ''))
const placesOf = (text: string): number => text.split('.')[1]?.length ?? 0

/** A number stands for a value if it is that value as it is rounded. */
function expectWritten(text: string | undefined, value: number): void {
  expect(text).toBeDefined()
  const slack = 0.5 * 10 ** -placesOf(text!) + 1e-7
  expect(Math.abs(plain(text!) - value), `${text} for ${value}`).toBeLessThanOrEqual(slack)
}

/** A difference is that of two numbers as they are written. */
function expectDifference(text: string, more: number, less: number): void {
  const places = placesOf(text)
  const written = (value: number): number => Number(value.toFixed(places))
  expect(plain(text)).toBeCloseTo(written(more) - written(less), 6)
}

const shares = new Map<string, Shares>()

/** Shares of throws: those that score nothing, and those of them that show the losing dice. */
interface Shares {
  readonly farkles: number
  readonly losing: number
}

/** Every throw of so many dice, looked at. */
function sharesOf(name: string, rules: RuleSet, dice: number): Shares {
  const key = `${name} ${dice}`
  const known = shares.get(key)
  if (known !== undefined) return known
  let [farkles, losing] = [0, 0]
  const scoreless = new Map<number, boolean>()
  for (let number = 0; number < 6 ** dice; number++) {
    const faces: Face[] = []
    for (let rest = number, i = 0; i < dice; i++, rest = Math.floor(rest / 6)) {
      faces.push(FACES[rest % 6]!)
    }
    const roll = multisetOf(faces)
    const isScoreless = scoreless.get(roll) ?? setAsides(rules, roll).length === 0
    scoreless.set(roll, isScoreless)
    if (!isScoreless) continue
    farkles++
    const { losingDice } = rules
    const isMet = (face: Face): boolean => timesIn(faces, face) >= timesIn(losingDice, face)
    if (losingDice.length > 0 && losingDice.every(isMet)) losing++
  }
  const found = { farkles: farkles / 6 ** dice, losing: losing / 6 ** dice }
  shares.set(key, found)
  return found
}

const timesIn = (faces: readonly Face[], face: Face): number =>
  faces.filter((one) => one === face).length

/** What the farkle after an option takes of what is banked, on average over all farkles. */
function takenAfter(rules: RuleSet, own: number, total: number, shares: Shares): number {
  const { farkles, losing } = shares
  if (own <= 0 || farkles === 0) return 0
  const takes = rules.farkleTakes ? Math.min(own, total) : 0
  return (losing * own + (farkles - losing) * takes) / farkles
}

function checkDice({ option }: Facts, { dice, total }: Said): void {
  if (dice) expect(Number(dice)).toBe(option.diceLeft)
  if (total) expect(plain(total)).toBe(option.turnTotal)
}

/** "450 behind" of a score against the opponent's. */
function checkStanding(facts: Facts, { side, apart }: Said, banked: boolean): void {
  const { own, opponent } = facts.question.position
  const ahead = own + (banked ? facts.option.turnTotal : 0) - opponent
  expect(side).toBe(ahead === 0 ? 'level' : ahead > 0 ? 'ahead' : 'behind')
  if (apart) expect(plain(apart)).toBe(Math.abs(ahead))
}

function checkGames(facts: Facts, said: Said, own: Option, other: Option | undefined): void {
  expectWritten(said.games, 100 * own.winProbability)
  const more = own.winProbability - (other?.winProbability ?? 0)
  if (said.by) {
    const [a, b] = [own, other!].map(({ winProbability }) => 100 * winProbability)
    expectDifference(said.by, ...(said.how === 'more' ? ([a!, b!] as const) : ([b!, a!] as const)))
    expect(plain(said.by)).toBeGreaterThan(0)
  } else if (other) expect(Math.abs(more)).toBeLessThan(0.0001)
  if (said.banked) expect(plain(said.banked)).toBe(facts.option.turnTotal)
}

const DICE = '(?<dice>\\d) (?:die|dice)'
const RISK =
  '(?:(?<risk>[\\d,]+)(?![\\d.,]))?(?: and )?(?:(?<cost>[\\d.,]+) of (?:penalty|what is banked))?'
const THROWS = '(?<throws>[\\d.]+) of 100 throws'
const BY = '(?<by>[\\d,]+\\.\\d)'
const STANDING = '(?:(?<apart>[\\d,]+) )?(?<side>ahead|behind|level)'
const GAMES = '(?<games>\\d+\\.\\d+)'
const BESIDES =
  '(?:, (?:which is (?<by>\\d+\\.\\d+) (?<how>more|fewer) than|as good as the same as) by (?:banking (?<banked>[\\d,]+)|rolling \\d (?:die|dice)))?'

const checkThrows = ({ farkles }: Facts, { throws }: Said): void =>
  expectWritten(throws, 100 * farkles)

function checkRisk({ option, cost }: Facts, said: Said): void {
  expect(plain(said.risk ?? '0')).toBe(option.turnTotal)
  expectWritten(said.cost ?? '0', said.cost ? cost : Math.min(cost, 0.05))
  expect(cost > 0.05).toBe(said.cost !== undefined)
}

const gained = ({ roll, option }: Facts): [number, number] => [
  roll.expectedPoints,
  option.turnTotal,
]
const lost = (facts: Facts): [number, number] => gained(facts).reverse() as [number, number]

/** Every sentence that there is, with what must be true of it. */
const POINTS: [string, (facts: Facts, said: Said) => void][] = [
  [
    `rolling ${DICE} adds ${BY} on average, while you risk ${RISK} in ${THROWS}`,
    (facts, said) => {
      expectDifference(said.by!, ...gained(facts))
      checkRisk(facts, said)
      checkThrows(facts, said)
    },
  ],
  [
    `rolling ${DICE} costs ${BY} on average, as you risk ${RISK} in ${THROWS}`,
    (facts, said) => {
      expectDifference(said.by!, ...lost(facts))
      checkRisk(facts, said)
      checkThrows(facts, said)
    },
  ],
  [
    `rolling ${DICE} makes ${BY} on average, and the farkle in ${THROWS} takes nothing from you yet`,
    (facts, said) => {
      expect(facts.option.turnTotal).toBe(0)
      expectDifference(said.by!, ...gained(facts))
      checkRisk(facts, said)
      checkThrows(facts, said)
    },
  ],
  [
    `rolling ${DICE} cannot farkle and adds ${BY} on average`,
    (facts, said) => {
      expect(facts.farkles).toBe(0)
      expectDifference(said.by!, ...gained(facts))
    },
  ],
  [
    `banking keeps (?<total>[\\d,]+), but rolling ${DICE} would add ${BY} on average, though it farkles in ${THROWS}`,
    (facts, said) => {
      expectDifference(said.by!, ...gained(facts))
      checkThrows(facts, said)
    },
  ],
  [
    `banking keeps (?<total>[\\d,]+), but rolling ${DICE} cannot farkle and would add ${BY} on average`,
    (facts, said) => {
      expect(facts.farkles).toBe(0)
      expectDifference(said.by!, ...gained(facts))
    },
  ],
  [
    `banking keeps (?<total>[\\d,]+); rolling ${DICE} would cost ${BY} on average, as it farkles in ${THROWS}`,
    (facts, said) => {
      expectDifference(said.by!, ...lost(facts))
      checkThrows(facts, said)
    },
  ],
  [
    `rolling ${DICE} adds as much as it loses: you risk ${RISK} in ${THROWS}`,
    (facts, said) => {
      expectDifference('0.0', ...gained(facts))
      checkRisk(facts, said)
      checkThrows(facts, said)
    },
  ],
  [
    `banking keeps (?<total>[\\d,]+), on average as much as rolling ${DICE}, which farkles in ${THROWS}`,
    (facts, said) => {
      expectDifference('0.0', ...gained(facts))
      checkThrows(facts, said)
    },
  ],
]

const WINS: [string, (facts: Facts, said: Said) => void][] = [
  [
    `you are ${STANDING}: rolling ${DICE} farkles in ${THROWS}, (?:which leaves you (?<after>[\\d.]+) games in 100, and otherwise you win (?<rest>[\\d.]+)|(?<loses>which loses), and otherwise you win (?<last>[\\d.]+) games in 100); together that makes ${GAMES}${BESIDES}`,
    (facts, said) => {
      checkStanding(facts, said, false)
      checkThrows(facts, said)
      expectWritten(said.after ?? '0.0', 100 * facts.roll.winAfterFarkle!)
      if (said.loses) expect(facts.question.finalTurn).toBe(true)
      const { winProbability, winAfterFarkle } = facts.roll
      const otherwise = (winProbability - facts.farkles * winAfterFarkle!) / (1 - facts.farkles)
      expectWritten(said.rest ?? said.last, 100 * otherwise)
      checkGames(facts, said, facts.roll, facts.bank)
    },
  ],
  [
    `you are ${STANDING}: rolling ${DICE} cannot farkle and wins ${GAMES} games in 100${BESIDES}`,
    (facts, said) => {
      checkStanding(facts, said, false)
      expect(facts.farkles).toBe(0)
      checkGames(facts, said, facts.roll, facts.bank)
    },
  ],
  [
    'banking (?<total>[\\d,]+) wins the game',
    ({ bank, question }) => {
      expect(bank!.winProbability).toBe(1)
      expect(question.position.own + bank!.turnTotal).toBeGreaterThan(question.position.opponent)
    },
  ],
  [
    `banking (?<total>[\\d,]+) makes a tie, half a win: ${GAMES} games in 100${BESIDES}`,
    (facts, said) => checkGames(facts, said, facts.bank!, facts.roll),
  ],
  [
    `banking (?<total>[\\d,]+) is not enough and loses: ${GAMES} games in 100${BESIDES}`,
    (facts, said) => checkGames(facts, said, facts.bank!, facts.roll),
  ],
  [
    `banking (?<total>[\\d,]+) reaches the goal, ${STANDING}: the opponent has one turn left, and you win ${GAMES} games in 100${BESIDES}`,
    (facts, said) => {
      checkStanding(facts, said, true)
      checkGames(facts, said, facts.bank!, facts.roll)
    },
  ],
  [
    `banking (?<total>[\\d,]+) leaves you ${STANDING}, with ${GAMES} games in 100 won${BESIDES}`,
    (facts, said) => {
      checkStanding(facts, said, true)
      checkGames(facts, said, facts.bank!, facts.roll)
    },
  ],
]

/** Checks a sentence; the place of its kind. */
function checkReason(goal: Goal, facts: Facts, reason: string): number {
  const lead = /^Leads to (?<total>[\d,]+) with (?<dice>\d) (?:die|dice) left: /.exec(reason)
  expect(lead !== null).toBe(facts.option.then === null)
  if (lead) checkDice(facts, lead.groups!)
  const clause = reason.slice(lead?.[0].length ?? 0)
  const kinds = goal === 'points' ? POINTS : WINS
  const kind = kinds.findIndex(([form]) => new RegExp(`^${form}\\.$`, 'i').test(clause))
  expect(kind, reason).toBeGreaterThanOrEqual(0)
  const [form, check] = kinds[kind]!
  const said = new RegExp(`^${form}\\.$`, 'i').exec(clause)!.groups!
  expect(/^banking/i.test(clause) ? 'bank' : 'roll').toBe(facts.option.best)
  checkDice(facts, said)
  check(facts, said)
  return kind
}

const RULES: Readonly<Record<string, RuleSet>> = {
  ...DRILLED,
  'dice that lose': { ...PRESETS.farkle, goal: 1500, losingDice: [6, 6, 1] },
  'farkles that take': { ...PRESETS.farkle, goal: 1500, farkleTakes: true },
}

describe.each(Object.keys(RULES))('why an option of %s is worth what it is', (name) => {
  const rules = RULES[name]!

  it.each(GOALS)('is said with true figures in 200 positions, for %s', (goal) => {
    const kit = kitOf(rules, goal)
    const context = contextOf(rules)
    const random = seededRandom(`reasons ${name} ${goal}`)
    const kinds = new Set<number>()
    for (let asked = 0, i = 0; asked < 200; i++) {
      const kind = DECISION_KINDS[i % 3]!
      const position = somePosition(kit, random, kind !== 'roll-or-bank')
      const question = makeQuestion(kit, kind, position)
      if (!question) continue
      const { options } = analyse(context, position)
      if (options.length === 0) continue
      asked++
      for (const option of question.options) {
        const dice = option.setAside.join()
        const alike = options.filter(({ setAside }) => setAside.join() === dice)
        const throws = sharesOf(name, rules, option.diceLeft)
        const { own, ownFarkles } = position
        const { farklePenalty } = strategyAt(context.points, own, ownFarkles).goal
        const facts: Facts = {
          ...{ question, option },
          bank: alike.find(({ then }) => then === 'bank'),
          roll: alike.find(({ then }) => then === 'roll')!,
          // For wins the losing dice are told apart: they are among what comes otherwise.
          farkles: throws.farkles - (goal === 'wins' ? throws.losing : 0),
          cost: farklePenalty + takenAfter(rules, own, option.turnTotal, throws),
        }
        kinds.add(checkReason(goal, facts, optionReason(rules, question, option)))
      }
    }
    expect(kinds.size).toBeGreaterThan(2)
  })
})
