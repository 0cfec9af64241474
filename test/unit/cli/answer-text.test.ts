import { expect, test } from 'vitest'
import { answerText, type Layout } from '#main/cli/answer-text.ts'

/** Without the line that is empty so that the expected text can stand by itself. */
const printed = (answer: object, layout?: Layout): string => `\n${answerText(answer, layout)}\n`

test('single values stand beside their names, in the form that a number has for readers', () => {
  expect(
    printed(
      {
        rules: { name: 'Farkle', hash: 'abc' },
        goal: 10_000,
        finalTurn: false,
        third: null,
        expectedPoints: 623.017489,
        winProbability: 0.536953031813,
        edge: -0.073906,
        residual: 2.2e-16,
        dice: [1, 1, 5],
        keep: [],
        category: 'fourOfAKind',
        left: undefined,
      },
      { percent: ['edge'] },
    ),
  ).toBe(`
Rules            Farkle
Goal             10,000
Final turn       no
Third            -
Expected points  623.017
Win probability  53.6953%
Edge             -7.3906%
Residual         2.2e-16
Dice             1 1 5
Keep             none
Category         fourOfAKind
`)
})

test('a list of objects is a table, with long texts below its rows', () => {
  const reason = 'Banks 600, which is enough to win the game at once.'
  expect(
    printed({
      options: [
        { setAside: [1, 1, 5], then: 'bank', expectedPoints: 1600, kind: null, reason },
        { setAside: [], then: 'roll', expectedPoints: 962.05531, kind: null, reason: 'It is bad.' },
      ],
    }),
  ).toBe(`
Options
-------
Set           Expected
aside  Then     points
1 1 5  bank  1,600.000
    Banks 600, which is enough to win the game at once.
none   roll    962.055
    It is bad.
`)
})

test('objects in a row are columns, numbers by a number one for each', () => {
  expect(
    printed({
      table: [
        {
          turnScore: 0,
          values: { 1: null, 6: 548.7 },
          printed: null,
          rows: [{ value: 50, from: 0 }],
        },
        {
          turnScore: 1000,
          values: { 1: -0.5, 6: 3 },
          printed: { mean: 2 },
          rows: [
            { value: 0, from: 3050 },
            { value: 50, from: 7 },
          ],
        },
      ],
    }),
  ).toBe(`
Table
-----
 Turn  Values   Values  Printed  Value  Value
score       1        6     mean      0     50
    0       -  548.700        -      -      0
1,000  -0.500    3.000        2  3,050      7
`)
})

test('larger objects are parts with a title, lists of the same length a table', () => {
  expect(
    printed({
      at: { own: 500, opponent: 300 },
      alone: { values: [0, 50, 1000], probabilities: [0.25, 0.5, 0.25], mean: 275 },
      verdict: `Both goals agree: ${'roll three dice and bank the rest of them. '.repeat(3).trim()}`,
    }),
  ).toBe(`
At  own 500, opponent 300

Both goals agree: roll three dice and bank the rest of them. roll three dice and bank the rest of
them. roll three dice and bank the rest of them.

Alone
-----
Mean  275

Values  Probabilities
     0       25.0000%
    50       50.0000%
 1,000       25.0000%
`)
})

test('a layout leaves fields out, names them and their values', () => {
  const choices = [
    { box: 0, loss: 0.5, ends: [{ category: 'ones', chance: 0.25, points: 3 }] },
    { box: 1, loss: 0, ends: [] },
  ]
  expect(
    printed(
      { points: 12, choices },
      {
        percent: ['loss'],
        without: ['ends.points'],
        labels: { choices: 'what to do', 'choices.loss': 'lost' },
        names: { box: ['Ones', 'Twos'], category: { ones: 'Ones' } },
      },
    ),
  ).toBe(`
Points  12

What to do
----------
Box       Lost  Ends
Ones  50.0000%  Ones 25.0000%
Twos   0.0000%  none
`)
})
