/** The form for the rules of a table: questions that have no name among the fields, and their answers. */
export const ownRules = {
  threes: 'Three of a kind: face\u00a0×\u00a0100',
  more: (most: number) =>
    `${['Four', 'five', 'six', 'seven', 'eight'].slice(0, most - 3).join(', ')} of a kind`,
  farkles: 'Three farkles in a row',
  /** Points of three of a kind. */
  threesWithOnes: (ones: string) => `Ones ${ones}`,
  /** Four and more of a kind, in times of three. */
  doubled: (times: string) => `Doubled: × ${times}`,
  added: (times: string) => `Added: × ${times}`,
  doesNotScore: 'Does not score',
  asPairs: 'Like three pairs',
  asEveryBank: 'Like every bank',
  costNothing: 'Cost nothing',
  cost: (points: string) => `Cost ${points}`,
  other: 'Other',
  /** Label of the field for the points of so many equal dice of any face. */
  equal: (count: number) => `${count} of a kind`,
  differ: 'The points differ by face: see “All fields”.',
  /** Rules that no question asks for. */
  also: (names: string) => `Also in force: ${names}. You find this under “All fields”.`,
  rolls: {
    title: 'What rolls score',
    nothing: 'nothing',
    wrong: 'The scores come back once every number is right.',
  },
}
