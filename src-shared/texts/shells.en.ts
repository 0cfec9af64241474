/** Texts of window, menu, dialogs and terminal. */
export const shells = {
  /** Parts of the app that stop or do not answer. */
  robust: {
    /** Of a window that does not answer. */
    hangs: 'Breakpoint does not answer at the moment. What you have learned and solved is kept.',
    wait: 'Wait',
    openAgain: 'Open again',
    /** Why a page has gone. */
    pageEnds: {
      crashed: 'it crashed',
      oom: 'there was not enough memory',
      killed: 'it was ended from outside',
      launchFailed: 'it could not be started',
      hung: 'it did not answer',
    },
    pageKeepsStopping: (reason: string) => `The window of Breakpoint keeps stopping (${reason}).`,
    pageOpenedAgain: (reason: string) =>
      `The window of Breakpoint stopped unexpectedly (${reason}) and was opened again where you were.`,
    backendKeepsStopping: (code: number) =>
      `The part of Breakpoint that solves keeps stopping (code ${code}) and is not started again. ` +
      'Close Breakpoint and open it again.',
    backendStartedAgain: (code: number) =>
      `The part of Breakpoint that solves stopped unexpectedly (code ${code}) and was started ` +
      'again. What was being solved goes on from what was kept.',
  },
  /** The application menu; commands have their titles elsewhere. */
  menu: {
    file: 'File',
    edit: 'Edit',
    view: 'View',
    go: 'Go',
    study: 'Study',
    drill: 'Drill',
    cards: 'Cards',
    strategy: 'Strategy',
    pictures: 'Pictures',
    analyse: 'Analyse',
    window: 'Window',
    help: 'Help',
    playAgain: 'Play again',
    showLog: 'Show the log',
    substitutions: 'Substitutions',
    speech: 'Speech',
    /** Each system ends an app in words of its own. */
    quit: { darwin: 'Quit Breakpoint', win32: 'Exit', others: 'Quit' },
    /** Menu items that the system offers in every app, by role. */
    roles: {
      about: 'About Breakpoint',
      services: 'Services',
      hide: 'Hide Breakpoint',
      hideOthers: 'Hide Others',
      unhide: 'Show All',
      undo: 'Undo',
      redo: 'Redo',
      cut: 'Cut',
      copy: 'Copy',
      paste: 'Paste',
      pasteAndMatchStyle: 'Paste and Match Style',
      delete: 'Delete',
      selectAll: 'Select All',
      showSubstitutions: 'Show Substitutions',
      toggleSmartQuotes: 'Smart Quotes',
      toggleSmartDashes: 'Smart Dashes',
      toggleTextReplacement: 'Text Replacement',
      startSpeaking: 'Start Speaking',
      stopSpeaking: 'Stop Speaking',
      reload: 'Reload',
      toggleDevTools: 'Toggle Developer Tools',
      resetZoom: 'Actual Size',
      zoomIn: 'Zoom In',
      zoomOut: 'Zoom Out',
      togglefullscreen: 'Toggle Full Screen',
      minimize: 'Minimize',
      zoom: 'Zoom',
      front: 'Bring All to Front',
      close: 'Close Window',
    },
  },
  /** In the panel about the app. */
  about: 'A study app for dice games. It is under the MIT licence.',
  onlyOwnWindow: 'Only the window of Breakpoint itself may ask this.',
  stopped: 'Breakpoint stopped unexpectedly. What you have learned and solved is kept.',
  /** Links and files from outside. */
  opening: {
    failed: (name: string) => `${name} could not be opened.`,
    theLink: 'The link',
    noFile: 'It is not a file.',
    unreadable: 'It cannot be read.',
    tooLarge: 'It is too large to be a rule set or a position.',
    tooLong: 'It is too long to be a rule set or a position.',
    rulesById: 'The rules must be named by their id, as in rules=zilch.',
    linkLooksLike: (examples: string) => `A link into Breakpoint looks like ${examples}.`,
  },
  /** Sheets that are printed and saved. */
  sheets: {
    title: 'Save the sheets',
    notSaved: (path: string, reason: string) =>
      `The sheets could not be saved as ${path}: ${reason}. Choose another place.`,
    notPrinted: (reason: string) =>
      `The sheets could not be printed (${reason}). Nothing was saved; try again.`,
    tooSlow: (seconds: number) =>
      `The sheets were not printed within ${seconds} seconds. Nothing was saved; try again.`,
    pageStopped: (reason: string) =>
      `The page with the sheets stopped unexpectedly (${reason}). Nothing was saved; try again.`,
    pageClosed: 'The page with the sheets was closed. Nothing was saved; try again.',
    inBrowser: 'In a browser, print the sheets; its print dialog can save them as a PDF.',
  },
  settings: {
    holdsNone: 'it holds no settings',
    unreadable: (reason: string) =>
      `The settings could not be read (${reason}); the defaults hold.`,
    keptAs: (file: string) => `The old file is kept as ${file}.`,
    notKept: (folder: string, reason: string) =>
      `Settings cannot be kept in ${folder} (${reason}); the defaults hold.`,
    changeNotKept: (folder: string, reason: string) =>
      `The change holds until you close the app, but it could not be kept in ${folder} (${reason}).`,
    onlyRead: 'the folder is only read',
  },
  /** Breakpoint in a browser: its terminal, and pages that are none. */
  web: {
    isAt: (address: string) => `Breakpoint is at ${address}`,
    alreadyRunning: (address: string) => `Breakpoint is already running; open ${address}`,
    howTo: 'Open this address in a browser on this computer. Ctrl+C stops it.',
    opens: 'It opens in your browser. Ctrl+C stops it.',
    notOpened: 'No browser could be opened. Open this address yourself.',
    portTaken: (port: number) =>
      `Port ${port} is in use by another program. Choose another with --port, or --port 0 for any free one.`,
    knownOptions: (reason: string) =>
      `${reason}. Known are --port NUMBER, --data-dir FOLDER and --no-open.`,
    portMustBe: '--port must be a whole number from 0 to 65535.',
    folderMustBe: '--data-dir must name a folder.',
    wrongHost: 'Open Breakpoint by the address that it printed when it started.',
    onlyGet: 'Only GET is answered here.',
    noPage: 'There is no such page.',
    noToken:
      'This address has no token, or an old one. Open the whole address that Breakpoint printed when it started.',
  },
}
