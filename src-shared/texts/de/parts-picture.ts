import type { pictureParts as english } from '../en/parts-picture.ts'

export const pictureParts: typeof english = {
  tools: 'Dieses Bild',
  table: 'Tabelle',
  saveAs: (kind) => `Als ${kind} speichern`,
  notSaved: (kind) =>
    `Das Bild ließ sich nicht als ${kind} speichern. Versuche es mit SVG oder einem kleineren Bild.`,
  numbers: (title) => `${title}: die Zahlen`,
  heatMap: 'Farbfeld',
  keys: 'Die Pfeiltasten gehen von Feld zu Feld, die Eingabetaste öffnet eines, Plus und Minus zoomen, 0 zeigt alles.',
  point: 'Zeige auf ein Feld oder gehe mit den Pfeiltasten.',
  unreachable: 'Im Spiel nie erreicht',
  ofAnalyser: 'Stellung der Analyse',
  zoom: 'Zoom',
  showAll: (times) => `${times} ×, alles zeigen`,
  closer: 'Vergrößern',
  wider: 'Verkleinern',
  grid: {
    down: 'Was in der Tabelle untereinandersteht',
    by: (axis) => axis,
    either: (below, above) => `${below} oder ${above}`,
    reached: 'Im Spiel erreicht',
    yes: 'ja',
    no: 'nein',
    chosen: 'gewählt',
  },
}
