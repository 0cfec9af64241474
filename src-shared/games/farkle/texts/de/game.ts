import { capital } from '../../../../texts/capital.ts'
import type { game as english } from '../en/game.ts'
import { dice } from '../../../../texts/de/dice.ts'
import { input } from './input.ts'

export const game: typeof english = {
  solves: {
    win: 'Spiel auf Siege',
    score: 'Strategie auf Punkte',
    frontier: 'Punkte gegen Sicherheit',
    places: 'Wann zu sichern ist',
    'turn-thumbs': 'Faustregeln für Punkte',
    match: 'Duell zweier Strategien',
    thresholds: 'Wann man aufs Ganze geht',
    turn: 'Zug',
    race: 'Rennen zum Ziel',
    rounds: 'Spiel nach Runden',
    leftovers: 'Spiel, in dem Würfel für den nächsten Zug liegen bleiben',
    cards: 'Karten',
    banking: 'Karte, wo man sichert',
    visits: 'Häufigkeit der Punktestände',
    leads: 'Grenzen nach Vorsprung',
    thumbs: 'Faustregeln',
    'thumb-errors': 'Fehler einer Faustregel',
    hasty: 'Faustregel, hastig gelesen',
    sheets: 'Spickzettel',
  },
  views: {
    know: {
      tab: 'Das Wichtigste',
      command: 'Das Wichtigste zeigen',
      synonyms: 'erste Seite Zusammenfassung Beispiel',
    },
    results: {
      tab: 'Ein Zug',
      command: 'Zugergebnisse zeigen',
      synonyms: 'Verteilung Histogramm Punkte',
    },
    race: {
      tab: 'Ein ganzes Spiel',
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
    chart: {
      tab: 'Was Würfeln bringt',
      command: 'Diagramm zeigen',
      synonyms: 'Kurve Grafik Bild',
    },
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
    difference: {
      tab: 'Gegen anderes Spiel',
      command: 'Zeigen, was andere Regeln oder Spielziele ändern',
      synonyms: 'vergleichen Bild',
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
    penalty: {
      ask: 'Strafe für Farkles?',
      answers: { no: 'Nein', yes: 'Ja' },
    },
    dice: {
      ask: 'Wie viele Würfel?',
      answers: { five: '5', six: '6', more: '7 oder 8' },
    },
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
  fields: {
    name: 'Name',
    dice: 'Zahl der Würfel',
    sets: 'Punkte für gleiche Würfel',
    straight: 'Straße',
    threePairs: 'Drei Paare',
    twoTriplets: 'Zwei Drillinge',
    fourKindAndPair: 'Vier gleiche und ein Paar',
    nothing: 'Alle Würfel, wenn sonst nichts zählt',
    fourKindAndPairCountsAsThreePairs: 'Vier gleiche und ein Paar zählen als drei Paare',
    combinations: 'Kombinationen',
    hotDiceBonus: 'Bonus für alle Würfel',
    bonusOnlySingleDie: 'Den Bonus bringt nur ein einzelner Würfel, der zählt',
    mustRollHotDice: 'Mit heißen Würfeln muss weitergewürfelt werden',
    mustSetAsideAll: 'Alle zählenden Würfel müssen beiseitegelegt werden',
    goal: 'Ziel',
    minimumBank: 'Mindestpunkte zum Sichern',
    minimumFirstBank: 'Mindestpunkte zum ersten Sichern',
    end: 'Ende des Spiels',
    rounds: 'Runden',
    sixOfAKindWins: 'Sechs gleiche gewinnen das Spiel',
    winningDice: 'Würfel, die das Spiel gewinnen',
    finishFrom: 'Niemand hört auf ab',
    overshoot: 'Über das Ziel hinaus',
    losingDice: 'Würfel, die verlieren',
    losingDiceTake: 'Was sie verlieren',
    firstRollPenalty: 'Ein Farkle im ersten Wurf kostet',
    farkleTakes: 'Ein Farkle zieht die Zugpunkte vom Gesicherten ab',
    'farklePenalty.farkles': 'Farkles in Folge',
    'farklePenalty.points': 'Farkle-Strafe',
    'farklePenalty.floor': 'Niedrigster Punktestand',
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

  rules: {
    dice: (count) => `Gespielt wird mit ${count} Würfeln.`,
    firstWins: (goal) => `Wer zuerst ${goal} gesichert hat, gewinnt.`,
    finalTurn: (goal) =>
      `Hat jemand ${goal} gesichert, hat der andere noch einen Zug; ein Unentschieden ist ein halber Sieg.`,
    equalTurns: (goal) =>
      `Hat der erste Spieler ${goal} gesichert, hat der zweite noch einen Zug; ein Unentschieden ist ein halber Sieg. Sichert der zweite Spieler so viel, ist das Spiel aus, denn beide hatten gleich viele Züge.`,
    rounds: (rounds) =>
      `Nach ${rounds === 1 ? 'einer Runde' : `${rounds} Runden`} gewinnt, wer mehr hat, wie viel es auch ist; ein Unentschieden ist ein halber Sieg.`,
    minimumBank: (points) => `Gesichert werden müssen mindestens ${points}.`,
    minimumFirstBank: (points) =>
      `Solange ein Spieler nichts gesichert hat, muss er mindestens ${points} sichern.`,
    zero: 'null',
    penalty: (farkles, points, floor) =>
      `${farkles === 1 ? 'Jeder Farkle kostet' : `${farkles} Farkles in Folge kosten`} ${points} gesicherte Punkte, aber nie unter ${floor}.`,
    fourKindAndPair: 'Vier gleiche und ein Paar dürfen als drei Paare gezählt werden.',
    hotDiceBonus: (points) => `Sind alle Würfel beiseitegelegt, zählen sie ${points} mehr.`,
    singleDieBonus: (points) => `Ein einzelner letzter Würfel, der zählt, bringt ${points} mehr.`,
    mustRollHotDice:
      'Wer alle Würfel beiseitegelegt hat, muss wieder mit allen würfeln und darf vorher nicht sichern.',
    mustSetAsideAll:
      'Alle Würfel, die zählen, müssen beiseitegelegt werden; wo gleich viele auf mehrere Arten zählen können, wählt der Spieler.',
    ofAKindWins: (count) =>
      `${capital(dice.number(count))} gleiche in einem Wurf gewinnen das Spiel.`,
    winningDice: (dice) => `${capital(dice)} in einem Wurf gewinnen das Spiel.`,
    losingDiceBanked: (dice) =>
      `${capital(dice)} in einem Wurf zählen nichts; der Zug und alles, was gesichert ist, sind verloren.`,
    losingDiceGame: (dice) => `${capital(dice)} in einem Wurf verlieren das Spiel.`,
    firstRollPenalty: (points) =>
      `Ein Farkle im ersten Wurf eines Zugs kostet ${points} gesicherte Punkte, aber nie mehr, als da sind.`,
    farkleTakes:
      'Bei einem Farkle werden die Zugpunkte auch von den gesicherten Punkten abgezogen, höchstens bis 0.',
    overshootLost: (goal) =>
      `Das Ziel von ${goal} muss genau getroffen werden, ohne Mindestpunkte; Zugpunkte, die darüber hinausführen, sind verloren wie bei einem Farkle.`,
    finishFrom: (points) =>
      `Wer ${points} gesichert hat, darf nichts mehr sichern, was nicht das Ziel erreicht.`,
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
      'Ganze Partien werden nicht gespielt, wo das Ziel genau getroffen werden muss oder Würfel das Spiel verlieren. Übe stattdessen einzelne Entscheidungen oder ganze Züge.',
    losingForced:
      'Würfel, die verlieren, lassen sich nur berechnen, wo außer nach heißen Würfeln jeder Zug gesichert werden darf.',
    manyStates: (states, most, grid) =>
      `Dieses Spiel hat ${states} Fälle, mehr als die ${most}, die sich auf Siege berechnen lassen. Senke das Ziel oder nimm rundere Punkte: Alle Punktestände sind Vielfache von ${grid}.`,
    gameUnsettled:
      'Dieses Spiel lässt sich nicht genau berechnen: Es zählt zu selten ein Wurf, oder die Strafe ist zu hoch.',
    matchUnsettled: 'Dieses Duell lässt sich nicht genau berechnen.',
  },

  ...input,
}
