import { dativeDice } from '../../../../texts/de/dice.ts'
import type { home as english } from '../en/home.ts'

export const home: typeof english = {
  openTable: 'Ein ganzes Spiel am Tisch spielen, zu mehreren oder mit echten Würfeln',
  firstLine: {
    both: 'Klick die Würfel an, die du behältst, dann sichere oder würfle.',
    'set-aside': 'Klick die Würfel an, die du behältst.',
    'roll-or-bank': 'Sichern, was du hast, oder weiterwürfeln?',
  },
  hint: {
    scores: 'Das zählt: {sets}.',
    stake: (points) => `Ein Farkle würde die ${points} dieses Zugs kosten.`,
  },
  onceBanked: 'Sobald du etwas gesichert hast:',
  lead: (dice) => `Zum Gewinnen mit noch ${dativeDice(dice)} sichern ab`,
  leadFirst: (dice) =>
    `Zum Gewinnen, wenn du begonnen hast, mit noch ${dativeDice(dice)} sichern ab`,
  standings: {
    level: (_, own) => `Gleichauf, je ${own}`,
    ahead: (lead, own, opponent) => `${lead} vorn, ${own} zu ${opponent}`,
    behind: (lead, own, opponent) => `${lead} hinten, ${own} zu ${opponent}`,
  },
  never: 'nie',
  go: {
    level: (score) => `Aufs Ganze, sobald beide ${score} haben.`,
    ahead: (score) => `Aufs Ganze, sobald du ${score} hast.`,
    behind: (score) => `Aufs Ganze, sobald der Gegner ${score} hat.`,
  },
  uneven: 'Bei manchen höheren Zugpunkten wieder würfeln.',
  rest: (goal) =>
    `Darunter: weiterwürfeln. „Aufs Ganze gehen“ heißt: nicht sichern, sondern würfeln, bis dich dieser Zug auf ${goal} bringt. {map} zeigt alle anderen Punktestände. Wo du anders spielst als auf Punkte, zeigt {difference}.`,
  map: 'Die Karte',
  difference: 'der Unterschied',
  worth: 'Was das beste Spiel gewinnt',
  firstWins: 'Zwischen zwei perfekten Spielern gewinnt, wer beginnt,',
  ofGames: '% der Spiele',
}
