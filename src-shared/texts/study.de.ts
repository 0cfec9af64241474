import type { study as english } from './study.en.ts'

export const study: typeof english = {
  replay: {
    over: (answer, answers) =>
      `Die Sitzung war nach ${answer} von ${answers} Antworten schon vorbei.`,
    otherQuestion: (answer) => `Antwort ${answer} gehört zu einer anderen Frage.`,
  },
  gameText: {
    line: (line, reason) => `Zeile ${line}: ${reason}`,
    title:
      'Eine Partie beginnt mit „Breakpoint game 1“ oder mit ihren Regeln, etwa „Rules: farkle“.',
    newer: (known) =>
      `Diese Partie stammt aus einem neueren Breakpoint; dieses hier liest Version ${known}.`,
    tooLong: 'Der Text ist zu lang für eine Partie.',
    unknownField: (name) => `Ein Feld „${name}“ gibt es nicht.`,
    twice: (name) => `„${name}“ steht hier zum zweiten Mal.`,
    empty: (name) => `Hinter „${name}“ steht nichts.`,
    missing: (name) => `Vor dieser Zeile fehlt „${name}:“.`,
    otherGame: (name) => `Das Spiel muss „${name}“ sein.`,
    rules: 'Die Regeln sind nicht als JSON geschrieben.',
    noRules: (game, name, some) =>
      `Regeln von ${game} mit dem Namen „${name}“ gibt es nicht. Schreibe den Namen eigener oder mitgelieferter Regeln, etwa ${some.map((one) => `„${one}“`).join(' oder ')}.`,
    date: 'Das Datum muss wie 2026-01-31 oder 2026-01-31T18:00Z geschrieben sein.',
    seed: (most) => `Ein Würfelcode hat höchstens ${most} Zeichen.`,
    name: (most) => `Ein Name hat höchstens ${most} Zeichen.`,
    komiForTwo: 'Vorgabe (Komi), also Punkte für den Zweiten, gibt es nur zwischen zweien.',
    yours: 'You ist der Buchstabe dessen, der mit deiner Seite der Regeln spielt, A oder B.',
    komi: 'Die Vorgabe (Komi) ist eine ganze Punktzahl, etwa 150 oder -150.',
    tooManyPlayers: (most) =>
      most === 1 ? 'Es kann nur einer mitspielen.' : `Es können nur ${most} mitspielen.`,
    turnForm: 'Ein Zug besteht aus seiner Nummer, dem Spieler und dem, was gewürfelt wurde.',
    nextTurn: (number, player) => `Der nächste Zug ist „${number} ${player}“.`,
    over: 'Die Partie ist vor diesem Zug schon vorbei.',
    notOver: 'Die Partie ist noch nicht vorbei.',
    result: (result) => `Das Ergebnis muss „Result: ${result}“ sein.`,
    after: 'Hinter dem Ergebnis kann nichts mehr stehen.',
    sheetHeader:
      'Hier müssen die Namen der Spieler stehen, mit zwei Leerzeichen oder einem Tab dazwischen.',
    cell: (text) =>
      `„${text}“ sind keine Punkte: Schreibe, was gesichert wurde, oder x für einen Farkle, und zwei Leerzeichen oder einen Tab zwischen den Spielern.`,
    cells: (must, is) => `Zahl der Spieler: ${must}, aber Punkte für ${is}.`,
    noCell: (player) =>
      `Der Zug von ${player} fehlt: Schreibe seine Punkte, oder x für einen Farkle, mit zwei Leerzeichen oder einem Tab dazwischen.`,
    round: (must) => `Das ist Zeile ${must} des Spielblocks: Sie muss mit ${must} beginnen.`,
    overFor: (player) => `Die Partie ist vor diesem Zug von ${player} schon vorbei.`,
    total: (player, must, is) => `Die Züge von ${player} ergeben ${must}, nicht ${is || 'nichts'}.`,
  },
}
