import { describe, expect, it } from 'vitest'
import { parseRuleSet } from '#shared/games/scorecard/input/rule-set-schema.ts'

const any = { name: 'Any', shape: { kind: 'any' }, sum: 'all' }
const alike = (size: number) => ({
  name: 'Alike',
  shape: { kind: 'alike', sizes: [size] },
  plus: 50,
})

describe('a card from JSON', () => {
  it('takes the values of a plain card where fields are missing', () => {
    const plain = { dice: 5, rolls: 3, bonus: [], jokers: 'none', further: 0, order: 'free' }
    expect(parseRuleSet({ name: 'Mine', boxes: [any] })).toEqual({
      ok: true,
      value: { ...plain, name: 'Mine', boxes: [{ ...any, plus: 0 }] },
    })
  })

  it.each([
    ['no card', 'Yatzy', '', 'This must be a scorecard: an object with a list of boxes.'],
    ['no boxes', { boxes: [] }, 'boxes', 'A scorecard must have 1 to 24 boxes.'],
    [
      'seven dice',
      { dice: 7, boxes: [any] },
      'dice',
      'Dice: This must be a whole number from 3 to 6.',
    ],
    [
      'an unknown field',
      { boxes: [any], colour: 1 },
      'colour',
      '"colour": A scorecard has no such field; take it out.',
    ],
    [
      'a nameless box',
      { boxes: [{ ...any, name: ' ' }] },
      'boxes.1.name',
      'Box 1, name: Give it a name.',
    ],
    [
      'an unknown shape',
      { boxes: [{ ...any, shape: { kind: 'flush' } }] },
      'boxes.1.shape.kind',
      'Box 1, dice: The kind of a shape must be face, alike, run, faces or any, such as { "kind": "alike", "sizes": [3, 2] } for a full house.',
    ],
    [
      'a shape of too many dice',
      { dice: 4, boxes: [any, alike(5)] },
      'boxes.2.shape',
      'Box 2, dice: This shape needs 5 dice, and the scorecard has 4.',
    ],
    [
      'a shape without its number',
      { boxes: [{ ...any, shape: { kind: 'face' } }] },
      'boxes.1.shape.face',
      'Box 1, dice: This must be a whole number from 1 to 6.',
    ],
    [
      'groups that are none',
      { boxes: [{ ...any, shape: { kind: 'alike', sizes: '3 2' } }] },
      'boxes.1.shape.sizes',
      'Box 1, dice: This must be groups of 2 to 6 equal dice, such as 3 2 for a full house; in a file "sizes": [3, 2].',
    ],
    [
      'a step without points',
      { boxes: [{ ...any, inGroup: true }], bonus: [{ from: 9 }] },
      'bonus.1.points',
      'Step 1 of the bonus, points: This must be a whole number from 0 to 1,000.',
    ],
    [
      'a bonus for nothing',
      { boxes: [any], bonus: [{ from: 9, points: 9 }] },
      'bonus',
      'A bonus needs boxes that count for it.',
    ],
    [
      'jokers of nothing',
      { boxes: [any], jokers: 'free' },
      'jokers',
      'All dice equal: This needs a box for 5 equal dice.',
    ],
    [
      'steps that fall',
      {
        boxes: [{ ...any, inGroup: true }],
        bonus: [
          { from: 9, points: 9 },
          { from: 8, points: 9 },
        ],
      },
      'bonus',
      'The steps of the bonus must ascend: each total higher than the one before.',
    ],
    [
      'a forced joker in an order',
      { boxes: [alike(5), any], jokers: 'forced', order: 'down' },
      'order',
      'Order: A forced joker needs free order: its box may not be the next one.',
    ],
    [
      'first rolls and further points',
      { boxes: [{ ...alike(5), atOnce: 5 }], further: 100 },
      'boxes.1.atOnce',
      'Box 1, more in the first roll: Points for the first roll and jokers or further points cannot be combined.',
    ],
    [
      'eleven boxes that count for the bonus',
      { boxes: Array(11).fill({ ...any, inGroup: true }) },
      'boxes',
      'At most 10 boxes can count for the bonus.',
    ],
    [
      'further points for a box of the group',
      { boxes: [any, { ...alike(5), inGroup: true }], further: 100 },
      'further',
      'For each further one: Further points need their box outside of the bonus group.',
    ],
    [
      'a card that is too large',
      {
        boxes: Array(24)
          .fill(any)
          .map((box: object, i) => ({ ...box, inGroup: i < 8 })),
        bonus: [{ from: 150, points: 1 }],
      },
      'boxes',
      expect.stringMatching(
        /^This scorecard has [\d,]+ states; at most 1,073,741,824 can be solved\. Take boxes out\.$/,
      ),
    ],
  ])('names the field of %s', (_, input, field, message) => {
    expect(parseRuleSet(input)).toEqual({ ok: false, problems: [{ field, message }] })
  })
})
