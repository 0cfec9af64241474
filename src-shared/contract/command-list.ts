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
  { id: 'go.drill', title: 'Go to Drill', group: 'Screens', key: 'Alt+2' },
  { id: 'go.cards', title: 'Go to Cards', group: 'Screens', key: 'Alt+3' },
  { id: 'go.strategy', title: 'Go to Strategy', group: 'Screens', key: 'Alt+4' },
  { id: 'go.analyse', title: 'Go to Analyse', group: 'Screens', key: 'Alt+5' },
  { id: 'go.sheets', title: 'Go to Sheets', group: 'Screens', key: 'Alt+6' },
  { id: 'go.rules', title: 'Go to Rules', group: 'Screens', key: 'Alt+7' },
  { id: 'go.progress', title: 'Go to Progress', group: 'Screens', key: 'Alt+8' },
  { id: 'go.settings', title: 'Go to Settings', group: 'Screens', key: 'Alt+9' },
  { id: 'goal.switch', title: 'Switch between points and wins', group: 'Screens', key: 'W' },
  { id: 'drill.die1', title: 'Set aside or put back the first die', group: 'Drill', key: '1' },
  { id: 'drill.die2', title: 'Set aside or put back the second die', group: 'Drill', key: '2' },
  { id: 'drill.die3', title: 'Set aside or put back the third die', group: 'Drill', key: '3' },
  { id: 'drill.die4', title: 'Set aside or put back the fourth die', group: 'Drill', key: '4' },
  { id: 'drill.die5', title: 'Set aside or put back the fifth die', group: 'Drill', key: '5' },
  { id: 'drill.die6', title: 'Set aside or put back the sixth die', group: 'Drill', key: '6' },
  { id: 'drill.roll', title: 'Roll the dice', group: 'Drill', key: 'R' },
  { id: 'drill.bank', title: 'Bank the turn total', group: 'Drill', key: 'B' },
  { id: 'drill.go', title: 'Go on', group: 'Drill', key: 'Enter' },
  { id: 'drill.clear', title: 'Put all dice back', group: 'Drill', key: 'X' },
  { id: 'drill.hint', title: 'Give a hint', group: 'Drill', key: 'G' },
  { id: 'drill.say', title: 'Say the table again', group: 'Drill', key: 'L' },
  { id: 'drill.analyse', title: 'Analyse this position', group: 'Drill', key: 'A' },
  { id: 'drill.stop', title: 'End the session', group: 'Drill', key: 'Alt+X' },
  {
    id: 'cards.choose1',
    title: 'Choose the first answer, or rate Again',
    group: 'Cards',
    key: '1',
  },
  {
    id: 'cards.choose2',
    title: 'Choose the second answer, or rate Hard',
    group: 'Cards',
    key: '2',
  },
  { id: 'cards.choose3', title: 'Choose the third answer, or rate Good', group: 'Cards', key: '3' },
  {
    id: 'cards.choose4',
    title: 'Choose the fourth answer, or rate Easy',
    group: 'Cards',
    key: '4',
  },
  { id: 'cards.choose5', title: 'Choose the fifth answer', group: 'Cards', key: '5' },
  { id: 'cards.choose6', title: 'Choose the sixth answer', group: 'Cards', key: '6' },
  { id: 'cards.reveal', title: 'Reveal the answer of a card', group: 'Cards', key: 'Space' },
  { id: 'cards.go', title: 'Go on to the next card', group: 'Cards', key: 'Enter' },
  { id: 'cards.undo', title: 'Take the last answer back', group: 'Cards', key: 'U' },
  { id: 'cards.stop', title: 'End the session of cards', group: 'Cards', key: 'Alt+X' },
  { id: 'strategy.breakpoints', title: 'Show the breakpoint table', group: 'Strategy', key: 'P' },
  { id: 'strategy.table', title: 'Show the value of rolling', group: 'Strategy', key: 'V' },
  { id: 'strategy.chart', title: 'Show the chart', group: 'Strategy', key: 'C' },
  { id: 'strategy.turns', title: 'Show the turn types', group: 'Strategy', key: 'Shift+T' },
  {
    id: 'strategy.results',
    title: 'Show what a turn comes to',
    group: 'Strategy',
    key: 'Shift+R',
  },
  {
    id: 'strategy.race',
    title: 'Show how many turns a game takes',
    group: 'Strategy',
    key: 'Shift+G',
  },
  { id: 'strategy.safety', title: 'Show points against safety', group: 'Strategy', key: 'S' },
  {
    id: 'strategy.compare',
    title: 'Compare two rule sets or players',
    group: 'Strategy',
    key: 'Shift+V',
  },
  { id: 'winning.fairness', title: 'Show who wins, and what is fair', group: 'Strategy', key: 'F' },
  { id: 'winning.matches', title: 'Show policies against each other', group: 'Strategy', key: 'M' },
  { id: 'winning.thresholds', title: 'Show when to go for it', group: 'Strategy', key: 'H' },
  { id: 'winning.proof', title: 'Show what is proved', group: 'Strategy', key: 'E' },
  {
    id: 'strategy.map',
    title: 'Show the map of where to bank',
    group: 'Strategy',
    key: 'Shift+M',
  },
  {
    id: 'strategy.slice',
    title: 'Show a slice of the game',
    group: 'Strategy',
    key: 'Shift+S',
  },
  {
    id: 'strategy.chances',
    title: 'Show the chances by score',
    group: 'Strategy',
    key: 'Shift+C',
  },
  {
    id: 'strategy.difference',
    title: 'Show what other rules or goals change',
    group: 'Strategy',
    key: 'Shift+D',
  },
  {
    id: 'picture.table',
    title: 'Show or hide the numbers of a picture',
    group: 'Pictures',
    key: 'T',
  },
  { id: 'picture.dice1', title: 'Show the picture for 1 die', group: 'Pictures', key: '1' },
  { id: 'picture.dice2', title: 'Show the picture for 2 dice', group: 'Pictures', key: '2' },
  { id: 'picture.dice3', title: 'Show the picture for 3 dice', group: 'Pictures', key: '3' },
  { id: 'picture.dice4', title: 'Show the picture for 4 dice', group: 'Pictures', key: '4' },
  { id: 'picture.dice5', title: 'Show the picture for 5 dice', group: 'Pictures', key: '5' },
  { id: 'picture.dice6', title: 'Show the picture for 6 dice', group: 'Pictures', key: '6' },
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
  { id: 'sheets.save', title: 'Save or print the sheets', group: 'Sheets', key: 'Ctrl+P' },
  { id: 'sheets.copy', title: 'Copy the sheets as text', group: 'Sheets', key: 'Alt+T' },
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

/** Groups whose commands are never to be had at once: they may have the same keys. */
const ONE_AT_A_TIME: ReadonlySet<string> = new Set(['Drill', 'Cards', 'Pictures'])

/** Whether two commands can be run at the same time, so that one key cannot mean both. */
export function meet(one: CommandInfo, other: CommandInfo): boolean {
  const apart = ONE_AT_A_TIME.has(one.group) && ONE_AT_A_TIME.has(other.group)
  return one.group === other.group || !apart
}
