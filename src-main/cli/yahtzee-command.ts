import { problemText } from '#shared/base/result.ts'
import type { Face } from '#shared/dice/multiset.ts'
import { MOST_POINTS } from '#shared/contract/yahtzee.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { texts } from '#shared/texts/texts.ts'
import { JOKERS, PRESETS, type Jokers, type RuleSet } from '#shared/yahtzee/rule-set.ts'
import { CARD_EXAMPLE, cardLetters, parseCardCode } from '#shared/yahtzee/scorecard-code.ts'
import { isFull } from '#shared/yahtzee/scorecard.ts'
import { defaultDataFolder } from '#main/backend/data-folder.ts'
import type { Command } from './command.ts'
import { optionHelp, readOptions, type Given } from './options.ts'
import { withBackend } from './session.ts'
import { UsageError } from './usage.ts'
import { OUTPUT_OPTIONS, wholeNumber } from './win-rules.ts'
import { askCard, askYahtzee, type CardQuestion } from './yahtzee-answer.ts'
import { yahtzeeCardText, yahtzeeText } from './yahtzee-text.ts'

const NAME = 'yahtzee'
const DICE_EXAMPLE = '1,2,2,4,4'

const OPTIONS = {
  jokers: {
    value: JOKERS.join('|'),
    help: 'What a further Yahtzee is good for; forced, the official\nrule, if left out.',
  },
  'at-least': { value: 'POINTS', help: 'Add the chance of so many points or more.' },
  strategies: {
    value: null,
    help: 'Add the other strategies of the paper, ours beside the\nprinted figures. Takes a minute the first time.',
  },
  card: {
    value: 'STATE',
    help: `Tell every choice on this scorecard, such as ${CARD_EXAMPLE};\nsee below. Needs --dice and --rerolls.`,
  },
  dice: { value: 'FACES', help: `The five dice, such as ${DICE_EXAMPLE}.` },
  rerolls: { value: 'NUMBER', help: 'Rerolls left; with 0 a box is to be chosen.' },
  points: {
    value: 'POINTS',
    help: 'Points that stand on the card, to be added to every value.',
  },
  ...OUTPUT_OPTIONS,
} as const

const STATE_HELP = `STATE is made of parts with dots between them; t0 is the empty card:
  x126kh  the boxes used, a letter for each, but for Yahtzee
  t18     the upper total
  y50     the Yahtzee box was used with 50, y0 with 0; left out if open
`

const isJokers = (text: string): text is Jokers => (JOKERS as readonly string[]).includes(text)

function readRules(jokers = 'forced'): RuleSet {
  if (isJokers(jokers)) return PRESETS[jokers]
  throw new UsageError(`--jokers ${jokers}: jokers are ${JOKERS.join(', ')}.`)
}

function readCard(text: string): string {
  const parsed = parseCardCode(text)
  if (!parsed.ok) throw new UsageError(`--card: ${problemText(parsed.problems)}`)
  if (isFull(parsed.value)) throw new UsageError(`--card: ${texts.yahtzee.card.full}`)
  return text
}

function readDice(text: string): Face[] {
  const dice = text.split(',').map((face) => face.trim())
  if (dice.length === 5 && dice.every((face) => /^[1-6]$/.test(face))) {
    return dice.map(Number) as Face[]
  }
  throw new UsageError(
    `--dice ${text}: ${texts.yahtzee.position.dice.replace(/\.$/, '')}, such as ${DICE_EXAMPLE}.`,
  )
}

function readRerolls(text: string, { rerolls: most }: RuleSet): number {
  const rerolls = wholeNumber(text)
  if (rerolls >= 0 && rerolls <= most) return rerolls
  throw new UsageError(
    `--rerolls ${text}: the rerolls left must be a whole number from 0 to ${most}.`,
  )
}

function readPoints(flag: string, text: string): number {
  const points = wholeNumber(text)
  if (points >= 0 && points <= MOST_POINTS) return points
  throw new UsageError(
    `${flag} ${text}: points are a whole number from 0 to ${grouped(MOST_POINTS)}.`,
  )
}

/** The position that was asked about; null where the whole game was. */
function readQuestion(given: Given<typeof OPTIONS>, rules: RuleSet): CardQuestion | null {
  const { card, dice, rerolls, points } = given
  if (card === undefined) {
    const lonely = (['dice', 'rerolls', 'points'] as const).find(
      (name) => given[name] !== undefined,
    )
    if (lonely === undefined) return null
    throw new UsageError(`--${lonely} goes with --card STATE, such as --card t0, the empty card.`)
  }
  if (dice === undefined) {
    throw new UsageError(`--card needs --dice FACES, such as --dice ${DICE_EXAMPLE}.`)
  }
  if (rerolls === undefined) {
    throw new UsageError('--card needs --rerolls NUMBER, the rerolls left, such as --rerolls 2.')
  }
  const whole = (['strategies', 'at-least'] as const).find((name) => given[name] !== undefined)
  if (whole) throw new UsageError(`--${whole} is about whole games; leave it or --card out.`)
  return {
    card: readCard(card),
    dice: readDice(dice),
    rerolls: readRerolls(rerolls, rules),
    points: points === undefined ? 0 : readPoints('--points', points),
  }
}

/** `yahtzee`: the optimal strategy for Yahtzee, and every choice of a position. */
export const yahtzeeCommand: Command = {
  name: NAME,
  summary: 'Yahtzee for one player: what the best play scores, or every choice of a turn',
  help: () =>
    [
      `Usage: npm run -s cli -- ${NAME} [--jokers ${OPTIONS.jokers.value}] [--at-least POINTS] [--strategies] [--json] [--data-dir FOLDER]`,
      `       npm run -s cli -- ${NAME} --card STATE --dice FACES --rerolls NUMBER [--points POINTS] [...]`,
      '',
      'Tells what the best play scores, how much that varies, and what each box brings. With --card,',
      'ranks everything that may be done with some dice by the points still to come with it.',
      '',
      optionHelp(OPTIONS),
      '',
      STATE_HELP,
      'The letters of the boxes:',
      ...cardLetters().map((letter) => `  ${letter}`),
    ].join('\n'),
  async run(args, terminal) {
    const given = readOptions(NAME, OPTIONS, args)
    const rules = readRules(given.jokers)
    const question = readQuestion(given, rules)
    const least = given['at-least']
    const atLeast = least === undefined ? null : readPoints('--at-least', least)
    const withStrategies = given.strategies === true
    const folder = given['data-dir'] ?? defaultDataFolder()
    const text = await withBackend(folder, terminal, async (ask) => {
      if (question) {
        const answer = await askCard(ask, rules, question)
        return given.json ? JSON.stringify(answer) : yahtzeeCardText(answer)
      }
      const answer = await askYahtzee(ask, { rules, atLeast, withStrategies })
      return given.json ? JSON.stringify(answer) : yahtzeeText(answer)
    })
    await terminal.print(text)
  },
}
