import type { parts as english } from '../en/parts.ts'
import { pictureParts } from './parts-picture.ts'
import { counts } from './counts.ts'

const { answers, cards, decisions } = counts

export const parts: typeof english = {
  moreViews: 'Mehr',
  allDigits: 'Alle Stellen',
  counts: { answers, cards },
  lossUnits: { points: 'Punkte', wins: 'Prozentpunkte' },
  shortLossUnits: { points: 'Punkte', wins: 'PP' },
  loss: {
    leastPoints: 'weniger als 0,1 Punkte',
    leastChance: 'weniger als 0,01 Prozentpunkte',
  },
  errorRate: {
    none: 'Keine Entscheidung ließ sich bewerten.',
    mean: (loss, count, written) =>
      `Im Schnitt pro Entscheidung ${loss} verschenkt, über ${decisions(count, written)}.`,
    howSure: 'Wie sicher das ist',
    between: (low, high) => `Zu 95\u00a0% zwischen ${low} und ${high}.`,
  },
  grades: {
    best: 'Beste Wahl',
    fine: 'Gut',
    inaccuracy: 'Ungenauigkeit',
    mistake: 'Fehler',
    blunder: 'Patzer',
    forced: 'Nichts zu verlieren',
  },
  drill: {
    scopes: { cell: 'Einzelne Entscheidungen', turn: 'Ganze Züge', game: 'Ganzes Spiel' },
    kinds: { 'roll-or-bank': 'sichern oder würfeln', 'set-aside': 'welche Würfel' },
    speeds: { sprint: 'Sprint', streak: 'Serie' },
  },
  code: {
    label: 'Code der Stellung',
    placeholder: 'Code oder Link einfügen',
    copyCode: 'Code kopieren',
    copyLink: 'Link kopieren',
  },
  answers: {
    turnTotal: (total) => `Zugpunkte ${total}`,
    atScores: (total, own, opponent) => `Zugpunkte ${total}, bei ${own} zu ${opponent}`,
    chosen: (action) => `Du: ${action}`,
    analyse: 'Analyse',
    analyseCode: (code) => `Analyse von ${code}`,
    lossUnknown: 'Verlust unbekannt',
    why: { best: 'Bestes', chosen: 'Du' },
  },
  cardChanges: {
    changed: 'Geändert',
    changedNote: 'werden neu gelernt',
    added: 'Neu',
    addedNote: 'noch nicht gesehen',
    removed: 'Entfernt',
    removedNote: 'weggelegt',
    kept: (count, written) =>
      count === 1
        ? `${written} Karte behält ihren Stand.`
        : `${written} Karten behalten ihren Stand.`,
    kind: (kind, count, written) => `${kind}: ${cards(count, written)}`,
    before: 'vorher: ',
    now: 'jetzt: ',
  },
  solving: 'Wird berechnet …',
  held: {
    heldFor: {
      wrong: (what) => `Diese Eingabe geht nicht. Das Ergebnis gilt noch für ${what}.`,
      changed: (what) => `Die Felder wurden seither geändert. Dies gilt noch für ${what}.`,
    },
    late: 'Wird neu berechnet. Bis dahin steht hier die Antwort von vorher.',
  },
  timeLeft: 'Verbleibende Zeit ',
  leave: {
    title: 'Sitzung beenden?',
    goOn: 'Weitermachen',
    end: 'Sitzung beenden',
    kept: 'Was du geantwortet hast, bleibt erhalten.',
    lost: 'Der Test ist noch nicht fertig: was du geantwortet hast, bleibt nicht erhalten.',
  },
  roll: (faces) => `Wurf ${faces}`,
  die: (place, face) => `Würfel ${place}: ${face}`,
  bestDice: 'in der besten Wahl',
  bestDie: (place, face) => `Würfel ${place}: ${face}, in der besten Wahl`,
  stepField: {
    less: (label, step) => `${label}: ${step} weniger`,
    more: (label, step) => `${label}: ${step} mehr`,
  },
  table: {
    rows: 'Zeilen',
    showAll: (count, things) => `Alle ${count} ${things} zeigen`,
    asTable: (title) => `${title}, als Tabelle`,
  },
  readOut: (label) => `Ablesen: ${label}`,
  solve: {
    begins: 'beginnt gleich',
    impossible: (game) => `${game} lässt sich nicht auf Siege berechnen`,
    impossibleNote:
      'Die Strategie auf Punkte hängt nicht davon ab. Um das Spiel auf Siege zu berechnen, ändere eine Kopie der Regeln.',
    openRules: 'Regeln öffnen',
    running: (game) => `${game} wird auf Siege berechnet`,
    done: 'Fertig',
    time: 'Zeit',
    stopNote: 'Was fertig ist, bleibt; die App lässt sich währenddessen benutzen.',
    begun: (game) => `${game} ist zum Teil berechnet`,
    begunNote: (percent, time) =>
      `${percent}\u00a0% sind fertig; der Rest dauert auf diesem Computer ${time}.`,
    goOn: 'Weiter',
    unsolved: (game) => `${game} ist noch nicht auf Siege berechnet`,
    unsolvedNote: (states, time) =>
      `Die Gewinnchance wird für jeden Stand beider Spieler exakt berechnet: ${states} Zustände. Das dauert auf diesem Computer ${time}, geschieht einmal und bleibt erhalten.`,
    memory: (megabytes) =>
      `Das braucht etwa ${megabytes}\u00a0MB Arbeitsspeicher und lässt sich anhalten.`,
    solve: 'Berechnen',
  },
  board: {
    dice: 'Würfel',
    diceLeft: (count) => `Noch ${count} Würfel`,
    turnTotal: 'Zugpunkte',
    you: 'Du',
    youBanked: 'Von dir gesichert',
    playingTo: 'Ziel',
    farkles: (count) => (count === 1 ? '1 Farkle' : `${count} Farkles in Folge`),
    movedFirst: 'Du ziehst als Erster: Erreichst du das Ziel, hat der andere noch einen Zug.',
    movedSecond: 'Du ziehst als Zweiter: Erreichst du das Ziel, ist das Spiel aus.',
    firstInRounds: 'Du ziehst in jeder Runde als Erster: Der andere hat den letzten Zug.',
    secondInRounds: 'Du ziehst in jeder Runde als Zweiter: Der letzte Zug ist deiner.',
    lastTurn: 'Der letzte Zug: Sichere mehr als der Gegner, sonst hast du verloren.',
    keys: {
      setAside: 'nach Augen beiseitelegen',
      takeAll: 'alle, die zählen',
      putBack: 'zurücklegen',
      hint: 'Tipp',
      all: 'alle Tasten',
    },
    becomes: 'wird zu',
  },
  tray: {
    before: (dice) => `Noch ${dice} Würfel`,
    nothing: 'Nichts beiseitegelegt',
    notAlone: (dice) => `${dice} lässt sich nicht allein beiseitelegen`,
    notTogether: (dice) => `${dice} lassen sich so nicht beiseitelegen`,
    chosen: (dice, points, left) => `${dice} für ${points}, noch ${left} Würfel`,
    hotDice: (dice, points, all) => `${dice} für ${points}, heiße Würfel, wieder alle ${all}`,
    lastRoll: (dice, points) => `${dice} für ${points}, kein Wurf übrig`,
    bank: 'Sichern',
    bankTotal: (total) => `${total} sichern`,
    roll: 'Würfeln',
    rollDice: (count) => `Mit ${count} weiterwürfeln`,
    setAside: 'Beiseitelegen',
    setAsideFor: (points) => `Für ${points} beiseitelegen`,
  },
  picture: pictureParts,
  diceTray: {
    none: 'Noch keine Würfel',
    rolled: (faces) => `Gewürfelt: ${faces}`,
    add: (face) => `Eine ${face} hinzufügen`,
    takeOut: (face) => `Die ${face} herausnehmen`,
    takeOutTitle: 'Herausnehmen',
    help: 'Klicke auf einen Würfel, um ihn hinzuzufügen, oder tippe 1 bis 6. Die Rücktaste nimmt einen heraus.',
    helpFull: 'Alle Würfel sind da. Ein Klick oder die Rücktaste nimmt einen heraus.',
  },
}
