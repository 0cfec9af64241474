import { beforeEach, describe, expect, it } from 'vitest'
import { formatValue, shownLoss } from '#renderer/components/goal-format.ts'
import { GOALS } from '#shared/base/units.ts'
import { FACES, multisetOf, type Face } from '#shared/dice/multiset.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { strategyAt } from '#shared/games/farkle/analysis/points-play.ts'
import { setAsides } from '#shared/games/farkle/analysis/set-aside.ts'
import { makeQuestion } from '#shared/games/farkle/drill/make-question.ts'
import { REASONS, whyBetter } from '#shared/games/farkle/drill/option-reasons.ts'
import type { Question, RankedOption } from '#shared/games/farkle/drill/question.ts'
import { DECISION_KINDS } from '#shared/games/farkle/drill/setup.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { currentLanguage, setLocale } from '#shared/texts/locale.ts'
import { contextOf, DRILLED, kitOf, somePosition } from '#test/support/drill-kits.ts'
import { ReasonRates } from '#test/support/reason-rates.ts'
import { enough, runs, seed } from './runs.ts'

const RULES: Readonly<Record<string, RuleSet>> = {
  ...DRILLED,
  'dice that lose': { ...PRESETS.farkle, goal: 1500, losingDice: [6, 6, 1] },
  'farkles that take': { ...PRESETS.farkle, goal: 1500, farkleTakes: true },
}
const GAMES = Object.keys(RULES).flatMap((name) => GOALS.map((goal) => ({ name, goal })))

/** A question, and an answer to it that loses. */
interface Pair {
  readonly name: string
  readonly kit: StudyKit
  readonly question: Question
  readonly better: RankedOption
  readonly worse: RankedOption
}

