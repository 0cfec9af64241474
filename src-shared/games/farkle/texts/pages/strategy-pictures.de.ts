import { capital } from '../../../../texts/capital.ts'
import type { strategyPictures as english } from './strategy-pictures.en.ts'
import { dativeDice } from '../../../../texts/dice.de.ts'

type Reach = Parameters<(typeof english)['compare']['limit']>[1]

const reached = (reach: Reach): string =>
  typeof reach === 'object' ? `bis ${reach.upTo}` : 'immer'

const actions = { roll: 'würfeln', bank: 'sichern' } as const

export const strategyPictures: typeof english = {
  players: {
    label: 'Spieler',
    none: {
      turn: 'Wähle einen Spieler, um zu sehen, was ein Zug bringt.',
      race: 'Wähle einen Spieler, um zu sehen, wie lange eine Partie dauert.',
    },
    title: { best: 'Perfekter Spieler', table: 'Grenzwerttabelle', hold: 'Feste Grenze' },
    holdAt: (points) => `Sichern ab ${points}`,
    words: {
      best: 'der perfekte Spieler',
      table: 'der Spieler mit der Tabelle',
      holdAt: (points) => `der Spieler mit der Grenze ${points}`,
    },
    hold: 'Sichern ab',
    notATotal: (most) => `Gib Zugpunkte von 1 bis ${most} ein, dem Ziel.`,
    sideBySide: 'Spieler nebeneinander',
    counted: 'Was gezählt wird',
  },
  columns: {
    player: 'Spieler',
    pointsATurn: 'Punkte pro Zug',
    deviation: 'Streuung',
    farkles: 'Farkles, %',
    percent: (player) => `${player}, %`,
    chance: (player) => `${player}: Chance`,
  },

  results: {
    title: 'Ergebnisse eines Zugs',
    views: { each: 'Jedes Ergebnis', atLeast: 'Mindestens' },
    chanceOfAtLeast: 'Chance auf mindestens',
    notPoints: 'Gib eine Punktzahl ab 0 ein, etwa 1.000.',
    atLeastPercent: (points) => `Mindestens ${points}, %`,
    atLeastAsMany: 'Mindestens so viele, %',
    chanceOfAsMany: (player) => `${player}: Chance auf mindestens so viele`,
    banked: 'Gesicherte Punkte',
    atLeast: 'Mindestens so viele Punkte',
    turns: 'Züge, %',
    between: (least, most) => `${least} bis ${most}`,
    farkle: '0: Farkle',
    alone: (who, mean, half, farkles) =>
      `${capital(who)} macht im Schnitt ${mean} Punkte pro Zug, doch die Hälfte der Züge bringt ${half} oder weniger, und ${farkles}\u00a0% enden mit einem Farkle.`,
    asMany: (who, than, farkles, before) =>
      `${capital(who)} macht so viele Punkte pro Zug wie ${than}, mit einem Farkle in ${farkles}\u00a0% der Züge statt in ${before}\u00a0%.`,
    apart: (who, than, by, farkles, before) =>
      `${capital(who)} macht ${by.points} Punkte pro Zug ${by.more ? 'mehr' : 'weniger'} als ${than}, mit einem Farkle in ${farkles}\u00a0% der Züge statt in ${before}\u00a0%.`,
  },
  race: {
    title: 'Züge bis zum Ziel',
    views: { each: 'Jede Zahl von Zügen', within: 'Fertig nach höchstens' },
    within: 'Fertig nach höchstens',
    notTurns: 'Gib eine Zahl von Zügen ab 1 ein, etwa 20.',
    withinPercent: (turns) => `Nach höchstens ${turns} fertig, %`,
    withinAsMany: 'Höchstens so viele, %',
    chanceWithin: (player) => `${player}: Chance auf höchstens so viele`,
    average: 'Züge im Schnitt',
    turns: 'Züge bis zum Ziel',
    withinAxis: 'Fertig nach höchstens so vielen Zügen',
    games: 'Partien, %',
    about: (goal, firstMinimum, penalty) => {
      const parts = [
        ...(firstMinimum ? ['die Mindestpunkte beim ersten Sichern'] : []),
        ...(penalty ? ['die Farkle-Strafe'] : []),
      ]
      const count = firstMinimum ? 'zählen' : 'zählt'
      const counted = parts.length === 0 ? '' : `${parts.join(' und ')} ${count}, und `
      return `Ein Spieler allein, von null bis ${goal} Punkte; ${counted}Zugpunkte, die das Ziel erreichen, werden gesichert.`
    },
    endless: (who, turns, percent) =>
      `${capital(who)} braucht in ${percent}\u00a0% der Partien mehr als ${turns} ${turns === '1' ? 'Zug' : 'Züge'}.`,
    alone: (who, turns, goal, half) =>
      `${capital(who)} braucht allein im Schnitt ${turns} Züge bis ${goal}, und die Hälfte der Partien ist nach höchstens ${half} vorbei.`,
    asMany: (who, turns, goal, other) =>
      `${capital(who)} braucht allein im Schnitt ${turns} Züge bis ${goal}, und ${other} genauso viele.`,
    apart: (who, turns, goal, other, by) =>
      `${capital(who)} braucht allein im Schnitt ${turns} Züge bis ${goal}; ${other} braucht ${by.turns} ${by.more ? 'mehr' : 'weniger'}.`,
  },
  frontier: {
    title: 'Punkte pro Zug gegen Farkles',
    table: 'Spielweisen der Kurve',
    things: 'Spielweisen',
    line: 'Kurve',
    farkles: 'Züge mit Farkle, %',
    pointsATurn: 'Punkte pro Zug',
    picked: 'Gewählt',
    pick: 'Klicke auf einen Punkt der Kurve, oder geh mit den Pfeiltasten hin und drücke die Eingabetaste: Dann siehst du, ab wann diese Spielweise sichert.',
    pickedIs: (farkles, points, limits) => {
      const list = limits.map(({ dice, from }) => {
        if (from === null) return `mit ${dice} nie`
        return from === '' ? `mit ${dice} immer` : `mit ${dice} ab ${from}`
      })
      return `Farkle in ${farkles}\u00a0% der Züge, und ${points} Punkte pro Zug. Nach übrigen Würfeln sichert diese Spielweise ${list.join(', ')}.`
    },
    about: (count) =>
      `Jeder Punkt der Kurve ist eine Spielweise. Mehr Punkte sind bei so wenigen Farkles nicht möglich. Es gibt ${count} davon.`,
    columns: {
      from: 'Ein Farkle kostet von',
      to: 'bis',
      fromPoints: 'Am besten, wenn ein Farkle kostet: von, Punkte',
      toPoints: 'bis, Punkte',
      chance: 'Chance auf einen Farkle',
    },
    finding: (safe, bold, given, best) =>
      `Am vorsichtigsten gespielt, enden ${safe}\u00a0% der Züge mit einem Farkle statt ${bold}\u00a0%; dafür fehlen ${given} von ${best} Punkten pro Zug.`,
  },

  compare: {
    with: 'Vergleichen mit',
    others: { house: 'Eine Regel geändert', rules: 'Andere Regeln', player: 'Anders gespielt' },
    rule: 'Regel',
    points: 'Punkte',
    ruleSet: 'Regelsatz',
    wayToPlay: 'Spielweise',
    ruleGroups: {
      banking: 'Sichern',
      singles: 'Einzelne Würfel',
      threes: 'Drei gleiche',
      fours: 'Vier gleiche',
      six: 'Sechs Würfel zusammen',
    },
    notPoints: (rule) => `${rule}: Gib eine ganze Punktzahl ein.`,
    changedRules: (rules, rule, points) => `${rules}, ${rule} ${points}`,
    sides: 'Beide Seiten',
    side: 'Seite',
    difference: 'Unterschied',
    whereToBank: (side) => `Ab wann sichern: ${side}`,
    unreachable: 'Kommt nie vor',
    atStake: 'Steht auf dem Spiel, Punkte',
    bankAndRoll: { bank: 'Sichern', roll: 'Würfeln' },
    analyse: 'Analysieren',
    drill: 'Üben',

    limit: (dice, before, now, who) => {
      const start = `Mit ${dativeDice(dice)}`
      const [roll, atOnce] =
        who === null
          ? [`${start} würfelst du jetzt ${reached(now)}`, `${start} sicherst du jetzt sofort`]
          : [`${start} würfelt ${who} ${reached(now)}`, `${start} sichert ${who} sofort`]
      if (now === 'never') return `${atOnce}, statt ${reached(before)} zu würfeln`
      return before === 'never' ? `${roll}, statt zu sichern` : `${roll} statt ${reached(before)}`
    },
    noLimit: (count, written) =>
      count === 1
        ? 'Eine Entscheidung ändert sich, aber keine Grenze'
        : `${written} Entscheidungen ändern sich, aber keine Grenze`,
    same: 'Keine Entscheidung ändert sich',
    asMuch: 'ein Zug ist gleich viel wert',
    worth: (points, more) => `ein Zug ist ${points} Punkte ${more ? 'mehr' : 'weniger'} wert`,
    finding: (change, worth) => `${change}; ${worth}.`,

    rolls: (limits) => {
      const list = limits.map(({ dice, reach }, place) =>
        place === 0 ? `mit ${dativeDice(dice)} ${reached(reach)}` : `mit ${dice} ${reached(reach)}`,
      )
      return list.length === 0 ? 'Sichert, sobald es geht.' : `Würfelt ${list.join(', ')}.`
    },
    where: (dice, total) =>
      `${dice === 1 ? '1 übriger' : `${dice} übrige`} Würfel bei ${total} Zugpunkten`,
    neverReached: (where) => `${where}: kommt nie vor.`,
    action: (where, action, stake) =>
      `${where}: ${actions[action]}, ${stake} Punkte stehen auf dem Spiel.`,
    actions: (where, action, stake, other, otherAction) =>
      `${where}: ${actions[action]}, ${stake} Punkte stehen auf dem Spiel; ${other}: ${actions[otherAction]}.`,
  },
}
