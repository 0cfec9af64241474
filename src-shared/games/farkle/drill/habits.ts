import { MAX_DICE, type DiceCount, type Goal, type Value } from '../../../base/units.ts'
import type { AnswerRecord } from '../../../study/drill.ts'
import type { HabitSigns } from '../../../study/habits.ts'
import { diceCountOf, type Position } from '../analysis/position.ts'
import { parsePositionCode } from '../analysis/position-code.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { DiceRange } from '../steps/step-rule.ts'
import { farkleTexts } from '../texts/texts.ts'
import { bandOf, situationOf, type Band } from './cells.ts'
import { readDice } from './choices.ts'
import type { Choice, Question } from './question.ts'
import { NO_FILTERS, type DecisionKind, type Filters } from './setup.ts'
import type { StoredFarkleAnswer } from './stored-answer-schema.ts'

const TIMES = ['first', 'later'] as const
const AMOUNTS = ['all', 'few'] as const
const ACTIONS = ['bank', 'roll'] as const
/** Scores of a game for wins that ask for another play than points. */
const SCORES = ['behind', 'ahead', 'close'] as const

type Score = (typeof SCORES)[number]

/** Rolling on too long is one habit for few dice left, and one for many. */
const FEW_DICE: DiceCount = 3

/**
 * All or too few of the scoring dice taken, of the first roll or a later one; banked or rolled with
 * so many dice left, with all dice (`hot`) or at scores; banked much too soon.
 */
type FarkleHabit =
  | { readonly kind: 'dice'; readonly amount: 'all' | 'few'; readonly time: 'first' | 'later' }
  | { readonly kind: 'set' }
  | ({ readonly kind: 'left'; readonly action: 'bank' | 'roll' } & DiceRange)
  | { readonly kind: 'soon'; readonly action: 'bank' }
  | { readonly kind: 'hot'; readonly action: 'bank' | 'roll' }
  | { readonly kind: 'scores'; readonly action: 'bank' | 'roll'; readonly at: Score }

const isOf = <T extends string>(list: readonly T[], text: string | undefined): text is T =>
  list.includes(text as T)

/** Null for an id that no version writes. */
function readHabit(id: string): FarkleHabit | null {
  if (id === 'set') return { kind: 'set' }
  const [first, second] = id.split('-')
  if (isOf(AMOUNTS, first) && isOf(TIMES, second)) {
    return { kind: 'dice', amount: first, time: second }
  }
  if (!isOf(ACTIONS, first)) return null
  if (id === 'bank-soon') return { kind: 'soon', action: 'bank' }
  if (second === 'hot') return { kind: 'hot', action: first }
  if (isOf(SCORES, second)) return { kind: 'scores', action: first, at: second }
  if (second === 'few') return { kind: 'left', action: first, least: 1, most: FEW_DICE }
  if (second === 'many') return { kind: 'left', action: first, least: FEW_DICE + 1, most: MAX_DICE }
  const dice = Number(second)
  const isDice = dice >= 1 && dice <= MAX_DICE
  return isDice ? { kind: 'left', action: first, least: dice, most: dice } : null
}

/** Share of its points that a bank loses at most if the dice left are what misleads. */
const MISLED = 1 / 5

function leftHabit({ goal }: Decision, { then, loss, value }: Option, left: DiceCount): string {
  if (then === 'bank') {
    const isSoon = goal === 'points' && value !== null && loss > MISLED * value
    return isSoon ? 'bank-soon' : `bank-${left}`
  }
  return left <= FEW_DICE ? 'roll-few' : 'roll-many'
}

/** Whether two habits are opposite errors in decisions of the same kind. */
export function isReverse(one: string, other: string): boolean {
  const [a, b] = [readHabit(one), readHabit(other)]
  if (!a || !b || a.kind !== b.kind || a.kind === 'set') return false
  if (a.kind === 'dice' && b.kind === 'dice') return a.time === b.time && a.amount !== b.amount
  if (a.kind === 'dice' || b.kind === 'dice' || b.kind === 'set' || a.action === b.action) {
    return false
  }
  if (a.kind === 'scores' && b.kind === 'scores') return a.at === b.at
  if (a.kind === 'left' && b.kind === 'left') return a.least <= b.most && b.least <= a.most
  return true
}

interface Option extends Choice {
  readonly loss: Value
  readonly value: Value | null
}

/** Options best first; `least` is the loss from which an answer is wrong. */
interface Decision {
  readonly rules: RuleSet
  readonly goal: Goal
  readonly position: Position
  readonly options: readonly Option[]
  readonly least: Value
}

function scoreOf({ rules, goal, position }: Decision): Score | null {
  const situation = situationOf(rules, goal, position)
  if (situation === 'endgame' || situation === 'opponent-close') return 'close'
  return situation === 'behind' || situation === 'ahead' ? situation : null
}

const countOf = ({ setAside }: Option, face: number): number =>
  setAside.filter((one) => one === face).length

/** Part of a set of three or more that the other option takes whole. */
const breaksSet = (option: Option, whole: Option): boolean =>
  whole.setAside.some((face) => {
    const taken = countOf(option, face)
    return countOf(whole, face) >= 3 && taken > 0 && taken < countOf(whole, face)
  })

