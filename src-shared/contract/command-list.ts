import { diceCounts } from '../base/units.ts'
import type { Game } from '../games/game.ts'
import { GAMES, type AnyGameRules } from '../games/games.ts'
import { texts, type Texts } from '../texts/texts.ts'

type CommandTexts = Texts['commands']

/** Stable, because settings store it. */
export type CommandId = keyof CommandTexts['list']

export interface CommandInfo {
  readonly id: string
  readonly group: keyof CommandTexts['groups']
  readonly key?: string
  /** Ignores a quick second press. For commands that answer or go on. */
  readonly once?: boolean
  /** Listed in the menu only while it can run. */
  readonly onlyWhileRunning?: boolean
}

/** A command for each number from 1, by the key of the number. */
const numbered = (most: number, command: CommandInfo, modifier = ''): CommandInfo[] =>
  diceCounts(most).map((n) => ({ ...command, id: `${command.id}${n}`, key: `${modifier}${n}` }))

/** A screen provides the actions of its own commands while it is shown (provideCommands). */
export const COMMANDS: readonly CommandInfo[] = [
  { id: 'go.home', group: 'screens', key: 'Alt+1' },
  { id: 'go.play', group: 'screens', key: 'Alt+0' },
  { id: 'go.learn', group: 'screens', key: 'Alt+3' },
  { id: 'go.drill', group: 'screens', key: 'Alt+2' },
  { id: 'go.strategy', group: 'screens', key: 'Alt+4' },
  { id: 'go.analyse', group: 'screens', key: 'Alt+5' },
  { id: 'go.sheets', group: 'screens', key: 'Alt+6' },
  { id: 'go.rules', group: 'screens', key: 'Alt+7' },
  { id: 'go.progress', group: 'screens', key: 'Alt+8' },
  { id: 'go.settings', group: 'screens', key: 'Alt+9' },
  { id: 'goal.switch', group: 'screens', key: 'W' },
  ...numbered(6, { id: 'drill.die', group: 'drill' }),
  ...numbered(6, { id: 'drill.back', group: 'drill' }, 'Shift+'),
  { id: 'drill.all', group: 'drill', key: 'A' },
  { id: 'drill.roll', group: 'drill', key: 'R', once: true },
  { id: 'drill.bank', group: 'drill', key: 'B', once: true },
  { id: 'drill.go', group: 'drill', key: 'Enter', once: true },
  { id: 'drill.previous', group: 'drill', key: 'ArrowUp' },
  { id: 'drill.next', group: 'drill', key: 'ArrowDown' },
  { id: 'drill.clear', group: 'drill', key: 'X' },
  { id: 'drill.hint', group: 'drill', key: 'G' },
  { id: 'drill.slip', group: 'drill', key: 'U', once: true },
  { id: 'drill.say', group: 'drill', key: 'L' },
  { id: 'drill.analyse', group: 'drill', key: 'O' },
  { id: 'drill.leave', group: 'drill', key: 'Escape' },
  { id: 'drill.stop', group: 'drill', key: 'Alt+X' },
  { id: 'play.takeOut', group: 'drill', key: 'Backspace' },
  { id: 'play.large', group: 'drill', key: 'F' },
  { id: 'review.back', group: 'review', key: 'ArrowLeft' },
  { id: 'review.forward', group: 'review', key: 'ArrowRight' },
  { id: 'review.mistake', group: 'review', key: 'N' },
  ...numbered(6, { id: 'cards.choose', group: 'cards', once: true }),
  { id: 'cards.never', group: 'cards', key: '-', once: true },
  { id: 'cards.reveal', group: 'cards', key: 'Space', once: true },
  { id: 'cards.go', group: 'cards', key: 'Enter', once: true },
  { id: 'cards.undo', group: 'cards', key: 'U' },
  { id: 'cards.leave', group: 'cards', key: 'Escape' },
  { id: 'cards.stop', group: 'cards', key: 'Alt+X' },
  ...GAMES.flatMap(({ commands }) =>
    commands.map(({ id, key, group = 'strategy' as const }): CommandInfo => ({
      id,
      group,
      key,
      // Of the boxes, which depend on the card.
      ...(group === 'drill' && { onlyWhileRunning: true }),
    })),
  ),
  { id: 'picture.table', group: 'pictures', key: 'T' },
  ...numbered(8, { id: 'picture.dice', group: 'pictures' }),
  { id: 'analyse.own', group: 'analyse', key: 'Y' },
  { id: 'analyse.dice', group: 'analyse', key: 'D' },
  ...numbered(6, { id: 'analyse.die', group: 'analyse' }),
  { id: 'analyse.takeOut', group: 'analyse', key: 'Backspace' },
  { id: 'analyse.paste', group: 'analyse', key: 'Alt+V' },
  { id: 'analyse.copyCode', group: 'analyse', key: 'Alt+C' },
  { id: 'analyse.copyLink', group: 'analyse', key: 'Alt+L' },
  { id: 'analyse.start', group: 'analyse', key: 'Alt+S' },
  { id: 'analyse.undo', group: 'analyse', key: 'Ctrl+Z' },
  { id: 'analyse.redo', group: 'analyse', key: 'Ctrl+Y' },
  { id: 'sheets.save', group: 'sheets', key: 'Ctrl+P' },
  { id: 'sheets.copy', group: 'sheets', key: 'Alt+T' },
  { id: 'rules.own', group: 'rules' },
  { id: 'rules.find', group: 'rules' },
  { id: 'rules.import', group: 'rules', key: 'I' },
  { id: 'rules.copy', group: 'rules', key: 'N' },
  { id: 'rules.save', group: 'rules', key: 'Ctrl+S' },
  { id: 'rules.undo', group: 'rules', key: 'Alt+Z' },
  { id: 'rules.redo', group: 'rules', key: 'Alt+Y' },
  { id: 'app.palette', group: 'app', key: 'Ctrl+K' },
  { id: 'app.help', group: 'app', key: '?' },
  { id: 'app.notice', group: 'app', key: 'Alt+M' },
  { id: 'theme.light', group: 'app' },
  { id: 'theme.dark', group: 'app' },
  { id: 'theme.system', group: 'app' },
  { id: 'language.en', group: 'app' },
  { id: 'language.de', group: 'app' },
  { id: 'language.system', group: 'app' },
  { id: 'settings.sound', group: 'app' },
  { id: 'settings.singleKeys', group: 'app' },
  { id: 'settings.keys', group: 'app' },
  { id: 'settings.about', group: 'app' },
  { id: 'data.export', group: 'app' },
  { id: 'data.import', group: 'app' },
  { id: 'data.backup', group: 'app' },
  { id: 'data.solved', group: 'app' },
]

