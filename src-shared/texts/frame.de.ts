import type { frame as english } from './frame.en.ts'

export const frame: typeof english = {
  screens: {
    home: 'Start',
    play: 'Spielen',
    learn: 'Lernen',
    drill: 'Üben',
    strategy: 'Strategie',
    analyse: 'Analyse',
    sheets: 'Spickzettel',
    rules: 'Regeln',
    progress: 'Fortschritt',
    settings: 'Einstellungen',
  },
  windowTitle: (screen) => `${screen} – Breakpoint`,
  rail: 'Seiten',
  skip: 'Zum Inhalt springen',
  lost: {
    application:
      'Der Teil von Breakpoint, der rechnet, ist stehen geblieben. Er wird gleich neu gestartet und macht mit dem weiter, was erhalten ist.',
    gone: 'Der Teil von Breakpoint, der rechnet, startet nicht mehr. Was du gelernt und berechnet hast, bleibt erhalten. Schließe Breakpoint und öffne es neu.',
    browser:
      'Die Verbindung zu Breakpoint ist abgebrochen. Jede Sekunde wird es neu versucht. Falls Breakpoint beendet wurde, starte es wieder und öffne die neue Adresse.',
    stopped: 'Der Teil von Breakpoint, der rechnet, ist vor der Antwort stehen geblieben.',
    disconnected:
      'Die Verbindung zu Breakpoint ist abgebrochen. Jede Sekunde wird es neu versucht.',
  },
  notStarted: 'Breakpoint konnte nicht starten',
  screenMissing: 'Diese Seite ließ sich nicht laden. Versuche es gleich noch einmal.',
  bar: {
    ruleSet: 'Regelsatz',
    games: 'Partien',
    ownRules: 'Deine Regeln',
    goal: 'Spielziel',
    goals: { points: 'Punkte', wins: 'Siege', three: 'Zu dritt' },
    goalIs: {
      points: 'Das Spielziel ist jetzt: meiste Punkte.',
      wins: 'Das Spielziel ist jetzt: meiste Siege.',
    },
    play: (game) => `${game} spielen`,
    backTo: (game) => `Zurück zu ${game}`,
    nowPlaying: (game) => `Jetzt ${game}.`,
    find: 'Suchen',
  },
  jobs: { stop: 'Anhalten', stopNote: 'Was fertig ist, bleibt; es kann später weitergehen' },
  switched: {
    sound: { on: 'Töne sind an.', off: 'Töne sind aus.' },
    singleKeys: { on: 'Einzelne Tasten sind an.', off: 'Einzelne Tasten sind aus.' },
  },
  palette: {
    title: 'Befehl suchen',
    placeholder: 'Seite, Regelsatz oder Befehl eintippen',
    commands: 'Befehle',
    nothing: 'Nichts gefunden.',
    nearest: 'Nichts heißt so. Am ähnlichsten sind:',
  },
  help: {
    title: 'Tasten',
    about: 'Alle Tasten lassen sich in den Einstellungen ändern oder ausschalten.',
    here: 'Auf dieser Seite',
    game: (rules) => `Bei ${rules}`,
    everywhere: 'Überall',
    elsewhere: 'Auf anderen Seiten und in anderen Spielen',
  },
  copies: {
    copied: {
      code: 'Der Code wurde kopiert.',
      link: 'Der Link wurde kopiert.',
      game: 'Die Partie wurde als Text kopiert.',
    },
    notCopied: {
      code: (code) =>
        `Der Code ließ sich nicht kopieren; markiere ihn und kopiere ihn selbst: ${code}`,
      link: (link) =>
        `Der Link ließ sich nicht kopieren; markiere ihn und kopiere ihn selbst: ${link}`,
      game: () =>
        'Die Partie ließ sich nicht kopieren; zeig sie als Text, markiere ihn und kopiere ihn selbst.',
    },
  },
  notices: {
    label: 'Meldungen',
    dismiss: 'Schließen',
    copyDetails: 'Details kopieren',
    copied: 'Die Details sind in der Zwischenablage.',
  },
  winning: {
    title: (game) => `Bei ${game} gewinnen`,
    views: 'Ansichten des Spiels',
    none: {
      title: 'Gewinnen',
      text: 'Wähle zuerst ein Spiel; es wird dann auf diesem Computer berechnet.',
    },
  },
  keys: {
    Ctrl: 'Strg',
    Alt: 'Alt',
    Shift: 'Umschalt',
    Enter: 'Eingabe',
    Space: 'Leertaste',
    Backspace: 'Rücktaste',
    Delete: 'Entf',
    Insert: 'Einfg',
    Home: 'Pos1',
    End: 'Ende',
    PageUp: 'Bild↑',
    PageDown: 'Bild↓',
    ArrowUp: 'Pfeil hoch',
    ArrowDown: 'Pfeil runter',
    ArrowLeft: 'Pfeil links',
    ArrowRight: 'Pfeil rechts',
    Escape: 'Esc',
  },
}
