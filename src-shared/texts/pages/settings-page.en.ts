import { counts } from '../counts.en.ts'

/** Texts about settings, grading of answers, and actions on the user's data. */
export const settingsPage = {
  title: 'Settings',
  sections: 'Sections of the settings',
  tabs: { app: 'App', keys: 'Keys', data: 'Data', about: 'About' },
  theme: { title: 'Theme', choices: { system: 'As the system', light: 'Light', dark: 'Dark' } },
  dice: { title: 'Dice', choices: { ivory: 'Ivory', jade: 'Jade', ruby: 'Ruby', onyx: 'Onyx' } },
  language: {
    title: 'Language',
    /** The languages themselves go by their own names. */
    system: 'System',
  },
  day: {
    title: 'Next day begins at',
    hour: (hour: number) => `${hour}:00`,
    note: 'What you do before counts for the day before, in due cards, the position of the day and the charts of Progress.',
  },
  sound: { title: 'Sound', on: 'Sounds of dice and points in drills' },
  cardSearch: {
    title: 'Background search',
    on: 'Look for better numbers for the card of your rules while nothing else is computed',
    note: 'It begins a minute after the last computation, and stops as soon as anything else is asked for.',
  },
  thresholdsGone:
    'What counts as a mistake is the same for everybody now; the limits that you had set are no longer used. Answers given before keep their grades.',
  transfer: {
    title: 'Export and import',
    about:
      'One package holds everything you made: rule sets, sessions, answers and cards. An import adds to what is here and never takes anything away.',
    export: 'Export everything',
    import: 'Import a package',
    /** While it is done. */
    tasks: { export: 'Exporting', read: 'Reading the package', import: 'Importing' },
    underWay: (task: string) => `${task}…`,
    omitted: 'Not everything is in the export. A backup under Progress may still have it.',
    /** `when` is empty where it is not known; `why` is said of the first entry. */
    omittedOf: (count: number, written: string, what: string, when: string, why: string) => {
      const which = when === '' ? what : `${what}, ${when}`
      return count === 1
        ? `One entry (${which}) is left out: it ${why}.`
        : `${written} entries (each ${which}) are left out. The first one ${why}.`
    },
    downloaded: (name: string, size: string) => `${name} is downloaded, ${size}.`,
    imported: (what: string, backup: string) =>
      `Imported: ${what}. Before that, ${backup} was made.`,
    pieceMissing: 'A piece of the download is missing. Try again.',
    nothingNew: 'nothing was new',
    counts,
    preview: {
      title: 'Import this package?',
      made: (when: string, version: string) =>
        `Made ${when} by Breakpoint ${version}. Its checksum is right.`,
      table: 'What the import would do',
      columns: ['In the package', 'New', 'Newer', 'Known already'] as readonly string[],
      kinds: {
        ruleSets: 'Rule sets',
        sessions: 'Sessions',
        answers: 'Answers',
        records: 'Games',
        cards: 'Cards',
        reviews: 'Reviews of cards',
      },
      careful:
        'What is here stays. A backup is made first, and if anything fails, nothing is changed.',
      nothing: 'Everything in it is here already, so there is nothing to import.',
      bringBack: (count: number, written: string) =>
        count === 1
          ? 'Bring back 1 game of this file that you had deleted'
          : `Bring back ${written} games of this file that you had deleted`,
      import: 'Import',
    },
  },
  keys: {
    title: 'Keys',
    single: 'Single keys run commands',
    singleNote:
      'Switch this off if you speak to your computer, or press keys by accident. Keys with Ctrl or Alt, and Enter, stay as they are.',
    command: 'Command',
    key: 'Key',
    change: 'Change',
    keyFor: (command: string, key: string) => `Key for ${command}: ${key}. Press to change.`,
    noKeyFor: (command: string) => `Key for ${command}: none. Press to change.`,
    none: 'None',
    press: 'Press a key',
    silent: 'single keys are off',
    rival: (command: string) => `also ${command}`,
    off: 'Switch off',
    offFor: (command: string) => `Switch off the key for ${command}`,
    reset: 'Reset',
    resetFor: (command: string) => `Reset the key for ${command}`,
  },
  data: {
    title: 'Data',
    solved: (count: number, written: string, size: string) =>
      `${written} solved ${count === 1 ? 'result' : 'results'}, ${size}.`,
    /** {folder} is the folder of the user's data. */
    where: 'Everything is kept in {folder}.',
    unfinished: (count: number, written: string, size: string) =>
      `${written} unfinished ${count === 1 ? 'solve' : 'solves'} that can go on, ${size}.`,
    /** {file} is what it is called now. */
    putAside: (reason: string) => `{file} was moved away: ${reason}.`,
    clear: 'Clear solved and unfinished results',
    cleared: (size: string) => `${size} freed. Strategies are solved again when you look at them.`,
  },
  about: {
    title: 'About',
    application: (version: string) =>
      `Breakpoint ${version}, as an application. It works offline and sends nothing anywhere.`,
    browser: (version: string) =>
      `Breakpoint ${version}, in the browser. It works offline and sends nothing anywhere.`,
    licences: 'Licences',
    terms: 'Breakpoint is free to use, change and share under the MIT licence.',
    packages: (count: string) =>
      `It contains parts of ${count} packages, each under its own terms.`,
    electron:
      'Those of Electron and Chromium lie in the folder of the application: LICENSE.electron.txt and LICENSES.chromium.html.',
    reading: 'Reading the licences…',
    unread: (reason: string) => `The licences could not be read: ${reason}.`,
    missing: (status: number) => `the app has no file of licences (${status})`,
    damaged: 'the file of licences is damaged',
  },
}
