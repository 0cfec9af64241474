import type { table as english } from '../en/table.ts'

export const table: typeof english = {
  rounds: 'In einem Spiel nach Runden heißt am besten: die meisten Punkte pro Zug.',
  bots: {
    perfect: 'Bot: perfekt',
    few: 'Bot: spielt nach vier Zahlen',
    points: 'Bot: die meisten Punkte',
    careful: 'Bot: vorsichtig, sichert ab 300',
    bold: 'Bot: mutig, sichert ab 1000',
    casual: 'Bot: irrt ein wenig',
    beginner: 'Bot: Anfänger',
  },
  botNames: {
    perfect: 'Perfekt',
    few: 'Vier Zahlen',
    points: 'Punkte',
    careful: 'Vorsichtig',
    bold: 'Mutig',
    casual: 'Locker',
    beginner: 'Anfänger',
  },
  handicap: {
    title: 'Vorgabe',
    kinds: { none: 'Keine', fair: 'Gerecht', own: 'Eigene' },
    points: 'Punkte, mit denen der Zweite beginnt',
    less: 'Unter null bekommt sie, wer beginnt.',
    fair: (points, player, chance) =>
      `${points} Punkte für ${player}: Wer beginnt, gewinnt dann ${chance}\u00a0% der Spiele unter Gleichen, so nah an der Hälfte wie möglich.`,
    fairNone: (chance) =>
      `Ohne Punkte ist es am gerechtesten: Wer beginnt, gewinnt ${chance}\u00a0% der Spiele unter Gleichen.`,
    unsolved:
      'Die gerechte Vorgabe steht fest, sobald das Spiel unter Gewinnen nach Siegen gelöst ist.',
    wrong: (grid, goal) =>
      `Sie muss ein Vielfaches von ${grid} Punkten und kleiner als das Ziel von ${goal} sein.`,
    row: 'Beginnt mit',
  },
  many: 'Bei mehr als zwei Spielern heißt am besten: die meisten Punkte pro Zug. Wer gewinnt, ist nur für zwei gelöst.',
  turnTotal: 'Zugpunkte',
  left: (dice) => `${dice} Würfel zu werfen`,
  nextDie: (type, name) => `${type}, als Nächstes: ${name}`,
  farkle: (lost) => `Farkle: ${lost} verloren`,
  wins: 'Dieser Wurf gewinnt das Spiel',
  worth: { points: 'Wert, Punkte', wins: 'Siegchance, %' },
  round: 'Runde',
  /** What is read out as it happens. */
  spoken: {
    rolled: (player: string, dice: string) => `${player}: geworfen ${dice}.`,
    tookAndRolls: (player: string, dice: string, total: string) =>
      `${player}: ${dice} herausgelegt und weiter gewürfelt, Zugpunkte ${total}.`,
    tookAndBanks: (player: string, dice: string, total: string, score: string) =>
      `${player}: ${dice} herausgelegt und ${total} gesichert, Punktestand ${score}.`,
    farkle: (player: string, lost: string) => `${player}: Farkle, ${lost} verloren.`,
  },
}
