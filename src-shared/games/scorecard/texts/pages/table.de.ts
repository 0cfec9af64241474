import { BOT_NAMES } from '../../../../texts/bot-names.ts'
import type { table as english } from './table.en.ts'

export const table: typeof english = {
  bots: {
    perfect: 'Bot: perfekt',
    'five-steps': 'Ida: ein Bot, der die ersten fünf Schritte kennt',
    'three-steps': 'Otto: ein Bot, der die ersten drei Schritte kennt',
    greedy: 'Bot: die meisten Punkte pro Zug',
    equal: 'Bot: sammelt gleiche Würfel',
    casual: 'Bot: gelegentlich, macht Fehler',
    beginner: 'Bot: Anfänger',
  },
  botNames: BOT_NAMES.de,
  many: 'Am besten heißt: im Schnitt der höchste Endstand. Die Punkte der anderen zählen nicht.',
  two: 'Am besten heißt: im Schnitt der höchste Endstand. Der andere Stand zählt, sobald weniger Felder offen sind.',
  toWin: {
    reply:
      'Am besten heißt: die größte Chance, am Ende mehr zu haben; geschätzt. Ein Gleichstand zählt halb.',
    exact:
      'Am besten heißt: gewinnen, exakt gerechnet: auf beiden Blöcken sind wenige Felder offen. Ein Gleichstand zählt halb.',
  },
  worth: {
    points: 'erwartetes Endergebnis',
    reply: 'geschätzte Gewinnchance, %',
    exact: 'exakte Gewinnchance, %',
  },
  wins: (player) => `${player}: Gewinnchance, %`,
  written: {
    choose: 'Tippe das Feld, in das geschrieben wird.',
    chooseBox: (box: string) => `${box} wählen`,
    into: (player: string, box: string) => `${player}: ${box}`,
    fix: (player: string, box: string, points: string) => `${player}, ${box}: ${points} ändern`,
    further: (box: string, points: string) => `Dazu ${points} für noch einen ${box}`,
  },
  box: 'Feld',
  score: 'Stand',
  decides: (player) => `${player} entscheidet`,
  spoken: {
    rolled: (player: string, dice: string) => `${player}: würfelt ${dice}.`,
    kept: (player: string, dice: string) => `${player}: ${dice} behalten.`,
    keptNone: (player: string) => `${player}: keinen behalten.`,
    filled: (player: string, box: string, points: string) =>
      `${player}: ${points} bei ${box} eingetragen.`,
  },
}
