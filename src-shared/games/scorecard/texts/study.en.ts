import { capital } from '../../../texts/capital.ts'

/** Kept dice, and how often in 100 turns they make a box. */
export interface Kept {
  readonly keep: string
  readonly times: string
}

/** Kept dice, with the expected points of this turn and of later turns. */
export interface Turn {
  readonly keep: string
  readonly now: string
  readonly later: string
  readonly all: string
}

export const study = {
  you: 'You',
  notAllowed: {
    keeps: 'These dice do not lie on the table; choose some that do.',
    boxes: 'This box cannot be filled with these dice; choose another one.',
  },
  /** Numbers are already formatted. */
  why: {
    nearly: 'Nearly equal.',
    /** What lies there. */
    made: (box: string, points: string) => `${box} is made: ${points} points.`,
    joker: (box: string, points: string) =>
      `All alike, with their own box filled, are a joker: ${box} for ${points} points.`,
    /** Steps in short. */
    steps: {
      most: 'Keep the number you have most of.',
      only: 'Keep the number you have most of, and nothing else.',
      equal:
        'Of numbers you have equally often, keep the one whose upper box is open, else the higher.',
      open: 'A number whose upper box is open counts as one die more.',
      upper:
        'No box of equal dice is open: keep the number you have most of among open upper boxes.',
      noUpper:
        'No box of equal dice is open, and no die counts for an open upper box: roll them all.',
      row: 'No box of equal dice is open: keep dice of one row.',
      high: (isLast: boolean) => `No box but Chance is open: keep ${isLast ? '4, ' : ''}5 and 6.`,
      rows: 'Four or five in a row stay while a straight is open.',
      house: 'A made full house stays.',
      'two-pairs': 'Two pairs stay while the full house is open and their upper boxes are not.',
      pairs: 'Of two pairs keep one while an upper box of theirs is open.',
      'three-in-a-row': 'Three in a row stay where there is no pair.',
      'last-box': 'One box is left: keep what it can use.',
      /** `rule`: a sentence of these. */
      exception: (rule: string) => `${rule} Here is an exception.`,
    },
    /** Of dice all alike but one. */
    oneMore: (face: number, points: string, box: string) =>
      `One more ${face} is a joker: ${points} points in ${box}.`,
    /** `times`: with what its bonus adds to it; empty if it has none. */
    lessPar: (box: string, points: string, par: string, by: string, times: string) =>
      `${box} ${points} − ${par} = ${by}${times && `, or ${times} with the bonus`}`,
    par: (better: string, worse: string) =>
      `Against par, what a box should bring: ${better}; ${worse}.`,
    turn: (ours: Turn, theirs: Turn, isLast: boolean) =>
      isLast
        ? `On average, keeping ${ours.keep || 'nothing'} makes ${ours.now} points, keeping ${theirs.keep || 'nothing'} makes ${theirs.now}.`
        : `On average, keeping ${ours.keep || 'nothing'} makes ${ours.now} this turn + ${ours.later} later = ${ours.all} points, keeping ${theirs.keep || 'nothing'} ${theirs.now} + ${theirs.later} = ${theirs.all}.`,
    worth: (keep: string, other: string, by: string) =>
      `Keeping ${keep || 'nothing'} is worth ${by} points more than keeping ${other || 'nothing'}.`,
    keeps: (keep: string, other: string, by: string) =>
      `Keeping ${keep || 'nothing'} makes ${by} points more than keeping ${other || 'nothing'}`,
    fills: (better: string, worse: string, by: string) =>
      `${capital(better)} makes ${by} points more than ${worse}`,
    fill: (box: string, points: string) => `${points === '0' ? 'a 0' : points} in ${box}`,
    bonusName: 'Bonus',
    /** Times in 100 games. */
    oftener: (times: string) => `(${times} more ${times === '1' ? 'game' : 'games'} in 100)`,
    seldomer: (times: string) => `(${times} fewer ${times === '1' ? 'game' : 'games'} in 100)`,
    instead: (points: string, other: string) => `(${points}, not ${other})`,
    /** Several boxes together. */
    groups: { upper: 'Upper boxes and bonus', alike: 'Boxes of equal dice', rows: 'Straights' },
    rest: 'the rest',
    leaves: (box: string, points: string, later: string) =>
      `${points === '0' ? 'a 0' : points} in ${box} and ${later} later`,
    keeping: (keep: string) => `keeping ${keep || 'nothing'}`,
    /** Estimated chances of two options. */
    wins: (better: string, more: string, worse: string, less: string) =>
      `${capital(better)} wins about ${more} games in 100, ${worse} about ${less}.`,
    better: (better: string, worse: string, by: string) =>
      `${capital(better)} are ${by} points more in all than ${worse}.`,
    ends: (dice: string, ends: string) =>
      `After keeping ${dice || 'nothing'}, 100 turns end like this: ${ends}.`,
    end: (turns: string, box: string, points: string) => `${turns} in ${box} with ${points}`,
    zero: (turns: string, box: string) => `${turns} with a 0 in ${box}`,
  },
  hints: {
    ends: (boxes: string) => `Play for these boxes: ${boxes}.`,
    noBox: 'No box stands out: weigh how many dice to keep.',
    made: 'Look at what you have already.',
    boxes: (boxes: string) => `Weigh these boxes: ${boxes}.`,
    count: (dice: number, of: number) =>
      dice === 0
        ? 'Nothing here is worth keeping.'
        : dice === of
          ? 'Rolling again can only make it worse.'
          : `Keep ${dice === 1 ? 'one die' : `${dice} dice`}.`,
    upper: 'It is a box of the upper section.',
    lower: 'It is a box of the lower section.',
  },
  drills: {
    noJoker: 'These rules have no jokers, so none can be at stake.',
    noBonus: 'This scorecard has no bonus, so none can be at stake.',
  },
  /** Why a line of a recorded game is impossible. Dice are digits: "11345". */
  notation: {
    form: 'A turn is its rolls, such as “12346:6 24566:66”, then the dice, the box and its points: “24666 chance 24”. On scorecards with other boxes these are box1, box2 and so on. Without dice: “chance 24”.',
    noBox: (name: string) => `There is no box “${name}”.`,
    filled: (box: string) => `${box} is filled already.`,
    nextBox: (box: string) => `On this scorecard ${box} comes next.`,
    notFurther: (box: string, points: number, further: number) =>
      `${box} with ${points} points does not bring ${further} more here.`,
    mixed: 'Either all turns have dice, or none.',
    goesOn: 'The turns do not end where the game does.',
    tooManyThrows: (most: number) => `There are at most ${most} rolls in a turn.`,
    notKept: (kept: string, dice: string) => `${kept} was kept, which is not in ${dice}.`,
    notThere: (kept: string, dice: string) => `${kept} cannot be kept of ${dice}.`,
    keepsAll: 'If you keep all dice you do not roll again: write them once, before the box.',
    box: (box: string, dice: string) => `The box “${box}” cannot be filled with ${dice} here.`,
    points: (must: number, is: number) => `That makes ${must} points, not ${is}.`,
  },
  page: {
    noGame: 'Choose a scorecard first.',
    starting: 'Solving the game and looking for the first question…',
    setup: {
      kind: { choices: { both: 'Both', keeps: 'What to keep', boxes: 'Which box' } },
      stages: {
        title: 'Part of the game',
        label: 'Parts of the game',
        note: 'Early is with two thirds of the boxes open or more, late with a third or fewer. All of them, unless some are chosen.',
        choices: { early: 'Early', middle: 'Middle', late: 'Late' },
      },
      only: {
        title: 'Only',
        joker: 'Where a joker is at stake',
        jokerNote: 'The box for equal dice is filled, and all dice are equal or nearly.',
        upperBonus: 'Where the bonus is at stake',
        upperBonusNote:
          'One to three boxes that count for it are open, and what is missing is neither sure nor out of reach.',
      },
      gap: {
        title: 'What can be lost',
        label: 'How much can be lost',
        choices: { any: 'Anything', close: 'Little', costly: 'Much' },
        note: 'Little: the next best choice costs less than a mistake. Much: as much or more.',
      },
      more: {
        stages: { early: 'early', middle: 'middle', late: 'late' },
        joker: 'joker at stake',
        upperBonus: 'bonus at stake',
        gap: { close: 'little to lose', costly: 'much to lose' },
      },
    },
    board: {
      dice: 'Your dice',
      held: (face: number, place: number) => `Die ${place}: ${face}, kept`,
      loose: (face: number, place: number) => `Die ${place}: ${face}, rolled again`,
      asksKeep: 'Click the dice to keep.',
      asksBox: 'Choose a box on the scorecard.',
      keepsNothing: 'Keep nothing',
      stop: 'Keep all and score',
      rollAll: 'Roll all again',
      roll: (dice: number) => `Roll ${dice === 1 ? 'one die' : `${dice} dice`} again`,
      scoreIn: (box: string, points: string) => `Fill ${box} with ${points}`,
      keys: {
        setAside: 'keep by face',
        takeAll: 'keep all',
        putBack: 'keep none',
        boxes: 'keys of the boxes',
      },
    },
    session: { title: 'Single decisions' },
    verdict: {
      caption: 'Choices, the best first',
      option: 'Choice',
      value: 'Final score',
      loss: 'Loss',
      toWin: { value: 'Wins, about, %', loss: 'Loss, about, %' },
    },
    summary: {
      widen: 'No decision fits these filters. Remove one.',
      game: (points: string) => `${points} points`,
      expected: (points: string) => `The best play makes ${points} on average.`,
      card: 'The scorecard',
    },
    review: {
      start: 'What the best play makes on average, points',
      result: 'Final score, points',
      rolled: (turn: string, dice: string) => `Turn ${turn}: rolled ${dice}`,
      kept: (turn: string, dice: string) => `Turn ${turn}: kept ${dice}`,
      keptNothing: (turn: string) => `Turn ${turn}: kept nothing`,
      scored: (turn: string, box: string, points: string) => `Turn ${turn}: ${box}, ${points}`,
      begin: 'Start',
      line: 'Expected final score',
      finding: 'The expected final score after every roll and every decision.',
      value: 'Points',
      /** Of two players from the first turn in which both play to win. */
      wins: {
        title: (turn: string) => `To win: from turn ${turn} on`,
        start: 'Chance to win before that, about, %',
        happened: (player: string, happened: string) => `${player}, ${happened}`,
        estimate: 'Changes of the estimate',
        notes: {
          exact: 'The last two rounds, found exactly and rounded.',
          reply:
            'Estimated against what the other would end with by playing for points; found exactly in the last two rounds. Earlier the chances are not known: those decisions are listed by points.',
        },
        finding: (player: string, turn: string) =>
          `${player}: chance to win from turn ${turn} on, after every roll and every decision.`,
      },
    },
    choice: {
      keep: (dice: string) => `keep ${dice}`,
      keepNothing: 'keep nothing',
      keepAll: 'keep all',
      box: (box: string) => `fill ${box}`,
    },
    answers: { open: (boxes: number) => (boxes === 1 ? '1 box open' : `${boxes} boxes open`) },
    spoken: {
      rolled: (dice: string) => `You have ${dice}.`,
      keeps: 'What do you keep?',
      boxes: 'Which box do you fill?',
      verdict: (grade: string) => `${grade}.`,
      best: (choice: string) => `The best: ${choice}.`,
      loss: (loss: string) => `It costs ${loss}.`,
    },
  },
  progress: {
    dimensions: { decision: 'Kind of decision', stage: 'Part of the game' },
    lines: {
      keeps: 'Dice to keep',
      boxes: 'Box to fill',
      early: 'Early, two thirds of the boxes open or more',
      middle: 'Middle of the game',
      late: 'Late, a third of the boxes open or fewer',
      joker: 'A joker',
      'upper-bonus': 'The bonus',
    },
    /** Each goes on: "..., 9 times of 11 where that is wrong". */
    habits: {
      'joker-missed': 'You do not use the joker',
      'joker-forced': 'You play for the joker',
      'house-broken': 'You break a full house that is made',
      'house-kept': 'You keep a full house that is made',
      'row-broken': 'You break a straight that is made',
      'row-kept': 'You keep a straight that is made',
      'pair-for-row': 'You keep a pair where four in a row lie',
      'row-for-pair': 'You keep four in a row where a pair lies',
      'low-group': 'You put 1s and 2s into a box for dice alike that counts all dice',
      'low-group-shunned': 'You keep 1s and 2s out of the boxes for dice alike',
      'chance-early': 'You fill Chance early',
      'chance-saved': 'You save Chance early in the game',
      'alike-zeroed': 'You give up the box for all dice alike',
      'alike-spared': 'You spare the box for all dice alike',
      'upper-few': 'You fill an upper box with fewer than three, which puts the bonus at risk',
      'upper-spared': 'You spare an upper box with fewer than three',
      'zero-early': 'You take a zero where a box would score',
      'zero-shunned': 'You fill a good box with few points where a zero costs less',
    },
    drill: {
      scopes: { decisions: 'Single decisions', game: 'Whole game' },
      kinds: { keeps: 'what to keep', boxes: 'which box' },
      points: (points: string) => `${points} points`,
    },
  },
}
