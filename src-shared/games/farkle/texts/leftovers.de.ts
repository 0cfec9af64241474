import type { leftovers as english } from './leftovers.en.ts'

export const leftovers: typeof english = {
  must: {
    notBeside: (other) =>
      `lässt sich nicht zusammen mit „${other}“ berechnen; lass eines von beiden weg`,
  },
  notYet: (points) =>
    `Wer nichts gesichert hat und deshalb ${points} sichern muss, darf nichts übernehmen.`,
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
