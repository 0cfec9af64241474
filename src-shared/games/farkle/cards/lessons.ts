import type { Goal } from '../../../base/units.ts'
import type { DeckId } from '../../../cards/card.ts'
import { takenDice, type Lesson, type LessonExample } from '../../../cards/lesson.ts'
import { grouped } from '../../../texts/numbers.ts'
import { actionsOf } from '../analysis/actions.ts'
import { noTables } from '../analysis/rule-refusals.ts'
import { DEFAULT_SETUP, NO_FILTERS, type DrillSetup, type Filters } from '../drill/setup.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { ContrastPair, LessonPosition } from '../steps/contrast-pairs.ts'
import type { FoundStep } from '../steps/find-steps.ts'
import type { FoundWinStep } from '../steps/find-win-steps.ts'
import type { StepRule } from '../steps/step-rule.ts'
import { stepSentences, stepTitle, winSentences } from '../steps/step-sentences.ts'
import type { WinRule } from '../steps/win-rule.ts'
import { farkleTexts } from '../texts/texts.ts'
import { turnPosition } from './lesson-positions.ts'

export type FarkleLesson = Lesson<Omit<DrillSetup, 'seed'>>

/** Last lesson of points: the best play, with the cards of the table. */
const TABLE_LESSON = 'table'

/** Decks of the table, beside that of the first lesson. */
const TABLE_DECKS: readonly DeckId[] = [
  'limits',
  'gain-from',
  'farkle-odds',
  'exceptions',
  'turn-types',
]

const lastLevel = (rules: RuleSet): FarkleLesson['level'] =>
  noTables(rules) === null ? 'table' : 'best'

/** Lessons of earlier versions that the table takes the place of. */
const FORMER_TABLE = [
  'risk',
  'minimum',
  'take-more',
  'then-bank',
  'then-roll',
  'large-total',
  'after-farkles',
  'close',
]

/** Without the numbers, so that what is learnt stays learnt where they change. */
function ruleName(rule: StepRule): string {
  if (rule.kind === 'bank') {
    const { least, most } = rule.left
    return `${rule.from === null ? 'roll' : 'bank'}-${least}-${most}`
  }
  if (rule.kind === 'mostPoints') return 'most-points'
  const { least, most } = rule.rolled
  const exception = rule.unlessTurn !== null ? '-turn' : rule.unlessRoll !== null ? '-roll' : ''
  return `one-${least}-${most}${exception}${rule.unlessAlike ? '-alike' : ''}`
}

/** The names as ids: one that comes again is numbered. */
function numbered(names: readonly string[]): string[] {
  const times = new Map<string, number>()
  return names.map((name) => {
    const time = (times.get(name) ?? 0) + 1
    times.set(name, time)
    return time === 1 ? name : `${name}.${time}`
  })
}

/** Ids of lessons, by step. */
export const lessonIds = (steps: readonly FoundStep[]): string[] =>
  numbered(
    steps.map(({ rules }) => (rules.length === 0 ? TABLE_LESSON : rules.map(ruleName).join('.'))),
  )

/** Lessons of earlier versions that taught what the step says. */
function formerOf({ rules }: FoundStep, place: number): string[] {
  if (rules.length === 0) return FORMER_TABLE
  const first = place === 0 ? ['one-number', 'few-dice'] : []
  return [
    ...first,
    ...rules.flatMap((rule) => {
      if (rule.kind === 'keepOne') return rule.unlessAlike ? ['triplets'] : ['leave-more']
      if (place === 0 || rule.kind === 'mostPoints') return []
      return rule.left.least > 3 ? ['many-dice', 'hot-dice'] : ['three-dice']
    }),
  ]
}

function lessonDrill(goal: Goal): FarkleLesson['drill'] {
  return {
    ...DEFAULT_SETUP,
    scope: 'cell',
    goal,
    kind: 'both',
    weighting: 'play',
    filters: NO_FILTERS,
  }
}

type ExampleAnswer = Pick<LessonPosition, 'points' | 'takes' | 'then'>

/** `other`: an answer to choose from beside the right one; null for a worked example. */
function exampleOf(
  rules: RuleSet,
  { turnTotal, roll, ...right }: LessonPosition,
  other: { readonly answer: ExampleAnswer; readonly isBegun: boolean } | null,
): LessonExample[] {
  const words = farkleTexts.cards.lessons.example
  const actions = actionsOf(rules, turnPosition(rules, turnTotal, { rolled: roll }))
  const actionOf = ({ points, takes, then }: ExampleAnswer) =>
    actions.find(
      (one) => one.points === points && one.setAside.length === takes && one.then === then,
    )
  const said = ({ points, diceLeft, then }: (typeof actions)[number]): string =>
    then === 'bank'
      ? words.bank(grouped(points), grouped(turnTotal + points))
      : words.roll(grouped(points), diceLeft)
  const action = actionOf(right)
  const instead = other && actionOf(other.answer)
  if (!action || (other && !instead)) return []
  return [
    {
      before: words.before(grouped(turnTotal)),
      dice: roll,
      taken: takenDice(roll, action.setAside),
      then: said(action),
      asks: instead ? { instead: said(instead), isBegun: other.isBegun } : null,
    },
  ]
}