function diceHabit({ rules, position, options }: Decision, option: Option, right: Option) {
  if (breaksSet(option, right)) return 'set'
  const taken = option.setAside.length
  const isFirst = position.turnTotal === 0 && diceCountOf(position) === rules.dice
  const time = isFirst ? 'first' : 'later'
  if (taken < right.setAside.length) return `few-${time}`
  const most = Math.max(...options.map(({ setAside }) => setAside.length))
  return taken > right.setAside.length && taken === most ? `all-${time}` : null
}

/** Habit of a wrong option, the most specific one; null if it is no sign of any. */
function habitOf(decision: Decision, option: Option): string | null {
  const { rules, position, options, least } = decision
  const right = options.find(({ loss, then }) => loss < least && then === option.then)
  if (right) return diceHabit(decision, option, right)
  const left = diceCountOf(position) - option.setAside.length
  if (left === 0 || (position.turnTotal > 0 && left === rules.dice)) return `${option.then!}-hot`
  const score = scoreOf(decision)
  return score ? `${option.then!}-${score}` : leftHabit(decision, option, left)
}

/** `chosen` is an index into the options; null before an answer. */
function signsOf(decision: Decision, chosen: number | null): HabitSigns {
  const { options, least } = decision
  const occasions = new Set<string>()
  const bank = options.find(({ then }) => then === 'bank')
  for (const option of options) {
    // Of all banks only the best one is a thought: the others give up points.
    if (option.loss < least || (option.then === 'bank' && option !== bank)) continue
    const habit = habitOf(decision, option)
    if (habit) occasions.add(habit)
  }
  const taken = chosen === null ? null : options[chosen]!
  const error = taken && taken.loss >= least ? habitOf(decision, taken) : null
  if (error) occasions.add(error)
  return { occasions: [...occasions], error }
}

export function questionSigns(rules: RuleSet, question: Question, least: Value): HabitSigns {
  const { goal, position, options } = question
  return signsOf({ rules, goal, position, options, least }, null)
}

/** Null for an answer that cannot be read, or whose values are unknown. */
export function answerSigns(
  rules: RuleSet,
  goal: Goal,
  { code, own }: Pick<AnswerRecord<StoredFarkleAnswer>, 'code' | 'own'>,
  least: Value,
): HabitSigns | null {
  const position = parsePositionCode(code)
  const best = own.options[0]![2]
  if (!position.ok || best === null) return null
  const options = own.options.map(([dice, then, value]) => ({
    ...readDice(dice),
    then: then === '' ? null : then === 'b' ? ('bank' as const) : ('roll' as const),
    value,
    loss: value === null ? 0 : Math.max(0, best - value),
  }))
  return signsOf({ rules, goal, position: position.value, options, least }, own.choice)
}

/** "On the first roll you take every scoring die"; empty for an unknown id. */
export function habitWords(id: string): string {
  const words = farkleTexts.study.habits
  const habit = readHabit(id)
  switch (habit?.kind) {
    case undefined:
      return ''
    case 'dice':
      return words.dice[`${habit.amount}-${habit.time}`]
    case 'set':
      return words.set
    case 'left':
      return habit.action === 'bank'
        ? words.left.bank(habit.least)
        : words.left.roll[habit.most > FEW_DICE ? 'many' : 'few']
    case 'soon':
      return words.soon
    case 'hot':
      return words.hot[habit.action]
    case 'scores':
      return words.scores[habit.action][habit.at]
  }
}

const diceFilters = ({ least, most }: DiceRange): Filters['dice'] =>
  NO_FILTERS.dice.filter((dice) => least <= dice && dice <= most)

const FIRST: Band = bandOf(0)

/** Drill whose questions are most like the decisions of a habit. */
export function habitDrill(id: string): { kind: DecisionKind; filters: Filters } {
  const habit = readHabit(id)
  const drill = (filters: Partial<Filters>) => ({
    kind: 'both' as const,
    filters: { ...NO_FILTERS, ...filters },
  })
  if (habit?.kind === 'dice' && habit.time === 'first') return drill({ turnTotal: FIRST })
  if (habit?.kind === 'scores') {
    const close = ['endgame', 'opponent-close'] as const
    return drill({ situations: habit.at === 'close' ? [...close] : [habit.at] })
  }
  if (habit?.kind !== 'left') return drill({})
  return { ...drill({ dice: diceFilters(habit) }), kind: 'roll-or-bank' }
}

/** `one-5-6-turn` and the like, with the first and the last number of dice. */
const within = (id: string, { least, most }: DiceRange): boolean => {
  const [, from, to] = /^(?:one|bank|roll)-(\d)-(\d)/.exec(id) ?? []
  return from !== undefined && Number(from) <= most && least <= Number(to)
}

/** The lesson of the step that a habit breaks, among those in order; the last one if none fits. */
export function habitLesson(
  id: string,
  lessons: readonly string[],
  dice: DiceCount,
): string | null {
  const habit = readHabit(id)
  const parts = (lesson: string): string[] => lesson.split('.')
  const found = lessons.findLast((lesson) =>
    parts(lesson).some((part) => {
      if (habit?.kind === 'scores') {
        const names = habit.at === 'close' ? ['wins-go', 'wins-near'] : [`wins-${habit.at}`]
        return names.includes(part)
      }
      if (habit?.kind === 'left') return !part.startsWith('one') && within(part, habit)
      if (habit?.kind === 'hot')
        return !part.startsWith('one') && within(part, { least: dice, most: dice })
      return part.startsWith('one')
    }),
  )
  return found ?? lessons.at(-1) ?? null
}
