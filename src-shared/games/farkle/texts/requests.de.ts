import type { requests as english } from './requests.en.ts'

export const requests: typeof english = {
  players: 'Es müssen 2 oder 3 Spieler sein.',
  dice: 'Die Würfel müssen eine bis acht Augenzahlen von 1 bis 6 sein.',
  diceLeft: 'Die Zahl der übrigen Würfel muss eine ganze Zahl von 1 bis 8 sein.',
  kinds: 'Die Arten der Würfel müssen ein bis acht ganze Zahlen von 0 bis 7 sein.',
  rollsLeft: (most) => `Die Zahl der übrigen Würfe muss eine ganze Zahl von 0 bis ${most} sein.`,
  bonuses: (most) =>
    `Wie oft der Bonus gewachsen ist, muss eine ganze Zahl von 0 bis ${most} sein.`,
  owed: (most) => `Die zu bestätigenden Punkte müssen eine ganze Zahl von 0 bis ${most} sein.`,
  round: (most) => `Die Runde muss eine ganze Zahl von 1 bis ${most} sein.`,
  leftTotal: (most) =>
    `Zugpunkte, die übrig sind oder übertroffen werden müssen, müssen eine ganze Zahl von 0 bis ${most} sein.`,
  positionDice: 'Die Stellung braucht die Zahl der übrigen Würfel oder den Wurf.',
  score: (from, to) => `Ein Punktestand muss eine ganze Zahl von ${from} bis ${to} sein.`,
  roundsOnly: 'Diese Regeln haben keine feste Zahl von Runden.',
  second: 'Ob du als Zweiter ziehst, muss true oder false sein.',
  farkles: 'Farkles in Folge müssen eine ganze Zahl von 0 bis 5 sein.',
  bankFrom: (most) =>
    `Die Zugpunkte, ab denen gesichert wird, müssen eine ganze Zahl von 1 bis ${most} sein.`,
  thresholds: 'Schwellen müssen ein Punktestand für jede Zahl der Würfel sein; null für keine.',
  policy: 'Eine Strategie muss optimal, points, table, go-for-it, hold oder thumb sein.',
  turnPlayer: 'Wie ein Zug gespielt wird, muss best, table oder hold sein.',
  turn: 'Der Zug muss „single“, „opening“ oder „after-0“ bis „after-5“ sein.',
  farklePenalty: 'Die Farkle-Strafe muss zwischen 0 und 1.000.000 Punkten liegen.',
}