/** The first pair, worked, and a position of a later one with the answer of its twin beside its own. */
function examplesOf(
  rules: RuleSet,
  place: number,
  pairs: readonly ContrastPair[],
): LessonExample[] {
  const [first, ...others] = pairs
  const worked = first?.pair.flatMap((one) => exampleOf(rules, one, null)) ?? []
  for (const { asks, pair } of others) {
    // Which answer is right must not be the same in all lessons.
    const [one, twin] = place % 2 === 0 ? pair : [pair[1], pair[0]]
    const isBegun = asks === 'bank'
    const { points, takes } = isBegun ? one : twin
    const other = { answer: { points, takes, then: twin.then }, isBegun }
    const asked = exampleOf(rules, one, other)
    if (asked.length > 0) return [...worked, ...asked]
  }
  return worked
}

/** The lessons for points, one for each step. `pairs` are the positions in which each decides. */
export function pointLessons(
  rules: RuleSet,
  steps: readonly FoundStep[],
  pairs: readonly (readonly ContrastPair[])[],
): FarkleLesson[] {
  const ids = lessonIds(steps)
  const sentences = stepSentences(rules, steps)
  return steps.map((step, i): FarkleLesson => {
    const isTable = step.rules.length === 0
    return {
      id: ids[i]!,
      former: formerOf(step, i),
      title: stepTitle(rules, step, i),
      sentence: sentences[i]!,
      examples: examplesOf(rules, i, pairs[i] ?? []),
      adds: i === 0 ? null : step.makes - steps[i - 1]!.makes,
      makes: step.makes,
      level: isTable ? lastLevel(rules) : 'steps',
      decks: isTable ? TABLE_DECKS : i === 0 ? ['scoring'] : [],
      drill: lessonDrill('points'),
    }
  })
}

/** Where there are no steps: the best play as the only lesson. */
export function onlyLesson(rules: RuleSet): FarkleLesson {
  const { best, table, title } = farkleTexts.steps
  const hasTable = noTables(rules) === null
  return {
    id: TABLE_LESSON,
    former: FORMER_TABLE,
    title: hasTable ? title.table : title.best,
    sentence: hasTable ? table : best,
    examples: [],
    adds: null,
    makes: null,
    level: lastLevel(rules),
    decks: ['scoring', ...TABLE_DECKS],
    drill: lessonDrill('points'),
  }
}

const SITUATIONS = {
  go: ['endgame', 'opponent-close'],
  asIf: ['endgame', 'opponent-close'],
  near: ['endgame'],
  behind: ['behind'],
  ahead: ['ahead'],
} as const satisfies Record<string, Filters['situations']>

const kindOf = (rule: WinRule): keyof typeof SITUATIONS =>
  rule.kind === 'shift' ? rule.side : rule.kind

/** Ids of the lessons that sentences for wins are, without those for points. */
export const winLessonIds = (found: readonly FoundWinStep[]): string[] =>
  numbered(found.flatMap(({ rule }) => (rule ? [`wins-${kindOf(rule).toLowerCase()}`] : [])))

/** The lessons for wins: those for points that the list begins with, then one for each sentence. */
export function winLessons(
  rules: RuleSet,
  points: readonly FarkleLesson[],
  found: readonly FoundWinStep[],
): FarkleLesson[] {
  const sentences = winSentences(rules, found)
  const first = found.findIndex(({ rule }) => rule !== null)
  const ids = winLessonIds(found)
  return found.map(({ rule, wins }, i): FarkleLesson => {
    const makes = 100 * wins
    const adds = i === 0 ? null : makes - 100 * found[i - 1]!.wins
    if (rule === null) return { ...points[i]!, adds, makes }
    const kind = kindOf(rule)
    const id = ids[i - first]!
    const drill = lessonDrill('wins')
    return {
      id,
      former: [],
      title: farkleTexts.steps.wins.title[kind],
      sentence: sentences[i]!,
      examples: [],
      adds,
      makes,
      level: 'steps',
      decks: id === 'wins-go' ? ['thresholds'] : [],
      drill: { ...drill, filters: { ...drill.filters, situations: [...SITUATIONS[kind]] } },
    }
  })
}
