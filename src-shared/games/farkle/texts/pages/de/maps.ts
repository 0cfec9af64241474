import type { maps as english } from '../en/maps.ts'
import { common } from '../../../../../texts/de/common.ts'
import { dativeDice, dice } from '../../../../../texts/de/dice.ts'

const TITLES = {
  bank: 'Ab wann sichern',
  cost: 'Was Fehler kosten',
  often: 'Was sich zu lernen lohnt',
} as const

const leftDice = (count: number): string => (count === 1 ? 'noch 1 Würfel' : `noch ${count} Würfel`)
const farkles = (count: number): string => (count === 1 ? '1 Farkle' : `${count} Farkles`)

export const maps: typeof english = {
  controls: {
    diceLeft: 'Übrige Würfel',
    maps: 'Karten',
    sizes: { one: 'Eine', all: 'Alle' },
    colours: 'Farben',
    colourings: {
      bank: 'Sichern ab',
      cost: 'Kosten eines Fehlers',
      often: 'Kosten mal Häufigkeit',
    },
    farkles: { own: 'Deine Farkles in Folge', opponent: 'Die des Gegners' },
    farklesOfWhom: { own: 'Deine Farkles in Folge', opponent: 'Farkles des Gegners in Folge' },
    seat: 'Du ziehst',
    seats: { first: 'als Erster', second: 'als Zweiter' },
    picture: 'Bild',
    chances: { scores: 'Beide Punktestände', lead: 'Nach Vorsprung' },
    differences: { change: 'Was sich ändert', sides: 'Beide Karten' },
    turnTotals: 'Zugpunkte',
    upTo: (points) => `Bis ${points}`,
    upToGoal: 'Bis zum Ziel',
    ownScore: 'Eigener Punktestand',
    opponentScore: 'Punktestand des Gegners',
    slider: (label) => `${label}, Schieberegler`,
    compareWith: 'Vergleichen mit',
    mostPoints: 'Spiel auf meiste Punkte',
  },
  scores: {
    notWhole: 'Gib eine ganze Zahl von Punkten ein.',
    beyond: (least, most) => `Gib einen Punktestand von ${least} bis ${most} ein.`,
    offGrid: (step) => `Punktestände sind Vielfache von ${step}.`,
  },
  menu: { analyse: 'Diese Stellung analysieren', drill: 'Das üben' },

  movingSecond: ', für den Zweiten am Zug',
  after: (own, opponent) => `, nach ${farkles(own)} gegen ${opponent}`,
  bank: {
    title: (what, dice, after) => `${TITLES[what]}: ${leftDice(dice)}${after}`,
    titleOfAll: (what, count, after) =>
      `${TITLES[what]}: noch ein bis ${dice.number(count)} Würfel${after}`,
    axes: 'Nach rechts wächst in jeder Karte der eigene Punktestand, nach oben der des Gegners, beide vom niedrigsten bis zum Ziel.',
  },
  unreachable: 'Diesen Punktestand kann niemand haben',
  slice: {
    title: (opponent, dice, after) =>
      `Sichern oder würfeln gegen ${opponent} Punkte: ${leftDice(dice)}${after}`,
  },
  chances: {
    title: (after) => `Gewinnchance zu Beginn eines Zugs${after}`,
    contour: (percent) => `${percent}\u00a0%`,
    byCompensation: 'Chancen je nach Ausgleich',
    edge: (who, points) =>
      who === 'first'
        ? `Wer beginnt, ist um ${points} Prozentpunkte im Vorteil.`
        : `Wer als Zweiter dran ist, ist um ${points} Prozentpunkte im Vorteil.`,
    fairest: (points, whose) =>
      whose === 'first'
        ? `Mit ${points} Punkten für den, der beginnt, ist es am gerechtesten.`
        : `Mit ${points} Punkten für den zweiten Spieler ist es am gerechtesten.`,
    noneFairer: 'Kein Ausgleich macht es gerechter.',
  },
  lead: {
    title: (own, after) => `Gewinnchance nach Vorsprung, mit ${own} gesicherten Punkten${after}`,
    even: 'Ausgeglichen',
    wins: 'Der Spieler am Zug gewinnt, %',
    axis: 'Vorsprung des Spielers am Zug, Punkte',
    analysed: 'analysiert',
    columns: {
      lead: 'Vorsprung, Punkte',
      own: 'Eigener Punktestand',
      opponent: 'Punktestand des Gegners',
      chance: 'Gewinnchance',
    },
  },
  scales: {
    bank: 'Sichern ab so vielen Zugpunkten',
    cost: 'Eine falsche Wahl kostet, Prozentpunkte',
    often: 'Durch falsche Wahl verlorene Spiele, pro Million',
    wins: 'Der Spieler am Zug gewinnt, %',
    roll: 'Was die richtige Wahl gewinnt, Prozentpunkte',
    rollSides: { bank: 'Sichern', roll: 'Würfeln' },
    change: 'Grenze zum Sichern: Änderung in Punkten',
    changeSides: { sooner: 'Sichert früher', later: 'Würfelt länger' },
  },

  cells: {
    withDice: (own, opponent, dice) => `${own} gegen ${opponent}, ${common.dice(dice)}`,
    inTurn: (own, turnTotal, dice) =>
      `${own} gesichert, ${turnTotal} Zugpunkte, ${common.dice(dice)}`,
    nobody: (where) => `${where}: Diesen Punktestand kann niemand haben.`,
    limit: (where, from, again) =>
      from === null
        ? `${where}: aufs Ganze gehen, nie vor dem Ziel sichern.`
        : `${where}: ab ${from} sichern${again ? ', bei manchen höheren Zugpunkten aber weiterwürfeln' : ''}.`,
    cost: (loss) => `Eine falsche Wahl kostet im Mittel ${loss}.`,
    undecided: 'In so einem Zug gibt es nichts zu entscheiden.',
    often: (where, decisions, lost) =>
      `${where}: in einer Million Spielen ${decisions} Entscheidungen und ${lost} durch falsche Wahl verlorene Spiele.`,
    wins: (where, percent) => `${where}: Der Spieler am Zug gewinnt zu ${percent}\u00a0%.`,
    bankWins: (where) => `${where}: Sichern gewinnt das Spiel.`,
    mustRoll: (where, percent) =>
      `${where}: Würfeln gewinnt zu ${percent}\u00a0%, sichern darfst du nicht.`,
    right: (where, right, better, roll, bank) =>
      `${where}: ${right === 'roll' ? 'würfeln' : 'sichern'}, um ${better} besser; Würfeln gewinnt zu ${roll}\u00a0%, Sichern zu ${bank}\u00a0%.`,
    never: 'Hierher kommt man im Spiel nie.',
  },

  difference: {
    mostPoints: 'Spiel auf meiste Punkte',
    mostWins: (rules) => `Spiel auf Siege in ${rules}`,
    goals: (rules, goal, other, otherGoal) =>
      `${rules} endet bei ${goal} Punkten, ${other} bei ${otherGoal}: Gleiche Punktestände sind nicht gleich weit vom Ziel entfernt.`,
    title: (dice, after) => `Ab wann sichern: ${leftDice(dice)}${after}. Was sich ändert`,
    finding: (first, second, dice, changes) =>
      `Statt ${first} nun ${second}, mit ${dativeDice(dice)}: ${changes}`,
    later: 'später gesichert',
    sooner: 'früher gesichert',
    onlyOne: 'nur bei einem von beiden aufs Ganze',
    points: (change) => `${change} Punkte`,
    empty: 'Felder ohne Farbe: Dort geht eins von beiden aufs Ganze, oder beide.',
    sideOf: (side) => `Ab wann sichern: ${side}`,
    does: (side, from) =>
      from === null ? `${side}: aufs Ganze gehen` : `${side}: ab ${from} sichern`,
    cell: (where, first, second) => `${where}: ${first}; ${second}.`,
  },
}
