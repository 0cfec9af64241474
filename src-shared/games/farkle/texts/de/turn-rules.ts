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
      `Ein einzelner Würfel darf bis zu ${rolls}-mal geworfen werden, bis er zählt, und das alles gilt als ein Wurf.`,
    confirmation: (sets, combinations, points) =>
      `${capital(
        [
          ...(sets ? ['drei und mehr gleiche Würfel'] : []),
          ...(combinations ? ['Kombinationen aus mehreren Augenzahlen'] : []),
        ].join(' und '),
      )} müssen bestätigt werden, bevor der Zug gesichert werden darf: ${points}.`,
    anyScore: 'von einem späteren Wurf, der zählt',
    points: (points) => `von späteren Würfen, die zusammen ${points} bringen`,
    sameRoll: 'Die neben gleichen Würfeln herausgelegten Würfel bestätigen sie auch.',
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
    noBankAtFifty: 'etwa 350: weiterwürfeln oder einen Würfel weniger herauslegen',
    bonusGrows: 'etwa 2 für 500, 1 000 und 1 500; leer für immer gleich',
  },
  tooManyNodes: (most) =>
    `Mit diesen Regeln kann ein Zug in mehr als ${most} verschiedenen Lagen sein; das sind zu viele, um sie zu berechnen. Erlaube weniger Würfe, lass weniger Punkte bestätigen oder den Bonus seltener wachsen.`,
  notTogether:
    'Diese Regel lässt sich nicht zusammen mit einer Höchstzahl von Würfen, mehreren Würfen des letzten Würfels, einer Bestätigung, dem Verbot, bei 50 zu sichern, oder einem Bonus, der wächst, berechnen. Lass eine von beiden weg.',
  noTables:
    'Unter diesen Regeln merkt sich ein Zug mehr als seine Punkte und die Würfel, die noch übrig sind, etwa die Würfe, die bleiben. Berechnet werden die Punkte eines Zugs, Gewinnchancen, Stellungen und Duelle; Tabellen, Bilder, Übungen, Karteikarten und Blätter kennen solche Züge noch nicht.',
  noPositions:
    'Unter diesen Regeln darf ein einzelner Würfel mehrmals geworfen werden, bis er zählt. Berechnet werden Tabellen, Bilder, Stellungen und Duelle; Übungen, Karteikarten und Blätter kennen solche Versuche noch nicht.',
  noGrownBonus:
    'Stellungen von Regeln, deren Bonus in einem Zug wächst, werden noch nicht analysiert: Wie oft er gewachsen ist, wird nicht gefragt. Berechnet werden die Punkte eines Zugs, Gewinnchancen und Duelle.',
  noSheet: 'Züge dieser Regeln haben noch kein solches Blatt.',
}
