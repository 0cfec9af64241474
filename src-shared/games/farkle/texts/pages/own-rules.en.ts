export const ownRules = {
  threes: 'Three of a kind: face\u00a0×\u00a0100',
  more: (most: number) =>
    `${['Four', 'five', 'six', 'seven', 'eight'].slice(0, most - 3).join(', ')} of a kind`,
  farkles: 'Three farkles in a row',
  threesWithOnes: (ones: string) => `Ones ${ones}`,
  doubled: (times: string) => `Doubled: × ${times}`,
  added: (times: string) => `Added: × ${times}`,
  doesNotScore: 'Does not score',
  asPairs: 'Like three pairs',
  asEveryBank: 'Like every bank',
  costNothing: 'Cost nothing',
  cost: (points: string) => `Cost ${points}`,
  other: 'Other',
  equal: (count: number) => `${count} of a kind`,
  differ: 'The points differ by face: see “All fields”.',
  also: (names: string) => `Also in force: ${names}. You find this under “All fields”.`,
  rolls: {
    title: 'What rolls score',
    nothing: 'nothing',
    wrong: 'The scores come back once every number is right.',
  },
}
