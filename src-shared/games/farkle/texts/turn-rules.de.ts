import type { turnRules as en } from './turn-rules.en.ts'

export const turnRules: typeof en = {
  must: {
    confirmSets: 'muss aus sein, wenn gleiche Würfel nicht bestätigt werden',
    bonusThatGrows: 'muss Punkte haben, wenn der Bonus wächst',
  },
  memory: {
    round: 'Runde',
    roundOf: (round, rounds) => `${round} von ${rounds}`,
    toBeat: 'Zu übertreffen',
    rollsLeft: 'Würfe übrig',
    toConfirm: 'Zu bestätigen',
    nextBonus: 'Nächster Bonus',
    nothing: 'nichts',
    rolls: (rolls) =>
      rolls === 0 ? 'kein Wurf übrig' : `${rolls} ${rolls === 1 ? 'Wurf' : 'Würfe'} übrig`,
    owes: (points) => `${points} zu bestätigen`,
    bonus: (points) => `${points} für die nächsten heißen Würfel`,
  },
  states: {
    left: (dice) => `${dice} übrig`,
    and: (dice, memory) => `${dice} und ${memory}`,
    roll: 'würfeln',
    bank: 'sichern',
    none: '–',
    bankFrom: 'Sichern ab',
    title: 'Wann du sicherst',
    corner: 'Würfel übrig',
    farkle: 'Farkle, %',
    caption: 'Ab welchen Zugpunkten du sicherst, je nach Würfeln und Lage im Zug',
    meaning:
      'Eine Zahl: ab diesen Zugpunkten sichern, darunter würfeln. „würfeln“: bei jeder Zahl würfeln. „sichern“: sichern, sobald du darfst. Ein Strich: Dahin kommt kein Zug.',
    confirm:
      'Die Zahlen gelten, wenn nichts mehr zu bestätigen ist; vorher darfst du nicht sichern.',
    atFifty: 'Sie gelten für Beträge, die nicht auf 50 enden; die darf man nicht sichern.',
    slice: (left) =>
      `Die Tabelle ist ein Ausschnitt: ${left} weitere Grenzen stehen nicht darin. Die Analyse antwortet für jede Stellung.`,
    only: 'Nach diesen Regeln zählt mehr als die Zugpunkte und die übrigen Würfel, deshalb gibt es keine Bilder und Landkarten. Die Tabelle unten, Analyse, Üben und Lernkarten rechnen alles mit.',
  },
  cards: {
    question: (place) => `${place}: Ab wie vielen Zugpunkten sicherst du?`,
    odds: (dice) => `${dice}: Wie oft ist der Wurf ein Farkle, in Prozent?`,
    oddsWhy:
      'Gezählt über alle Weisen, wie diese Würfel fallen können, jede Seite so oft, wie der Würfel sie zeigt.',
  },
  tooManyNodes: (most) =>
    `Mit diesen Regeln kann ein Zug in mehr als ${most} verschiedenen Lagen sein; das sind zu viele, um sie zu berechnen. Erlaube weniger Würfe, lass weniger Punkte bestätigen oder den Bonus seltener wachsen.`,
  notTogether:
    'Diese Regel lässt sich nicht zusammen mit einer Höchstzahl von Würfen, mehreren Würfen des letzten Würfels, einer Bestätigung, dem Verbot, bei 50 zu sichern, oder einem Bonus, der wächst, berechnen. Lass eine von beiden weg.',
  noTables:
    'Diese Ansicht gibt es für diese Regeln nicht. Die Tabelle „Wann du sicherst“, Analyse, Üben und Lernkarten rechnen alles mit.',
  noSheet:
    'Unter diesen Regeln hängt das von mehr ab als von den Zugpunkten und der Zahl der übrigen Würfel. Der Spickzettel „Wann du sicherst“ rechnet alles mit.',
}
