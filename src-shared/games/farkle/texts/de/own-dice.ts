import type { DieInWords, ownDice as en } from '../en/own-dice.ts'

const ofDie = ({ count, name, weights, joker }: DieInWords): string => {
  const whose = count === 1 ? 'dessen' : 'deren'
  return [
    `${count} Würfel${name === '' ? '' : ` „${name}“`}`,
    ...(weights ? [`, ${whose} Seiten 1 bis 6 die Gewichte ${weights.join(', ')} haben`] : []),
    ...(joker ? [`${weights ? ' und' : ','} ${whose} ${joker} ein Joker ist`] : []),
  ].join('')
}

export const ownDice: typeof en = {
  fields: {
    ownDice: 'Eigene Würfel',
    jokerAlone: 'Ein Joker darf auch ohne einen gewöhnlichen Würfel zählen',
  },
  ofDie: (place, part) => {
    const parts: Record<string, string> = {
      name: 'Der Name',
      count: 'Die Anzahl',
      weights: 'Das Gewicht der Seiten',
      joker: 'Der Joker',
    }
    return part !== undefined && Object.hasOwn(parts, part)
      ? `${parts[part]} der eigenen Würfel ${place}`
      : `Eigene Würfel ${place}`
  },
  ordinary: 'gewöhnlich',
  jokerOf: (name) => `★ ${name}`,
  nameless: (place) => `eigen ${place}`,
  must: {
    list: 'muss eine Liste von Würfeln sein',
    die: 'muss sagen, wie viele Würfel es sind, welches Gewicht ihre Seiten haben und welche ein Joker ist',
    weights: (most) =>
      `muss aus sechs ganzen Zahlen von 0 bis ${most} bestehen, einer je Seite, und nicht nur aus Nullen`,
    notMoreThan: (dice) => `dürfen nicht mehr sein als die ${dice} Würfel eines Wurfs`,
    jokerSeen: 'muss eine Seite sein, die fallen kann',
    jokerThere: 'muss aus sein, wenn kein Würfel einen Joker hat',
  },
  sentences: {
    dice: (dice, others) =>
      `Zu einem Wurf ${dice[0]!.count === 1 && dice.length === 1 ? 'gehört' : 'gehören'} ${dice
        .map(ofDie)
        .join('; ')}${
        others === 0
          ? ''
          : `; ${others === 1 ? 'der andere ist gewöhnlich' : `die anderen ${others} sind gewöhnlich`}`
      }. Beide spielen mit denselben Würfeln.`,
    joker:
      'Ein Joker steht in einer Kombination mit mindestens einem anderen Würfel für jede Augenzahl; allein zählt er nie.',
    jokerAlone: 'Ein Joker steht für jede Augenzahl, die zu Punkten hilft, auch allein.',
  },
  notTogether:
    'Eigene Würfel lassen sich nicht zusammen mit einer Höchstzahl von Würfen, einer Bestätigung oder dem Verbot, bei 50 zu sichern, berechnen. Lass eines von beiden weg.',
  notWithOwnDice:
    'Diese Regel lässt sich nicht zusammen mit eigenen Würfeln berechnen. Lass eine von beiden weg.',
  tooManyKinds:
    'Mit diesen Würfeln kann ein Zug in zu vielen verschiedenen Lagen sein, um sie zu berechnen. Nimm mehr gleiche Würfel.',
  noTables:
    'Unter diesen Regeln zählt, welche Würfel übrig sind, nicht nur, wie viele. Was wie hier allein nach ihrer Zahl erzählt wird, wird nicht gezeigt. Ab wann zu sichern ist, Gewinnchancen, Stellungen, Übungen und Karteikarten halten die Würfel auseinander.',
  editor: {
    note: 'Gezinkte Würfel oder solche mit einem Joker, der für jede Augenzahl steht. Alle anderen Würfel eines Wurfs sind gewöhnlich, und beide spielen mit denselben.',
    known: 'Einen bekannten Würfel hinzufügen',
    add: 'Eigene Würfel hinzufügen',
    name: (place) => `Name der eigenen Würfel ${place}`,
    count: (place) => `Anzahl der eigenen Würfel ${place}`,
    weights: (place) => `Gewichte der eigenen Würfel ${place}`,
    joker: (place) => `Joker der eigenen Würfel ${place}`,
    remove: (place) => `Eigene Würfel ${place} entfernen`,
    noJoker: 'kein Joker',
    jokerFace: (face) => `${face} ist der Joker`,
    hints: {
      weights: 'der Seiten 1 bis 6, etwa 6 1 2 3 4 6; leer für einen gewöhnlichen Würfel',
      jokerAlone: 'etwa ein einzelner Joker für 100, als 1',
    },
  },
}
