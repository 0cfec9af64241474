import { diceWords, PLAIN_WRITING } from '../farkle/analysis/analysis-words.ts'
import type { Position } from '../farkle/analysis/position.ts'
import { goalRow, minimumRowAt } from '../farkle/win/win-game.ts'
import { diceRule, type DiceRule } from './dice-trade.ts'
import type { StudyKit } from './study-kit.ts'
import type { Question, RankedOption } from './question.ts'
import { turnThreshold, type TurnThreshold } from './turn-threshold.ts'

/** The rules that decide a question, in a sentence or two, and as they are. */
export interface Thumb {
  readonly text: string
  /** The same without saying what it means for these very dice. */
  readonly hint: string
  readonly dice: DiceRule | null
  readonly threshold: TurnThreshold | null
}

const points = PLAIN_WRITING.points

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1)

/** For which turns a rule holds: "At 7,500 to 1,500 with 4 dice left". */
function circumstances({ goal, rules }: StudyKit, question: Question, dice: number): string {
  const { own, opponent, ownFarkles } = question.position
  const parts: string[] = []
  if (goal === 'wins') {
    if (question.finalTurn) parts.push('in the last turn')
    parts.push(`at ${points(own)} to ${points(opponent)}`)
  } else if (own <= 0 && rules.minimumFirstBank > rules.minimumBank) {
    parts.push('before your first bank')
  }
  if (ownFarkles > 0) {
    parts.push(`after ${ownFarkles === 1 ? 'a farkle' : `${ownFarkles} farkles in a row`}`)
  }
  return capital([...parts, `with ${diceWords(dice)} left`].join(', '))
}

function bankFromWords(kit: StudyKit, position: Position, from: number): string {
  const { game, goal } = kit
  const { grid } = game.model
  const own = position.own / game.grid
  const minimum = minimumRowAt(game, own) * grid
  if (from <= minimum) {
    return minimum === grid ? 'always bank' : `bank as soon as you may, from ${points(minimum)}`
  }
  const wins = goal === 'wins' && from === goalRow(game, own) * grid
  return wins ? `roll until you reach the goal, with ${points(from)}` : `bank from ${points(from)}`
}

function thresholdWords(
  kit: StudyKit,
  question: Question,
  dice: number,
  rule: TurnThreshold,
): string {
  const when = circumstances(kit, question, dice)
  switch (rule.kind) {
    case 'bank-from':
      return `${when}, ${bankFromWords(kit, question.position, rule.from)}.`
    case 'always-roll':
      return `${when}, roll at any turn total up to ${points(rule.upTo)}.`
    case 'between': {
      const { deed, from, to } = rule
      const { grid } = kit.game.model
      if (from === grid) return `${when}, ${deed} below ${points(to + grid)}.`
      const where = from === to ? `at ${points(from)}` : `from ${points(from)} to ${points(to)}`
      return `${when}, ${deed} ${where}.`
    }
  }
}

function diceWordsOf(rule: DiceRule): { text: string; hint: string } {
  const { best, other } = rule
  if (rule.kind === 'most-points') {
    const text = 'Of the same number of dice, set aside those that make the most points.'
    return { text, hint: text }
  }
  if (rule.kind === 'bank-most') {
    const text = 'To bank, set aside the dice that make the most points.'
    return { text, hint: text }
  }
  const { takes, upTo } = rule
  const hand = `${points(best.turnTotal)} with ${diceWords(best.dice)} left`
  const otherHand = `${points(other.turnTotal)} with ${other.dice}`
  const need =
    takes === null
      ? `even ${points(upTo)} with ${other.dice} is not worth as much`
      : `with ${other.dice} it takes ${points(takes)}`
  return {
    text: `A turn total of ${hand} is worth more than ${otherHand}: ${need}.`,
    hint:
      takes === null
        ? `With ${diceWords(other.dice)} left even ${points(upTo)} is worth less than ${hand}.`
        : `With ${diceWords(other.dice)} left it takes ${points(takes)} to be worth as much as ${hand}.`,
  }
}

/** What an answer that loses needs no rule for, because it did it right. */
function rulesNeeded({ kind, options }: Question, chosen: RankedOption | null) {
  const dice = kind !== 'roll-or-bank'
  const deed = kind !== 'set-aside'
  if (!chosen || !dice || !deed) return { dice, deed }
  const best = options.filter(({ loss }) => loss === 0)
  return { dice, deed: !best.some(({ then }) => then === chosen.then) }
}

/**
 * The rules of thumb that would have got a question right, against the option at the place `chosen`
 * if it loses; null for a forced question, or if there is none so short. What they say is what the
 * judge says at every turn total they speak of. Looks at up to some hundred turn totals.
 */
export function thumbOf(kit: StudyKit, question: Question, chosen = 0): Thumb | null {
  if (question.forced) return null
  const { options, position } = question
  const { diceLeft, turnTotal } = options[0]!
  const wrong = options[chosen]!.loss > 0 ? options[chosen]! : null
  const needed = rulesNeeded(question, wrong)
  const dice = needed.dice ? diceRule(kit, question, wrong) : null
  const threshold = needed.deed ? turnThreshold(kit, position, diceLeft, turnTotal) : null
  const words = dice && diceWordsOf(dice)
  const deed = threshold && thresholdWords(kit, question, diceLeft, threshold)
  const joined = (first?: string): string => [first, deed].filter(Boolean).join(' ')
  const text = joined(words?.text)
  return text === '' ? null : { text, hint: joined(words?.hint), dice, threshold }
}
