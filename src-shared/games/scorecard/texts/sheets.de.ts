import type { sheets as english } from './sheets.en.ts'

export const sheets: typeof english = {
  kinds: {
    'card-steps': {
      title: 'Erste Schritte',
      about: 'Die wenigen Sätze, die am meisten bringen, jeder mit dem, was er hinzufügt.',
    },
    'opening-keeps': {
      title: 'Erste Würfe',
      about: 'Was man von jedem ersten Wurf einer Partie behält.',
    },
    'category-averages': {
      title: 'Was die Felder bringen',
      about: 'Was jedes Feld bei perfektem Spiel im Schnitt bringt und wie oft dort 0 steht.',
    },
    'score-card': {
      title: 'Spielblock',
      about: 'Ein leerer Block mit sechs Spalten, für Spieler oder Partien.',
    },
    'give-up-first': {
      title: 'Was man zuerst streicht',
      about: 'In welchem Feld eine 0 auf dem leeren Spielblock am wenigsten kostet.',
    },
    'bonus-pace': {
      title: 'Bonus und Soll',
      about: 'Was obere Felder über und unter dem Soll wert sind.',
    },
    'dice-odds': { title: 'Chancen', about: 'Wie oft man ein Feld füllt, auf das man spielt.' },
  },
  none: {
    noRerolls: 'Nach diesen Regeln wird kein Würfel noch einmal gewürfelt.',
    noBonus: 'Diese Regeln haben keinen oberen Bonus.',
    noPar:
      'Dieser Zettel ist für einen Bonus, für den die Felder aller sechs Augenzahlen zählen und keine anderen.',
    inOrder: 'Die Felder dieses Blocks werden der Reihe nach benutzt.',
    noPatterns: 'Dieser Block hat keine Felder für Muster.',
    tooLarge: 'Dieser Block ist zu groß, um zu sagen, was die Felder im Schnitt bringen.',
  },
  steps: {
    caption:
      'In Klammern: Punkte pro Partie, was eine Zeile hinzufügt und was sie mit allen darüber bringt',
    step: (place, sentence, adds, makes) =>
      `${place}. ${sentence} (${adds === null ? makes : `+${adds} = ${makes}`})`,
    example: (sentence) => ` Zum Beispiel: ${sentence}`,
    earns: (points, best) => `Bringt ${points} von ${best} Punkten pro Partie.`,
    search: 'Die Sätze dieses Spielblocks werden erst gesucht, einmal: ein, zwei Minuten.',
  },
  opening: {
    shapes: {
      '5': 'Fünf gleiche',
      '41': 'Vier gleiche',
      '32': 'Full House',
      '311': 'Drei gleiche',
      '221': 'Zwei Paare',
      any: (counts) => counts.join(' + '),
    },
    pair: (face) => `Ein Paar ${face}`,
    chapters: {
      alike: 'Drei gleiche oder mehr und zwei Paare',
      equal: 'Nach Zahl der gleichen Würfel',
      highPairs: 'Ein Paar, von 6 bis 4',
      lowPairs: 'Ein Paar, 3 oder 2',
      ones: 'Ein Paar 1',
      none: 'Keine zwei gleich',
    },
    corner: 'Wurf',
    keep: 'Behalten',
    cost: 'Zweitbestes',
    use: 'Suche den Wurf selbst; steht er nicht da, sagt sein Muster, was du behältst.',
    exceptions:
      'Rechts: wie viele Punkte des Endstands die zweitbeste Wahl kostet, im Schnitt über die Würfe der Zeile.',
    bold: 'wo man aus Gewohnheit anderes behält, etwa Fertiges, vier in Folge oder möglichst viele gleiche Würfel',
    earns: (points) => `Wer sich beim ersten Wurf daran hält, gewinnt ${points} Punkte pro Partie.`,
  },
  averages: {
    corner: 'Feld',
    mean: 'Schnitt',
    spread: 'Streuung',
    zero: '0 in %',
    par: 'Soll',
    bonus: 'Bonus',
    all: 'Endstand',
    meaning:
      'Streuung ist, wie weit eine Punktzahl meist vom Schnitt liegt; Soll ist, was ein Feld für den Bonus bringen muss, wenn alle ihren Teil bringen.',
    use: 'Nimm, was am meisten über seinem Schnitt liegt, und streich, was am wenigsten darunter liegt; rechne mit, was der Bonus dadurch gewinnt oder verliert.',
    earns: (points, best, greedy) =>
      `Wer nach diesen Mitteln spielt, macht ${points} von ${best} Punkten pro Partie; wer in jedem Zug die meisten Punkte nimmt, ${greedy}.`,
  },
  scoreCard: { name: 'Spieler', box: (name, asks) => `${name} (${asks})` },
  zeros: {
    corner: 'Reihenfolge',
    cost: 'Streichen kostet',
    more: 'Unterschied',
    use: 'Wenn früh in der Partie nichts passt, schreibe die 0 in das erste Feld der Liste, das offen ist.',
    meaning: (score) =>
      `In Punkten des Endstands, gegenüber den ${score}, die vor dem ersten Zug zu erwarten sind; später in der Partie weniger.`,
  },
  pace: {
    usePar: (pars) => `Soll der oberen Felder, von den Sechsern abwärts: ${pars.join('; ')}.`,
    useDice:
      'Die erste Tabelle: was so viele Würfel in einem oberen Feld am erwarteten Endstand ändern, im ersten Zug.',
    useTotal:
      'Die zweite: was eine obere Summe über oder unter dem Soll außer ihren eigenen Punkten wert ist, solange alle unteren Felder offen sind.',
    diceCaption: 'Würfel, die im Feld zählen, im ersten Zug',
    diceCorner: 'Feld',
    faces: (face) => `${face}er`,
    parCaption: 'Obere Summe gegenüber dem Soll, nach den gefüllten oberen Feldern',
    parCorner: 'Abstand',
    filled: (lowest) => (lowest === 6 ? '6er' : `6er–${lowest}er`),
    par: 'Soll',
  },
  odds: {
    turn: {
      caption: 'Vom ersten Wurf an darauf gespielt, in %',
      corner: 'Feld',
      column: (count) => (count === 1 ? '1 Wurf' : `${count} Würfe`),
    },
    hold: {
      captions: { alike: 'Mit gleichen Würfeln, in %', rows: 'Mit einer Reihe, in %' },
      corner: 'Behalten, für',
      column: (count) => (count === 1 ? '1 weiterer Wurf' : `${count} weitere Würfe`),
      head: (dice, box) => `${dice}, ${box}`,
    },
    meaning:
      'Die Augen stehen für alle, die ihnen gleichen. Bei Dreier- und Viererpasch zählen auch mehr gleiche.',
  },
}
