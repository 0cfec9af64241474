import type { cardsTopics as english } from '../en/cards-topics.ts'
import { dice as words } from '../../../../texts/de/dice.ts'

export const cardsTopics: typeof english = {
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
        `Solange du nichts gesichert hast, musst du mindestens ${first} sichern, sonst ${later}. Darunter lässt sich nichts behalten, und du würfelst; darüber entscheiden die Grenzen.`,
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
      idea: 'Wo du weiterwürfelst, zählen neben den Punkten auch die übrigen Würfel. Vergleiche Zugpunkte mit so vielen Würfeln mit weniger Punkten und mehr Würfeln.',
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
      value: 'Deine Regel: was Weiterwürfeln wert ist',
      score: 'Deine Regel: was der Punktestand ändert',
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
