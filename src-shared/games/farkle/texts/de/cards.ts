import type { cards as english } from '../en/cards.ts'
import { cardsDecks } from './cards-decks.ts'
import { cardsTopics } from './cards-topics.ts'

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
      about: 'Nimmt alle Punkte des ersten Wurfs und sichert.',
      aboutMinimum: (minimum) =>
        `Nimmt alle Punkte eines Wurfs und sichert, sobald ${minimum} zusammen sind.`,
    },
    hold: {
      title: (total) => `Ab ${total} sichern`,
      about: (total) =>
        `Nimmt alle Punkte eines Wurfs und sichert ab ${total}, der besten einzelnen Zahl.`,
    },
    limits: {
      title: 'Eine Grenze für jede Zahl von Würfeln',
      about:
        'Nimmt alle Punkte eines Wurfs und sichert ab einer Grenze, die von den übrigen Würfeln abhängt.',
    },
    values: {
      title: 'Was jede Zahl von Würfeln wert ist',
      about:
        'Sichert nach den Grenzen und wägt beim Beiseitelegen mit einem Wert des Weiterwürfelns für jede Zahl von Würfeln ab.',
    },
    table: {
      title: 'Die Grenzwerttabelle',
      about: 'Wägt beim Beiseitelegen alles nach der Grenzwerttabelle ab.',
      aboutNoFarkle:
        'Wägt beim Beiseitelegen alles nach der Tabelle ohne Farkle davor ab, was auch vorher war.',
    },
    turnTypes: {
      title: 'Grenzen nach Farkles',
      about:
        'Legt nach derselben Tabelle beiseite, sichert aber nach den Grenzen für die Farkles davor.',
    },
    tables: {
      title: 'Eine Tabelle für jede Zugart',
      about: 'Folgt der Grenzwerttabelle für die Farkles davor.',
    },
    best: {
      title: 'Die Ausnahmen der Tabelle',
      about: 'Spielt auf die meisten Punkte, auch wo die Tabelle irrt.',
    },
    thresholds: {
      title: 'Wann man aufs Ganze geht',
      about: 'Folgt der Tabelle, sichert aber ab gewissen Punkteständen nie vor dem Ziel.',
    },
    thumb: {
      title: 'Deine Faustregel',
      about: {
        wins: 'Spielt ganze Spiele nach den wenigen Zahlen der Faustregel, die du gewählt hast.',
        points:
          'Spielt Züge auf Punkte nach den wenigen Zahlen der Faustregel, die du gewählt hast.',
      },
    },
  },
  ...cardsDecks,
  ...cardsTopics,
}
