import type { Goal } from '../base/goal.ts'
import type { Face } from '../dice/multiset.ts'
import { diceWords, PLAIN_WRITING } from '../farkle/analysis/analysis-words.ts'
import type { Grade } from './grade.ts'
import type { Value } from './judge.ts'
import { lossWords } from './option-words.ts'
import type { Question } from './question.ts'
import type { TableEvent } from './table-event.ts'
import { SEAT_NAMES } from './track-labels.ts'

const points = PLAIN_WRITING.points

/** Faces as they are read out: "1, 1, 3, 4". */
const listed = (dice: readonly Face[]): string => dice.join(', ')

type Told<K extends TableEvent['kind']> = Extract<TableEvent, { kind: K }>

function turnWords({ who, own, opponent }: Told<'turn'>, goal: Goal): string {
  const turn = who === 'you' ? 'Your turn' : "The bot's turn"
  // Points are played for without a thought for the other's score.
  return goal === 'points' ? `${turn}.` : `${turn}, at ${points(own)} to ${points(opponent)}.`
}

function setAsideWords(event: Told<'set-aside'>): string {
  const { who, dice, turnTotal, diceLeft, hotDice, auto } = event
  const beginning = who === 'you' && auto ? 'Set aside for you:' : `${SEAT_NAMES[who]} set aside`
  const left = hotDice
    ? `Hot dice, ${diceWords(diceLeft)} to roll.`
    : `${diceWords(diceLeft)} left.`
  const made = points(event.points)
  return `${beginning} ${listed(dice)} for ${made}, turn total ${points(turnTotal)}. ${left}`
}

function farkledWords({ who, lost, penalty }: Told<'farkled'>): string {
  const parts = [`${SEAT_NAMES[who]} farkled`]
  if (lost > 0) parts.push(`lost ${points(lost)}`)
  if (penalty > 0) parts.push(`paid a penalty of ${points(penalty)}`)
  const last = parts.pop()!
  return parts.length === 0 ? `${last}.` : `${parts.join(', ')} and ${last}.`
}

function gameOverWords({ winner, you, bot }: Told<'game-over'>): string {
  if (winner === 'both') return `A tie at ${points(you)}.`
  return winner === 'you'
    ? `You won, ${points(you)} to ${points(bot)}.`
    : `The bot won, ${points(bot)} to ${points(you)}.`
}

/** Something that happened at the table as a sentence or two: "You rolled 1, 1, 3, 4, 6." */
export function eventWords(event: TableEvent, goal: Goal): string {
  switch (event.kind) {
    case 'turn':
      return turnWords(event, goal)
    case 'rolled':
      return `${SEAT_NAMES[event.who]} rolled ${listed(event.dice)}.`
    case 'set-aside':
      return setAsideWords(event)
    case 'farkled':
      return farkledWords(event)
    case 'banked': {
      const { who, auto } = event
      const beginning = who === 'you' && auto ? 'Banked for you:' : `${SEAT_NAMES[who]} banked`
      return `${beginning} ${points(event.points)}, now ${points(event.score)}.`
    }
    case 'game-over':
      return gameOverWords(event)
  }
}

const ASKED = {
  'roll-or-bank': 'Bank or roll?',
  'set-aside': 'Which dice do you set aside?',
  both: 'Which dice do you set aside, and then bank or roll?',
} as const

/** What a question asks: "3 dice left, turn total 350. Bank or roll?" The roll itself is an event. */
export function questionWords({
  goal,
  kind,
  position,
  finalTurn,
}: Pick<Question, 'goal' | 'kind' | 'position' | 'finalTurn'>): string {
  const { own, opponent, turnTotal, dice } = position
  const sentences: string[] = []
  if (goal === 'wins') {
    sentences.push(`You have ${points(own)}, the opponent ${points(opponent)}.`)
    if (finalTurn) sentences.push('This turn is the last.')
  }
  const total = `turn total ${points(turnTotal)}.`
  sentences.push('left' in dice ? `${diceWords(dice.left)} left, ${total}` : `T${total.slice(1)}`)
  return [...sentences, ASKED[kind]].join(' ')
}

const GRADE_NAMES: Readonly<Record<Grade, string>> = {
  best: 'Best',
  fine: 'Fine',
  inaccuracy: 'Inaccuracy',
  mistake: 'Mistake',
  blunder: 'Blunder',
}

/** A verdict: "Mistake, 35.2 points lost. Best: roll 4 dice." */
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
  if (grade === null) return 'Nothing could be lost here; it is not graded.'
  if (grade === 'best') return 'Best.'
  return `${GRADE_NAMES[grade]}, ${lossWords(goal, loss)} lost. Best: ${options[0]!.words}.`
}
