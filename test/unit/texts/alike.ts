/** Words that are the same in English and German, so that a text of them alone may be as well. */
export const ALIKE: ReadonlySet<string> = new Set([
  // Names.
  ...['Breakpoint', 'Farkle', 'Farkles', 'Yahtzee', 'Zilch', 'Alt', 'Esc'],
  // Words that German has too.
  ...[
    'Analyse',
    'App',
    'Bonus',
    'Bot',
    'Chance',
    'Fairness',
    'Jade',
    'Joker',
    'Layout',
    'Median',
    'Name',
  ],
  ...['Onyx', 'Optimal', 'Sprint', 'Start', 'System', 'Zoom', 'in'],
  // Units.
  ...['min', 'kB', 'MB'],
])

/** German texts that name what is typed or sent as it is, in signs that German has not. */
export const WITH_CODES: ReadonlySet<string> = new Set([
  'farkle.match.forms.card',
  'farkle.match.wrongCard',
  'backend.folder.advice.local',
  'backend.folder.advice.writable',
  'backend.folder.oneAtATime',
  'backend.noDataFolder',
  'contract.goal',
  'farkle.requests.policy',
  'farkle.game.generator.noAddress',
  'farkle.game.generator.sixPoints',
  'farkle.match.noPolicy',
  'shells.web.folderMustBe',
  'shells.web.knownOptions',
  'shells.web.portMustBe',
  'shells.web.portTaken',
])
