import type { steps as english } from './steps.en.ts'

/** "1 Würfel", "3 oder 4 Würfel", "5 bis 8 Würfel". */
function anyOf(least: number, most: number): string {
  if (most - least > 2) return `${least} bis ${most} Würfel`
  if (most - least === 2) return `${least}, ${least + 1} oder ${most} Würfel`
  return least === most ? `${least} Würfel` : `${least} oder ${most} Würfel`
}

const rolling = (least: number, most: number, below: string | null): string =>
  `Würfelst du${below === null ? '' : ` bei weniger als ${below} im Zug`} mit ${anyOf(least, most)}${most === 1 ? '' : 'n'}`

export const steps: typeof english = {
  title: {
    first: (from) => `Alles, was zählt, ${from === null ? 'dann sichern' : `ab ${from}`}`,
    left: (least, most) => `Noch ${anyOf(least, most)}`,
    rolling: (least, most) => `Wurf mit ${anyOf(least, most)}${most === 1 ? '' : 'n'}`,
    fewer: 'Weniger Würfel, mehr Punkte',
    of: (titles) => titles.join('; '),
    table: 'Die ganze Tabelle',
    best: 'Perfekt spielen',
  },
  all: (from) =>
    `Lege alle Würfel beiseite, die zählen; sichere${from === null ? ', sobald du darfst' : ` ab ${from}`}.`,
  firstBank: (from) => `Das erste Mal musst du mindestens ${from} sichern.`,
  lastRoll: 'Beim letzten Wurf eines Zugs lege alle Würfel beiseite, die zählen.',
  bank: (least, most, from, again) => {
    const left = `${most === 1 ? 'Ist' : 'Sind'} ${anyOf(least, most)} übrig`
    const then = from === null ? 'immer weiter' : `ab ${from}`
    return `${left}, ${from === null ? 'würfle' : 'sichere'} ${again ? 'aber ' : ''}${then}.`
  },
  fewer: 'Bringen weniger Würfel mehr Punkte, lege nur diese beiseite.',
  before: (better, worse) => ` (eine ${better} vor einer ${worse})`,
  mostPoints: ' (den mit den meisten Punkten)',
  keepOne: (least, most, below, one, exceptions) =>
    `${rolling(least, most, below)}, lege nur einen beiseite, der zählt${one}, es sei denn, ${exceptions.join(' oder ')}.`,
  turnComes: (points) => `alle, die zählen, bringen den Zug auf ${points} oder mehr`,
  rollMakes: (points) => `alle, die zählen, machen ${points} oder mehr`,
  alike: 'drei oder mehr Würfel sind gleich',
  allScore: 'alle Würfel zählen',
  keepOneToo: (least, most, below, conditions) => {
    const when = conditions.length === 0 ? '' : `, wenn ${conditions.join(' und ')}`
    return `${rolling(least, most, below)}, lege ${when === '' ? '' : 'auch dann '}nur einen beiseite, der zählt${when}, es sei denn, alle Würfel zählen.`
  },
  turnStays: (points) => `du mit allen, die zählen, unter ${points} im Zug bleibst`,
  rollStays: (points) => `alle, die zählen, weniger als ${points} bringen`,
  notAlike: 'keine drei Würfel gleich sind',
  onlyOne: (least, most, below, conditions) =>
    `${rolling(least, most, below)}, lege nur einen beiseite${conditions.length === 0 ? '' : `, wenn ${conditions.join(' und ')}`}.`,
  here: (points) => `(hier ${points})`,
  notHere: (step) => `${step} Hier ist eine Ausnahme.`,
  exception: (holds) => `${holds}: Lege sie alle beiseite.`,
  takeAll: (most) =>
    most === null
      ? 'Lege alle Würfel beiseite, die zählen.'
      : `${rolling(1, most, null)}, lege alle beiseite, die zählen.`,
  table:
    'Spiele nach der ganzen Grenzwerttabelle: was die übrigen Würfel bei jedem Stand des Zugs wert sind.',
  wins: {
    title: {
      go: 'Aufs Ganze gehen',
      asIf: 'Welche Würfel, wenn du aufs Ganze gehst',
      near: 'Knapp vor dem Ziel',
      behind: 'Hinten',
      ahead: 'Vorn',
    },
    points: 'Spiele auf die meisten Punkte.',
    go: (from, least, again) =>
      `Sobald einer von euch ${from} hat, sichere${again ? ' auch' : ''}${least === 1 ? '' : ` mit ${least} oder mehr übrigen Würfeln`} nichts vor dem Ziel.`,
    asIf: (at) =>
      `Solange du vor dem Ziel nichts sicherst, wähle die Würfel, als hättest du ${at === '0' ? '' : 'höchstens '}${at} im Zug.`,
    shift: (side, lead, they, by, whole, again) => {
      const where = `Liegst du ${lead === null ? '' : `mindestens ${lead} `}${side === 'behind' ? 'zurück' : 'vorn'}`
      const bank = `sichere ${by} ${side === 'behind' ? 'später' : 'früher'}`
      const play = `spiele, als hättest du ${by} ${side === 'behind' ? 'weniger' : 'mehr'} im Zug`
      const then = whole ? play : bank
      return `${where}${they === null ? '' : ` und der andere hat ${they}`}: ${then}${again ? ', zusätzlich zu den Zeilen darüber' : ''}.`
    },
    near: (least, missing) =>
      `Mit ${least} oder mehr übrigen Würfeln sichere nichts, nach dem dir ${missing} oder weniger zum Ziel fehlen.`,
    alike:
      'Unter diesen Regeln setzen Schritte auf Siege voraus, dass du auf Punkte schon perfekt spielst.',
    penalty: 'Schritte auf Siege gibt es nur, wo Farkles in Folge nichts kosten.',
  },
  ownDice: 'Schritte gibt es nur, wo alle Würfel gleich sind.',
  best: 'Spiele in jeder Stellung den besten Zug.',
}
