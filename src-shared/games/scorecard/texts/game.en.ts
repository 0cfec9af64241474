const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six']

export const game = {
  kind: 'A scorecard (Yahtzee, Yatzy)',
  solves: {
    scorecard: 'Strategy for a scorecard',
    'scorecard-scores': 'Final scores',
    'scorecard-parts': 'Points by box',
    'scorecard-steps': 'Steps of the scorecard',
    'scorecard-pairs': 'Positions of lessons',
    'scorecard-cards': 'Cards',
    'scorecard-sheets': 'Cheat sheets',
    targets: 'Targets of a scorecard',
    versus: 'Most wins against an opponent',
    equilibrium: 'Equilibrium of a scorecard',
  },
  views: {
    know: {
      tab: 'What to know',
      command: 'Show what to know of the scorecard',
      synonyms: 'first page summary story example',
    },
    scores: {
      tab: 'Scores',
      command: 'Show the final scores',
      synonyms: 'distribution histogram results mean',
    },
    opening: {
      tab: 'First roll',
      command: 'Show what to keep of the first roll',
      synonyms: 'start dice best keeps',
    },
    target: {
      tab: 'Target',
      command: 'Show how to play for a target',
      synonyms: 'probability of 300 goal chance',
    },
    win: {
      tab: 'To win',
      command: 'Show how to play to win',
      synonyms: 'opponent against equilibrium two players',
    },
  },
  fills: (box: string) => `Fill ${box}`,
  /** Without a card; `place` counts from 1. */
  fillsAt: (place: number) => `Fill box ${place}`,
  fillSynonyms: 'box category score enter',
  card: {
    form: (example: string) =>
      `A scorecard is a short text such as ${example}, or t0 for the empty one.`,
    noPart: (part: string, parts: string, example: string) =>
      `${part} is not a part of a scorecard; the parts are ${parts}, as in ${example}.`,
    parts: {
      x: {
        twice: 'x, the boxes used, is given twice; give it once.',
        mustBe: (letters: string, found: string) =>
          `x, the boxes used, must be some of the letters ${letters}, each once, as in x126kh, not ${found}.`,
        mustBeNumbers: (most: number, found: string) =>
          `x, the boxes used, must be numbers from 1 to ${most} with hyphens between them, each once, as in x1-4, not ${found}.`,
      },
      t: {
        twice: 't, the upper total, is given twice; give it once.',
        mustBe: (most: string, found: string) =>
          `t, the upper total, must be a whole number from 0 to ${most}, as in t18, not ${found}.`,
      },
      y: {
        twice: 'y, the box for dice all alike, is given twice; give it once.',
        mustBe: (found: string) =>
          `y, the box for dice all alike, must be 0 or 50, as in y50, not ${found}.`,
      },
      a: {
        twice: 'a, that the box for dice all alike has scored, is given twice; give it once.',
        mustBe: (found: string) =>
          `a, that the box for dice all alike has scored, must stand alone, not with ${found}.`,
      },
    },
    noTotal: (example: string) => `t, the upper total, is missing, as in ${example}.`,
    totalMustBeZero: (total: number) =>
      `The upper total must be 0 where no upper box is used, not ${total}.`,
    totalCannotBe: (boxes: string, total: number) =>
      `The upper boxes ${boxes} cannot come to ${total}; give the sum of their points.`,
    alikeMustBeUsed: 'a needs the box for dice all alike among the boxes used.',
    outOfOrder:
      'The boxes of this scorecard are used in their order; those used must be the first ones.',
    full: 'All boxes of this scorecard are used; there is nothing left to decide.',
  },
  paper: {
    anyForm:
      'A scorecard is numbers with points between them, a hyphen for an open box, as in 3.-.-.12.-.-.22.-.25.-.-.-.50.',
    form: (boxes: number, example: string) =>
      `A scorecard is ${boxes} numbers with points between them, a hyphen for an open box, as in ${example}.`,
    mustBe: (box: string, possible: string) => `${box} must be ${possible}.`,
    range: (from: number, to: number) => `${from} to ${to}`,
    bonuses: (best: string, most: number) =>
      most === 0
        ? `There can be no ${best} bonus on this scorecard.`
        : `There can be at most ${most} ${best} ${most === 1 ? 'bonus' : 'bonuses'} on this scorecard.`,
  },
  position: {
    anyDice: 'The dice must be as many as the scorecard has, each from 1 to 6.',
    dice: (dice: number) => `The dice must be ${NUMBERS[dice]} faces from 1 to 6.`,
    rerolls: 'The rerolls left must be a whole number from 0 to 4.',
    tooManyRerolls: (most: number) =>
      most === 0
        ? 'These rules have no rerolls; the rerolls left must be 0.'
        : `The rerolls left must be at most ${most}, as in the rules.`,
    points: 'The points on the scorecard must be a whole number from 0 to 100,000.',
  },
  strategies: {
    mustBe: (ids: string) => `The strategy must be one of ${ids}.`,
    names: {
      optimal: 'Optimal',
      'better-heuristic': 'Better heuristic',
      heuristic: 'Heuristic',
      'equal-with-sense': 'Equal dice with sense',
      greedy: 'Greedy',
      'equal-and-straights': 'Equal dice and straights',
      'equal-only': 'Equal dice only',
    },
  },
}
