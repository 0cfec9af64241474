import type { targets as english } from './targets.en.ts'

export const targets: typeof english = {
  mustBe: 'Das Ziel muss eine ganze Zahl von 0 bis 100.000 sein.',
  askFirst:
    'Diese Berechnung würde mehr als 500\u00a0MB auf dem Datenträger belegen. Wähle eine niedrigere Grenze oder erlaube die Größe.',
  noRoom:
    'Auf dem Datenträger ist nicht genug Platz für diese Berechnung. Schaffe Platz oder wähle eine niedrigere Grenze.',
  notSolved: 'Für dieses Ziel ist das Spiel noch nicht berechnet; berechne es zuerst.',
  about: (opponent, target) =>
    `Meist spielst du auf möglichst viele Punkte im Schnitt. Musst du ${opponent} schlagen, zählt nur die Chance auf ${target} oder mehr.`,
  choose: {
    label: 'Wofür du spielst',
    reach: 'Mindestens',
    beat: 'Mehr als ein Gegner',
    target: 'Dein Ziel, Punkte',
    opponent: 'Endstand des Gegners',
    wrong: (most) => `Gib eine ganze Zahl von 1 bis ${most} ein.`,
    wrongOpponent: (most) => `Gib eine ganze Zahl von 0 bis ${most} ein.`,
  },
  solve: {
    title: 'Für Ziele berechnen',
    running: 'Ziele werden berechnet',
    begunTitle: 'Die Berechnung für Ziele ist nicht fertig',
    limit: 'Ziele bis',
    all: (most) => `alle, ${most}`,
    takes: (time, size) => `Das dauert ${time} und belegt höchstens ${size} auf dem Datenträger.`,
    done: (percent) =>
      `${percent}\u00a0% sind fertig und gespeichert; der Rest kann jederzeit berechnet werden.`,
    covers: (limit) => `Ziele bis ${limit} sind berechnet.`,
    tooHigh: (target, limit) =>
      `Ein Ziel von ${target} braucht eine Berechnung bis dorthin; die berechneten enden bei ${limit}.`,
    start: 'Berechnen',
    goOn: 'Fortsetzen',
    more: 'Für höhere Ziele berechnen',
    large: (size) => `Sie darf bis zu ${size} auf dem Datenträger belegen`,
    stopNote: 'Was fertig ist, bleibt, Stufe für Stufe.',
  },
  figures: {
    own: (target) => `Für ${target} oder mehr gespielt`,
    ownNote: 'Die größte Chance, die irgendeine Spielweise hat',
    plain: 'Auf den Schnitt gespielt',
    plainNote: 'Die Chance, wenn du auf den höchsten Schnitt spielst',
    gain: 'Gewinn',
    percent: '%',
    points: 'Prozentpunkte',
    working:
      'Die Endstände beim besten Schnitt werden ausgerechnet; das dauert einmal einige Sekunden.',
  },
  curve: {
    title: 'Chance auf mindestens so viele Punkte',
    x: 'Ziel, Punkte',
    y: 'Chance, %',
    own: 'Für das Ziel gespielt',
    plain: 'Auf den Schnitt gespielt',
    chosen: 'Dein Ziel',
    finding: (target, gain, own, plain) =>
      `Für das Ziel zu spielen bringt am meisten bei ${target} Punkten: ${own}\u00a0% statt ${plain}\u00a0%, ${gain} Prozentpunkte mehr.`,
    columns: {
      target: 'Ziel, Punkte',
      own: 'Für das Ziel, %',
      plain: 'Auf den Schnitt, %',
      gain: 'Gewinn, Prozentpunkte',
      ownChance: 'Chance für das Ziel',
      plainChance: 'Chance, auf den Schnitt gespielt',
    },
    targets: 'Ziele',
  },
  analyse: 'Mit diesem Ziel analysieren',
  field: {
    label: 'Für mindestens so viele Punkte spielen',
    chance: 'Chance, %',
    expected: 'Endstand',
    before: (percent, target) =>
      `Vor dem Wurf war die Chance auf ${target} oder mehr ${percent}\u00a0%.`,
    boardChance: (target) => `Chance auf ${target} oder mehr`,
    solveFirst: 'Für Ziele berechnen',
    meanRank: (rank) => `Nr. ${rank} im Schnitt`,
    meanBest: 'Bestes im Schnitt',
  },
}