/** Only one of these groups is active at a time, so they may share keys. */
const ONE_AT_A_TIME: ReadonlySet<string> = new Set([
  'drill',
  'review',
  'cards',
  'pictures',
  'analyse',
  'rules',
])
const EVERYWHERE: ReadonlySet<string> = new Set(['rules.own', 'rules.find', 'rules.import'])

const isOfOneScreen = ({ id, group }: CommandInfo): boolean =>
  ONE_AT_A_TIME.has(group) && !EVERYWHERE.has(id)

const SESSION_GROUPS: ReadonlySet<string> = new Set(['drill', 'cards'])

/** Whether a command keeps its key during a session, even without Ctrl or Alt. */
export function isForSessions({ id, group }: CommandInfo): boolean {
  return SESSION_GROUPS.has(group) || id === 'app.help' || id === 'review.mistake'
}

/** Whether both commands could run by this key at the same time. */
export function meet(one: CommandInfo, other: CommandInfo, key: string): boolean {
  if (one.group === other.group) return true
  // During a session, keys without Ctrl or Alt only run commands of the session.
  const bySession = [one, other].some(({ group }) => SESSION_GROUPS.has(group))
  if (bySession && !/Ctrl|Alt/.test(key) && !(isForSessions(one) && isForSessions(other))) {
    return false
  }
  return !(isOfOneScreen(one) && isOfOneScreen(other))
}

/** Titles (0) or search words (1) of the app's own commands, by id. */
function wordsAt(index: 0 | 1): Record<string, string> {
  const list = Object.entries(texts.commands.list)
  return Object.fromEntries(list.map(([id, words]) => [id, words[index]!]))
}

/** By id. Without commands that the rules in use do not have. */
export function commandTitles(inUse: AnyGameRules | null = null): Readonly<Record<string, string>> {
  const ofGames = GAMES.flatMap(({ name, words }: Game) =>
    Object.entries(words.commands(inUse?.game === name ? inUse.rules : null)),
  )
  return { ...wordsAt(0), ...Object.fromEntries(ofGames) }
}

export function commandSynonyms(): Readonly<Record<string, string>> {
  const ofGames = GAMES.flatMap(({ words }) => Object.entries(words.commandSynonyms()))
  return { ...wordsAt(1), ...Object.fromEntries(ofGames) }
}
