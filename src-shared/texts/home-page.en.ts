import { counts } from './counts.en.ts'

const { cards, decisions } = counts

/** Home: which game, the numbers that help most, and what to do now. */
export const homePage = {
  first: {
    title: 'Which game do you play?',
    about:
      'Breakpoint solves it exactly on this computer and teaches you the answer. You can change it at any time.',
    otherRules: 'Other rules',
    own: 'Your own rules',
    ownAbout: 'Answer a few questions about what scores at your table.',
    find: 'Find your rules',
    findMark: 'Answer a few questions, or type a name, a country or an app.',
    ownMark: 'Your own rules.',
  },
  numbers: {
    title: 'Three numbers that help most',
    next: 'What to learn next',
    allKnown: 'You know all lessons',
    lessons: 'All lessons',
    /** Above them for who plays to win. */
    forPoints:
      'For the most points. To win you play differently near the goal, far ahead and far behind.',
  },
  /** What lessons add and make; also said in Learn. */
  lessons: {
    makes: {
      turn: (makes: string) => `${makes} points a turn`,
      game: (makes: string) => `${makes} points a game`,
      wins: (makes: string) => `${makes} games in 100`,
    },
    adds: {
      turn: (adds: string) => `${adds} points a turn`,
      game: (adds: string) => `${adds} points a game`,
      wins: (adds: string) => `${adds} games in 100`,
    },
    addsAndMakes: (added: string, makes: string) => `${added}, which makes ${makes}`,
    /** What one plays by, as the beginning of a sentence. */
    byFeel: 'You play by feel',
    levels: {
      steps: (known: string, all: string) => `You play by ${known} of ${all} sentences`,
      card: () => 'You play by your card',
      table: () => 'You play by the whole table',
      best: () => 'You know all lessons',
    },
    alone: (level: string) => `${level}.`,
    /** `best` with its unit. */
    standing: (level: string, makes: string, best: string) =>
      `${level}, which makes ${makes}; the best play makes ${best}.`,
    firstMakes: (level: string, makes: string, best: string) =>
      `${level}. The first sentence alone makes ${makes}; the best play makes ${best}.`,
  },
  damaged: {
    title: 'Your answers could not be read.',
    partly: 'Some of what is kept cannot be read.',
    see: 'See what can be done',
  },
  firstDrill: {
    title: 'Your first drill',
    about:
      'Ten decisions of whole turns. After each one you see what it cost, and what would have been best.',
    start: 'Start',
    /** The title where nothing else is to be done. */
    again: 'Ten decisions',
  },
  now: {
    timed: (title: string, written: string) => `${title}, about ${written}\u00a0min`,
    lesson: {
      title: 'Next lesson',
      text: (title: string) => `${title}: the rule, six positions and a check of ten questions.`,
      due: (title: string) => `${title}: you knew it a month ago. Do you still?`,
      action: 'Start',
    },
    open: {
      title: 'Where you were',
      text: (drill: string, count: number, written: string, day: string) =>
        `${drill}: ${decisions(count, written)}, begun ${day}.`,
      action: 'Resume',
    },
    table: {
      title: 'Your game',
      text: (rules: string, players: string, day: string) => `${rules}: ${players}, begun ${day}.`,
      action: 'Play on',
    },
    failed: {
      title: 'Due',
      text: (count: number, written: string) =>
        `${decisions(count, written)} that you got wrong and have not put right.`,
      action: 'Go through them',
    },
    habit: {
      title: 'Your costliest habit',
      text: (what: string, decisions: string) => `${what}: ${decisions} decisions of this kind.`,
      action: 'Drill',
    },
    cards: {
      title: 'Cards due',
      before: (count: number, written: string) =>
        `The rules were changed; ${cards(count, written)} ${count > 1 ? 'were' : 'was'} due before.`,
      seeChanges: 'See what changed',
      due: (count: number, written: string) => `${cards(count, written)} to go over.`,
      review: 'Review',
    },
  },
  day: {
    title: 'Position of the day',
    about: 'One decision of play, the same all day.',
    tomorrow: 'Tomorrow there is another.',
    play: 'Decide',
    look: 'Look at it',
    lost: (grade: string, loss: string) => `${grade}: it cost ${loss}.`,
    done: (grade: string) => `${grade}.`,
    history: 'The last seven days',
    none: 'Not played',
    at: (day: string, what: string) => `${day}: ${what}`,
  },
  /** What one loses of a decision, in one sentence that ends with a full stop. */
  expectedLoss: {
    lose: (loss: string, unit: string) => `You lose ${loss} ${unit} a decision`,
    nothing: (count: number, written: string) =>
      `You have lost nothing in ${decisions(count, written)}`,
    giveOrTake: (margin: string) => `, give or take ${margin}`,
    between: (low: string, high: string) => `, probably between ${low} and ${high}`,
    unsure: ', judging by only a few mistakes',
    before: (days: number, loss: string) => `; ${days === 7 ? 'a week' : 'a month'} ago ${loss}`,
    where: 'Where you lose it',
  },
}
