import type { RuleAnswer, RuleQuestion } from '../../../base/rules.ts'
import type { Points } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { WritePoints } from './rule-words.ts'

/** A run of all faces but one, or of all of them. */
const LONG_RUN = 5

/** Which straights score: that of six dice, one of five in a row as well, or none. */
function straightOf({ straight, combinations }: RuleSet): 'none' | 'six' | 'five' {
  const runs = combinations.flatMap((one) => (one.kind === 'run' ? [one.length] : []))
  if (runs.includes(LONG_RUN)) return 'five'
  return straight > 0 || runs.includes(LONG_RUN + 1) ? 'six' : 'none'
}

/** What four of a face score: a set of their own, or the best of three and a single die. */
function fourOf({ sets }: RuleSet, face: number): Points {
  const [one = 0, two = 0, three = 0, four = 0] = sets[face - 1]!
  return Math.max(four, three + one, 2 * two, two + 2 * one, 4 * one)
}

/**
 * What is asked of somebody who knows the game of their table but not its name: what most rule sets
 * differ in and everybody remembers. The first two tell most.
 */
export function ruleQuestions(write: WritePoints): RuleQuestion<RuleSet>[] {
  const { questions: words } = farkleTexts.game
  const listed = <Id extends string>(
    { ask, answers }: { readonly ask: string; readonly answers: Readonly<Record<Id, string>> },
    idOf: (rules: RuleSet) => Id,
  ): Omit<RuleQuestion<RuleSet>, 'id'> => {
    const ids = Object.keys(answers) as Id[]
    return {
      ask,
      answerOf(rules): RuleAnswer {
        const id = idOf(rules)
        return { id, text: answers[id], order: ids.indexOf(id) }
      },
    }
  }
  return [
    {
      id: 'minimum',
      ...listed(words.minimum, ({ minimumBank, minimumFirstBank }) =>
        minimumBank > 0 ? 'every' : minimumFirstBank > 0 ? 'first' : 'none',
      ),
    },
    { id: 'straight', ...listed(words.straight, straightOf) },
    {
      id: 'penalty',
      ...listed(words.penalty, ({ farklePenalty }) => (farklePenalty ? 'yes' : 'no')),
    },
    {
      id: 'dice',
      ...listed(words.dice, ({ dice }) => (dice === 5 ? 'five' : dice === 6 ? 'six' : 'more')),
    },
    {
      id: 'four',
      ask: words.four,
      answerOf(rules) {
        const points = fourOf(rules, 3)
        return { id: String(points), text: write(points), order: points }
      },
    },
    {
      id: 'end',
      ...listed(words.end, ({ end }) => end),
    },
  ]
}
