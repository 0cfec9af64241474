import type { winning as english } from '../en/winning.ts'

export const winning: typeof english = {
  units: {
    points: 'Punkte',
    percentagePoints: 'Prozentpunkte',
    pointsOfWins: 'Prozentpunkte der Siege',
  },
  fairness: {
    figures: {
      youFirst: 'Du gewinnst, wenn du beginnst',
      youSecond: 'Du gewinnst, wenn der Gegner beginnt',
      firstWins: 'Wer beginnt, gewinnt',
      firstWinsNote: 'Beide spielen perfekt und fangen bei null an',
      edge: 'Vorteil, wenn man beginnt',
      edgeNote: 'Gewinnchance des ersten Spielers weniger die des zweiten',
      fairest: 'Gerechtester Ausgleich',
      fairestNote:
        'Hat der zweite Spieler vor dem Spiel gesichert; unter null hat ihn der erste gesichert',
      firstThenWins: 'Wer beginnt, gewinnt dann',
    },
    columns: [
      'Ausgleich, Punkte',
      'Erster Spieler gewinnt, %',
      'Zweiter Spieler gewinnt, %',
      'Vorteil, Prozentpunkte',
    ],
    table: 'Chancen je nach Ausgleich',
    fairestRow: 'am gerechtesten',
    chart: (finding) => `Chance des ersten Spielers je nach Ausgleichspunkten. ${finding}`,
    xTitle: 'Punkte für den zweiten Spieler vor dem Spiel',
    yTitle: 'Erster Spieler gewinnt, %',
    even: 'Ausgeglichen',
    firstWins: 'Erster Spieler gewinnt',
    fairest: 'Am gerechtesten',
    noDifference: 'Wer beginnt, macht in diesem Spiel keinen Unterschied.',
    worth: (who, edge, wins) =>
      who === 'first'
        ? `Wer beginnt, ist um ${edge} Prozentpunkte im Vorteil und gewinnt ${wins}\u00a0% der Spiele zwischen zwei perfekten Spielern.`
        : `Wer als Zweiter dran ist, ist um ${edge} Prozentpunkte im Vorteil: Wer beginnt, gewinnt ${wins}\u00a0% der Spiele zwischen zwei perfekten Spielern.`,
    withOwnDice: (first, second) =>
      `Mit deinen Würfeln gegen die des Gegners gewinnst du ${first}\u00a0% der Spiele, wenn du beginnst, und ${second}\u00a0%, wenn der Gegner beginnt; beide spielen perfekt.`,
    whoBegins: 'Wer beginnt',
    beginners: { you: 'Du', opponent: 'Der Gegner' },
    noneFairer: 'Kein Ausgleich macht es gerechter.',
    komi: (points, whose, wins) =>
      `Mit ${points} Punkten für den ${whose === 'first' ? 'ersten' : 'zweiten'} Spieler vor dem Spiel sind es ${wins}\u00a0%, gerechter geht es nicht.`,
    belowZero: 'Punkte unter null hat der erste Spieler gesichert.',
    skipsFirstMinimum:
      'Für wen das Spiel mit Punkten anfängt, gelten die höheren Mindestpunkte beim ersten Sichern nicht; das ist eingerechnet.',
  },

  policies: {
    notes: {
      optimal: 'Trifft jede Entscheidung für den Sieg.',
      points: 'Spielt jeden Zug auf Punkte, egal wie es steht.',
      'points-bank': 'Spielt auf Punkte, sichert aber, sobald das gewinnt.',
      table: 'Folgt der Grenzwerttabelle und sichert, wenn das gewinnt.',
      'go-for-it':
        'Folgt der Tabelle, würfelt gegen Ende aber weiter, um in einem Zug zu gewinnen.',
      hold: 'Nimmt alles, was zählt, und sichert ab so vielen Zugpunkten.',
    },
    hold: 'Sichert ab fester Grenze',
    total: 'Zugpunkte, ab denen gesichert wird',
    points: 'Punkte',
    notATotal: 'Gib Zugpunkte ein, etwa 350.',
    aboveGoal: (goal) => `Gib höchstens ${goal} Zugpunkte ein, das Ziel.`,
  },
  matches: {
    about:
      'Zwei Strategien spielen ganze Spiele gegeneinander; ihre Chancen werden exakt berechnet, nicht ausprobiert.',
    players: { one: 'Der eine Spieler', other: 'Der andere Spieler' },
    policyOf: { one: 'Strategie des einen Spielers', other: 'Strategie des anderen Spielers' },
    compare: 'Vergleichen',
    comparing: 'Vergleicht …',
    even: 'Keiner liegt vorn, egal wer beginnt.',
    ahead: (policy, points) =>
      `${policy} liegt um ${points} Prozentpunkte vorn, wenn eine Münze entscheidet, wer beginnt.`,
    pair: (one, other) => `„${one}“ gegen „${other}“`,
    table: 'Chancen der beiden Spieler',
    columns: {
      player: 'Spieler',
      policy: 'Strategie',
      first: 'Als Erster, %',
      second: 'Als Zweiter, %',
      average: 'Im Mittel, %',
      behind: 'Bis 50\u00a0% fehlen, Prozentpunkte',
    },
    residual: 'Größtes Residuum der Gleichungen: {residual}.',
    usual: {
      title: 'Übliche Strategien gegen den optimalen Spieler',
      table: 'Übliche Strategien gegen den optimalen Spieler',
      progress: (done, all) => `Vergleicht: ${done} von ${all} fertig …`,
      start: 'Berechnen',
      goOn: 'Weiter',
    },
  },

  thresholds: {
    question:
      'Gegen Ende sind gesicherte Punkte weniger wert als ein Sieg in diesem Zug. Ab welchen Punkteständen und mit wie vielen übrigen Würfeln sollte aufs Ganze gehen, wer nach der Grenzwerttabelle spielt?',
    search:
      'Die besten Schwellen findet eine exakte Suche. Sie dauert in einem Spiel ohne Farkle-Strafe einige Sekunden, mit ihr einige Minuten. Sie läuft einmal, das Ergebnis bleibt.',
    find: 'Schwellen suchen',
    figures: {
      with: 'Gewinnt mit den Schwellen',
      withNote: 'Gegen den optimalen Spieler, als Erster und als Zweiter im Mittel',
      without: 'Ohne sie',
      gained: 'Gewonnen',
      behind: 'Zum perfekten Spiel fehlen',
      behindNote: 'Das gegen sich selbst 50\u00a0% gewinnt',
    },
    none: 'Wer der Grenzwerttabelle folgt und sichert, wenn das gewinnt, wird nicht besser, wenn er früher aufs Ganze geht.',
    rule: 'Folge der Grenzwerttabelle, aber geh gegen Ende aufs Ganze: Sobald du oder dein Gegner einen Punktestand der Tabelle erreicht hat, sichere mit so vielen übrigen Würfeln nicht vor dem Ziel.',
    table: 'Schwellen',
    caption: 'Punktestände, ab denen du nie vor dem Ziel sicherst, nach übrigen Würfeln',
    columns: {
      dice: 'Übrige Würfel',
      own: 'Du hast gesichert',
      opponent: 'Dein Gegner hat gesichert',
    },
    neighbours: {
      title: 'Wie scharf die Schwellen sind',
      about:
        'Was ein Schritt nach oben oder unten an der Gewinnchance ändert. Ist der Gewinn fast null, ist der Nachbar genauso gut.',
      table: 'Benachbarte Schwellen',
      columns: {
        dice: 'Übrige Würfel',
        side: 'Gesichert von',
        threshold: 'Schwelle',
        instead: 'Stattdessen',
        wins: 'Gewinnt, %',
        gain: 'Gewinn, Prozentpunkte',
      },
      sides: { own: 'Dir', opponent: 'Deinem Gegner' },
      showAll: (count) => `Alle ${count} zeigen`,
    },
  },

  proof: {
    figures: {
      residual: 'Größtes Residuum',
      residualNote: 'Der größte Unterschied zwischen einer Chance und dem, was ihre Gleichung sagt',
      states: 'Zustände',
      turns: 'Berechnete Züge',
      turnsNote: 'Ganze Züge, jeder mit allen Würfen und allen Arten, Würfel beiseitezulegen',
      time: 'Zeit',
      seconds: 's',
    },
    what: {
      title: 'Was berechnet wurde',
      text: (step, from, farkles) =>
        `Das Spiel zweier Spieler, die beide gewinnen wollen und keinen Fehler machen. Ein Zustand ist, was beide gesichert haben, in Schritten von ${step} Punkten${from === null ? '' : ` von ${from}`} bis zum Ziel${farkles ? ', und die Farkles, die jeder in Folge geworfen hat' : ''}. Zu jedem Zustand ist die Chance des Spielers am Zug gespeichert; was im Zug geschieht, wird daraus neu berechnet, sooft du fragst.`,
    },
    why: {
      title: 'Warum die Zahlen stimmen',
      text: (tiny) =>
        `In jedem Zustand ist die Gewinnchance die der besten Entscheidung, über alle Würfe. Nach der Berechnung wurde jede Chance noch einmal in ihre Gleichung eingesetzt. Der größte Unterschied zwischen beiden Seiten war {residual}${tiny ? ', weniger als ein Millionstel eines Millionstels' : ''}. Nichts wurde gezogen oder simuliert.`,
    },
  },
}
