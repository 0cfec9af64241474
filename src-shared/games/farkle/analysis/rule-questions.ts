import type { RuleAnswer, RuleQuestion } from '../../../base/rules.ts'
import type { Points } from '../../../base/units.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { WritePoints } from './rule-words.ts'

const LONG_RUN = 5

function straightOf({ straight, combinations }: RuleSet): 'none' | 'six' | 'five' {
  const runs = combinations.flatMap((one) => (one.kind === 'run' ? [one.length] : []))
  if (runs.includes(LONG_RUN)) return 'five'
  return straight > 0 || runs.includes(LONG_RUN + 1) ? 'six' : 'none'
}

/** Best score of four equal dice, as a set or split into smaller sets. */
function fourOf({ sets }: RuleSet, face: number): Points {
  const [one = 0, two = 0, three = 0, four = 0] = sets[face - 1]!
  return Math.max(four, three + one, 2 * two, two + 2 * one, 4 * one)
}

/** Questions that identify a rule set for a player who does not know its name, best ones first. */
export function ruleQuestions(write: WritePoints): RuleQuestion<RuleSet>[] {
  const { questions: words } = farkleTexts.game
  const listed = <Id extends string>(
    question: string,
    { ask, answers }: { readonly ask: string; readonly answers: Readonly<Record<Id, string>> },
    idOf: (rules: RuleSet) => Id,
  ): RuleQuestion<RuleSet> => {
    const ids = Object.keys(answers) as Id[]
    return {
      id: question,
      ask,
      answerOf(rules): RuleAnswer {
        const id = idOf(rules)
        return { id, text: answers[id], order: ids.indexOf(id) }
      },
    }
  }
  return [
    listed('minimum', words.minimum, ({ minimumBank, minimumFirstBank }) =>
      minimumBank > 0 ? 'every' : minimumFirstBank > 0 ? 'first' : 'none',
    ),
    listed('straight', words.straight, straightOf),
    listed('penalty', words.penalty, ({ farklePenalty }) => (farklePenalty ? 'yes' : 'no')),
    listed('dice', words.dice, ({ dice }) => (dice === 5 ? 'five' : dice === 6 ? 'six' : 'more')),
    {
      id: 'four',
      ask: words.four,
      answerOf(rules) {
        const points = fourOf(rules, 3)
        return { id: String(points), text: write(points), order: points }
      },
    },
    listed('end', words.end, ({ end }) => end),
  ]
}
