import { grouped } from '../numbers.ts'
import { counts } from '../counts.en.ts'

const { cards, reviews } = counts
const cardCount = (count: number): string => cards(count, grouped(count))

/** Texts around the sessions: lessons, statistics, all cards. */
export const cardsPageLearning = {
  lessons: {
    label: 'Lessons',
    working: 'Working out what each lesson earns…',
    once: 'This is done once; after that it is kept.',
    title: (number: string, lesson: string) => `${number}. ${lesson}`,
    open: { open: 'Begin', begun: 'Go on', due: 'Go over', known: 'Look' },
    openOf: (action: string, lesson: string) => `${action}: ${lesson}`,
    states: { open: 'Not begun', begun: 'Begun', due: 'Due again', known: 'Known' },
    findable:
      'To win, sentences about the score follow. Finding them solves the game first, and then takes some minutes.',
    find: 'Find the lessons for winning',
    finding: 'Finding them…',
    /** Once all lessons are known. */
    after: 'What is left are single positions, those of your own games first.',
    analyse: 'Analyse a position',
    howFar: (known: string, all: string) => `${known} of ${all} known`,
  },
  /** A lesson: a sentence, examples, positions, cards, a check. */
  lesson: {
    back: 'All lessons',
    none: 'These rules have no such lesson.',
    example: 'For example',
    asked: 'And here?',
    byRule: 'Right: so the sentence says.',
    notByRule: (then: string) => `Wrong. The sentence says: ${then}`,
    steps: 'What this lesson has',
    positions: 'Positions',
    positionsAbout: (count: string) =>
      `${count} positions with the dice in your hands. Each answer is explained, right or wrong.`,
    played: (count: string) => `${count} played`,
    play: 'Play the positions',
    cards: 'Cards',
    cardsAbout: 'Its numbers by heart, each coming again when you are about to forget it.',
    learn: 'Learn the cards',
    check: 'Check',
    checkAbout: (questions: string, right: string) =>
      `${questions} questions. With ${right} right ones you know it; a fine answer counts as right.`,
    checked: (right: string, asked: string) => `${right} of ${asked} right`,
    notYet: 'Not done yet',
    take: 'Take the check',
    next: (lesson: string) => `Next: ${lesson}`,
    passed: (right: string, asked: string) => `Passed: ${right} of ${asked} right.`,
    failed: (right: string, asked: string, needed: string) =>
      `Not passed yet: ${right} of ${asked} right. You need ${needed}.`,
    toLesson: 'Back to the lesson',
  },
  statistics: {
    notMeasured: 'Nothing to measure yet',
    remember: (percent: string) => `You remember ${percent}%`,
    measuredLater: 'Measured once cards come back after a day or more.',
    certainty: (low: string, high: string, count: number, written: string) =>
      `It is 95% sure to lie between ${low} and ${high}%. Counted over ${reviews(count, written)} after a day or more.`,
    /** Where no card was reviewed of late. */
    toDecks: 'Learn cards',
    view: { label: 'Counts as', choices: { chart: 'Chart', table: 'Table' } },
    /** How much was remembered, by how long ago the card was seen. */
    bands: {
      title: 'Remembered, by days between reviews',
      days: 'Days between',
      range: (from: string, to: string) => `${from} to ${to}`,
      open: (from: string) => `${from} or more`,
      remembered: 'Remembered, %',
      foretold: 'Foretold, %',
      wish: (percent: string) =>
        `A card comes back when the chance that you know it falls to ${percent}%.`,
      reviews: 'Reviews',
    },
    history: {
      title: 'What you have done',
      told: (count: number, written: string, time: string) =>
        `${reviews(count, written)} in the last 30 days, in ${time}. At most a minute counts for each.`,
      nothing: 'No reviews in the last 30 days.',
      day: 'Day',
      today: 'Today',
      reviews: 'Reviews',
      remembered: 'Remembered, %',
      time: 'Time, min',
      table: 'Reviews by day',
      days: 'days',
    },
    stuck: {
      title: 'Cards that do not stick',
      none: 'None: no card was forgotten again and again.',
      forgotten: (count: number, written: string) =>
        `Forgotten ${written} ${count === 1 ? 'time' : 'times'}. See where it comes from:`,
    },
  },
  /** Cards made of positions. */
  positions: {
    title: 'My positions',
    headline: (total: number, due: number) =>
      total === 0 ? 'No cards yet' : `${cardCount(total)}, ${grouped(due)} to review`,
    about: 'Decisions from your own games, asked again on the table until you know them.',
    none: 'Make cards of what went wrong at the end of a drill or in a review, or of any position in the analyser. They are asked again on the table until you know them.',
    review: 'Review',
    toDrills: 'Drill decisions',
    analyse: 'Analyse',
    remove: 'Remove',
    removeOf: (where: string) => `Remove the card: ${where}`,
    removed: (where: string) => `The card is removed: ${where}.`,
    undo: 'Undo',
    all: (count: string) => `Show all ${count}`,
    /** Result of adding cards; `known` existed already. */
    made: (added: number, known: number) => {
      if (added === 0)
        return known === 1 ? 'This card was there already.' : 'All these cards were there already.'
      const made = `${cardCount(added)} made; ${added === 1 ? 'it is' : 'they are'} under Learn, My positions.`
      return known === 0 ? made : `${made} The others were there already.`
    },
    isMade: 'In My positions',
    makeOf: (count: number) =>
      count === 1 ? 'Make a card of this mistake' : `Make cards of these ${count}`,
    add: 'Add card',
  },
  browse: {
    deck: 'Deck',
    find: 'Find a card',
    none: 'No card has these words.',
    cardsOf: (deck: string) => `Cards of ${deck}`,
    question: 'Question',
    answer: 'Answer',
    state: 'State',
    due: 'Due',
    states: { unseen: 'Not seen', learning: 'Learning', due: 'Due', known: 'Known' },
  },
}
