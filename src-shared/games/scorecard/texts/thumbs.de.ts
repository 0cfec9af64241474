import { listed } from '../../../texts/phrases.ts'
import type { thumbs as english } from './thumbs.en.ts'

const FACES = ['Einsen', 'Zweien', 'Dreien', 'Vieren', 'Fünfen', 'Sechsen']
const faces = (face: number): string => FACES[face - 1]!

const noPair = (from: number | null): string =>
  from === null ? '' : `, wenn kein Paar ${from < 6 ? `ab ${faces(from)}` : faces(6)} liegt`

const up = (from: number | null): string =>
  from === null || from === 1 ? '' : from === 6 ? ` ${faces(6)}` : ` ab ${faces(from)}`

const keep: (typeof english)['keep'] = {
  house: () => 'Ein Full House bleibt liegen, solange sein Feld offen ist.',
  row5: () => 'Fünf in Folge bleiben liegen, solange eine Straße offen ist.',
  row4: (from) =>
    `Behalte vier in Folge für die große Straße${noPair(from)}; ist nur die kleine offen, bleib dabei.`,
  gap4: () =>
    'Solange die große Straße offen ist, behalte vier Würfel, denen einer zu fünf in Folge fehlt.',
  row3: (from) => `Behalte 3 4 5 oder 2 3 4, solange eine Straße offen ist${noPair(from)}.`,
  trips: (from) => `Behalte drei oder mehr gleiche${up(from)}, deren oberes Feld offen ist.`,
  above: (from) => `Behalte zwei oder mehr gleiche${up(from)}, deren oberes Feld offen ist.`,
  pairs: (from) =>
    `Behalte zwei Paare${from === null ? '' : `, beide${up(from)},`} solange Full House offen ist.`,
  single: (from) =>
    from === null || from === 1
      ? 'Ohne Paar behalte einen Würfel: den höchsten, dessen oberes Feld offen ist.'
      : `Ein Paar unter ${faces(from)} zählt hier nicht. Liegt sonst kein Paar, behalte einen Würfel ab ${from}: den höchsten, dessen oberes Feld offen ist.`,
  'only-above': () =>
    'Sind Full House, drei, vier und fünf gleiche besetzt, behalte nur eine Zahl, deren oberes Feld offen ist.',
  'only-row': () =>
    'Sind nur noch Straßen offen, oder sie und die Chance, behalte, was in eine Straße passt.',
  'only-sum': (from) => `Ist nur noch die Chance offen, behalte jeden Würfel ab ${from ?? 1}.`,
  kickers: (from) =>
    `Drei oder vier gleiche, die in kein oberes Feld gehen, und fünf gleiche sind besetzt: Behalte daneben jeden Würfel ab ${from ?? 1}.`,
}

