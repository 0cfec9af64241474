import type { three as en } from './three.en.ts'

const must = (grid: string, last: string, score: string): string =>
  `muss ein Vielfaches von ${grid} von 0 bis ${last} sein, nicht ${score}.`

export const three: typeof en = {
  noPenalty:
    'Zu dritt wird nur ohne Farkle-Strafe gerechnet: Mit ihr können gesicherte Punkte verloren gehen. Nimm Regeln ohne sie.',
  otherEnd:
    'Zu dritt wird nur gerechnet, wenn die Partie sofort endet, sobald jemand das Ziel gesichert hat, oder nach je einem letzten Zug der anderen. Wähle eines von beiden.',
  noLeftovers: 'Zu dritt wird nicht gerechnet, wenn ein Zug dem nächsten etwas liegen lässt.',
  sameDice: 'Zu dritt wird nur gerechnet, wenn für alle dieselben Würfel und Kombinationen gelten.',
  noFalls: 'Zu dritt wird nur gerechnet, wenn gesicherte Punkte nie verloren gehen.',
  noLosingDice: 'Zu dritt wird nicht gerechnet, wenn Würfel die Partie verlieren.',
  tooMany: (states, most, grid) =>
    `Zu dritt hat dieses Spiel ${states} Fälle, mehr als die ${most}, die berechnet werden können. Senke das Ziel, oder nimm rundere Punkte: Alle gesicherten Punkte sind Vielfache von ${grid}.`,
  tablePolicies: 'Am Tisch müssen drei oder vier aus „points“, „two“ und „three“ sitzen.',
  onlyImmediate:
    'Für drei und mehr wird das nur berechnet, wenn die Partie sofort endet, sobald jemand das Ziel gesichert hat.',
  noCard:
    'Die Karte für drei gibt es nur, wenn die Partie am Ziel sofort endet und gesicherte Punkte nie verloren gehen.',
  passes: (points, wins, next, third) =>
    `Sichert ${points}; Gewinnchancen danach: du ${wins}, der Nächste ${next}, der Dritte ${third}.`,
  'last-word': (points, wins, next, third) =>
    `Sichert ${points}, die anderen können noch kontern; Gewinnchancen danach: du ${wins}, der Nächste ${next}, der Dritte ${third}.`,
  score: {
    own: (grid, last, score) => `Der Stand am Zug ${must(grid, last, score)}`,
    next: (grid, last, score) => `Der Stand des Nächsten ${must(grid, last, score)}`,
    third: (grid, last, score) => `Der Stand des Dritten ${must(grid, last, score)}`,
  },
}
