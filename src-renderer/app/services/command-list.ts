/** Something the user can do: in the palette, in the help, by its key. */
export interface CommandInfo {
  /** Stable: settings name commands by it. */
  readonly id: string
  readonly title: string
  /** What it stands under in the help. */
  readonly group: string
  /** Its key unless the user has changed it. */
  readonly key?: string
}

/**
 * Every command with a place of its own. A screen gives those that are its own something to do while
 * it is shown (provideCommands); all of them can be given another key at any time.
 */
export const COMMANDS = [
  { id: 'go.home', title: 'Go to Home', group: 'Screens', key: 'Alt+1' },
  { id: 'go.strategy', title: 'Go to Strategy', group: 'Screens', key: 'Alt+2' },
  { id: 'go.analyse', title: 'Go to Analyse', group: 'Screens', key: 'Alt+3' },
  { id: 'go.rules', title: 'Go to Rules', group: 'Screens', key: 'Alt+4' },
  { id: 'go.settings', title: 'Go to Settings', group: 'Screens', key: 'Alt+5' },
  { id: 'goal.switch', title: 'Switch between points and wins', group: 'Screens', key: 'W' },
  { id: 'strategy.breakpoints', title: 'Show the breakpoint table', group: 'Strategy', key: 'P' },
  { id: 'strategy.table', title: 'Show the value of rolling', group: 'Strategy', key: 'V' },
  { id: 'strategy.chart', title: 'Show the chart', group: 'Strategy', key: 'C' },
  { id: 'strategy.turns', title: 'Show the turn types', group: 'Strategy', key: 'T' },
  { id: 'strategy.safety', title: 'Show points against safety', group: 'Strategy', key: 'S' },
  { id: 'winning.fairness', title: 'Show who wins, and what is fair', group: 'Strategy', key: 'F' },
  { id: 'winning.matches', title: 'Show policies against each other', group: 'Strategy', key: 'M' },
  { id: 'winning.thresholds', title: 'Show when to go for it', group: 'Strategy', key: 'H' },
  { id: 'winning.proof', title: 'Show what is proved', group: 'Strategy', key: 'E' },
  { id: 'analyse.own', title: 'Edit your banked score', group: 'Analyse', key: 'Y' },
  { id: 'analyse.dice', title: 'Edit the dice', group: 'Analyse', key: 'D' },
  { id: 'analyse.paste', title: 'Paste a position', group: 'Analyse', key: 'Alt+V' },
  {
    id: 'analyse.copyCode',
    title: 'Copy the code of the position',
    group: 'Analyse',
    key: 'Alt+C',
  },
  { id: 'analyse.copyLink', title: 'Copy a link to the position', group: 'Analyse', key: 'Alt+L' },
  { id: 'analyse.start', title: 'Go to the start of the game', group: 'Analyse', key: 'Alt+S' },
  { id: 'analyse.undo', title: 'Undo a change of the position', group: 'Analyse', key: 'Ctrl+Z' },
  { id: 'analyse.redo', title: 'Redo a change of the position', group: 'Analyse', key: 'Ctrl+Y' },
  { id: 'rules.import', title: 'Import rules', group: 'Rules', key: 'I' },
  { id: 'rules.copy', title: 'Change a copy of the rules', group: 'Rules', key: 'N' },
  { id: 'rules.save', title: 'Save the rules and play', group: 'Rules', key: 'Ctrl+S' },
  { id: 'rules.undo', title: 'Undo a change of the rules', group: 'Rules', key: 'Alt+Z' },
  { id: 'rules.redo', title: 'Redo a change of the rules', group: 'Rules', key: 'Alt+Y' },
  { id: 'app.palette', title: 'Find a command', group: 'App', key: 'Ctrl+K' },
  { id: 'app.help', title: 'Show all keys', group: 'App', key: '?' },
  { id: 'theme.light', title: 'Use the light theme', group: 'App' },
  { id: 'theme.dark', title: 'Use the dark theme', group: 'App' },
  { id: 'theme.system', title: 'Use the theme of the system', group: 'App' },
] as const satisfies readonly CommandInfo[]

export type CommandId = (typeof COMMANDS)[number]['id']
