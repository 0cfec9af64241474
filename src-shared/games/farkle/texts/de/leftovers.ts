import type { leftovers as english } from '../en/leftovers.ts'

export const leftovers: typeof english = {
  fields: {
    buildOnBank: 'Nach dem Sichern darf der andere mit den übrigen Würfeln darauf aufbauen',
    steal: 'Nach einem Farkle',
    farkleScores: 'Bei einem Farkle zählen die Zugpunkte trotzdem',
    beatLastTurn: 'Ein Zug muss den letzten des anderen übertreffen',
  },
  must: {
    steal: 'muss "nothing", "diceLeft" oder "allDice" sein',
    notBeside: (other) =>
      `lässt sich nicht zusammen mit „${other}“ berechnen; lass eines von beiden weg`,
  },
  steals: {
    nothing: 'Sind verloren',
    diceLeft: 'Der andere darf mit denselben Würfeln darum würfeln',
    allDice: 'Der andere darf mit allen Würfeln darum würfeln',
  },
  stealLabel: 'Die Zugpunkte nach einem Farkle',
  sentences: {
    buildOnBank:
      'Nach dem Sichern darf der andere mit den übrigen Würfeln weiterwürfeln und die Zugpunkte übernehmen.',
    notYet: (points) =>
      `Wer nichts gesichert hat und deshalb ${points} sichern muss, darf nichts übernehmen.`,
    steals: {
      diceLeft:
        'Nach einem Farkle darf der andere mit denselben Würfeln noch einmal würfeln und die verlorenen Zugpunkte übernehmen.',
      allDice:
        'Nach einem Farkle darf der andere mit allen Würfeln würfeln und die verlorenen Zugpunkte übernehmen.',
    },
    farkleScores:
      'Ein Farkle beendet den Zug und zählt dessen Punkte, ohne Mindestpunkte. Bei „Punkte pro Zug“ zählt diese Regel nicht mit.',
    beatLastTurn:
      'Wer sichert, muss mehr haben als der letzte Zug des anderen, neben allen Mindestpunkten. Bei „Punkte pro Zug“ zählt diese Regel nicht mit.',
  },
  hints: {
    buildOnBank:
      'etwa 1 1 1 gesichert für 1.000: wer mit den drei anderen Würfeln etwas würfelt, das zählt, hat 1.000 und mehr',
    farkleScores: 'etwa 350 und dann ein Farkle: 350 zählen',
    beatLastTurn:
      'etwa 400, wenn der andere 350 gesichert hat; nach einem Farkle gelten nur die Mindestpunkte',
  },
  noGames:
    'Ganze Partien gehen mit diesen Regeln noch nicht. Übe einzelne Entscheidungen oder ganze Züge; die Analyse kennt jede Stellung.',
  onlyInTerminal:
    'Für Spiele, in denen ein Zug dem nächsten etwas übrig lässt, gibt es noch keine Landkarten und Duelle auf Siege. Analyse und Üben gehen. „Punkte pro Zug“ gilt für einen Zug, der mit allen Würfeln beginnt.',
  tooLarge: (values, most) =>
    `Dieses Spiel hat etwa ${values} Werte, mehr als die ${most}, die sich berechnen lassen. Senke das Ziel oder nimm rundere Punkte.`,
  notKept: (values, most) =>
    `Die Tabelle dieses Spiels hat etwa ${values} Werte, mehr als die ${most}, die für Stellungen behalten werden. Senke das Ziel oder nimm rundere Punkte.`,
  only: 'Nach diesen Regeln lässt ein Zug nichts übrig.',
}