export const thumbs: typeof english = {
  keep,
  when: {
    early: (sentence) => `Mit zwei Würfen übrig: ${sentence}`,
    last: (sentence) => `Vor dem letzten Wurf: ${sentence}`,
  },
  most: 'Sonst behalte die Zahl, die am häufigsten liegt; bei Gleichstand eine Zahl, deren oberes Feld offen ist, dann die höchste.',
  added: (box, points) => `${Math.abs(points)} ${points > 0 ? 'mehr' : 'weniger'} für ${box}`,
  box: (upper, added) => {
    const times = upper === 2 ? 'doppelt' : `${String(upper ?? 1).replace('.', ',')}-mal`
    return [
      'Nimm das Feld, das am meisten zählt.',
      ...(upper === null ? [] : [`Obere Felder zählen ${times}.`]),
      ...(added.length === 0 ? [] : [`Rechne ${listed(added)}.`]),
      'Bei Gleichstand nimm das, was schwerer zu füllen ist.',
    ].join(' ')
  },
  chosen: {
    drill: 'Diese Regel üben',
    only: (count) =>
      `Nur wo die Faustregel entscheidet (${count} ${count === 1 ? 'Teil' : 'Teile'})`,
    more: 'nach einer Faustregel',
    same: (does) => `Deine Faustregel macht dasselbe: ${does}.`,
    other: (does) => `Deine Faustregel macht es anders: ${does}.`,
    keep: (dice) => `${dice} behalten`,
    stop: 'alle fünf behalten',
    take: (box) => `${box} nehmen`,
    counts: (counts) => `nach der Regel zählt es ${counts}, am meisten.`,
  },
  step: {
    title: (count) =>
      count === 1 ? 'Eine Faustregel mit einer Regel' : `Eine Faustregel mit ${count} Regeln`,
    about: 'Spiel nach den wenigen Regeln der Faustregel, die du gewählt hast.',
  },
  topics: { keep: 'Deine Regel: was man behält', box: 'Deine Regel: welches Feld man nimmt' },
  cards: {
    upper: 'Wie oft zählen die Punkte eines oberen Feldes, bevor du die Felder vergleichst?',
    times: (factor) =>
      factor === 1
        ? 'einfach, wie sie sind'
        : factor === 2
          ? 'doppelt'
          : `${String(factor).replace('.', ',')}-mal`,
    upperWhy: 'So kommt der obere Bonus zu seinem Recht, ohne dass du zählst, wie nah er ist.',
    add: (box, more) =>
      `${box}: Wie viele Punkte ${more ? 'zählst du dazu' : 'ziehst du ab'}, bevor du die Felder vergleichst?`,
    points: (points) => `${points} Punkte.`,
    addWhy: (box, more) =>
      more
        ? `${box} streicht man eher als andere Felder.`
        : `${box} bleibt für einen besseren Wurf offen.`,
    allOpen: 'Alle Felder sind offen.',
    open: (boxes) => `Noch offen: ${listed(boxes)}.`,
    used: (boxes) => `Gefüllt: ${listed(boxes)}.`,
    keep: (dice, rerolls) =>
      `Du würfelst ${dice} und hast noch ${rerolls === 1 ? 'einen Wurf' : `${rerolls} Würfe`}. Was behält deine Regel?`,
    box: (dice) => `Am Ende liegen ${dice}. Welches Feld nimmt deine Regel?`,
  },
  tooLong: (most) => `Eine Faustregel hat höchstens ${most} Zeichen.`,
  noPart: (part) =>
    `Eine Faustregel hat keinen Teil ${part || '""'}; sie sieht aus wie keep=row5/row4/house@last,upper=2,add=ones:10/sixes:-10.`,
  page: {
    chart: {
      title: 'Was jede weitere Regel bringt',
      finding: (few, mean, most, best, optimal) =>
        `Mit ${few} Regeln erreichst du im Schnitt ${mean} Punkte, mit ${most} ${best}; der perfekte Spieler erreicht ${optimal}.`,
      line: 'Faustregeln',
      best: 'Perfekter Spieler',
      chosen: 'Gewählt',
      x: 'Regeln zum Merken',
      y: 'Punkte im Schnitt',
      columns: ['Regeln', 'Im Schnitt, Punkte', 'Gewinn der letzten Regel, Punkte'],
      table: 'Punkte im Schnitt nach Regeln',
      things: 'Faustregeln',
      note: 'Ohne Regel behält man die Zahl, die am häufigsten liegt, und nimmt die meisten Punkte. Wähle eine Stufe im Bild oder hier.',
      steps: 'Regeln zum Merken',
    },
    rule: {
      title: (count) =>
        count === 0 ? 'Keine Regel' : count === 1 ? 'Eine Regel' : `${count} Regeln`,
      mean: (mean, lost) => `Im Schnitt ${mean} Punkte, ${lost} weniger als der perfekte Spieler.`,
      next: (count, gain) =>
        `Die nächste Stufe hat ${count} ${count === 1 ? 'Regel' : 'Regeln'} und bringt ${gain} Punkte mehr.`,
      last: 'Mehr Regeln bringen so gut wie nichts.',
      keep: 'Welche Würfel man behält',
      keepNote: 'Geh sie der Reihe nach durch; die erste, die passt, gilt.',
      box: 'Welches Feld man nimmt',
    },
    errors: {
      title: 'Wo sie noch verliert',
      find: 'Ausrechnen, wo sie verliert',
      takes: 'Einige Sekunden je Regel, einmal.',
      shares: (total, first, second, box) =>
        `Von den ${total} Punkten, die sie verliert, gehen ${first} mit den Würfeln des ersten Wurfs verloren, ${second} mit denen danach und ${box} bei der Wahl des Feldes.`,
      costliest: 'Die teuersten Würfe',
      note: 'Über ganze Partien gezählt. Öffne einen Wurf: Du siehst ihn mit dem Spielblock, bei dem er am meisten kostet.',
      columns: {
        dice: 'Würfel',
        left: 'Würfe übrig',
        does: 'Die Regel',
        best: 'Dort am besten',
        cost: 'Punkte je Partie',
      },
    },
    own: {
      title: 'Deine eigene Regel',
      about:
        'Lass Regeln weg oder ändere, was zu einem Feld dazukommt, und sieh sofort, was das bewirkt.',
      keeps: 'Regeln für Würfel',
      upper: 'Obere Felder zählen mal',
      boxes: 'Dazu bei einem Feld, in Punkten',
      wrong:
        'Eine Zahl fehlt oder liegt außerhalb der Grenzen. Das Ergebnis ist das der Regel davor.',
      figures: {
        count: 'Regeln',
        mean: 'Punkte im Schnitt',
        change: 'Gegen die oben gewählte Regel',
      },
      points: 'Punkte',
      reset: 'Zurück zur gewählten Regel',
    },
  },
}
