import { cardLetters } from '#shared/games/scorecard/input/scorecard-code.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import { commandOf, told, type Command, type Told } from '../../command.ts'
import type { Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import { askCard, askScorecard } from './answer.ts'
import { SCORECARD_OPTIONS, type ScorecardQuestion, readQuestion, readRules } from './question.ts'
import { solveCardFirst } from './solved-card.ts'
import { askTarget, scorecardTargetText } from './target-answer.ts'
import { OFFICIAL_GAME, STATE_HELP } from './official-game.ts'
import { scorecardCardText, scorecardText } from './text.ts'
import { askThumbs, thumbsText } from './thumbs-answer.ts'
import { askVersus, scorecardVersusText } from './versus-answer.ts'

/** `tell` announces the cost of a long solve before it starts. */
async function find(
  ask: Ask,
  question: ScorecardQuestion,
  tell: (message: string) => void,
): Promise<Told> {
  const { rules } = question
  const solved = await solveCardFirst(ask, rules, question, tell)
  switch (question.kind) {
    case 'game':
      return told(rules, await askScorecard(ask, question, solved), scorecardText)
    case 'card':
      return told(rules, await askCard(ask, question), scorecardCardText)
    case 'thumbs':
      return told(rules, await askThumbs(ask, question), thumbsText)
    case 'versus':
      return told(rules, await askVersus(ask, question, tell), scorecardVersusText)
    case 'target':
      return told(rules, await askTarget(ask, question, tell), scorecardTargetText)
  }
}

export const scorecardCommand: Command = commandOf({
  name: 'scorecard',
  summary: 'The same for any scorecard: Kniffel, Yatzy, Maxi Yatzy and cards of your own',
  otherNames: [OFFICIAL_GAME],
  options: SCORECARD_OPTIONS,
  usage: [
    '[--card CARD | --rules RULES] [--at-least POINTS] [--strategies] [--json] [--data-dir FOLDER]',
    '--rules-of-thumb COUNT [--rules RULES] [--json] [--data-dir FOLDER]',
    '[--card CARD] --state STATE --dice FACES --rerolls NUMBER [--why] [--points POINTS] [--target POINTS] [...]',
    '--target POINTS [--state STATE] [--limit POINTS] [--allow-large] [...]',
    '--versus OPPONENT [--state STATE --points POINTS] [--dice FACES --rerolls NUMBER] [--allow-large] [...]',
  ].join('\n'),
  about: [
    'Tells what the best play scores, how much that varies, and what each box brings. With --state,',
    'ranks everything that may be done with some dice by the points still to come with it. With',
    '--target, by the chance of so many points in the end; without dice it tells that chance before',
    'the roll, and what it is when the mean is played for. With --versus, it does so for the chance to',
    'win. What a large card takes is told before it is solved; results are kept.',
  ],
  more: () => [STATE_HELP, ...cardLetters(PRESETS.forced).map((letter) => `  ${letter}`)],
  ask: (given, name) => async (ask, tell) => {
    const read = await readRules(given, ask)
    if (read === null && name !== OFFICIAL_GAME.name) {
      throw new UsageError('scorecard needs --card CARD, such as --card yatzy.')
    }
    const card = read ?? { rules: PRESETS.forced, isCard: false }
    return find(ask, await readQuestion(given, card), tell)
  },
})
