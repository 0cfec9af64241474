import type { cards as english } from './cards.en.ts'
import { common } from '../../../texts/common.de.ts'
import { dativeDice, dice as words } from '../../../texts/dice.de.ts'

const { dice } = common

const after = (count: number): string =>
  count === 0 ? '' : `Nach ${count === 1 ? '1 Farkle' : `${count} Farkles in Folge`}, `

const worth = (value: string | null): string => (value === null ? 'nichts' : `höchstens ${value}`)

export const cards: typeof english = {
  deckTitles: {
    limits: 'Sichern oder würfeln',
    'gain-from': 'Grenzwerte',
    'farkle-odds': 'Farkle-Chancen',
    scoring: 'Wertung',
    exceptions: 'Ausnahmen',
    'turn-types': 'Nach Farkles',
    thresholds: 'Aufs Ganze gehen',
    thumb: 'Faustregel',
  },
  about: {
    limits: 'Wann du sicherst, nach den übrigen Würfeln.',
    'gain-from': 'Was Weiterwürfeln bringt, nach Zugpunkten.',
    'farkle-odds': 'Wie oft ein Farkle fällt.',
    scoring: 'Was gleiche Würfel und Kombinationen zählen.',
    exceptions: 'Würfe, bei denen die Tabelle irrt.',
    'turn-types': 'Wann du nach Farkles sicherst.',
    thresholds: 'Ab wann du nicht mehr vor dem Ziel sicherst.',
    thumb: 'Die Zahlen der Regel, die du gewählt hast.',
  },
  steps: {
    once: {
      title: 'Sofort sichern',
      about: 'Nimm alle Punkte des ersten Wurfs und sichere.',
      aboutMinimum: (minimum) =>
        `Nimm alle Punkte eines Wurfs und sichere, sobald du ${minimum} hast.`,
    },
    hold: {
      title: (total) => `Ab ${total} sichern`,
      about: (total) =>
        `Nimm alle Punkte eines Wurfs und sichere ab ${total}, der besten einzelnen Zahl.`,
    },
    limits: {
      title: 'Eine Grenze für jede Zahl von Würfeln',
      about:
        'Nimm alle Punkte eines Wurfs und sichere ab einer Grenze, die von den übrigen Würfeln abhängt.',
    },
    values: {
      title: 'Was jede Zahl von Würfeln wert ist',
      about:
        'Sichere nach den Grenzen und wähle die Würfel nach einer Zahl für jede Anzahl übriger Würfel.',
    },
    table: {
      title: 'Die Grenzwerttabelle',
      about: 'Wähle die Würfel nach der Grenzwerttabelle.',
      aboutNoFarkle: 'Wähle die Würfel nach der Tabelle ohne Farkle davor, was auch vorher war.',
    },
    turnTypes: {
      title: 'Grenzen nach Farkles',
      about:
        'Wähle die Würfel nach derselben Tabelle, aber sichere nach den Grenzen für die Farkles davor.',
    },
    tables: {
      title: 'Eine Tabelle für jede Zugart',
      about: 'Folge der Grenzwerttabelle für die Farkles davor.',
    },
    best: {
      title: 'Die Ausnahmen der Tabelle',
      about: 'Spiel auf die meisten Punkte, auch wo die Tabelle irrt.',
    },
    thresholds: {
      title: 'Wann man aufs Ganze geht',
      about: 'Folge der Tabelle, aber sichere ab gewissen Punkteständen nie vor dem Ziel.',
    },
    thumb: {
      title: 'Deine Faustregel',
      about: {
        wins: 'Spiel ganze Partien nach den wenigen Zahlen der Faustregel, die du gewählt hast.',
        points:
          'Spiel Züge auf Punkte nach den wenigen Zahlen der Faustregel, die du gewählt hast.',
      },
    },
  },
  limits: {
    question: (count, farklesBefore) =>
      `${after(farklesBefore)}${dice(count)} übrig: Ab wie vielen Zugpunkten sicherst du?`,
    never: (count) => `Nie: Mit ${dativeDice(count)} immer weiterwürfeln.`,
    bankFrom: (from) => `Ab ${from} sichern.`,
    alwaysBank: 'Ab 0: immer sichern.',
    asSoonAsAllowed: (from) => `Ab ${from}: sichern, sobald du darfst.`,
    cannotFarkle: (count) =>
      `Mit ${dativeDice(count)} kann kein Farkle fallen, also bringt Weiterwürfeln immer Punkte.`,
    beyondGoal: (count, risk) =>
      `Mit ${dativeDice(count)} fällt nur in ${risk} der Fälle ein Farkle; bis zum Ziel bringt Weiterwürfeln immer Punkte.`,
    costsAlways: (count, risk) =>
      `Mit ${dativeDice(count)} fällt in ${risk} der Fälle ein Farkle; bei allen Zugpunkten, die du sichern darfst, kostet Weiterwürfeln Punkte.`,
    why: (count, below, adds, from, loses, risk) =>
      `Bei ${below} bringt Weiterwürfeln mit ${dativeDice(count)} noch ${adds} Punkte, bei ${from} ${loses === null ? 'bringt es nichts' : `kostet es ${loses}`}: In ${risk} der Fälle fällt ein Farkle.`,
    withPenalty: (why, cost) =>
      `${why} Ein Farkle kostet hier außer den Zugpunkten noch ${cost} Punkte.`,
  },
  gainFrom: {
    question: (count, value) =>
      `${dice(count)}: Ab wie vielen Zugpunkten bringt Weiterwürfeln ${worth(value)}?`,
    statement: (count, from, value) =>
      `Ab ${from} bringt Weiterwürfeln mit ${dativeDice(count)} ${worth(value)}.`,
    why: (count, below, addsBelow, from, adds, value) =>
      `Mit perfektem Spiel danach bringt Weiterwürfeln mit ${dativeDice(count)} bei ${below} ${addsBelow} Punkte und bei ${from} ${adds}; ab da sind es nie mehr als ${value}.`,
  },
  gainAt: {
    question: (count, total) =>
      `${dice(count)} übrig bei ${total} Zugpunkten: Was bringt Weiterwürfeln laut Tabelle?`,
    questionOf: (count, from, to) =>
      `${dice(count)} übrig und ${to === null ? `${from} oder mehr` : to === from ? from : `${from} bis ${to}`} Zugpunkte: Was bringt Weiterwürfeln laut Tabelle?`,
    nothing: 'Nichts.',
    atMost: (value) => `Höchstens ${value}.`,
    loses: (least) => `Weiterwürfeln bringt da nichts: Es kostet ${least} Punkte oder mehr.`,
    adds: (low, high) =>
      `Mit perfektem Spiel danach bringt Weiterwürfeln da ${low === high ? low : `zwischen ${low} und ${high}`} Punkte; die Tabelle rundet auf.`,
  },
  farkleOdds: {
    question: (count) => `Wurf mit ${dativeDice(count)}: Wie oft ist er ein Farkle, in Prozent?`,
    never: 'Nie: 0\u00a0%.',
    statement: (chance) => `In ${chance} der Fälle.`,
    why: (count, farkling, all) =>
      `Von den ${all} möglichen Würfen mit ${dativeDice(count)} zählt bei ${farkling} nichts.`,
    whyTries: (tries, faces) =>
      `${faces} seiner 6 Seiten zählen nichts, und ein Farkle ist es nur, wenn das in allen ${tries} Würfen geschieht.`,
  },
  scoring: {
    question: (name) => `${name}: wie viele Punkte?`,
    statement: (points) => `${points} Punkte.`,
    smallerSets: (own) =>
      `In kleineren Gruppen gezählt, bringen sie mehr als die ${own} für alle zusammen.`,
    times: (factor, points, name) =>
      `${factor === 2 ? 'Doppelt' : `${factor}-mal`} so viel wie ${name} (${points}).`,
    hundredTimes: 'Hundertmal die Augenzahl.',
    single: 'Der Würfel zählt für sich allein.',
    ownSet: 'Ein Wert für sich.',
    asPairs: 'Sie zählen als drei Paare.',
    together: 'Diese Würfel eines Wurfs zählen zusammen.',
    allSix: 'Dafür braucht es alle sechs Würfel eines Wurfs.',
  },
  exceptions: {
    setAsideAndBank: (points) => `${points} beiseitelegen und sichern`,
    setAsideAndRoll: (points, count) =>
      `${points} beiseitelegen und mit ${dativeDice(count)} weiterwürfeln`,
    at: (farklesBefore, total, orMore) =>
      `${after(farklesBefore)}${total} Zugpunkte${orMore ? ' oder mehr' : ''}`,
    question: (at, faces) => `${at}, gewürfelt ${faces}: Was tust du?`,
    why: (byTable, cost) => `Nach der Tabelle: ${byTable}. Das kostet hier ${cost} Punkte.`,
  },
  thresholds: {
    question: (count, side) =>
      `${dice(count)} übrig: Ab welchem ${side === 'own' ? 'eigenen Punktestand' : 'Punktestand des Gegners'} gehst du aufs Ganze und sicherst nie vor dem Ziel?`,
    never: (count, side) =>
      `Nie: Mit ${dativeDice(count)} kommt es auf ${side === 'own' ? 'deinen Punktestand' : 'den Punktestand des Gegners'} nicht an.`,
    from: (score) => `Ab ${score}.`,
    whyNever: (count) =>
      `Mit ${dativeDice(count)} gewinnt kein solcher Punktestand mehr Partien als die Tabelle allein.`,
    whyOwn: (count, goal) =>
      `Mit ${dativeDice(count)} sind ${goal} so nah, dass Weiterwürfeln öfter gewinnt als vorher zu sichern.`,
    whyOpponent: (count, goal) =>
      `Der Gegner ist so nah an ${goal}, dass Weiterwürfeln mit ${dativeDice(count)} öfter gewinnt als vorher zu sichern.`,
  },
  topics: {
    limit: {
      from: (points) => `sicherst du ab ${points}`,
      soon: 'sicherst du, sobald du darfst',
      never: 'würfelst du immer weiter',
    },
    risk: {
      title: 'Was ein Farkle kostet',
      idea: (one, three, all, dice) =>
        `Ein Farkle ist ein Wurf, in dem kein Würfel zählt: Er beendet den Zug, und alle Punkte des Zugs sind verloren. Mit einem Würfel kommt er in ${one} von 100 Würfen, mit dreien in ${three} und mit allen ${words.number(dice)} ${all === '0' ? 'nie' : `in ${all}`}: Je weniger übrig sind, desto früher sicherst du.`,
    },
    oneNumber: {
      title: 'Eine Zahl zum Sichern',
      idea: (hold) =>
        `Zugpunkte sind, was du in diesem Zug gemacht und noch nicht gesichert hast. Wer nach einer einzigen Zahl spielt, sichert ab ${hold}: Keine andere bringt mehr Punkte pro Zug.`,
    },
    fewDice: {
      title: 'Noch ein oder zwei Würfel',
      idea: (one, two) =>
        `Eine Grenze sind die Zugpunkte, ab denen du sicherst, und jede Zahl von Würfeln hat ihre eigene. Mit 1 Würfel ${one}; mit 2 Würfeln ${two}.`,
    },
    threeDice: {
      title: 'Noch drei Würfel',
      idea: (throws, limit) =>
        `Mit drei Würfeln würfelst du in ${throws} von 100 Würfen einen Farkle. Was ein Wurf bringt, ist dieses Risiko bald nicht mehr wert. Mit 3 Würfeln ${limit}.`,
    },
    manyDice: {
      title: (most) =>
        most === 4
          ? 'Noch vier Würfel'
          : `Noch vier ${most === 5 ? 'oder' : 'bis'} ${words.number(most)} Würfel`,
      idea: ([four, ...more]) => {
        const others = more.map(({ dice, throws }) => `, mit ${words.number(dice)} in ${throws}`)
        const limits = more.map(({ dice, limit }) => `; mit ${dice} Würfeln ${limit}`)
        return `Mit vier Würfeln kommt in ${four.throws} von 100 Würfen ein Farkle${others.join('')}; so vertragen sie mehr Zugpunkte. Mit 4 Würfeln ${four.limit}${limits.join('')}.`
      },
    },
    hotDice: {
      title: 'Heiße Würfel',
      idea: (throws, limit) =>
        `Würfel sind heiß, wenn alle gezählt haben: Du darfst mit allen weiterwürfeln, und die Zugpunkte bleiben. ${throws === '0' ? 'Ein Farkle ist dann nicht möglich' : `Ein Farkle kommt dann in ${throws} von 100 Würfen`}; hier ${limit}.`,
    },
    minimum: {
      title: 'Rund um das Mindeste',
      idea: (first, later) =>
        `${first === later ? `Du musst mindestens ${first} sichern` : `Beim ersten Mal musst du mindestens ${first} sichern, danach ${later}`}. Darunter musst du würfeln; ab da entscheidet die Tabelle.`,
    },
    leaveMore: {
      title: 'Einen Würfel liegen lassen, der zählt',
      idea: 'Du musst nicht jeden Würfel beiseitelegen, der zählt. Ein Würfel mehr im nächsten Wurf senkt das Risiko und bringt Punkte, und das kann mehr wert sein als seine eigenen.',
    },
    takeMore: {
      title: 'Mehr nehmen, als du musst',
      idea: 'Jeder Würfel, den du beiseitelegst, bringt seine Punkte sicher. Nimm mehr davon, wo diese Punkte mehr wert sind als ein Würfel mehr im nächsten Wurf.',
    },
    triplets: {
      title: 'Drei gleiche',
      idea: 'Drei gleiche bringen viel, kosten aber drei Würfel. Vergleiche sie mit einer einzelnen 1 oder 5: Danach bleiben mehr Würfel übrig.',
    },
    thenBank: {
      title: 'Welche Würfel, wenn du sicherst',
      idea: 'Welche Würfel du beiseitelegst und ob du danach sicherst, ist eine einzige Entscheidung. Wo du sicherst, zählen die übrigen Würfel nichts mehr: Nimm alles, was zählt.',
    },
    thenRoll: {
      title: 'Welche Würfel, wenn du weiterwürfelst',
      idea: 'Wo du weiterwürfelst, zählen neben den Punkten auch die übrigen Würfel. Mehr Punkte und weniger Würfel oder weniger Punkte und mehr Würfel?',
    },
    largeTotal: {
      title: 'Viele Zugpunkte',
      idea: 'Je mehr Zugpunkte du hast, desto mehr kostet ein Farkle. Der nächste Wurf bringt aber nicht mehr als vorher.',
    },
    afterFarkles: {
      title: 'Nach einem Farkle',
      idea: (farkles, points) =>
        `Farkles in Folge werden bestraft: ${farkles} davon nehmen dir ${points}. Jeder bringt die Strafe näher, und so kostet ein Farkle mehr als seine Zugpunkte.`,
    },
    thumb: {
      goal: 'Deine Regel: nahe am Ziel',
      dice: 'Deine Karte: welche Würfel',
      column: 'Deine Karte: wann sichern bei gleichem Stand',
      columns: 'Deine Karte: wann sichern vorn und hinten',
    },
    close: {
      title: 'Knappe Entscheidungen',
      idea: 'Eine Entscheidung ist knapp, wenn das Beste nur wenige Punkte mehr bringt als das Nächste. Sie kommen zuletzt, denn hier helfen nur die Zahlen: Punkte, übrige Würfel und Farkles.',
    },
  },
}
