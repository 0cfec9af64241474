import { capital } from '../../../../texts/capital.ts'
import { dice } from '../../../../texts/en/dice.ts'
import { input } from './input.ts'

const ofAKind = (kinds: string): string => `${kinds} of a kind`

export const game = {
  solves: {
    win: 'Playing to win',
    score: 'Strategy for points',
    frontier: 'Safety frontier',
    places: 'When to bank',
    'turn-thumbs': 'Rules of thumb for points',
    match: 'Match',
    thresholds: 'Go-for-it thresholds',
    turn: 'Turn',
    race: 'Race to the goal',
    rounds: 'Game of rounds',
    leftovers: 'Game in which dice are left to the next turn',
    cards: 'Cards',
    banking: 'Where to bank',
    visits: 'Visits of a game',
    leads: 'Numbers by lead',
    thumbs: 'Rules of thumb',
    'thumb-errors': 'Errors of a rule of thumb',
    hasty: 'A rule of thumb read hastily',
    sheets: 'Cheat sheets',
  },
  views: {
    know: {
      tab: 'What to know',
      command: 'Show what to know',
      synonyms: 'first page summary story example',
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
    chart: {
      tab: 'What rolling adds',
      command: 'Show the chart',
      synonyms: 'graph picture curve',
    },
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
    difference: {
      tab: 'Against other play',
      command: 'Show what other rules or goals change',
      synonyms: 'compare picture',
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
    penalty: {
      ask: 'Penalty for farkles?',
      answers: { no: 'No', yes: 'Yes' },
    },
    dice: {
      ask: 'How many dice?',
      answers: { five: '5', six: '6', more: '7 or 8' },
    },
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
  presetMarks: {
    farkle: 'Ones, fives and three of a kind, nothing else. Bank whenever you like; 10,000 wins.',
    zilch:
      'Each die after the third doubles a set. You need 300 to bank. Three farkles in a row cost 500. Six dice that score nothing earn 500.',
    facebook:
      'Four, five and six of a kind score two, three and four times the triple. Straight 1,500, three pairs 750, bank from 300.',
    'possibly-wrong':
      'Four, five, six of a kind score 1,000, 2,000, 3,000; two triplets 2,500; no minimum to bank.',
  },
  fields: {
    name: 'Name',
    dice: 'Number of dice',
    sets: 'Points of sets',
    straight: 'Straight',
    threePairs: 'Three pairs',
    twoTriplets: 'Two triplets',
    fourKindAndPair: 'Four of a kind and a pair',
    nothing: 'All dice that score nothing',
    fourKindAndPairCountsAsThreePairs: 'Four of a kind and a pair count as three pairs',
    combinations: 'Combinations',
    hotDiceBonus: 'Bonus for hot dice',
    bonusOnlySingleDie: 'The bonus is only for a single die that scores',
    mustRollHotDice: 'Hot dice must be rolled again',
    mustSetAsideAll: 'All scoring dice must be set aside',
    goal: 'Goal score',
    minimumBank: 'Minimum to bank',
    minimumFirstBank: 'Minimum for the first bank',
    end: 'End of the game',
    rounds: 'Rounds',
    sixOfAKindWins: 'Six of a kind wins the game',
    winningDice: 'Dice that win the game',
    finishFrom: 'Only the goal may be banked from',
    overshoot: 'Beyond the goal',
    losingDice: 'Dice that lose',
    losingDiceTake: 'What they lose',
    firstRollPenalty: 'Farkle in the first roll costs',
    farkleTakes: 'A farkle also costs banked points: the turn total',
    'farklePenalty.farkles': 'Farkles in a row',
    'farklePenalty.points': 'Farkle penalty',
    'farklePenalty.floor': 'Lowest banked score',
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

  rules: {
    dice: (count: number) => `The game has ${count} dice.`,
    firstWins: (goal: string) => `The first to bank ${goal} wins.`,
    finalTurn: (goal: string) =>
      `Once somebody has banked ${goal}, the other has one more turn; a tie is half a win.`,
    equalTurns: (goal: string) =>
      `Once the first player has banked ${goal}, the second has one more turn; a tie is half a win. If the second player banks it, the game is over, for both have had as many turns.`,
    rounds: (rounds: number) =>
      `After ${rounds === 1 ? 'one round' : `${rounds} rounds`} the higher score wins, whatever it is; a tie is half a win.`,
    minimumBank: (points: string) => `Bank at least ${points}.`,
    minimumFirstBank: (points: string) =>
      `While a player has nothing banked, a bank must be at least ${points}.`,
    zero: 'zero',
    penalty: (farkles: number, points: string, floor: string) =>
      `${farkles === 1 ? 'Each farkle costs' : `${farkles} farkles in a row cost`} ${points} banked points, never below ${floor}.`,
    fourKindAndPair: 'Four of a kind and a pair may be scored as three pairs.',
    hotDiceBonus: (points: string) => `All dice set aside bring ${points} more.`,
    singleDieBonus: (points: string) => `A single last die that scores brings ${points} more.`,
    mustRollHotDice:
      'If you have set aside all dice, you must roll them all again before you bank.',
    mustSetAsideAll:
      'All dice that score must be set aside; where as many can score in several ways, the player chooses.',
    ofAKindWins: (count: number) =>
      `${capital(dice.number(count))} of a kind in one roll wins the game.`,
    /** `dice` such as "six 1s". */
    winningDice: (dice: string) => `${capital(dice)} in one roll win the game.`,
    finishFrom: (points: string) =>
      `A player who has banked ${points} may bank nothing short of the goal.`,
    losingDiceBanked: (dice: string) =>
      `${capital(dice)} in one roll score nothing and lose the turn and all that is banked.`,
    losingDiceGame: (dice: string) => `${capital(dice)} in one roll lose the game.`,
    firstRollPenalty: (points: string) =>
      `A farkle in the first roll of a turn costs ${points} banked points, never more than there are.`,
    farkleTakes:
      'A farkle also costs banked points: as many as the turn total, but never more than there are.',
    overshootLost: (goal: string) =>
      `${goal} must be hit exactly, whatever the minimum; a turn total that leads beyond it is lost as by a farkle.`,
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
    losingForced:
      'Dice that lose can be solved only if every other roll may be banked, hot dice excepted.',
    manyStates: (states: string, most: string, grid: number) =>
      `This game has ${states} cases, more than the ${most} that can be solved for winning. Lower the goal, or use rounder points: all banked scores are multiples of ${grid}.`,
    gameUnsettled:
      'the values of this game do not settle; rolls that score are too rare, or the penalty too heavy.',
    matchUnsettled: 'The values of this match do not settle.',
  },

  ...input,
}
