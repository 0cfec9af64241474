import type { DieInWords, ownDice as en } from './own-dice.en.ts'

const ofDie = ({ count, name, weights, joker }: DieInWords): string => {
  const whose = count === 1 ? 'dessen' : 'deren'
  return [
    `${count} Würfel${name === '' ? '' : ` „${name}“`}`,
    ...(weights ? [`, ${whose} Seiten 1 bis 6 die Gewichte ${weights.join(', ')} haben`] : []),
    ...(joker ? [`${weights ? ' und' : ','} ${whose} ${joker} ein Joker ist`] : []),
  ].join('')
}

const PARTS: Readonly<Record<string, string>> = {
  name: 'Der Name',
  count: 'Die Anzahl',
  weights: 'Das Gewicht der Seiten',
  joker: 'Der Joker',
}

const partOf = (part = ''): string | undefined =>
  Object.hasOwn(PARTS, part) ? PARTS[part] : undefined

function fullRoll(dice: readonly DieInWords[], others: number): string {
  const rest =
    others === 0
      ? ''
      : `; ${others === 1 ? 'der andere ist gewöhnlich' : `die anderen ${others} sind gewöhnlich`}`
  return `${dice.map(ofDie).join('; ')}${rest}`
}

export const ownDice: typeof en = {
  ofDie: (place, part) => {
    const name = partOf(part)
    return name === undefined ? `Eigene Würfel ${place}` : `${name} der eigenen Würfel ${place}`
  },
  ofOpponentDie: (place, part) => {
    const name = partOf(part)
    return name === undefined
      ? `Würfel ${place} des Gegners`
      : `${name} der Würfel ${place} des Gegners`
  },
  ordinary: 'gewöhnlich',
  jokerOf: (name) => `★ ${name}`,
  nameless: (place) => `eigen ${place}`,
  must: {
    list: 'muss eine Liste von Würfeln sein',
    die: 'muss sagen, wie viele Würfel es sind, welches Gewicht ihre Seiten haben und welche ein Joker ist',
    weights: (most) =>
      `muss aus sechs Zahlen bestehen, einer je Seite und nicht nur Nullen: ganzen bis ${most} oder Prozent mit höchstens zwei Nachkommastellen`,
    notMoreThan: (dice) => `dürfen nicht mehr sein als die ${dice} Würfel eines Wurfs`,
    jokerSeen: 'muss eine Seite sein, die fallen kann',
    jokerThere: 'muss aus sein, wenn kein Würfel einen Joker hat',
    notInEqualTurns: 'darf es nicht geben, wenn beide gleich viele Züge haben',
  },
  sentences: {
    dice: (dice, others) =>
      `Zu einem Wurf ${dice[0]!.count === 1 && dice.length === 1 ? 'gehört' : 'gehören'} ${fullRoll(
        dice,
        others,
      )}. Beide spielen mit denselben Würfeln.`,
    yours: (dice, others) =>
      dice.length === 0
        ? 'Deine Würfel sind gewöhnlich.'
        : `Deine Würfel: ${fullRoll(dice, others)}.`,
    theirs: (dice, others) =>
      dice.length === 0
        ? 'Die Würfel des Gegners sind gewöhnlich.'
        : `Würfel des Gegners: ${fullRoll(dice, others)}.`,
    joker:
      'Ein Joker steht in einer Kombination mit mindestens einem anderen Würfel für jede Augenzahl, auch in drei gleichen, die mindestens so viel zählen wie drei einzelne Würfel: Das sagen Regeln selten, Breakpoint liest sie so. Allein zählt er nie.',
    jokerAlone: 'Ein Joker steht für jede Augenzahl, die zu Punkten hilft, auch allein.',
  },
  notTogether:
    'Eigene Würfel lassen sich nicht zusammen mit einer Höchstzahl von Würfen, einer Bestätigung oder dem Verbot, bei 50 zu sichern, berechnen. Lass eines von beiden weg.',
  notWithOwnDice:
    'Diese Regel lässt sich nicht zusammen mit eigenen Würfeln berechnen. Lass eine von beiden weg.',
  bag: {
    tooFew: (dice) => `Für einen Zug braucht es ${dice} Würfel, und es sind weniger.`,
    tooMany: (most) =>
      `Aus diesen Würfeln lassen sich mehr als ${most} Sätze bilden. Lass Würfel weg, die du nicht nehmen würdest.`,
    tooManyKinds: (most) => `Es können höchstens ${most} Arten von Würfeln sein.`,
    notTheseRules:
      'Mit diesen Regeln lassen sich die besten Würfel nicht finden: Ein Zug darf sich nicht mehr merken als seine Würfel und seine Punkte.',
    noBadges:
      'Abzeichen gibt es in Spielen ohne Strafen, die gewinnt, wer zuerst das Ziel erreicht.',
    tooFarAhead: 'Ein Vorsprung muss kleiner als das Ziel sein.',
  },
  tooManyKinds:
    'Mit diesen Würfeln kann ein Zug in zu vielen verschiedenen Lagen sein, um sie zu berechnen. Nimm mehr gleiche Würfel.',
  ofYours: 'Das gilt für deine Seite: deine Würfel und Kombinationen gegen die des Gegners.',
  twoSides:
    'Diese Regeln haben zwei Seiten, darum können höchstens zwei spielen. Von zwei Personen hat deine Seite, wer beginnt.',
  noTables:
    'Diese Ansicht gibt es für diese Regeln nicht. Die Tabelle „Wann du sicherst“, Analyse, Üben und Lernkarten halten die Würfel auseinander.',
  kept: {
    nameTaken: (name) => `„${name}“ steht schon in der Liste. Wähle einen anderen Namen.`,
    full: (most) => `In der Liste sind ${most} Würfel. Lösche zuerst einen.`,
    typed: 'Wie eingegeben',
    known: 'Bekannte Würfel',
    mine: 'Meine Würfel',
    keep: 'Zu meinen Würfeln nehmen',
    needsName: 'Gib diesen Würfeln einen Namen und sechs Gewichte, um sie zu behalten',
    isThere: 'Diese Würfel stehen in der Liste',
    said: (name) => `„${name}“ gehört jetzt zu deinen Würfeln.`,
    about:
      'Würfel, die in allen Regeln gewählt werden können. Regeln, die sie schon haben, bleiben, wie sie sind.',
    nameOf: (name) => `Name von „${name}“`,
    weights: (weights) => `Gewichte ${weights}`,
    joker: (face) => `${face} ist der Joker`,
    forget: (name) => `„${name}“ aus meinen Würfeln löschen`,
    forgotten: (name) => `„${name}“ ist aus deinen Würfeln gelöscht.`,
  },
  editor: {
    note: 'Gezinkte Würfel oder solche mit einem Joker, der für jede Augenzahl steht. Alle anderen Würfel eines Wurfs sind gewöhnlich.',
    othersNote:
      'Die des Gegners; die Würfel darüber sind deine. Steht hier keiner, sind die des Gegners gewöhnlich.',
    known: 'Einen bekannten Würfel hinzufügen',
    lists: {
      ownDice: {
        add: 'Eigene Würfel hinzufügen',
        name: (place) => `Name der eigenen Würfel ${place}`,
        count: (place) => `Anzahl der eigenen Würfel ${place}`,
        weights: (place) => `Gewichte der eigenen Würfel ${place}`,
        joker: (place) => `Joker der eigenen Würfel ${place}`,
        choose: (place) => `Würfel für die eigenen Würfel ${place}`,
        keep: (place) => `Eigene Würfel ${place} zu meinen Würfeln nehmen`,
        remove: (place) => `Eigene Würfel ${place} entfernen`,
      },
      opponentDice: {
        add: 'Würfel des Gegners hinzufügen',
        name: (place) => `Name der Würfel ${place} des Gegners`,
        count: (place) => `Anzahl der Würfel ${place} des Gegners`,
        weights: (place) => `Gewichte der Würfel ${place} des Gegners`,
        joker: (place) => `Joker der Würfel ${place} des Gegners`,
        choose: (place) => `Würfel für die Würfel ${place} des Gegners`,
        keep: (place) => `Würfel ${place} des Gegners zu meinen Würfeln nehmen`,
        remove: (place) => `Würfel ${place} des Gegners entfernen`,
      },
    },
    noJoker: 'kein Joker',
    jokerFace: (face) => `${face} ist der Joker`,
    hints: {
      weights:
        'der Seiten 1 bis 6, etwa 6 1 2 3 4 6, oder in Prozent; leer für einen gewöhnlichen Würfel',
    },
  },
}
