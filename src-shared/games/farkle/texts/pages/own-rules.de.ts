import type { ownRules as english } from './own-rules.en.ts'

export const ownRules: typeof english = {
  threes: 'Drei gleiche: Augen\u00a0×\u00a0100',
  more: (most) =>
    `${['Vier', 'fünf', 'sechs', 'sieben', 'acht'].slice(0, most - 3).join(', ')} gleiche`,
  farkles: 'Drei Farkles in Folge',
  threesWithOnes: (ones) => `Einsen ${ones}`,
  doubled: (times) => `Verdoppelt: × ${times}`,
  added: (times) => `Addiert: × ${times}`,
  doesNotScore: 'Zählt nicht',
  asPairs: 'Wie drei Paare',
  asEveryBank: 'Wie sonst auch',
  costNothing: 'Kosten nichts',
  cost: (points) => `Kosten ${points}`,
  other: 'Anders',
  equal: (count) => `${count} gleiche`,
  differ: 'Die Punkte hängen von der Augenzahl ab: siehe „Alle Felder“.',
  also: (names) => `Außerdem gilt: ${names}. Das steht unter „Alle Felder“.`,
  rolls: {
    title: 'Was Würfe zählen',
    nothing: 'nichts',
    wrong: 'Die Punkte stehen hier wieder, sobald jede Zahl stimmt.',
  },
}
