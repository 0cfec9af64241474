import { dice } from '../../../texts/dice.en.ts'

const ofAKind = (kinds: string): string => `${kinds} of a kind`

export const game = {
  kind: 'Dice in turns (Farkle)',
  solves: {
    win: 'Playing to win',
    score: 'Strategy for points',
    steps: 'Steps for most points',
    'win-steps': 'Steps for most wins',
    frontier: 'Safety frontier',
    places: 'When to bank',
    match: 'Match',
    'table-match': 'Match at a table',
    'three-card': 'The card for three',
    thresholds: 'Go-for-it thresholds',
    turn: 'Turn',
    race: 'Race to the goal',
    rounds: 'Game of rounds',
    three: 'Playing to win with three players',
    leftovers: 'Game in which dice are left to the next turn',
    cards: 'Cards',
    banking: 'Where to bank',
    visits: 'Visits of a game',
    leads: 'Numbers by lead',
    'bank-cards': 'Search for the card',
    'card-numbers': 'Numbers of the card',
    'best-dice': 'Search for the best dice',
    'dice-wins': 'Wins of the best dice',
    'next-dice': 'Search for the next die',
    badges: 'Playing to win with badges',
    sheets: 'Cheat sheets',
  },
  views: {
    know: {
      tab: 'What to know',
      command: 'Show what to know',
      synonyms: 'first page summary story example',
    },
    dice: {
      tab: 'My dice',
      command: 'Show which of my dice are best',
      synonyms: 'kingdom come kcd loaded bag best six badge',
    },
    results: {
      tab: 'One turn',
      command: 'Show what a turn comes to',
      synonyms: 'distribution histogram points turn',
    },
    race: {
      tab: 'A whole game',
      command: 'Show how many turns a game takes',
      synonyms: 'length duration turns to the goal',
    },
    safety: {
      tab: 'Playing safer',
      command: 'Show points against safety',
      synonyms: 'risk frontier variance',
    },
    compare: {
      tab: 'Other rules',
      command: 'Compare two rule sets or players',
      synonyms: 'difference house rules holding',
    },
    chart: { tab: 'What rolling adds', command: 'Show the chart', synonyms: 'graph picture curve' },
    card: {
      tab: 'The card',
      command: 'Show the card',
      synonyms: 'rule of thumb heuristic simple bank numbers',
    },
    map: {
      tab: 'Where to bank',
      command: 'Show the map of where to bank',
      synonyms: 'picture heat map bank roll scores',
    },
    chances: {
      tab: 'Who is winning',
      command: 'Show the chances by score',
      synonyms: 'win probability odds picture',
    },
  },
  questions: {
    minimum: {
      ask: 'Points needed to bank?',
      answers: { none: 'None', first: 'For the first bank', every: 'For every bank' },
    },
    straight: {
      ask: 'Does a straight score?',
      answers: { none: 'No', six: '1 to 6', five: 'Five in a row too' },
    },
    penalty: { ask: 'Penalty for farkles?', answers: { no: 'No', yes: 'Yes' } },
    dice: { ask: 'How many dice?', answers: { five: '5', six: '6', more: '7 or 8' } },
    four: 'What do four 3s score?',
    end: {
      ask: 'How does it end?',
      answers: {
        immediate: 'At the goal',
        finalTurn: 'After a last turn',
        equalTurns: 'After equal turns',
        rounds: 'After some rounds',
      },
    },
  },
  /** Of rule sets whose names in rules/published are English sentences, by id. */
  ruleSetNames: {
    'possibly-wrong': 'Patch rules (Possibly Wrong)',
    'kcd-devil': 'Kingdom Come: Deliverance with a devil’s head',
    'ifarkle-classic': 'iFarkle, classic',
    'zonk-rounds': 'Zonk, ten rounds',
    klanestro: 'Farkle or 10,000, klanestro',
    'wild-die': 'Farkle with a wild die',
    'facebook-rounds': 'Facebook Farkle, ten rounds',
    'zilch-straights': 'Zilch, five-dice straights',
    'damm-media': 'Zehntausend, hard',
    macke: 'Berliner Macke, three rolls',
  },
  presetMarks: {
    farkle: 'Ones, fives and three of a kind, nothing else. Bank whenever you like; 10,000 wins.',
    zilch:
      'Each die after the third doubles a set. You need 300 to bank. Three farkles in a row cost 500. Six dice that score nothing earn 500.',
    facebook:
      'Four, five and six of a kind score two, three and four times the triple. Straight 1,500, three pairs 750, bank from 300.',
    'possibly-wrong':
      'Four, five, six of a kind score 1,000, 2,000, 3,000; two triplets 2,500; no minimum to bank.',
  },

  /** `points`: names the points of the combination. */
  ofCombination: (place: number, points: boolean) =>
    points ? `Points of combination ${place}` : `Combination ${place}`,

  ofFace: (face: number) => `The sets of ${face}s`,

  sets: {
    everySingle: (points: string) => `Every single die: ${points}.`,
    /** Part of a list that starts a sentence. */
    single: (face: number, points: string) => `one ${face}: ${points}`,
    pair: (points: string) => `Pair: ${points}.`,
    /** Starts a sentence. */
    ofAKind: (count: number, points: string) => `${ofAKind(dice.number(count))}: ${points}.`,
    times: (factor: number) => (factor === 2 ? 'twice' : `${factor} times`),
    /** Example: "four and five of a kind: twice and 3 times what three score." */
    multiples: (kinds: string, factors: string, base: number) =>
      `${ofAKind(kinds)}: ${factors} what ${dice.number(base)} score.`,
    timesTheFace: (points: string) => `${points} times the face`,
    timesTheFaceButOnes: (points: string, ones: string) =>
      `${points} times the face, for 1s ${ones}`,
    timesTheFaceWithoutOnes: (points: string) => `${points} times the face, not 1s`,
    face: (face: number, points: string) => `${dice.faces(face)} ${points}`,
  },

  patterns: {
    run: (first: number, last: number) => `Run of ${first} to ${last}`,
    anyRun: (length: number) => `Any run of ${dice.number(length)}`,
    /** Example: "Groups of 2 and 2 alike". */
    groups: (sizes: string) => `Groups of ${sizes} alike`,
    fullHouse: 'Full house: three and two alike',
    dice: (faces: string) => `The dice ${faces}`,
  },

  nameless: 'House rules',
  imported: 'Imported rules',

  unsolvable: {
    nothingScores: 'Nothing scores. Give points to at least one set, such as 100 for one 1.',
    endless: (counts: readonly number[]) =>
      `With these scores a player can roll for ever without a farkle (dice: ${counts.join(', ')}). Let some face score nothing on its own.`,
    manyRows: (rows: string, most: string, grid: number) =>
      `These scores make ${rows} different turn totals, more than the ${most} that can be solved. Use rounder points (all scores are multiples of ${grid}) or make farkles less rare.`,
    onlyInTerminal:
      'Games of rounds have no maps, matches or rules of thumb for wins yet. Analyse and Drill work.',
    exactGoal: (score: string) =>
      `The goal must be hit exactly, but with ${score} banked no turn can bank anything. Lower the minimum to bank, or make the goal a multiple of the points that score.`,
    noGames:
      'Matches, go-for-it scores, races and cards for wins are not available for these rules yet. Analyse, the maps and Drill work.',
    noWholeGames:
      'Whole games are not played where the goal must be hit exactly or dice lose the game. Drill single decisions or whole turns instead.',
    notWritten:
      'Under these rules the dice decide what a farkle costs, or who wins at once: type the dice instead of writing points.',
    losingForced:
      'Dice that lose can be solved only if every other roll may be banked, hot dice excepted.',
    manyStates: (states: string, most: string, grid: number) =>
      `This game has ${states} cases, more than the ${most} that can be solved for winning. Lower the goal, or use rounder points: all banked scores are multiples of ${grid}.`,
    gameUnsettled:
      'the values of this game do not settle; rolls that score are too rare, or the penalty too heavy.',
    matchUnsettled: 'The values of this match do not settle.',
  },

  /** Predicates; `about` makes a sentence. */
  must: {
    wholeNumber: (from: string, to: string) => `must be a whole number from ${from} to ${to}`,
    yesOrNo: 'must be yes or no (true or false)',
    sixPoints: 'must be a list of six numbers, the points for one to six dice of the face',
    pointsOfDice: (dice: number) =>
      `must be a list of ${dice} numbers, the points for one to ${dice} dice of the face`,
    sixLists: 'must be six lists, one for each face from 1 to 6',
    combinations: 'must be a list of combinations, each with its kind and its points',
    sidePattern: 'must have the kind "set", "run", "groups" or "faces"',
    pattern: 'must have the kind "set", "run", "groups", "faces" or "nothing"',
    face: 'must be a face from 1 to 6',
    faces: 'must be a list of faces from 1 to 6',
    sizes: 'must be a list of group sizes, such as [3, 2]',
    run: 'must be a run of two to six faces, such as 1 to 5',
    endAtSix: 'must not run beyond the face 6',
    notMoreDice: (dice: number) => `must not take more than ${dice} dice`,
    notMore: (count: number) => `must not be more than ${count}`,
    text: 'must be a text',
    notEmpty: 'must not be empty',
    notLonger: (characters: number) => `must not be longer than ${characters} characters`,
    plain: 'must be one line, without characters that cannot be seen',
    onlyAtOnce: 'must be left out unless the game ends at once',
    ruleSet: 'must be a rule set: an object with the points of the sets and the rules of play',
    bonusOfSingle: 'must be some points if a single die brings it',
    belowGoal: (goal: string) => `must be below the goal score, ${goal}`,
    notExceedGoal: (goal: string) => `must not exceed the goal score, ${goal}`,
    reachMinimum: (minimum: string) => `must be at least the minimum to bank, ${minimum}`,
    someRounds: (most: number) => `must be a whole number from 1 to ${most} in a game of rounds`,
    noRounds: 'must be left out unless the game ends after a number of rounds',
    notInRounds: 'must be left out in a game of rounds',
    scoreAsPairs: 'must score something if four of a kind and a pair count as such',
  },
  about: (field: string, must: string) => `${field} ${must}.`,
  aboutAll: (must: string) => `This ${must}.`,
  missing: (field: string) => `${field} is missing.`,
  unknownField: (field: string) =>
    `${field.trim() || `"${field}"`} is not a field of a rule set; take it out.`,

  /** Names are those of the generator's parameters. */
  generator: {
    tooLong: 'This text is far too long for a query string.',
    noAddress:
      'This is not a Farkle Strategy Generator address: it must contain set1=... to set6=..., six points each.',
    unknown: (name: string) => `${name} is not known here; take it out.`,
    twice: (name: string) => `${name} is given twice; keep one.`,
    missing: (name: string) => `${name} is missing; give it six points.`,
    sixPoints: (name: string) =>
      `${name} must be six whole numbers with commas between them, such as 100,200,1000,2000,3000,4000.`,
    points: (name: string) => `${name} must be a whole number of points.`,
    yesOrNo: (name: string) => `${name} must be true or false.`,
  },
}
