import { highestOther } from '../analysis/position.ts'
import { grouped } from '../../../texts/numbers.ts'
import { capital } from '../../../texts/capital.ts'
import { farkleTexts } from '../texts/texts.ts'
import { percentWords } from '../analysis/analysis-words.ts'
import { kindNames, kindsInWords } from '../analysis/kind-names.ts'
import { gameMemories, memoryWords } from '../analysis/memory-words.ts'
import type { StudyKit } from './study-kit.ts'
import type { Question, RankedOption } from './question.ts'
import { diceAdvice } from '../steps/step-advice.ts'
import { followsSteps } from './option-reasons.ts'
import { ruleOfThumbOf } from './rule-of-thumb.ts'
import { memorySentences } from './table-words.ts'

function riskWords({ game, rules }: StudyKit, options: readonly RankedOption[]): string {
  const chanceOf = ({ node }: RankedOption): number => game.model.byDice[node]!.farkleProbability
  const names = kindNames(rules)
  const risky = options.filter((option) => chanceOf(option) > 0)
  const safe = options.filter((option) => chanceOf(option) === 0)
  const words = farkleTexts.study.hints
  const risks = risky.map((option, i) => {
    const { leftKinds, diceLeft } = option
    const chance = percentWords(chanceOf(option))
    if (!leftKinds) return (i === 0 ? words.farkles : words.farklesToo)(diceLeft, chance)
    const dice = kindsInWords(leftKinds, names)
    return (i === 0 ? words.kindsFarkle : words.kindsFarkleToo)(dice, chance)
  })
  const sentences = safe.map(({ leftKinds, diceLeft }) =>
    leftKinds ? words.kindsSafe(kindsInWords(leftKinds, names)) : words.safe(diceLeft),
  )
  return [...sentences, ...(risks.length > 0 ? [`${risks.join(', ')}.`] : [])].join(' ')
}

function stakesWords({ goal, game, rules }: StudyKit, question: Question): string[] {
  const { own, turnTotal, dice } = question.position
  const opponent = highestOther(question.position)
  const { hints } = farkleTexts.study
  const words: string[] = []
  const risky = question.options.some(({ farkleProbability }) => farkleProbability > 0)
  if (turnTotal > 0 && risky) {
    const made = grouped(turnTotal)
    words.push('left' in dice ? hints.stake(made) : hints.stakeAndDice(made))
  }
  const memory = memoryWords(rules, question.position)
  if (memory !== '') words.push(`${capital(memory)}.`)
  if (goal === 'points') return words
  words.push(...memorySentences(gameMemories(rules, question.position)))
  if (question.finalTurn && opponent >= own) {
    words.push(hints.lastTurn(grouped(opponent - own)))
  } else if (rules.end === 'rounds') {
    words.push(
      own >= opponent
        ? hints.leads(grouped(own - opponent))
        : hints.trails(grouped(opponent - own)),
    )
  } else {
    const { goal: target } = game.rules
    words.push(hints.toTheGoal(grouped(target - own), grouped(target - opponent)))
  }
  return words
}

function whatToLookAt(kit: StudyKit, question: Question): string {
  // The risk depends only on the dice left, so name each of them once.
  const leaving = new Map(
    question.options
      .filter(({ diceLeft }) => diceLeft > 0)
      .map((option) => [`${option.diceLeft} ${option.leftKinds?.join('')}`, option]),
  )
  const byDice = [...leaving.values()].sort((a, b) => b.diceLeft - a.diceLeft)
  return [riskWords(kit, byDice), ...stakesWords(kit, question)].join(' ').trim()
}

/** The step that says which dice to set aside, where it leads to the best choice. */
function diceRule(kit: StudyKit, question: Question): string | null {
  const { position, options } = question
  const [best] = options
  if (best!.setAside.length === 0 || !followsSteps(kit, question, best!)) return null
  return diceAdvice(kit.steps, position, options)
}

/** Step 1: facts to consider; step 2: the deciding rule. Neither tells the answer. */
export function hintOf(kit: StudyKit, question: Question, step: 1 | 2): string {
  if (step === 1) return whatToLookAt(kit, question)
  const { kind, options } = question
  const dice = kind === 'roll-or-bank' ? null : diceRule(kit, question)
  const thumb = kind === 'set-aside' ? null : ruleOfThumbOf(kit, question, options[0]!)
  return [dice, thumb?.text].filter(Boolean).join(' ') || farkleTexts.study.hints.compare
}
