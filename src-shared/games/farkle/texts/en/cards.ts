import { cardsDecks } from './cards-decks.ts'
import { cardsTopics } from './cards-topics.ts'

/** Names the turns that a deck covers, where these are not all turns of a game. */
const usual = (onceBanked: boolean, noFarkle: boolean): string =>
  (onceBanked ? ' once something is banked' : '') + (noFarkle ? ' with no farkle before' : '')

/** Flashcards: their decks, the steps of knowledge they teach, and what is wrong with an answer. */
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
  /** Contents of each deck, and the play that its worth is measured against. */
  about: {
    limits: (onceBanked: boolean, noFarkle: boolean, hold: string) =>
      `From which turn total to bank, for each number of dice left${usual(onceBanked, noFarkle)}. Worth: against banking at ${hold} with any number of dice; both take all points of a roll.`,
    gainFrom: (onceBanked: boolean, noFarkle: boolean) =>
      `The breakpoint table${usual(onceBanked, noFarkle)}: what rolling adds, by turn total. Worth is counted against knowing only the turn totals to bank from.`,
    farkleOdds: 'How often each number of dice farkles, right within half a percentage point.',
    scoring: 'What each set and combination scores.',
    exceptions: (ofTurnTypes: boolean) =>
      `The rolls where the table is wrong, the costliest ones. Worth is that of all of them, against following the table${ofTurnTypes ? ' for each turn' : ''}.`,
    turnTypes:
      'Turn totals to bank from after farkles, where they differ. Worth is counted against playing every turn as if there had been no farkle.',
    thresholds:
      'From which banked scores on not to bank short of the goal. Worth: games won against the perfect player, against following the table alone.',
    thumb: (numbers: number) =>
      `The numbers of the rule that you chose (${numbers === 1 ? 'one number' : `${numbers} numbers`} to know), and what it does with some rolls. They answer for your rule, not for the best play.`,
  },
  /** Steps of knowledge, and how a player who has that knowledge plays. */
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
      about: 'Plays for the most points, also where the table errs.',
    },
    thresholds: {
      title: 'When to go for the goal',
      about: 'Follows the table, but never banks short of the goal beyond some scores.',
    },
    thumb: {
      title: (numbers: number) =>
        numbers === 1
          ? 'A rule of thumb with one number'
          : `A rule of thumb with ${numbers} numbers`,
      about: {
        wins: 'Plays whole games by the few numbers of the rule of thumb that you chose.',
        points: 'Plays turns for points by the few numbers of the rule of thumb that you chose.',
      },
    },
  },
  ...cardsDecks,
  ...cardsTopics,
}
