import { farkleTexts } from '../texts/texts.ts'
import type { Goal, Value } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { facesInWords, kindNames, kindsInWords } from '../analysis/kind-names.ts'
import { gameMemories, memoriesOf, type Memory } from '../analysis/memory-words.ts'
import type { Position } from '../analysis/position.ts'
import { kindsToRoll } from '../analysis/turn-walk.ts'
import { bankedCounts } from '../rules/losing-dice.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import type { Grade } from '../../../study/grade.ts'
import { lossWords } from './option-words.ts'
import type { Question } from './question.ts'
import type { TableEvent } from './table-event.ts'

type Told<K extends TableEvent['kind']> = Extract<TableEvent, { kind: K }>

/** Examples: "1, 1, 3, 4", "1 1 (ordinary), 5 (Lucky)". */
const listed = ({ dice, kinds }: Told<'rolled' | 'set-aside'>, names: readonly string[]): string =>
  kinds && names.length > 0 ? facesInWords(dice, kinds, names) : dice.join(', ')

function turnWords(
  { own, opponent, third, round, takes, holds }: Told<'turn'>,
  goal: Goal,
): string {
  const { turn, turnAt, turnOfThree, inRound, takesUp, holds: holding } = farkleTexts.study.events
  const held = holds === undefined ? [] : [holding(grouped(holds))]
  if (goal === 'points') return [turn, ...held].join(' ')
  return [
    third === undefined
      ? turnAt(grouped(own), grouped(opponent))
      : turnOfThree(grouped(own), grouped(opponent), grouped(third)),
    ...(round === undefined ? [] : [inRound(round)]),
    ...(takes === undefined ? [] : [takesUp(grouped(takes))]),
    ...held,
  ].join(' ')
}

function setAsideWords(event: Told<'set-aside'>, names: readonly string[]): string {
  const { setAside, setAsideForYou, hotDice, diceLeft } = farkleTexts.study.events
  const made = [listed(event, names), grouped(event.points), grouped(event.turnTotal)] as const
  const sentence = (event.auto ? setAsideForYou : setAside)(...made)
  const isHot = event.hotDice && event.diceLeft > 0
  return `${sentence} ${(isHot ? hotDice : diceLeft)(event.diceLeft)}`
}

function farkledWords({ lost, penalty }: Told<'farkled'>): string {
  const { events } = farkleTexts.study
  if (lost > 0 && penalty > 0) return events.farkledLostAndPaid(grouped(lost), grouped(penalty))
  if (penalty > 0) return events.farkledAndPaid(grouped(penalty))
  return lost > 0 ? events.farkledAndLost(grouped(lost)) : events.farkled
}

function bankedWords({ auto, points: made, score }: Told<'banked'>): string {
  const { events } = farkleTexts.study
  if (score === null) return (auto ? events.bankedForYou : events.banked)(grouped(made))
  return (auto ? events.bankedForYouNow : events.bankedNow)(grouped(made), grouped(score))
}

function gameOverWords({ winner, you, bot }: Told<'game-over'>): string {
  const { tie, youWon, otherWon } = farkleTexts.study.events
  if (winner === 'both') return tie(grouped(you))
  return winner === 'you'
    ? youWon(grouped(you), grouped(bot))
    : otherWon(grouped(bot), grouped(you))
}

/** Example: "You rolled 1, 1, 3, 4, 6." `names`: kinds of own dice. */
export function eventWords(event: TableEvent, goal: Goal, names: readonly string[] = []): string {
  switch (event.kind) {
    case 'turn':
      return turnWords(event, goal)
    case 'rolled':
      return farkleTexts.study.events.rolled(listed(event, names))
    case 'set-aside':
      return setAsideWords(event, names)
    case 'farkled':
      return farkledWords(event)
    case 'banked':
      return bankedWords(event)
    case 'game-over':
      return gameOverWords(event)
  }
}

export const memorySentences = (memories: readonly Memory[]): string[] =>
  memories.map(({ label, value }) => `${label}: ${value}.`)

function besideTotal(rules: RuleSet, position: Position): string[] {
  const { dice } = position
  const kinds = 'left' in dice ? (dice.kinds ?? kindsToRoll(rules, position)) : undefined
  const told = memorySentences(memoriesOf(rules, position))
  return kinds ? [`${kindsInWords(kinds, kindNames(rules))}.`, ...told] : told
}

export function questionWords(
  { goal, kind, position, finalTurn }: Pick<Question, 'goal' | 'kind' | 'position' | 'finalTurn'>,
  rules?: RuleSet,
): string {
  const { questions } = farkleTexts.study
  const { own, opponent, third, turnTotal, dice } = position
  const sentences: string[] = []
  if (goal === 'wins') {
    sentences.push(
      third === undefined
        ? questions.scores(grouped(own), grouped(opponent))
        : questions.scoresOfThree(grouped(own), grouped(opponent), grouped(third)),
    )
    if (finalTurn) sentences.push(questions.lastTurn)
    if (rules) sentences.push(...memorySentences(gameMemories(rules, position)))
  } else if (rules && bankedCounts(rules)) sentences.push(questions.banked(grouped(own)))
  const total = grouped(turnTotal)
  sentences.push('left' in dice ? questions.diceLeft(dice.left, total) : questions.turnTotal(total))
  if (rules) sentences.push(...besideTotal(rules, position))
  sentences.push(questions[kind])
  return sentences.join(' ')
}

/** Example: "Mistake, 35.2 points lost. Best: roll 4 dice." */
export function verdictWords(
  goal: Goal,
  {
    grade,
    loss,
    options,
  }: {
    readonly grade: Grade | null
    readonly loss: Value
    readonly options: readonly { readonly words: string }[]
  },
): string {
  const { grades, verdict } = farkleTexts.study
  if (grade === null) return verdict.notGraded
  if (grade === 'best') return verdict.best
  return verdict.worse(grades[grade], lossWords(goal, loss), options[0]!.words)
}
