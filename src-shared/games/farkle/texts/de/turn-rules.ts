import type { turnRules as en } from '../en/turn-rules.ts'
import { capital } from '../../../../texts/capital.ts'

export const turnRules: typeof en = {
  fields: {
    maxRolls: 'Höchstens so viele Würfe im Zug',
    lastDieRolls: 'Würfe, in denen ein letzter Würfel zählen muss',
    confirmation: 'Bestätigung',
    'confirmation.sets': 'Drei und mehr gleiche Würfel müssen bestätigt werden',
    'confirmation.combinations': 'Kombinationen aus mehreren Augenzahlen müssen bestätigt werden',
    'confirmation.points': 'Punkte, die bestätigen',
    'confirmation.sameRoll': 'Andere Würfel desselben Wurfs bestätigen gleiche Würfel auch',
    noBankAtFifty: 'Kein Sichern bei Zugpunkten, die auf 50 enden',
    bonusGrows: 'So oft wächst der Bonus in einem Zug',
  },
  must: {
    confirmation: 'muss sagen, was mit wie vielen Punkten bestätigt wird',
    confirmSets: 'muss aus sein, wenn gleiche Würfel nicht bestätigt werden',
    bonusThatGrows: 'muss Punkte haben, wenn der Bonus wächst',
  },
  sentences: {
    maxRolls: (rolls) =>
      rolls === 1
        ? 'Ein Zug ist ein einziger Wurf: Seine Punkte werden gesichert.'
        : `Ein Zug hat höchstens ${rolls} Würfe. Nach dem letzten werden seine Punkte gesichert; wo das nicht erlaubt ist, sind sie verloren.`,
    lastDieRolls: (rolls) =>
      `Ein einzelner Würfel darf bis zu ${rolls}-mal gewürfelt werden, bis er zählt, und das alles gilt als ein Wurf.`,
    confirmation: (sets, combinations, points) =>
      `${capital(
        [
          ...(sets ? ['drei und mehr gleiche Würfel'] : []),
          ...(combinations ? ['Kombinationen aus mehreren Augenzahlen'] : []),
        ].join(' und '),
      )} müssen bestätigt werden, bevor du sichern darfst, und zwar ${points}.`,
    anyScore: 'durch einen späteren Wurf, der zählt',
    points: (points) => `durch spätere Würfe, die zusammen ${points} bringen`,
    sameRoll: 'Die neben gleichen Würfeln beiseitegelegten Würfel bestätigen sie auch.',
    noBankAtFifty: 'Zugpunkte, die auf 50 enden, dürfen nicht gesichert werden.',
    bonusGrows: (second, largest) =>
      second === largest
        ? `Vom zweiten Mal in einem Zug an beträgt der Bonus ${second}.`
        : `Der Bonus wächst in einem Zug: ${second} beim zweiten Mal und so weiter, bis ${largest}.`,
  },
  hints: {
    maxRolls: 'etwa 3; leer für beliebig viele',
    lastDieRolls: 'etwa 3; leer für einen',
    points: 'etwa 500; leer für jeden Treffer',
    confirmation:
      'etwa 5 5 5 für 500: weiterwürfeln und erst sichern, wenn noch eine 1 oder 5 sie bewiesen hat',
    combinations: 'etwa 1 2 3 4 5 6: weiterwürfeln und erst nach einem späteren Treffer sichern',
    noBankAtFifty: 'etwa 350: weiterwürfeln oder einen Würfel weniger beiseitelegen',
    bonusGrows: 'etwa 2 für 500, 1.000 und 1.500; leer für immer gleich',
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
  places: {
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
    steps: {
      limits: {
        title: 'Eine Grenze für jede Lage',
        about:
          'Nimmt alle Punkte eines Wurfs und sichert ab einer Grenze, die von den übrigen Würfeln und der Lage im Zug abhängt.',
      },
      best: {
        title: 'Welche Würfel du beiseitelegst',
        about: 'Spielt auf die meisten Punkte, auch in der Wahl der Würfel.',
      },
    },
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
