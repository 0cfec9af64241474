import type { strategy as english } from './strategy.en.ts'

const NUMBERS = ['', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs']

export const strategy: typeof english = {
  title: (rules) => `Strategie für ${rules}`,
  none: { title: 'Strategie', text: 'Wähle zuerst ein Spiel mit Spielblock.' },
  views: 'Ansichten der Strategie',
  figures: {
    expected: 'Erwarteter Endstand',
    expectedNote: 'Perfekt gespielt, vom leeren Spielblock an',
    points: 'Punkte',
  },
  working: {
    scores: 'Die Endstände werden berechnet …',
    strategies: (done, all) =>
      `Die Endstände werden berechnet: ${done} von ${all} Spielweisen fertig …`,
    once: 'Das dauert einige Sekunden und geschieht einmal; danach wird es aufbewahrt.',
  },
  scores: {
    title: 'Endstände',
    beside: 'Vergleichen mit',
    nothing: 'Nichts',
    counted: 'Was gezählt wird',
    views: { each: 'Jeder Endstand', atLeast: 'Mindestens so viele' },
    xTitle: 'Endstand, Punkte',
    atLeastTitle: 'Mindestens so viele Punkte',
    yTitle: 'Partien, %',
    between: (least, most) => `${least} bis ${most}`,
    finding: {
      alone: (strategy, mean, low, high, share, least) =>
        `${strategy}: im Schnitt ${mean} Punkte; die Hälfte aller Partien endet zwischen ${low} und ${high}, und ${share}\u00a0% erreichen ${least}.`,
      apart: (strategy, by, other, share, otherShare, least) =>
        `„${strategy}“ bringt im Schnitt ${by.points} Punkte ${by.more ? 'mehr' : 'weniger'} als „${other}“ und erreicht ${least} in ${share}\u00a0% der Partien statt in ${otherShare}\u00a0%.`,
    },
    columns: {
      score: 'Endstand',
      percent: (strategy) => `${strategy}, %`,
      atLeast: 'mindestens so viel, %',
      chance: (strategy) => `${strategy}, Wahrscheinlichkeit`,
      chanceOfAsMuch: (strategy) => `${strategy}, Wahrscheinlichkeit von mindestens so viel`,
    },
    least: 'Mindestens … Punkte',
    leastProblem: 'Gib eine Punktzahl ab 0 ein, etwa 200.',
    sideBySide: 'Wahrscheinlichkeit von mindestens so vielen Punkten',
    strategy: 'Spielweise',
    percentOfGames: 'Partien, %',
    oneIn: 'Eine Partie von',
    never: 'nie',
  },
  boxes: {
    title: 'Was jedes Feld bringt',
    views: { mean: 'Punkte im Schnitt', zero: 'Chance auf null' },
    counted: 'Was gezeigt wird',
    mean: 'Im Schnitt, Punkte',
    zero: 'Null, % der Partien',
    zeroChance: 'Wahrscheinlichkeit von null',
    box: 'Feld',
    upperBonus: 'Oberer Bonus',
    bonus: 'Bonus',
    together: (points) => `Zusammen sind es ${points} Punkte.`,
    finding: (first, share, second, other, rest) =>
      `Im Feld ${first} steht am Ende in ${share}\u00a0% der Partien eine 0, im Feld ${second} in ${other}\u00a0%, in jedem anderen Feld in höchstens ${rest}\u00a0%.`,
    none: '–',
  },
  strategies: {
    title: 'Spielweisen',
    find: 'Alle Spielweisen berechnen',
    takes: 'Etwa eine Minute, einmal.',
    compared: 'Spielweisen im Vergleich',
    columns: {
      strategy: 'Spielweise',
      mean: 'Im Schnitt',
      bonus: 'Oberer Bonus, %',
      high: (least) => `${least} oder mehr, %`,
      bonusChance: 'Wahrscheinlichkeit des oberen Bonus',
      highChance: (least) => `Wahrscheinlichkeit von ${least} oder mehr`,
    },
    views: { mean: 'Im Schnitt', high: (least) => `${least} oder mehr` },
    counted: 'Was gezeigt wird',
    units: { mean: 'Im Schnitt, Punkte', high: (least) => `${least} oder mehr, % der Partien` },
    finding: (best, second, points, worst, lost) =>
      `„${best}“ liegt ${points} Punkte pro Partie vor „${second}“ und ${lost} vor „${worst}“.`,
    how: {
      optimal: 'Wählt immer, was im Schnitt den höchsten Endstand bringt.',
      'better-heuristic': 'Spielt die oberen und die unteren Felder wie zwei eigene Spiele.',
      heuristic:
        'Nimmt an, dass jedes offene Feld so viel wert ist, wie es dem perfekten Spieler im Schnitt bringt.',
      'equal-with-sense':
        'Wie „Gleiche und Straßen“, sammelt aber zuerst Augen, deren oberes Feld offen ist, und trägt drei oder mehr davon dort ein.',
      greedy: 'Holt in jedem Zug so viele Punkte wie möglich und denkt an keinen anderen Zug.',
      'equal-and-straights':
        'Wie „Nur gleiche“, behält aber eine Straße, die gefallen und noch offen ist.',
      'equal-only': 'Behält immer das, was am häufigsten gefallen ist.',
    },
  },
  opening: {
    title: 'Der erste Wurf einer Partie',
    finding: (share, pairs) =>
      `Bei ${share}\u00a0% der ersten Würfe ist es am besten, das zu behalten, wovon du am meisten hast, von zwei Paaren das höhere. Die anderen: ${pairs}.`,
    others: {
      all: (share) => `fertige Würfe, alle Würfel behalten (${share}\u00a0%)`,
      several: (share) => `Reihen und andere gemischte Würfel (${share}\u00a0%)`,
      oneFace: (share) => `ein einzelner Würfel oder das niedrigere Paar (${share}\u00a0%)`,
      nothing: (share) => `Würfe, von denen nichts behalten wird (${share}\u00a0%)`,
    },
    find: 'Würfel',
    findNote: 'Gib einige Augenzahlen ein, etwa 55 oder 1346.',
    held: { all: 'alle ersten Würfe', with: (faces) => `Würfe mit ${faces}` },
    notDice: (most) => `Gib höchstens ${NUMBERS[most]} Augenzahlen von 1 bis 6 ein, etwa 55.`,
    pattern: 'Muster',
    any: 'Alle',
    patterns: {
      allAlike: 'Fünf gleiche',
      fourOfAKind: 'Viererpasch',
      fullHouse: 'Full House',
      threeOfAKind: 'Dreierpasch',
      largeStraight: 'Große Straße',
      smallStraight: 'Kleine Straße',
      twoPairs: 'Zwei Paare',
      pair: 'Ein Paar',
      nothing: 'Nichts davon',
    },
    sort: 'Sortiert nach',
    sorts: { dice: 'Würfeln', cost: 'Verlust der zweitbesten Wahl', often: 'Häufigkeit' },
    count: (shown, share) =>
      shown === 1
        ? `1 Wurf, ${share}\u00a0% von allen`
        : `${shown} Würfe, ${share}\u00a0% von allen`,
    none: 'Kein Wurf hat diese Würfel und dieses Muster.',
    table: 'Erste Würfe und was man am besten behält',
    columns: {
      roll: 'Wurf',
      best: 'Am besten behalten',
      expected: 'Endstand',
      next: 'Zweitbestes',
      cost: 'Es kostet',
      often: 'Häufigkeit, %',
      analyse: 'Analyse',
    },
    analyse: (dice) => `${dice} analysieren`,
    more: (count) => `Alle ${count} Würfe zeigen`,
  },
}
