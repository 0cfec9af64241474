import type { Points } from '../../../base/units.ts'
import { takenDice, type Lesson, type LessonExample } from '../../../cards/lesson.ts'
import { mostAlike } from '../analysis/first-rolls.ts'
import { capital } from '../../../texts/capital.ts'
import { DEFAULT_SCORECARD_SETUP, type ScorecardSetup } from '../drill/setup.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { TaughtSteps } from '../steps/find-steps.ts'
import { stepCard } from '../steps/step-card.ts'
import { isSameChoice, type StepChoice, type StepExample } from '../steps/step-examples.ts'
import type { StepId } from '../steps/step-list.ts'
import { exampleParts, stepSentence } from '../steps/step-sentences.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { SCORECARD_DECKS, type ScorecardDeck } from './deck-names.ts'

export type ScorecardLesson = Lesson<Omit<ScorecardSetup, 'seed'>>

/** A step, or the best play, which comes after them. */
type Taught = StepId | 'best'

/** Lessons of earlier versions that taught what the step says. */
const FORMER: Readonly<Partial<Record<Taught, readonly string[]>>> = {
  group: ['alike'],
  pars: ['upper-box', 'lower-box', 'bonus', 'zeros'],
  rows: ['runs', 'stop'],
  'two-pairs': ['two-pairs'],
  'last-box': ['last-boxes'],
  best: ['first-roll', 'last-boxes'],
}

/** The last lesson has the others. */
const DECKS: Readonly<Partial<Record<Taught, readonly ScorecardDeck[]>>> = {
  pars: ['averages', 'zeros', 'upper-bonus'],
  rows: ['roll-odds'],
}

export const lessonId = (step: Taught): string => `step-${step}`

/** What a player without the step does: by the steps before it, or keeps what is most alike. */
function naiveChoice({ before, choice, dice }: StepExample): StepChoice | null {
  return before ?? ('keep' in choice ? { keep: mostAlike(dice) } : null)
}

/** The second example is asked, if it has another answer to choose from. */
function lessonExamples(rules: RuleSet, examples: readonly StepExample[]): LessonExample[] {
  return examples.flatMap((example, i) => {
    const { dice, rerolls, choice } = example
    const naive = i === 0 ? null : naiveChoice(example)
    if (i > 0 && (naive === null || isSameChoice(naive, choice))) return []
    const alone = { ...example, before: null }
    const { where, does } = exampleParts(rules, naive ? alone : example)
    const left = scorecardTexts.steps.left(rerolls)
    const other = naive && exampleParts(rules, { ...alone, choice: naive }).does
    return {
      before: where === '' ? capital(left) : `${where}, ${left}`,
      dice,
      taken: takenDice(dice, 'keep' in choice ? choice.keep : dice),
      then: capital(`${does}.`),
      asks: other === null ? null : { instead: capital(`${other}.`), isBegun: false },
    }
  })
}

/** A lesson for each step, and one for the best play, which makes `best`. */
export function scorecardLessons(
  rules: RuleSet,
  { numbers, steps }: TaughtSteps,
  best: Points,
): ScorecardLesson[] {
  const words = scorecardTexts.steps
  const card = stepCard(rules)
  const drill = { ...DEFAULT_SCORECARD_SETUP, weighting: 'play' as const }
  const given = new Set<ScorecardDeck>()
  const makes = [...steps.map((step) => step.makes), best]
  const ids = [...steps.map(({ id }) => id), 'best' as const]
  return ids.map((id, i): ScorecardLesson => {
    const before = makes[i - 1] ?? null
    const decks = id === 'best' ? SCORECARD_DECKS.filter((deck) => !given.has(deck)) : DECKS[id]
    for (const deck of decks ?? []) given.add(deck)
    return {
      id: lessonId(id),
      former: FORMER[id] ?? [],
      title: words.titles[id],
      sentence: id === 'best' ? words.best : stepSentence(card, numbers, id),
      examples: lessonExamples(rules, steps[i]?.examples ?? []),
      adds: before === null || makes[i] === null ? null : makes[i]! - before,
      makes: makes[i]!,
      level: id === 'best' ? 'best' : 'steps',
      decks: decks ?? [],
      drill,
    }
  })
}
