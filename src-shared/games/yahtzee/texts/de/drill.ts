import type { drill as english } from '../en/drill.ts'

export const drill: typeof english = {
  noGame: 'Wähle zuerst ein Yahtzee-Spiel.',
  starting: 'Das Spiel wird berechnet und die erste Frage gesucht …',
  setup: {
    kind: {
      choices: { both: 'Beides', keeps: 'Was behalten', boxes: 'Welches Feld' },
    },
    stages: {
      title: 'Abschnitt',
      label: 'Abschnitte des Spiels',
      note: 'Früh heißt mit 9 offenen Feldern oder mehr, spät mit 4 oder weniger. Alle, wenn keiner gewählt ist.',
      choices: { early: 'Früh', middle: 'Mitte', late: 'Spät' },
    },
    only: {
      title: 'Nur',
      joker: 'Wo ein Joker auf dem Spiel steht',
      jokerNote:
        'Das Feld Yahtzee ist ausgefüllt, und ein weiterer Yahtzee ist gewürfelt oder nahe.',
      upperBonus: 'Wo der obere Bonus auf dem Spiel steht',
      upperBonusNote:
        'Ein bis drei obere Felder sind offen, und von jedem braucht es zwei bis vier Würfel.',
    },
    gap: {
      title: 'Einsatz',
      label: 'Wie viel verloren gehen kann',
      choices: { any: 'Beliebig', close: 'Wenig', costly: 'Viel' },
      note: 'Wenig: Die nächstbeste Wahl kostet weniger als ein Fehler. Viel: so viel oder mehr.',
    },
    more: {
      stages: { early: 'früh', middle: 'Mitte', late: 'spät' },
      joker: 'Joker auf dem Spiel',
      upperBonus: 'oberer Bonus auf dem Spiel',
      gap: { close: 'wenig zu verlieren', costly: 'viel zu verlieren' },
    },
  },
  board: {
    dice: 'Deine Würfel',
    held: (face, place) => `Würfel ${place}: ${face}, bleibt`,
    loose: (face, place) => `Würfel ${place}: ${face}, wird neu gewürfelt`,
    asksKeep: 'Klicke die Würfel an, die du behältst.',
    asksBox: 'Wähle ein Feld auf dem Spielblock.',
    keepsNothing: 'Nichts behalten',
    stop: 'Alle fünf behalten und eintragen',
    rollAll: 'Alle fünf neu würfeln',
    roll: (dice) => `${dice === 1 ? 'Einen' : dice} Würfel neu würfeln`,
    scoreIn: (box, points) => `${points} bei ${box} eintragen`,
    keys: { setAside: 'nach Augen behalten', takeAll: 'alle behalten', putBack: 'keinen behalten' },
  },
  session: { title: 'Einzelne Entscheidungen' },
  verdict: {
    caption: 'Möglichkeiten, die beste zuerst',
    option: 'Wahl',
    value: 'Endstand',
    loss: 'Verlust',
  },
  summary: {
    widen: 'Keine Entscheidung passt zu diesen Filtern. Nimm einen weg.',
    game: (points) => `${points} Punkte`,
    expected: (points) => `Der perfekte Spieler kommt im Schnitt auf ${points}.`,
    card: 'Der Spielblock',
  },
  review: {
    start: 'Erwartung des besten Spiels, Punkte',
    result: 'Endstand, Punkte',
    rolled: (turn, dice) => `Zug ${turn}: ${dice} gewürfelt`,
    kept: (turn, dice) => `Zug ${turn}: ${dice} behalten`,
    keptNothing: (turn) => `Zug ${turn}: nichts behalten`,
    scored: (turn, box, points) => `Zug ${turn}: ${box}, ${points}`,
    begin: 'Anfang',
    line: 'Erwarteter Endstand',
    finding: 'Der erwartete Endstand nach jedem Wurf und jeder Entscheidung.',
    value: 'Punkte',
  },
  choice: {
    keep: (dice) => `${dice} behalten`,
    keepNothing: 'nichts behalten',
    keepAll: 'alle fünf behalten',
    box: (box) => `${box} füllen`,
  },
  answers: {
    open: (boxes) => (boxes === 1 ? '1 Feld offen' : `${boxes} Felder offen`),
  },
  spoken: {
    rolled: (dice) => `Du hast ${dice}.`,
    keeps: 'Was behältst du?',
    boxes: 'Welches Feld füllst du?',
    verdict: (grade) => `${grade}.`,
    best: (choice) => `Am besten: ${choice}.`,
    loss: (loss) => `Das kostet ${loss}.`,
  },
}
