import type { Goal } from '../../../base/units.ts'
import type { Face } from '../../../dice/multiset.ts'
import type { DeckId } from '../../../cards/card.ts'
import type { Lesson, LessonExample } from '../../../cards/lesson.ts'
import { grouped } from '../../../texts/numbers.ts'
import { actionsOf } from '../analysis/actions.ts'
import { noTables } from '../analysis/rule-refusals.ts'
import {
  DEFAULT_SETUP,
  NO_FILTERS,
  type DecisionKind,
  type DrillSetup,
  type Filters,
} from '../drill/setup.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { ContrastPair, LessonPosition } from '../steps/contrast-pairs.ts'
import type { FoundStep } from '../steps/find-steps.ts'
import type { FoundWinStep } from '../steps/find-win-steps.ts'
import type { StepRule } from '../steps/step-rule.ts'
import { stepSentences, stepTitle, winSentences } from '../steps/step-sentences.ts'
import { farkleTexts } from '../texts/texts.ts'
import { turnPosition } from './lesson-positions.ts'

export type FarkleLesson = Lesson<Omit<DrillSetup, 'seed'>>

/** Last lesson of points: the best play, with the cards of the table. */
export const TABLE_LESSON = 'table'

/** Decks of the table, beside that of the first lesson. */
const TABLE_DECKS: readonly DeckId[] = [
  'limits',
  'gain-from',
  'farkle-odds',
  'exceptions',
  'turn-types',
]

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
  const { least, most } = rule.rolled
  const exception = rule.unlessTurn !== null ? '-turn' : rule.unlessRoll !== null ? '-roll' : ''
  return `one-${least}-${most}${exception}${rule.unlessAlike ? '-alike' : ''}`
}

/** Ids of lessons, by step; a name that comes again is numbered. */
export function lessonIds(steps: readonly FoundStep[]): string[] {
  const times = new Map<string, number>()
  return steps.map(({ rules }) => {
    if (rules.length === 0) return TABLE_LESSON
    const name = rules.map(ruleName).join('.')
    const before = times.get(name) ?? 0
    times.set(name, before + 1)
    return before === 0 ? name : `${name}.${before + 1}`
  })
}

/** Lessons of earlier versions that taught what the step says. */
function formerOf({ rules }: FoundStep, place: number): string[] {
  if (rules.length === 0) return FORMER_TABLE
  const first = place === 0 ? ['one-number', 'few-dice'] : []
  return [
    ...first,
    ...rules.flatMap((rule) => {
      if (rule.kind === 'keepOne') return rule.unlessAlike ? ['triplets'] : ['leave-more']
      if (place === 0) return []
      return rule.left.least > 3 ? ['many-dice', 'hot-dice'] : ['three-dice']
    }),
  ]
}

export function lessonDrill(goal: Goal, kind: DecisionKind = 'both'): FarkleLesson['drill'] {
  return { ...DEFAULT_SETUP, scope: 'cell', goal, kind, weighting: 'play', filters: NO_FILTERS }
}

/** Which of the rolled dice are among those set aside. */
function takenOf(rolled: readonly Face[], setAside: readonly Face[]): boolean[] {
  const left = [...setAside]
  return rolled.map((face) => {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function exampleOf(rules: RuleSet, shown: LessonPosition): LessonExample {
  const { turnTotal, roll, points, diceLeft, then } = shown
  const words = farkleTexts.cards.lessons.example
  const action = actionsOf(rules, turnPosition(rules, turnTotal, { rolled: roll })).find(
    (one) => one.points === points && one.diceLeft === diceLeft && one.then === then,
  )
  return {
    before: words.before(grouped(turnTotal)),
    dice: roll,
    taken: takenOf(roll, action?.setAside ?? []),
    then:
      then === 'bank'
        ? words.bank(grouped(points), grouped(turnTotal + points))
        : words.roll(grouped(points), diceLeft),
  }
}

/** The lessons for points, one for each step. Pairs are those of lessonPairs, by step. */
export function pointLessons(
  rules: RuleSet,
  steps: readonly FoundStep[],
  pairs: readonly (readonly ContrastPair[])[],
): FarkleLesson[] {
  const ids = lessonIds(steps)
  const sentences = stepSentences(rules, steps)
  return steps.map((step, i): FarkleLesson => {
    const [first] = pairs[i] ?? []
    const isTable = step.rules.length === 0
    return {
      id: ids[i]!,
      former: formerOf(step, i),
      title: stepTitle(rules, step, i),
      sentence: sentences[i]!,
      examples: first ? first.pair.map((one) => exampleOf(rules, one)) : [],
      adds: i === 0 ? null : step.makes - steps[i - 1]!.makes,
      makes: step.makes,
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

/** The lessons for wins: those for points that the list begins with, then one for each sentence. */
export function winLessons(
  rules: RuleSet,
  points: readonly FarkleLesson[],
  found: readonly FoundWinStep[],
): FarkleLesson[] {
  const sentences = winSentences(rules, found)
  const times = new Map<string, number>()
  return found.map(({ rule, wins }, i): FarkleLesson => {
    const makes = 100 * wins
    const adds = i === 0 ? null : makes - 100 * found[i - 1]!.wins
    if (rule === null) return { ...points[i]!, adds, makes }
    const kind = rule.kind === 'shift' ? rule.side : rule.kind
    const before = times.get(kind) ?? 0
    times.set(kind, before + 1)
    const name = `wins-${kind.toLowerCase()}`
    const drill = lessonDrill('wins')
    return {
      id: before === 0 ? name : `${name}.${before + 1}`,
      former: [],
      title: farkleTexts.steps.wins.title[kind],
      sentence: sentences[i]!,
      examples: [],
      adds,
      makes,
      decks: kind === 'go' && before === 0 ? ['thresholds'] : [],
      drill: { ...drill, filters: { ...drill.filters, situations: [...SITUATIONS[kind]] } },
    }
  })
}
