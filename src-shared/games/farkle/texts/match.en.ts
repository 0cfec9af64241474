import { dice } from '../../../texts/dice.en.ts'

const THRESHOLD_FORM =
  'go-for-it:OWN/OPPONENT, each a list of banked scores, for one die left, for two and so on, with - for never; such as go-for-it:9600,9550,9350,8950,-,-/9500,9550,9350,8600,7900,-'

const WHOSE = { own: 'the own score', opponent: "the opponent's score" }
type Side = keyof typeof WHOSE

export const match = {
  names: {
    optimal: 'Optimal',
    points: 'Most points',
    pointsBank: 'Most points, winning bank taken',
    table: 'Breakpoint table',
    bestThresholds: 'Table and best go-for-it thresholds',
    givenThresholds: 'Table and given go-for-it thresholds',
    hold: (at: string) => `Hold at ${at}`,
  },

  forms: {
    thresholdForm: THRESHOLD_FORM,
    optimal: 'wins most',
    points: 'most points a turn, with no thought for the goal',
    pointsBank: 'most points a turn, but a winning bank is taken',
    table: 'by the breakpoint table; a winning bank is taken',
    bestThresholds: 'by the table and the best go-for-it thresholds, which are found',
    givenThresholds: 'by the table and these go-for-it thresholds',
    hold: 'takes all points and banks from 350 on; winning bank taken',
    card: (most: number) =>
      `by the best known card of bank numbers with at most so many columns for the score, 1 to ${most}; card:4:lead has columns by the lead alone`,
  },
  thresholdCount: (side: Side, all: number, count: number) =>
    `There must be ${dice.number(all)} thresholds for ${WHOSE[side]}, for one to ${dice.number(all)} dice left; here are ${count}.`,
  wrongThreshold: (side: Side, part: string) =>
    `The threshold "${part}" for ${WHOSE[side]} must be a whole number of points, or - for never.`,
  thresholdForm: `Thresholds are written ${THRESHOLD_FORM}.`,
  wrongHold: (text: string) =>
    `"${text}" must name the turn total to bank from, as a whole number from 1 on, such as hold-350.`,
  wrongCard: (text: string, most: number) =>
    `"${text}" must name 1 to ${most} columns, such as card:4 or card:4:lead.`,
  noPolicy: (text: string) =>
    `"${text}" is not a policy. There are optimal, points, points-bank, table, go-for-it, hold-350, with any number, card:4 and rule:.`,
}
