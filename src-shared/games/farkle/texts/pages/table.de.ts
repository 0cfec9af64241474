import { BOT_NAMES } from '../../../../texts/bot-names.ts'
import type { table as english } from './table.en.ts'

export const table: typeof english = {
  rounds: 'In einem Spiel nach Runden heißt am besten: die meisten Punkte pro Zug.',
  bots: {
    perfect: 'Bot: perfekt',
    'five-steps': 'Ida: ein Bot, der die ersten fünf Schritte kennt',
    'three-steps': 'Otto: ein Bot, der die ersten drei Schritte kennt',
    points: 'Bot: die meisten Punkte',
    careful: 'Bot: vorsichtig, sichert ab 300',
    bold: 'Bot: mutig, sichert ab 1.000',
    casual: 'Bot: gelegentlich, macht Fehler',
    beginner: 'Bot: Anfänger',
  },
  botNames: BOT_NAMES.de,
  handicap: {
    title: 'Vorgabe',
    kinds: { none: 'Keine', fair: 'Gerecht', own: 'Eigene' },
    points: 'Punkte, mit denen der Zweite beginnt',
    less: 'Unter null bekommt sie, wer beginnt.',
    fair: (points, player, chance) =>
      `${points} Punkte für ${player}: Wer beginnt, gewinnt dann ${chance}\u00a0% der Partien unter Gleichen, so nah an der Hälfte wie möglich.`,
    fairNone: (chance) =>
      `Ohne Punkte ist es am gerechtesten: Wer beginnt, gewinnt ${chance}\u00a0% der Partien unter Gleichen.`,
    unsolved:
      'Die gerechte Vorgabe gibt es, sobald das Spiel auf Siege berechnet ist (Strategie, Siege).',
    wrong: (grid, goal) =>
      `Sie muss ein Vielfaches von ${grid} Punkten und kleiner als das Ziel von ${goal} sein.`,
    row: 'Beginnt mit',
  },
  many: 'Zu dritt wird exakt gerechnet. Bei mehr Spielern stehen im Rat die, die vorn liegen, für alle anderen.',
  by: {
    ofThree: {
      points:
        'Am besten heißt: die meisten Punkte pro Zug, bis dieses Spiel auf Siege berechnet ist.',
      two: 'Näherung: du gegen den, der vorn liegt. Berechne das Spiel zu dritt, dann ist der Rat exakt.',
      three: 'Exakt für drei Spieler.',
    },
    ofMany: {
      points:
        'Am besten heißt: die meisten Punkte pro Zug, bis dieses Spiel auf Siege berechnet ist.',
      two: 'Näherung: du gegen den, der vorn liegt.',
      three: 'Näherung: du gegen die zwei, die vorn liegen.',
    },
  },
  three: { title: 'Rat zu dritt', solved: 'Exakt, mit den Gewinnchancen aller drei.' },
  chances: (players) => `Gewinnchancen mit der besten Wahl: ${players}.`,
  chanceOf: (player, percent) => `${player} ${percent}\u00a0%`,
  turnTotal: 'Zugpunkte',
  left: (dice) => `Noch ${dice} Würfel`,
  nextDie: (type, name) => `${type}, als Nächstes: ${name}`,
  farkle: (lost) => `Farkle: ${lost} verloren`,
  farkleButton: 'Farkle',
  wins: 'Dieser Wurf gewinnt die Partie',
  worth: { points: 'Wert, Punkte', wins: 'Gewinnchance, %' },
  round: 'Runde',
  spoken: {
    rolled: (player: string, dice: string) => `${player}: würfelt ${dice}.`,
    tookAndRolls: (player: string, dice: string, total: string) =>
      `${player}: ${dice} beiseitegelegt und weitergewürfelt, Zugpunkte ${total}.`,
    tookAndBanks: (player: string, dice: string, total: string, score: string) =>
      `${player}: ${dice} beiseitegelegt und ${total} gesichert, Punktestand ${score}.`,
    farkle: (player: string, lost: string) => `${player}: Farkle, ${lost} verloren.`,
  },
}
