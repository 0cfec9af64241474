import type { sheetsPage as english } from './sheets-page.en.ts'

export const sheetsPage: typeof english = {
  title: 'Spickzettel',
  ofTwo: 'Die Zettel für Siege gelten zu zweit, außer der Karte für drei.',
  form: 'Was gedruckt wird',
  rules: 'Regeln auf Papier',
  sheets: 'Spickzettel in ihrer Reihenfolge',
  layout: 'Layout',
  paper: 'Papier',
  ink: 'Farbe',
  inks: { colour: 'Farbig', black: 'Schwarz-weiß' },
  noneChosen:
    'Kein Spickzettel ist gewählt. Wähle einen, und er wird hier gezeigt, wie er gedruckt wird.',
  noGame: 'Wähle zuerst ein Spiel; dann lässt sich drucken, was man darüber wissen sollte.',
  moveUp: (title) => `${title} nach oben`,
  moveDown: (title) => `${title} nach unten`,
  pagesOnly: 'Er wird nur im Layout „Seite“ gedruckt.',
  making: 'Die Spickzettel werden gemacht …',
  continued: '{title} (Fortsetzung)',
  actions: {
    fileTitle: 'Spickzettel',
    savePdf: 'Als PDF speichern',
    saving: 'Wird gespeichert …',
    saved: (file) => `Gespeichert als ${file}.`,
    print: 'Drucken oder als PDF speichern',
    newTab: 'in einem neuen Tab',
    copy: 'Als Text kopieren',
    copied: 'Die Spickzettel sind als Text in der Zwischenablage.',
    notCopied: 'Die Spickzettel ließen sich nicht kopieren; speichere sie stattdessen als CSV.',
    saveCsv: (files) => (files < 2 ? 'Als CSV speichern' : `Als CSV speichern (${files} Dateien)`),
    downloaded: (files) =>
      files.length === 1
        ? `${files[0]!} ist heruntergeladen.`
        : `${files.length} Tabellen sind heruntergeladen: ${files.join(', ')}.`,
  },
  preview: {
    title: 'Vorschau',
    count: (pages) => (pages === 1 ? '1 Seite' : `${pages} Seiten`),
    cards: (cards, pages) =>
      `${cards === 1 ? '1 Karte' : `${cards} Karten`} auf ${pages === 1 ? '1 Seite' : `${pages} Seiten`}`,
    wholePage: 'Seitenbreite',
    trueSize: 'Wahre Größe',
    size: 'Größe der Vorschau',
    pages: 'Seiten',
  },
  unsolved: {
    title: (titles) =>
      `${titles.map((title) => `„${title}“`).join(' und ')} ${titles.length === 1 ? 'lässt' : 'lassen'} sich noch nicht drucken`,
    aboutToBegin: 'Beginnt gleich',
    solving: 'Wird berechnet',
    stop: 'Anhalten',
    solve: 'Berechnen',
  },
  print: {
    cannot: (title) => `„${title}“ lässt sich nicht drucken.`,
    solveFirst: 'Öffne die Spickzettel in Breakpoint und lass sie dort zuerst berechnen.',
    noRules: (id) => `Es gibt keinen Regelsatz „${id}“ in der Sammlung.`,
  },
}
