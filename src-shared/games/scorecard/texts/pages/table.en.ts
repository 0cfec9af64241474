import { BOT_NAMES } from '../../../../texts/bot-names.ts'

export const table = {
  bots: {
    perfect: 'Bot: perfect',
    'five-steps': 'Ida: a bot that knows the first five steps',
    'three-steps': 'Otto: a bot that knows the first three steps',
    greedy: 'Bot: most points a turn',
    equal: 'Bot: goes for equal dice',
    casual: 'Bot: casual, makes some mistakes',
    beginner: 'Bot: beginner',
  },
  botNames: BOT_NAMES.en,
  many: '“Best” means the highest final score on average. The others’ scores do not count.',
  two: '“Best” means the highest final score on average. The other’s score counts once fewer boxes are open.',
  /** By WinBasis. */
  toWin: {
    reply:
      '“Best” means to win against what the other will end with, playing for points. A tie counts half.',
    exact:
      '“Best” means to win, exactly: few boxes are open on both scorecards. A tie counts half.',
  },
  worth: {
    points: 'expected final score',
    reply: 'estimated chance to win, %',
    exact: 'exact chance to win, %',
  },
  wins: (player: string) => `${player}: chance to win, %`,
  written: {
    choose: 'Tap the box to write into.',
    chooseBox: (box: string) => `Choose ${box}`,
    into: (player: string, box: string) => `${player}: ${box}`,
    fix: (player: string, box: string, points: string) => `${player}, ${box}: change ${points}`,
    further: (box: string, points: string) => `And ${points} for another ${box}`,
  },
  box: 'Box',
  score: 'Score',
  decides: (player: string) => `${player} decides`,
  spoken: {
    rolled: (player: string, dice: string) => `${player}: rolled ${dice}.`,
    kept: (player: string, dice: string) => `${player}: ${dice} kept.`,
    keptNone: (player: string) => `${player}: nothing kept.`,
    filled: (player: string, box: string, points: string) =>
      `${player}: ${box} filled with ${points}.`,
  },
}
