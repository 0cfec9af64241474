import type { versus as english } from './versus.en.ts'

export const versus: typeof english = {
  opponent:
    'Der Gegner muss das Spiel auf Punkte, das Gleichgewicht, ein Endstand von 0 bis 100.000 oder Chancen von Endständen sein.',
  noScores: 'Die Chancen des Gegners dürfen nicht alle 0 sein.',
  tooLarge: (memory) =>
    `Das Gleichgewicht dieses Spielblocks bräuchte mehr als ${memory} Speicher. Nimm Felder heraus.`,
  points: (least, most) =>
    `Mit diesen gefüllten Feldern stehen ${least} bis ${most} Punkte auf dem Block.`,
  page: {
    about:
      'Gegen einen Gegner zählt nur, wer mehr hat, nicht wie viel mehr. Hier spielen beide auf Sieg, und keiner sieht auf den Block des anderen.',
    running: 'Die Spielweise mit den meisten Siegen wird gesucht',
    takes: (time, memory) => `Das dauert einmal ${time} und braucht bis zu ${memory} Speicher.`,
    start: 'Suchen',
    stopNote: 'Was schon gefunden ist, bleibt.',
    figures: {
      plain: 'Auf den Durchschnitt gewinnt man',
      plainNote: 'Von Partien gegen den, der die meisten gewinnt; ein Gleichstand zählt halb',
      percent: '%',
      mean: 'Auf Sieg macht man',
      meanNote: 'Im Schnitt',
      points: 'Punkte',
    },
    differs: 'Wo es am meisten Siege kostet, auf den Durchschnitt zu spielen',
    columns: {
      dice: 'Würfel',
      left: 'Würfe übrig',
      soFar: 'Punkte bisher',
      plain: 'Auf den Durchschnitt',
      best: 'Auf Sieg',
      loss: 'Kostet, % der Partien',
    },
  },
}
