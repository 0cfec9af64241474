import type { cardsTopics as english } from '../en/cards-topics.ts'

export const cardsTopics: typeof english = {
  topics: {
    alike: {
      title: 'Behalte, was gleich ist',
      idea: 'Würfel einer Augenzahl passen in die meisten Felder: ihr eigenes oben, Dreier- und Viererpasch, und Yahtzee, das sind fünf davon. Zu drei gleichen kommt mit den beiden anderen Würfeln in 31 von 100 Würfen ein vierter.',
    },
    runs: {
      title: 'Reihen für eine Straße',
      idea: 'Eine Straße ist eine Reihe von Augenzahlen, vier für die kleine und fünf für die große. Eine Reihe von vier, die an beiden Enden offen ist, wird in 33 von 100 Würfen zur großen Straße, eine mit nur einem Platz in 17.',
    },
    twoPairs: {
      title: 'Zwei Paare',
      idea: 'Ein Full House sind drei einer Augenzahl und zwei einer anderen. Aus zwei Paaren macht der fünfte Würfel in 33 von 100 Würfen ein Full House. Oder du behältst nur das bessere Paar.',
    },
    stop: {
      title: 'Wann du aufhörst',
      idea: 'Du darfst alle fünf Würfel behalten und sie aufschreiben, auch wenn noch Würfe übrig sind. Tu es, wo ein weiterer Wurf mehr verliert, als er gewinnt.',
    },
    upperBox: {
      title: 'Felder oben',
      idea: 'Der obere Teil sind die sechs Felder, die je eine Augenzahl zählen, etwa alle Vieren. Fülle früh eines, wo drei oder mehr davon liegen, und hebe die niedrigen für Würfe auf, die misslingen.',
    },
    lowerBox: {
      title: 'Felder unten',
      idea: 'Der untere Teil sind die Felder für Muster, und Chance, in die alles passt. Ein Muster, das daliegt, lässt man selten aus, und Chance ist so viel wert, wie du sie dir aufhebst.',
    },
    bonus: {
      title: 'Der Bonus',
      idea: (bonus, threshold, dice) =>
        `Der Bonus sind ${bonus} Punkte für ${threshold} im oberen Teil. Auf Kurs dafür ist, wer dort in jedem Feld im Schnitt ${dice} Würfel der Augenzahl hat.`,
    },
    zeros: {
      title: 'Eine Null im richtigen Feld',
      idea: 'Passt nichts, musst du ein Feld streichen. Streiche das Feld, das im Rest der Partie am wenigsten bringen würde, nicht einfach das mit den kleinsten Zahlen.',
    },
    firstRoll: {
      title: 'Der erste Wurf',
      idea: 'Nach dem ersten Wurf sind noch alle Felder zu haben, und zwei Würfe sind übrig. Behalte, was zu den meisten führt: Paare hoher Augenzahlen, drei gleiche oder eine offene Reihe.',
    },
    lastBoxes: {
      title: 'Die letzten Felder',
      idea: 'Mit wenigen offenen Feldern zählen nur noch sie, und was sonst gut ist, ist es nicht mehr. Spiele auf das Feld, das noch zu füllen ist, und gib früh auf, was kaum mehr gelingt.',
    },
  },
}
