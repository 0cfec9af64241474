import type { game as english } from './game.en.ts'
import { dice } from '../../../texts/dice.de.ts'

export const game: typeof english = {
  kind: 'Würfel der Reihe nach (Farkle)',
  solves: {
    win: 'Spiel auf Siege',
    score: 'Strategie auf Punkte',
    steps: 'Schritte zu den meisten Punkten',
    'win-steps': 'Schritte zu den meisten Siegen',
    frontier: 'Punkte gegen Sicherheit',
    places: 'Wann zu sichern ist',
    match: 'Duell zweier Strategien',
    'table-match': 'Vergleich am Tisch',
    'three-card': 'Die Karte für drei',
    thresholds: 'Wann man aufs Ganze geht',
    turn: 'Zug',
    race: 'Rennen zum Ziel',
    rounds: 'Spiel nach Runden',
    three: 'Spiel auf Siege zu dritt',
    leftovers: 'Spiel, in dem Würfel für den nächsten Zug liegen bleiben',
    cards: 'Karten',
    banking: 'Karte, wo man sichert',
    visits: 'Häufigkeit der Punktestände',
    leads: 'Grenzen nach Vorsprung',
    'bank-cards': 'Suche nach der Karte',
    'card-numbers': 'Zahlen der Karte',
    'best-dice': 'Suche nach den besten Würfeln',
    'dice-wins': 'Siege der besten Würfel',
    'next-dice': 'Suche nach dem nächsten Würfel',
    badges: 'Spiel auf Siege mit Abzeichen',
    sheets: 'Spickzettel',
  },
  views: {
    know: {
      tab: 'Das Wichtigste',
      command: 'Das Wichtigste zeigen',
      synonyms: 'erste Seite Zusammenfassung Beispiel',
    },
    dice: {
      tab: 'Meine Würfel',
      command: 'Zeigen, welche meiner Würfel die besten sind',
      synonyms: 'kingdom come kcd gezinkt Beutel beste sechs',
    },
    results: {
      tab: 'Ein Zug',
      command: 'Zugergebnisse zeigen',
      synonyms: 'Verteilung Histogramm Punkte',
    },
    race: {
      tab: 'Eine ganze Partie',
      command: 'Rennen zum Ziel zeigen',
      synonyms: 'Dauer Länge Züge',
    },
    safety: {
      tab: 'Vorsichtiger spielen',
      command: 'Punkte gegen Sicherheit zeigen',
      synonyms: 'Risiko Streuung',
    },
    compare: {
      tab: 'Andere Regeln',
      command: 'Zwei Regelsätze oder Spieler vergleichen',
      synonyms: 'Unterschied Hausregeln halten',
    },
    chart: { tab: 'Was Würfeln bringt', command: 'Diagramm zeigen', synonyms: 'Kurve Grafik Bild' },
    card: {
      tab: 'Die Karte',
      command: 'Die Karte zeigen',
      synonyms: 'Faustregel einfach merken Grenzen',
    },
    map: {
      tab: 'Wo man sichert',
      command: 'Karte zeigen, wo man sichert',
      synonyms: 'Bild Sichern Würfeln',
    },
    chances: {
      tab: 'Wer gewinnt',
      command: 'Gewinnchancen nach Punktestand zeigen',
      synonyms: 'Gewinnchance Wahrscheinlichkeit Bild',
    },
  },
  questions: {
    minimum: {
      ask: 'Mindestpunkte?',
      answers: { none: 'Keine', first: 'Beim ersten Mal', every: 'Jedes Mal' },
    },
    straight: {
      ask: 'Zählt eine Straße?',
      answers: { none: 'Nein', six: '1 bis 6', five: 'Auch fünf in Folge' },
    },
    penalty: { ask: 'Strafe für Farkles?', answers: { no: 'Nein', yes: 'Ja' } },
    dice: { ask: 'Wie viele Würfel?', answers: { five: '5', six: '6', more: '7 oder 8' } },
    four: 'Was zählen vier 3en?',
    end: {
      ask: 'Wie endet es?',
      answers: {
        immediate: 'Am Ziel',
        finalTurn: 'Nach einem letzten Zug',
        equalTurns: 'Nach gleich vielen Zügen',
        rounds: 'Nach einigen Runden',
      },
    },
  },
  ruleSetNames: {
    'possibly-wrong': 'Patch-Regeln (Possibly Wrong)',
    'kcd-devil': 'Kingdom Come: Deliverance mit Teufelskopf',
    'ifarkle-classic': 'iFarkle, klassisch',
    'zonk-rounds': 'Zonk, zehn Runden',
    klanestro: 'Farkle oder 10.000, klanestro',
    'wild-die': 'Farkle mit Jokerwürfel',
    'facebook-rounds': 'Facebook Farkle, zehn Runden',
    'zilch-straights': 'Zilch, Straßen aus fünf Würfeln',
    'damm-media': 'Zehntausend, hart',
    macke: 'Berliner Macke, drei Würfe',
  },
  presetMarks: {
    farkle:
      'Einsen, Fünfen und Drillinge, sonst nichts. Gesichert wird, wann du willst; 10.000 gewinnen.',
    zilch:
      'Jeder weitere Würfel eines Satzes verdoppelt ihn. Sichern ab 300; drei Farkles in Folge kosten 500; sechs Würfel, die nichts zählen, bringen 500.',
    facebook:
      'Vierling, Fünfling und Sechsling zählen das Zwei-, Drei- und Vierfache des Drillings. Straße 1.500, drei Paare 750, Sichern ab 300.',
    'possibly-wrong':
      'Vierling, Fünfling, Sechsling zählen 1.000, 2.000, 3.000; zwei Drillinge 2.500; Sichern ohne Mindestpunkte.',
  },

  ofCombination: (place, points) =>
    points ? `Punkte der Kombination ${place}` : `Kombination ${place}`,

  ofFace: (face) => `Die Liste für die ${face}`,

  sets: {
    everySingle: (points) => `Jeder einzelne Würfel: ${points}.`,
    single: (face, points) => `eine ${face}: ${points}`,
    pair: (points) => `Paar: ${points}.`,
    ofAKind: (count, points) => `${dice.number(count)} gleiche: ${points}.`,
    times: (factor) => (factor === 2 ? 'doppelt' : `${factor}-mal`),
    multiples: (kinds, factors, base) =>
      `${kinds} gleiche: ${factors} so viel wie ${dice.number(base)} gleiche.`,
    timesTheFace: (points) => `${points} mal die Augenzahl`,
    timesTheFaceButOnes: (points, ones) => `${points} mal die Augenzahl, für Einsen ${ones}`,
    timesTheFaceWithoutOnes: (points) => `${points} mal die Augenzahl, nicht für Einsen`,
    face: (face, points) => `${dice.faces(face)} ${points}`,
  },

  patterns: {
    run: (first, last) => `Straße von ${first} bis ${last}`,
    anyRun: (length) => `Straße aus ${dice.number(length)} Würfeln`,
    groups: (sizes) => `Gruppen von ${sizes} gleichen`,
    fullHouse: 'Full House: drei und zwei gleiche',
    dice: (faces) => `Die Würfel ${faces}`,
  },

  nameless: 'Hausregeln',
  imported: 'Importierte Regeln',

  unsolvable: {
    nothingScores:
      'Nichts zählt. Gib mindestens einmal gleichen Würfeln Punkte, etwa 100 für eine 1.',
    endless: (counts) =>
      `Mit diesen Punkten kann man mit ${String(counts) === '6' ? 'sechs' : counts.join(', ').replace(/, (?=\d$)/, ' oder ')} Würfeln immer weiterwürfeln und nie einen Farkle würfeln, sodass kein Zug enden muss. Lass eine Augenzahl für sich allein nichts zählen.`,
    manyRows: (rows, most, grid) =>
      `Diese Punkte ergeben ${rows} verschiedene Zugpunkte, mehr als die ${most}, die sich berechnen lassen. Nimm rundere Punkte (alle sind Vielfache von ${grid}) oder mach Farkles weniger selten.`,
    onlyInTerminal:
      'Für Spiele nach Runden gibt es noch keine Landkarten, Duelle und Faustregeln auf Siege. Analyse und Üben gehen.',
    exactGoal: (score) =>
      `Das Ziel muss genau getroffen werden, aber wer ${score} hat, kann in keinem Zug etwas sichern. Senke die Mindestpunkte, oder nimm als Ziel ein Vielfaches der Punkte, die zählen.`,
    noGames:
      'Duelle, Punktestände fürs Aufs-Ganze-Gehen, Rennen und Lernkarten auf Siege gibt es für diese Regeln noch nicht. Analyse, Landkarten und Üben gehen.',
    noWholeGames:
      'Ganze Partien werden nicht gespielt, wo das Ziel genau getroffen werden muss oder Würfel die Partie verlieren. Übe stattdessen einzelne Entscheidungen oder ganze Züge.',
    notWritten:
      'Nach diesen Regeln hängt von den Würfeln ab, was ein Farkle kostet oder wer sofort gewinnt: Tippt die Würfel, statt Punkte zu schreiben.',
    losingForced:
      'Würfel, die verlieren, lassen sich nur berechnen, wo außer nach heißen Würfeln jeder Zug gesichert werden darf.',
    manyStates: (states, most, grid) =>
      `Dieses Spiel hat ${states} Fälle, mehr als die ${most}, die sich auf Siege berechnen lassen. Senke das Ziel oder nimm rundere Punkte: Alle Punktestände sind Vielfache von ${grid}.`,
    gameUnsettled:
      'Dieses Spiel lässt sich nicht genau berechnen: Es zählt zu selten ein Wurf, oder die Strafe ist zu hoch.',
    matchUnsettled: 'Dieses Duell lässt sich nicht genau berechnen.',
  },

  must: {
    wholeNumber: (from, to) => `muss eine ganze Zahl von ${from} bis ${to} sein`,
    yesOrNo: 'muss Ja oder Nein sein (true oder false)',
    sixPoints:
      'muss eine Liste von sechs Zahlen sein, den Punkten für einen bis sechs Würfel der Augenzahl',
    pointsOfDice: (dice) =>
      `muss eine Liste von ${dice} Zahlen sein, den Punkten für einen bis ${dice} Würfel der Augenzahl`,
    sixLists: 'muss aus sechs Listen bestehen, einer für jede Augenzahl von 1 bis 6',
    combinations: 'muss eine Liste von Kombinationen sein, jede mit ihrer Art und ihren Punkten',
    sidePattern: 'muss die Art „set“, „run“, „groups“ oder „faces“ haben',
    pattern: 'muss die Art „set“, „run“, „groups“, „faces“ oder „nothing“ haben',
    face: 'muss eine Augenzahl von 1 bis 6 sein',
    faces: 'muss eine Liste von Augenzahlen von 1 bis 6 sein',
    sizes: 'muss eine Liste von Gruppengrößen sein, etwa [3, 2]',
    run: 'muss aus zwei bis sechs Augenzahlen in Folge bestehen, etwa 1 bis 5',
    endAtSix: 'darf nicht über die Augenzahl 6 hinausgehen',
    notMoreDice: (dice) => `darf nicht mehr als ${dice} Würfel brauchen`,
    notMore: (count) => `dürfen nicht mehr als ${count} sein`,
    text: 'muss ein Text sein',
    notEmpty: 'darf nicht leer sein',
    notLonger: (characters) => `darf nicht länger als ${characters} Zeichen sein`,
    plain: 'muss in eine Zeile passen, ohne unsichtbare Zeichen',
    onlyAtOnce: 'darf es nur geben, wenn die Partie sofort endet',
    ruleSet:
      'muss ein Regelsatz sein: ein Objekt mit den Punkten für gleiche Würfel und den Spielregeln',
    bonusOfSingle: 'muss Punkte haben, wenn ein einzelner Würfel ihn bringt',
    belowGoal: (goal) => `muss unter dem Ziel liegen, also unter ${goal}`,
    notExceedGoal: (goal) => `darf nicht über dem Ziel liegen, also über ${goal}`,
    reachMinimum: (minimum) =>
      `darf nicht unter den Mindestpunkten zum Sichern liegen, also unter ${minimum}`,
    someRounds: (most) => `muss in einem Spiel nach Runden eine ganze Zahl von 1 bis ${most} sein`,
    noRounds: 'darf es nur geben, wenn die Partie nach Runden endet',
    notInRounds: 'darf es in einem Spiel nach Runden nicht geben',
    scoreAsPairs: 'muss etwas zählen, wenn vier gleiche und ein Paar so gezählt werden',
  },
  // Quoted names are singular, so the verb does not depend on the name's number.
  about: (field, must) => `„${field}“ ${must}.`,
  aboutAll: (must) => `Das ${must}.`,
  missing: (field) => `„${field}“ fehlt.`,
  unknownField: (field) => `„${field}“ ist kein Feld eines Regelsatzes; nimm es heraus.`,

  generator: {
    tooLong: 'Dieser Text ist viel zu lang für eine Abfrage.',
    noAddress:
      'Das ist keine Adresse des Farkle Strategy Generator: Sie muss set1=... bis set6=... mit je sechs Punktzahlen enthalten.',
    unknown: (name) => `${name} ist hier nicht bekannt; nimm es heraus.`,
    twice: (name) => `${name} steht zweimal da; behalte eines.`,
    missing: (name) => `${name} fehlt; gib sechs Punktzahlen an.`,
    sixPoints: (name) =>
      `${name} muss aus sechs ganzen Zahlen mit Kommas dazwischen bestehen, etwa 100,200,1000,2000,3000,4000.`,
    points: (name) => `${name} muss eine ganze Zahl von Punkten sein.`,
    yesOrNo: (name) => `${name} muss true oder false sein.`,
  },
}
