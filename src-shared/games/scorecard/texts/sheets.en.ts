const times = (count: number): string =>
  count === 1 ? 'once' : count === 2 ? 'twice' : `${count} ×`

export const sheets = {
  kinds: {
    'card-steps': {
      title: 'First steps',
      about: 'The few sentences that earn most, each with what it adds.',
    },
    'opening-keeps': {
      title: 'Opening keeps',
      about: 'What to keep of each first roll of a game.',
    },
    'category-averages': {
      title: 'What the boxes bring',
      about: 'The average of each box under best play, and how often it ends with 0.',
    },
    'score-card': {
      title: 'Scorecard',
      about: 'A blank scorecard with six columns, for players or games.',
    },
    'give-up-first': {
      title: 'What to give up first',
      about: 'In which box a 0 costs least on an empty scorecard.',
    },
    'bonus-pace': {
      title: 'Bonus and par',
      about: 'What upper boxes above and below par are worth.',
    },
    'dice-odds': { title: 'Odds', about: 'How often you fill a box that you play for.' },
  },
  none: {
    noRerolls: 'Under these rules no dice are rolled again.',
    noBonus: 'These rules have no upper bonus.',
    noPar: 'This sheet is for a bonus to which the boxes of all six faces count, and no others.',
    inOrder: 'The boxes of this scorecard are used in their order.',
    noPatterns: 'This scorecard has no boxes for patterns.',
    tooLarge: 'This scorecard is too large for averages.',
  },
  steps: {
    caption: 'In brackets: points a game, what a line adds, and what it makes with all above it',
    /** `adds`: null for the first. */
    step: (place: number, sentence: string, adds: string | null, makes: string) =>
      `${place}. ${sentence} (${adds === null ? makes : `+${adds} = ${makes}`})`,
    example: (sentence: string) => ` For example: ${sentence}`,
    earns: (points: string, best: string) => `Makes ${points} of ${best} points a game.`,
    /** Why a sheet must wait. */
    search: 'The sentences of this scorecard are searched for first, once: a minute or two.',
  },
  opening: {
    shapes: {
      '5': 'Five alike',
      '41': 'Four alike',
      '32': 'Full house',
      '311': 'Three alike',
      '221': 'Two pairs',
      /** Numbers of equal dice, largest first. */
      any: (counts: readonly string[]) => counts.join(' + '),
    },
    pair: (face: number) => `Pair of ${face}s`,
    chapters: {
      alike: 'Three alike or more, and two pairs',
      equal: 'By numbers of equal dice',
      highPairs: 'One pair, of 6s to 4s',
      lowPairs: 'One pair, of 3s or 2s',
      ones: 'One pair, of 1s',
      none: 'No two alike',
    },
    corner: 'Roll',
    keep: 'Keep',
    cost: 'Next best',
    use: 'Look for the roll itself; if it is not there, its pattern says what to keep.',
    exceptions:
      'On the right: the points of the final score that the next best choice costs, on average over the rolls of a line.',
    bold: 'where habit keeps something else, such as what is complete, four in a row, or as many alike as there are',
    earns: (points: string) =>
      `Keeping by this list in the first roll earns ${points} points a game.`,
  },
  averages: {
    corner: 'Box',
    mean: 'Average',
    spread: 'Spread',
    zero: '0 in %',
    par: 'Par',
    bonus: 'Bonus',
    all: 'Final score',
    meaning:
      'Spread is how far a score usually lies from the average; par is what a box must bring for the bonus if all bring their share.',
    use: 'Take what is most above its average, and give up what is least below it; count what the bonus gains or loses by it.',
    earns: (points: string, best: string, greedy: string) =>
      `A player who uses these averages makes ${points} of ${best} points a game. One who takes the most points a turn makes ${greedy}.`,
  },
  scoreCard: { name: 'Player', box: (name: string, asks: string) => `${name} (${asks})` },
  zeros: {
    corner: 'In this order',
    cost: '0 costs',
    more: 'more',
    use: 'Where nothing fits early in the game, write the 0 into the first box of the list that is open.',
    meaning: (score: string) =>
      `In points of the final score, against the ${score} that are expected before the first turn; later in the game less.`,
  },
  pace: {
    usePar: (pars: readonly string[]) =>
      `Par in the upper boxes, from the 6s down: ${pars.join(', ')}.`,
    useDice:
      'The first table: what so many dice in an upper box change in the expected final score, in the first turn.',
    useTotal:
      'The second: what an upper total above or below par is worth beyond its own points, with all lower boxes open.',
    diceCaption: 'Dice scored in the box, in the first turn',
    diceCorner: 'Box',
    faces: (face: number) => `${face}s`,
    parCaption: 'Upper total against par, by the upper boxes filled',
    parCorner: 'Off par',
    filled: (lowest: number) => (lowest === 6 ? '6s' : `6s–${lowest}s`),
    par: 'par',
  },
  odds: {
    turn: {
      caption: 'Played for from the first roll on, in %',
      corner: 'Box',
      column: (count: number) => (count === 1 ? '1 roll' : `${count} rolls`),
    },
    hold: {
      captions: { alike: 'From dice alike, in %', rows: 'From dice in a row, in %' },
      corner: 'Held, for',
      column: (count: number) => `rolled ${times(count)}`,
      head: (dice: string, box: string) => `${dice}, ${box}`,
    },
    meaning: 'The dice shown are examples. More equal dice count for three and four of a kind too.',
  },
}
