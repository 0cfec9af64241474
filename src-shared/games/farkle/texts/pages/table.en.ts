import { BOT_NAMES } from '../../../../texts/bot-names.ts'

export const table = {
  rounds: 'In a game of rounds, best means most points a turn.',
  bots: {
    perfect: 'Bot: perfect',
    'five-steps': 'Ida: a bot that knows the first five steps',
    'three-steps': 'Otto: a bot that knows the first three steps',
    points: 'Bot: most points',
    careful: 'Bot: careful, banks at 300',
    bold: 'Bot: bold, banks at 1,000',
    casual: 'Bot: casual, makes some mistakes',
    beginner: 'Bot: beginner',
  },
  botNames: BOT_NAMES.en,
  handicap: {
    title: 'Handicap',
    kinds: { none: 'None', fair: 'Fair', own: 'Own' },
    points: 'Points for the second player at the start',
    less: 'Below zero, the first player gets them.',
    fair: (points: string, player: string, chance: string) =>
      `${points} points for ${player}: the first player then wins ${chance}% of games between equal players, as near to one half as it gets.`,
    fairNone: (chance: string) =>
      `It is fairest without a handicap: the first player wins ${chance}% of games between equal players.`,
    unsolved: 'To get the fair handicap, solve the game: Strategy, with the goal Wins.',
    wrong: (grid: string, goal: string) =>
      `It must be a multiple of ${grid} points, and less than the goal of ${goal}.`,
    row: 'Begins with',
  },
  many: 'Three players are solved exactly. With more, advice takes those who are ahead for all others.',
  /** What advice rests on, at a table of three and of more. */
  by: {
    ofThree: {
      points: 'Best means most points a turn, until this game is solved for wins.',
      two: 'Approximate: you against the one who is ahead. Solve the game for 3 players for exact advice.',
      three: 'Exact for three players.',
    },
    ofMany: {
      points: 'Best means most points a turn, until this game is solved for wins.',
      two: 'Approximate: you against the one who is ahead.',
      three: 'Approximate: you against the two who are ahead.',
    },
  },
  three: { title: 'Advice for three', solved: 'Exact, with the chances of all three.' },
  chances: (players: string) => `Chances to win with the best choice: ${players}.`,
  chanceOf: (player: string, percent: string) => `${player} ${percent}%`,
  turnTotal: 'Turn total',
  left: (dice: string) => `${dice} ${dice === '1' ? 'die' : 'dice'} to roll`,
  /** Real dice of different kinds are typed kind by kind. */
  nextDie: (type: string, name: string) => `${type}, next: ${name}`,
  farkle: (lost: string) => `Farkle: ${lost} lost`,
  farkleButton: 'Farkle',
  wins: 'This roll wins the game',
  worth: { points: 'worth, points', wins: 'chance to win, %' },
  round: 'Round',
  spoken: {
    rolled: (player: string, dice: string) => `${player}: rolled ${dice}.`,
    tookAndRolls: (player: string, dice: string, total: string) =>
      `${player}: ${dice} set aside, rolls on, turn total ${total}.`,
    tookAndBanks: (player: string, dice: string, total: string, score: string) =>
      `${player}: ${dice} set aside, ${total} banked, score ${score}.`,
    farkle: (player: string, lost: string) => `${player}: farkle, ${lost} lost.`,
  },
}
