import { boxName } from '#shared/games/scorecard/analysis/box-names.ts'
import { cardLetters } from '#shared/games/scorecard/input/scorecard-code.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import type { Layout } from '../../answer-text.ts'
import { commandOf, type CliCommand } from '../../command.ts'
import type { Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'
import { askCard, askScorecard } from './answer.ts'
import { SCORECARD_OPTIONS, type ScorecardCommand, readQuestion, readRules } from './question.ts'
import { solveCardFirst } from './solved-card.ts'
import { askTarget } from './target-answer.ts'
import { OFFICIAL_GAME, STATE_HELP } from './official-game.ts'
import { askVersus } from './versus-answer.ts'

/** A loss of the play for a target or for wins is a chance, else points. */
function layoutOf(rules: RuleSet, kind: ScorecardCommand['kind']): Layout {
  const isForChance = kind === 'target' || kind === 'versus'
  const boxes = rules.boxes.map((_, box) => boxName(rules, box))
  return {
    percent: isForChance ? ['loss', 'before', 'frequency', 'gains', 'lostByTurn'] : [],
    without: ['ends.points', 'zero', 'differences'],
    labels: {
      plain: 'for points:',
      best: 'to win:',
      yahtzees: 'dice all alike a game',
      yahtzeeBonuses: 'further ones paid a game',
      printed: 'printed in Glenn 2006:',
    },
    names: {
      box: boxes,
      category: Object.fromEntries(rules.boxes.map(({ name }, box) => [name, boxes[box]!])),
    },
  }
}

/** `tell` announces the cost of a long solve before it starts. */
async function find(
  ask: Ask,
  question: ScorecardCommand,
  tell: (message: string) => void,
): Promise<object> {
  const { rules } = question
  const solved = await solveCardFirst(ask, rules, question, tell)
  switch (question.kind) {
    case 'game':
      return askScorecard(ask, question, solved)
    case 'card':
      return askCard(ask, question)
    case 'versus':
      return askVersus(ask, question, tell)
    case 'target':
      return askTarget(ask, question, tell)
  }
}

export const scorecardCommand: CliCommand = commandOf({
  name: 'scorecard',
  summary: 'The same for any scorecard: Kniffel, Yatzy, Maxi Yatzy and cards of your own',
  otherNames: [OFFICIAL_GAME],
  options: SCORECARD_OPTIONS,
  usage: [
    '[--card CARD | --rules RULES] [--at-least POINTS] [--strategies] [--json] [--data-dir FOLDER]',
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
    const question = await readQuestion(given, card)
    return { answer: await find(ask, question, tell), layout: layoutOf(card.rules, question.kind) }
  },
})
