import { cardsDecks } from './cards-decks.ts'
import { cardsTopics } from './cards-topics.ts'

export const cards = {
  deckTitles: {
    limits: 'Bank or roll',
    'gain-from': 'Breakpoints',
    'farkle-odds': 'Farkle odds',
    scoring: 'Scoring',
    exceptions: 'Exceptions',
    'turn-types': 'After farkles',
    thresholds: 'Going for the goal',
    thumb: 'Rule of thumb',
  },
  about: {
    limits: 'When to bank, by the dice left.',
    'gain-from': 'What rolling adds, by turn total.',
    'farkle-odds': 'How often the dice farkle.',
    scoring: 'What sets and combinations score.',
    exceptions: 'Rolls where the table is wrong.',
    'turn-types': 'When to bank after farkles.',
    thresholds: 'When to stop banking short of the goal.',
    thumb: 'The numbers of the rule you chose.',
  },
  steps: {
    once: {
      title: 'Bank at once',
      about: 'Takes all points of the first roll and banks.',
      aboutMinimum: (minimum: string) =>
        `Takes all points of a roll and banks as soon as ${minimum} are together.`,
    },
    hold: {
      title: (total: string) => `Bank at ${total} or more`,
      about: (total: string) =>
        `Takes all points of a roll and banks from ${total} on, the best single number.`,
    },
    limits: {
      title: 'A limit for each number of dice',
      about:
        'Sets aside all dice that score and banks from a turn total that depends on the dice left.',
    },
    values: {
      title: 'What each number of dice is worth',
      about:
        'Banks by the limits, and weighs every way to set dice aside by one value of rolling for each number of dice.',
    },
    table: {
      title: 'The breakpoint table',
      about: 'Weighs every way to set dice aside by the breakpoint table.',
      aboutNoFarkle: 'Always chooses dice by the table for “no farkle before”.',
    },
    turnTypes: {
      title: 'Limits after farkles',
      about: 'Sets aside by the same table, but banks by the limits for the farkles before.',
    },
    tables: {
      title: 'A table for every turn type',
      about: 'Follows the breakpoint table for the farkles before.',
    },
    best: {
      title: 'The exceptions of the table',
      about: 'Plays for the most points, also where the table is wrong.',
    },
    thresholds: {
      title: 'When to go for the goal',
      about: 'Follows the table, but never banks short of the goal beyond some scores.',
    },
    thumb: {
      title: 'Your rule of thumb',
      about: {
        wins: 'Plays whole games by the few numbers of the rule of thumb that you chose.',
        points: 'Plays turns for points by the few numbers of the rule of thumb that you chose.',
      },
    },
  },
  ...cardsDecks,
  ...cardsTopics,
}
