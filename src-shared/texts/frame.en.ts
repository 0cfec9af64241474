/** Texts around every screen, and short notices. */
export const frame = {
  screens: {
    home: 'Home',
    play: 'Play',
    learn: 'Learn',
    drill: 'Drill',
    strategy: 'Strategy',
    analyse: 'Analyse',
    sheets: 'Sheets',
    rules: 'Rules',
    progress: 'Progress',
    settings: 'Settings',
  },
  windowTitle: (screen: string) => `${screen} – Breakpoint`,
  rail: 'Screens',
  skip: 'Skip to the content',
  lost: {
    application:
      'The part of Breakpoint that solves has stopped. It is started again in a moment, and goes on from what was kept.',
    /** It was started again and again, in vain. */
    gone: 'The part of Breakpoint that solves has stopped for good. What you have learned and solved is kept. Close Breakpoint and open it again.',
    browser:
      'The connection to Breakpoint was lost. It is tried again every second. If Breakpoint was stopped, start it again and open the address that it prints.',
    /** Why a question was not answered. */
    stopped: 'The part of Breakpoint that solves stopped before it answered.',
    disconnected: 'The connection to Breakpoint was lost. It is tried again every second.',
  },
  notStarted: 'Breakpoint could not start',
  screenMissing: 'This screen could not be loaded. Try again in a moment.',
  bar: {
    ruleSet: 'Rule set',
    games: 'Games',
    ownRules: 'Your rules',
    goal: 'Goal',
    goals: { points: 'Points', wins: 'Wins', three: '3 players' },
    goalIs: { points: 'The goal is now most points.', wins: 'The goal is now most wins.' },
    play: (game: string) => `Play ${game}`,
    backTo: (game: string) => `Back to ${game}`,
    nowPlaying: (game: string) => `Now ${game}.`,
    find: 'Find',
  },
  jobs: { stop: 'Stop', stopNote: 'What is done is kept; it can go on later' },
  /** Said once a setting was switched over. */
  switched: {
    sound: { on: 'Sounds are on.', off: 'Sounds are off.' },
    singleKeys: { on: 'Single keys are on.', off: 'Single keys are off.' },
  },
  palette: {
    title: 'Find a command',
    placeholder: 'Type to find a screen, a rule set or a command',
    commands: 'Commands',
    nothing: 'No command with that name.',
    nearest: 'Nothing has that name. This is nearest:',
  },
  help: {
    title: 'Keys',
    about: 'All keys can be changed or switched off in Settings.',
    /** Where keys do something. */
    here: 'On this screen',
    game: (rules: string) => `In ${rules}`,
    everywhere: 'Everywhere',
    elsewhere: 'On other screens and in other games',
  },
  /** Of a position. */
  copies: {
    copied: {
      code: 'The code was copied.',
      link: 'The link was copied.',
      game: 'The game was copied as text.',
    },
    notCopied: {
      code: (code: string) =>
        `The code could not be copied; select it and copy it yourself: ${code}`,
      link: (link: string) =>
        `The link could not be copied; select it and copy it yourself: ${link}`,
      game: () => 'The game could not be copied; show it as text, select it and copy it yourself.',
    },
  },
  notices: {
    label: 'Notices',
    dismiss: 'Dismiss',
    copyDetails: 'Copy details',
    copied: 'The details are on the clipboard.',
  },
  winning: {
    title: (game: string) => `Winning ${game}`,
    views: 'Views of the game',
    none: { title: 'Winning', text: 'Choose a game first; it is then solved on this computer.' },
  },
  /** Labels of keys that have a name. */
  keys: {
    Ctrl: 'Ctrl',
    Alt: 'Alt',
    Shift: 'Shift',
    Enter: 'Enter',
    Space: 'Space',
    Backspace: 'Backspace',
    Delete: 'Delete',
    Insert: 'Insert',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    ArrowUp: 'Up arrow',
    ArrowDown: 'Down arrow',
    ArrowLeft: 'Left arrow',
    ArrowRight: 'Right arrow',
    Escape: 'Esc',
  } as Readonly<Record<string, string>>,
}
