import { counts } from './counts.ts'

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
    bankFrom: (dice: number) => `With ${dice === 1 ? '1 die' : `${dice} dice`} left, bank from`,
    /** {table} is the link to the whole table. */
    rest: 'Below these turn totals, roll. {table} holds the rest.',
    restIsPerfect:
      'Below these turn totals, roll. {table} has the rest. If you follow it, you play perfectly.',
    /** With the goal of wins; {winning} is the link to where play differs. */
    restForWins:
      'Below these turn totals, roll. {table} has the rest. These numbers make the most points. To win you play differently near the goal, far ahead and far behind: {winning}.',
    table: 'The whole table',
    winning: 'see where',
  },
  worth: {
    title: 'What the best play earns',
    earns: 'The best play earns',
    earnsForPoints: 'The best play for points earns',
    earnsUnit: 'points a turn',
    farkles: 'and farkles in',
    farklesUnit: '% of turns',
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
  },
  now: {
    title: 'What to do now',
    /** How long what is planned for today takes; some of it is no plan, but what was left open. */
    today: (minutes: number, written: string) =>
      `Today's plan takes about ${written} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    timed: (title: string, written: string) => `${title}, about ${written}\u00a0min`,
    lesson: {
      title: 'Next lesson',
      text: (title: string) => `${title}: the idea, five positions and a check of ten questions.`,
      due: (title: string) => `${title}: you knew it a month ago; check whether you still do.`,
      action: 'Start',
    },
    action: (action: string, title: string) => `${action}: ${title}`,
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
    worst: {
      title: 'Costs you most',
      text: (what: string, loss: string, unit: string) =>
        `${what}: ${loss} ${unit} per 100 decisions.`,
      action: 'Drill',
    },
    cards: {
      title: 'Cards',
      titleDue: 'Cards due',
      nothingBefore: 'The rules were changed; nothing was due before.',
      before: (count: number, written: string) =>
        `The rules were changed; ${cards(count, written)} ${count > 1 ? 'were' : 'was'} due before.`,
      seeChanges: 'See what changed',
      due: (count: number, written: string) => `${cards(count, written)} to go over.`,
      review: 'Review',
      nothing: 'Nothing is due now.',
      learn: 'Learn new ones',
    },
    last: {
      title: (day: string) => `Last drill, ${day}`,
      text: (drill: string, facts: string) => `${drill}: ${facts}.`,
      decisions,
      winners: { you: 'won', bot: 'lost', both: 'tied' },
      right: (count: string) => `${count} right`,
      meanLoss: (loss: string) => `mean loss ${loss}`,
      action: 'Go on drilling',
    },
  },
  day: {
    title: 'Position of the day',
    about: 'One decision of play, the same all day.',
    play: 'Play',
    resume: 'Resume',
    look: 'Look at it',
    lost: (grade: string, loss: string) => `${grade}: it cost ${loss}.`,
    done: (grade: string) => `${grade}.`,
    open: 'Begun and not answered yet.',
    history: 'The last two weeks',
    /** {right} of {played} positions of the day that were played. */
    right: (right: string, played: string) => `${right} of ${played} right`,
    none: 'Not played',
    at: (day: string, what: string) => `${day}: ${what}`,
  },
  standing: {
    title: 'How you would fare',
    wins: (now: string) => `You would win about ${now} games in 100 against the perfect player.`,
    points: {
      turn: (now: string, best: string) =>
        `You make about ${now} points a turn; the best play makes ${best}.`,
      game: (now: string, best: string) =>
        `You make about ${now} points a game; the best play makes ${best}.`,
    },
    alsoWins: (now: string) => `That wins about ${now} games in 100 against the perfect player.`,
    before: (before: string) => `A month ago: ${before}.`,
    between: (low: string, high: string) => `95\u00a0% sure between ${low} and ${high}`,
    /** An estimate, and from what. */
    from: (count: number, written: string) => `An estimate from ${decisions(count, written)}.`,
    little: (needed: string) =>
      `Answer about ${needed} different decisions, and you will see here how you would do against the perfect player.`,
  },
}
