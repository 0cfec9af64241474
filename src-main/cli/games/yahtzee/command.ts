import { cardLetters } from '#shared/games/yahtzee/input/scorecard-code.ts'
import { commandOf, type Told } from '../../command.ts'
import type { Ask } from '../../session.ts'
import { askCard, askYahtzee } from './answer.ts'
import { YAHTZEE_OPTIONS, type YahtzeeQuestion, readQuestion, readRules } from './question.ts'
import { askTarget, yahtzeeTargetChoicesText, yahtzeeTargetText } from './target-answer.ts'
import { yahtzeeCardText, yahtzeeText } from './text.ts'
import { askThumbs, thumbsText } from './thumbs-answer.ts'

const NAME = 'yahtzee'

const STATE_HELP = `STATE is made of parts with dots between them; t0 is the empty card:
  x126kh  the boxes used, a letter for each, but for Yahtzee
  t18     the upper total
  y50     the Yahtzee box was used with 50, y0 with 0; left out if open
`

/** `tell` announces the cost of a long solve before it starts. */
async function find(
  ask: Ask,
  question: YahtzeeQuestion,
  tell: (message: string) => void,
): Promise<Told> {
  switch (question.kind) {
    case 'game': {
      const answer = await askYahtzee(ask, question)
      return { answer, text: () => yahtzeeText(answer) }
    }
    case 'card': {
      const answer = await askCard(ask, question)
      return { answer, text: () => yahtzeeCardText(answer) }
    }
    case 'thumbs': {
      const answer = await askThumbs(ask, question)
      return { answer, text: () => thumbsText(answer) }
    }
    case 'target': {
      const answer = await askTarget(ask, question, tell)
      const text = (): string =>
        'choices' in answer ? yahtzeeTargetChoicesText(answer) : yahtzeeTargetText(answer)
      return { answer, text }
    }
  }
}

export const yahtzeeCommand = commandOf({
  name: NAME,
  summary: 'Yahtzee for one player: what the best play scores, or every choice of a turn',
  options: YAHTZEE_OPTIONS,
  usage: [
    '[--rules RULES] [--at-least POINTS] [--strategies] [--json] [--data-dir FOLDER]',
    '--rules-of-thumb COUNT [--rules RULES] [--json] [--data-dir FOLDER]',
    '--card STATE --dice FACES --rerolls NUMBER [--points POINTS] [--target POINTS] [...]',
    '--target POINTS [--card STATE] [--limit POINTS] [--allow-large] [...]',
  ].join(`\n       npm run -s cli -- ${NAME} `),
  about: [
    'Tells what the best play scores, how much that varies, and what each box brings. With --card,',
    'ranks everything that may be done with some dice by the points still to come with it. With',
    '--target, by the chance of so many points in the end; without dice it tells that chance before',
    'the roll, and what it is when the mean is played for.',
  ],
  more: () => [
    STATE_HELP,
    'The letters of the boxes:',
    ...cardLetters().map((letter) => `  ${letter}`),
  ],
  ask: (given) => async (ask, tell) =>
    find(ask, readQuestion(given, await readRules(given, ask)), tell),
})
