import type { Goal } from '#shared/base/goal.ts'
import type { BotStrength, DecisionKind, Scope, Situation } from '#shared/study/setup.ts'
import { SHORT_LOSS_UNITS } from '../../components/goal-format.ts'
import type { SetupDraft } from './setup-draft.ts'

/** The choices of the setup as they are shown. */
export const SCOPE_CHOICES: readonly { value: Scope; title: string; line: string }[] = [
  {
    value: 'cell',
    title: 'Single decisions',
    line: 'One position after another, from all over the game.',
  },
  { value: 'turn', title: 'Turns', line: 'Whole turns: what you decide is what happens next.' },
  {
    value: 'game',
    title: 'Games',
    line: 'A whole game against a bot; in the end, skill and luck apart.',
  },
]

export const KIND_CHOICES: readonly { value: DecisionKind; title: string }[] = [
  { value: 'both', title: 'Both' },
  { value: 'roll-or-bank', title: 'Roll or bank' },
  { value: 'set-aside', title: 'Which dice' },
]

export const SOURCE_CHOICES = [
  { value: 'play', title: 'New ones' },
  { value: 'failed', title: 'What I got wrong' },
  { value: 'slow', title: 'Where I was slow' },
] as const

export const WEIGHTING_CHOICES = [
  { value: 'needs', title: 'What I need most' },
  { value: 'play', title: 'As often as in play' },
] as const

export const SITUATION_CHOICES: readonly { value: Situation; title: string }[] = [
  { value: 'level', title: 'Level' },
  { value: 'ahead', title: 'Ahead' },
  { value: 'behind', title: 'Behind' },
  { value: 'endgame', title: 'Near the goal' },
  { value: 'opponent-close', title: 'Opponent close' },
]

export const BOT_CHOICES: readonly { value: BotStrength; title: string }[] = [
  { value: 'beginner', title: 'Beginner' },
  { value: 'casual', title: 'Casual' },
  { value: 'strong', title: 'Strong' },
  { value: 'perfect', title: 'Perfect' },
]

export const BEGINS_CHOICES = [
  { value: 'you', title: 'I do' },
  { value: 'bot', title: 'The bot' },
  { value: 'drawn', title: 'Drawn' },
] as const

export const PAUSE_CHOICES = [
  { value: 'always', title: 'After every answer' },
  { value: 'mistakes', title: 'After mistakes' },
  { value: 'never', title: 'At the end' },
] as const

export const SPEED_CHOICES = [
  { value: 'none', title: 'Off' },
  { value: 'sprint', title: 'Sprint' },
  { value: 'streak', title: 'Streak' },
] as const

export const SPEED_LINES = {
  none: 'Take your time.',
  sprint: 'As many right answers as fit into the time.',
  streak: 'Until the first mistake.',
} as const

export const DICE_CHOICES = ([1, 2, 3, 4, 5, 6] as const).map((value) => ({
  value,
  title: String(value),
}))

const SECONDS = [60, 180, 300, 600]
const QUESTIONS = [10, 20, 50, 100]

/** The usual numbers and the one in use, ascending, with a last choice for none. */
function amounts(
  usual: readonly number[],
  used: number | null,
  title: (value: number) => string,
  none: string,
): { value: string; title: string }[] {
  const all = new Set(used === null ? usual : [...usual, used])
  const some = [...all].sort((a, b) => a - b)
  return [
    ...some.map((value) => ({ value: String(value), title: title(value) })),
    { value: 'none', title: none },
  ]
}

export const questionChoices = (used: number | null) =>
  amounts(QUESTIONS, used, String, 'Until stopped')

const timeWords = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`

export const secondsChoices = (used: number | null) => amounts(SECONDS, used, timeWords, 'No timer')

const titleOf = <T extends string>(
  choices: readonly { value: T; title: string }[],
  value: T,
): string => choices.find((choice) => choice.value === value)!.title

/** A title within a sentence. */
const inWords = (title: string): string => `${title.charAt(0).toLowerCase()}${title.slice(1)}`

function speedWords({ speed, seconds }: SetupDraft): string {
  if (speed !== 'sprint') return 'streak'
  return seconds === null ? 'sprint without a timer' : `sprint of ${timeWords(seconds)}`
}

/** What is not as usual in the folded part, in a few words; empty where everything is. */
export function moreWords(draft: SetupDraft, goal: Goal): string {
  const words: string[] = []
  const range = (from: string, to: string): string =>
    to.trim() === '' ? `from ${from}` : `${from.trim() || '0'} to ${to}`
  if (draft.scope === 'cell') {
    const { source, dice, turnFrom, turnTo, gapFrom, gapTo } = draft
    if (source.kind === 'session') words.push(`the mistakes of session ${source.session}`)
    else if (source.kind !== 'play') words.push(inWords(titleOf(SOURCE_CHOICES, source.kind)))
    if (dice.length > 0 && dice.length < 6) {
      words.push(`${dice.join(', ')} ${dice.join() === '1' ? 'die' : 'dice'}`)
    }
    if (turnFrom || turnTo) words.push(`turn total ${range(turnFrom, turnTo)}`)
    if (gapFrom || gapTo) words.push(`costs ${range(gapFrom, gapTo)} ${SHORT_LOSS_UNITS[goal]}`)
    if (draft.weighting === 'play') words.push('as often as in play')
  }
  if (goal === 'wins' && draft.situations.length > 0 && draft.scope !== 'game') {
    words.push(draft.situations.map((one) => inWords(titleOf(SITUATION_CHOICES, one))).join(', '))
  }
  if (goal === 'wins' && draft.scope === 'cell' && draft.disagree)
    words.push('where the goals disagree')
  if (!draft.noForced) words.push('forced decisions too')
  if (draft.pause !== 'always') {
    words.push(draft.pause === 'never' ? 'verdicts at the end' : 'verdicts after mistakes')
  }
  if (draft.scope !== 'game' && draft.speed !== 'none') words.push(speedWords(draft))
  if (draft.seed.trim() !== '') words.push(`seed ${draft.seed.trim()}`)
  return words.join(' · ')
}