/** Some decisions of every game, for points and for wins, each with some answer that loses. */
function* pairs(count: number, of: string): Generator<Pair> {
  const random = seededRandom(`${of} ${seed}`)
  for (let told = 0; told < count;) {
    const { name, goal } = GAMES[told % GAMES.length]!
    const kit = kitOf(RULES[name]!, goal)
    const kind = DECISION_KINDS[Math.floor(random.next() * 3)]!
    const question = makeQuestion(kit, kind, somePosition(kit, random, kind !== 'roll-or-bank'))
    const losing = question?.options.filter(({ loss }) => loss > 0) ?? []
    const worse = losing[Math.floor(random.next() * losing.length)]
    if (!question || !worse) continue
    told++
    yield { name, kit, question, better: question.options[0]!, worse }
  }
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

/** What a farkle of a roll costs besides the turn, on average over all farkles. */
function costOf({ name, kit, question }: Pair, { turnTotal, diceLeft }: RankedOption): number {
  const { own, ownFarkles } = question.position
  const throws = sharesOf(name, kit.rules, diceLeft)
  const { points } = contextOf(kit.rules)
  const { farklePenalty } = strategyAt(points, own, ownFarkles).goal
  return farklePenalty + takenAfter(kit.rules, own, turnTotal, throws)
}

/** Share of rolls that farkle; for wins the losing dice are told apart. */
function farklesOf({ name, kit, question }: Pair, { diceLeft }: RankedOption): number {
  const { farkles, losing } = sharesOf(name, kit.rules, diceLeft)
  return farkles - (question.goal === 'wins' ? losing : 0)
}

const LANGUAGES = ['en', 'de'] as const
const MARKS = { en: [/,/g, '.'], de: [/\./g, ','] } as const

/** The numbers of a sentence, each as it is written. */
const numbersIn = (sentence: string): string[] => sentence.match(/\d[\d.,]*\d|\d/g) ?? []

/** What must stand in a sentence of each kind: numbers in any order, as the table writes them. */
const FIGURES: Readonly<Record<keyof typeof REASONS, (pair: Pair) => (number | string)[]>> = {
  dice({ kit, question, better, worse }) {
    const { position } = question
    const valueAt = (turnTotal: number): number =>
      kit.judge.judge({ ...position, turnTotal, dice: { left: worse.diceLeft } }).value
    const { grid } = kit.game.model
    const { tolerance } = kit.judge
    if (worse.diceLeft === better.diceLeft) {
      expect(better.turnTotal).toBeGreaterThan(worse.turnTotal)
      return []
    }
    let takes = worse.turnTotal
    while (valueAt(takes) < better.value - tolerance) takes += grid
    expect(takes).toBeGreaterThan(worse.turnTotal)
    if (better.best === 'bank' && takes === better.turnTotal) return []
    // No turn total is told that the game cannot come to.
    const { own, opponent } = position
    const most = question.goal === 'points' ? 0 : own
    expect(most + takes).toBeLessThanOrEqual(Math.max(kit.rules.goal, most && opponent))
    return [better.turnTotal, better.diceLeft, worse.diceLeft, takes]
  },
  bankOrRoll(pair) {
    const { question, better, worse } = pair
    const { own, opponent } = question.position
    const [bank, roll] = better.best === 'bank' ? [better, worse] : [worse, better]
    const farkles = farklesOf(pair, roll)
    const throws = farkles === 0 ? [] : [`${farkles * 100} of`, 100]
    if (question.goal === 'wins') {
      const value = ['wins', 'loses'].includes(bank.outcome!) ? [] : [`${bank.value}%`]
      const lead = Math.abs(own + bank.turnTotal - opponent)
      const stands = bank.outcome === 'passes' && lead > 0 ? [lead] : []
      return [bank.turnTotal, ...stands, ...value, roll.diceLeft, `${roll.value}%`, ...throws]
    }
    const cost = costOf(pair, roll)
    const risk =
      throws.length > 0 && roll === worse
        ? [cost > 0.05 ? `${roll.turnTotal + cost} points` : roll.turnTotal]
        : []
    return [roll.diceLeft, `loss`, ...throws, ...risk]
  },
  worth({ question: { goal }, better, worse }) {
    return [better, worse].flatMap(({ best, turnTotal, diceLeft, value, outcome }) => {
      const hand = best === 'bank' ? [turnTotal] : diceLeft > 0 ? [diceLeft, turnTotal] : []
      if (outcome === 'wins' || outcome === 'loses') return hand
      return [...hand, goal === 'wins' ? `${value}%` : `${value} points`]
    })
  },
}

/** Whether a number in a sentence is this one, as the table writes it. */
function isWritten(written: string, figure: number | string, { question, better, worse }: Pair) {
  const value = Number(written)
  if (typeof figure === 'number') return value === figure
  const { goal } = question
  const [thousands, mark] = MARKS[currentLanguage()]
  const cell = (one: number): number =>
    Number(formatValue(goal, one).replace(thousands, '').replace(mark, '.').replace('−', '-'))
  if (figure === 'loss') return value === cell(shownLoss(goal, better.value, worse.value))
  if (figure.endsWith('%')) return value === cell(Number(figure.slice(0, -1)))
  const places = written.split('.')[1]?.length ?? 0
  return Math.abs(value - parseFloat(figure)) <= 0.5 * 10 ** -places + 1e-7
}

describe.each(LANGUAGES)('why an option is better, in the language %s', (language) => {
  beforeEach(() => setLocale(language))

  it('is told in a short sentence whose figures are those of the table', () => {
    const told = new Set<string>()
    for (const pair of pairs(runs(200).numRuns!, 'why')) {
      const { kit, question, better, worse } = pair
      const why = whyBetter(kit, question, better, worse)
      expect(why.length, why).toBeLessThanOrEqual(160)
      expect(why).toMatch(/^$|^[A-Z0-9].*\.$/)
      expect(why).not.toMatch(/on average|im Schnitt|im Mittel|\b0 (of|Farkles)/)
      if (why === '') {
        expect(shownLoss(question.goal, better.value, worse.value)).toBeLessThan(1e-9)
        continue
      }
      const [kind] = Object.entries(REASONS).find(
        ([, reason]) => reason(kit, question, better, worse) !== null,
      )!
      told.add(kind)
      const [thousands, mark] = MARKS[language]
      const numbers = numbersIn(why).map((one) => one.replace(thousands, '').replace(mark, '.'))
      const figures = FIGURES[kind as keyof typeof REASONS](pair)
      const left = figures.filter((figure) => {
        const at = numbers.findIndex((number) => isWritten(number, figure, pair))
        if (at >= 0) numbers.splice(at, 1)
        return at < 0
      })
      expect([left, numbers], why).toEqual([[], []])
    }
    expect(told.size).toBeGreaterThanOrEqual(enough(Object.keys(REASONS).length))
  })
})

it('every kind of reason points to the better option oftener than dice or points alone', async () => {
  await setLocale('en')
  const rates = new ReasonRates()
  for (const { kit, question, better, worse } of pairs(runs(1000).numRuns!, 'rates')) {
    for (const [kind, reason] of Object.entries(REASONS)) {
      rates.add(kind, {
        right: reason(kit, question, better, worse) !== null,
        wrong: reason(kit, question, worse, better) !== null,
        nulls: {
          'more dice': better.diceLeft - worse.diceLeft,
          'more points': better.turnTotal - worse.turnTotal,
          'a roll': Number(better.best === 'roll') - Number(worse.best === 'roll'),
        },
      })
    }
  }
  rates.expectBetter()
})
