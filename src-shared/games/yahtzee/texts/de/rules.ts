import type { rules as english } from '../en/rules.ts'

export const rules: typeof english = {
  jokers: { forced: 'Joker mit Zwang', free: 'Joker nach Wahl', none: 'Keine Joker' },
  jokersNote: {
    forced:
      'Die offizielle Regel. Ein weiterer Yahtzee kommt in das obere Feld seiner Augenzahl. Ist es belegt, gilt er als Joker für ein offenes unteres Feld. Ist unten nichts mehr offen, streichst du oben ein Feld.',
    free: 'Ein weiterer Yahtzee darf in jedes offene Feld; in den unteren ist er ein Joker, wenn das obere Feld seiner Augenzahl belegt ist.',
    none: 'Ein weiterer Yahtzee ist ein Wurf wie jeder andere und bringt keinen Bonus.',
  },
  bonus: (points) => `Jeder weitere Yahtzee nach einem mit 50 Punkten bringt ${points}.`,
  noBonus: 'Ein weiterer Yahtzee bringt keinen Bonus.',
  upper: (bonus, threshold) => `Der obere Teil bringt ab ${threshold} Punkten ${bonus} mehr.`,
  noUpper: 'Es gibt keinen Bonus für den oberen Teil.',
  rerolls: (count) =>
    count === 0
      ? 'Es wird nur einmal gewürfelt.'
      : `Nach dem ersten Wurf darfst du beliebige Würfel noch ${count === 1 ? 'einmal' : count === 2 ? 'zweimal' : `${count}-mal`} würfeln.`,
  boxes: 'Dreizehn Felder, jedes einmal; fünf Würfel.',
  bonuses: 'Boni',
  turn: 'Zug',
  hint: { rerolls: '0 bis 4; üblich sind 2' },
  preview: {
    expected: 'Erwarteter Endstand',
    states: 'Zustände des Spielblocks',
  },
}
