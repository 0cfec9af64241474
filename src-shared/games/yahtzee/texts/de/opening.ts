import type { opening as english } from '../en/opening.ts'

export const opening: typeof english = {
  title: 'Der erste Wurf eines Spiels',
  finding: (share, pairs) =>
    `Bei ${share}\u00a0% der ersten Würfe ist es am besten, das zu behalten, wovon du am meisten hast, von zwei Paaren das höhere. Die anderen: ${pairs}.`,
  others: {
    all: (share) => `fertige Würfe, alle fünf behalten (${share}\u00a0%)`,
    several: (share) => `Reihen und andere gemischte Würfel (${share}\u00a0%)`,
    oneFace: (share) => `ein einzelner Würfel oder das niedrigere Paar (${share}\u00a0%)`,
    nothing: (share) => `Würfe, von denen nichts behalten wird (${share}\u00a0%)`,
  },
  find: 'Würfel',
  findNote: 'Gib einige Augenzahlen ein, etwa 55 oder 1346.',
  held: { all: 'alle ersten Würfe', with: (faces) => `Würfe mit ${faces}` },
  notDice: 'Gib höchstens fünf Augenzahlen von 1 bis 6 ein, etwa 55.',
  pattern: 'Muster',
  any: 'Alle',
  patterns: {
    yahtzee: 'Yahtzee',
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
  sorts: {
    dice: 'Würfeln',
    cost: 'Verlust der zweitbesten Wahl',
    often: 'Häufigkeit',
  },
  count: (shown, share) =>
    shown === 1 ? `1 Wurf, ${share}\u00a0% von allen` : `${shown} Würfe, ${share}\u00a0% von allen`,
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
}
