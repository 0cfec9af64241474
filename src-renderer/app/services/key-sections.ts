import type { CommandInfo } from '#shared/contract/command-list.ts'
import { gameNamed, type GameName } from '#shared/games/games.ts'
import { texts } from '#shared/texts/texts.ts'

/** Commands under a heading. */
export interface KeySection {
  readonly title: string
  readonly commands: readonly CommandInfo[]
}

/** The keys by where they do something: here, in the game in use, everywhere, and elsewhere. */
export interface KeySections {
  readonly near: readonly KeySection[]
  readonly elsewhere: readonly KeySection[]
}

/** A game of the window. */
interface GameOfKeys {
  readonly name: GameName
  readonly hasGoals: boolean
}

/** Not on a screen of their own, though they are named with one. */
const EVERYWHERE: ReadonlySet<string> = new Set(['rules.find', 'rules.import'])
const OF_GOALS: ReadonlySet<string> = new Set(['goal.switch'])

/** The games that a command is for; empty where it is for all of them. */
function gamesOf({ id }: CommandInfo, games: readonly GameOfKeys[]): GameName[] {
  if (OF_GOALS.has(id)) return games.filter(({ hasGoals }) => hasGoals).map(({ name }) => name)
  const own = games.filter(({ name }) => gameNamed(name).commands.some((one) => one.id === id))
  return own.map(({ name }) => name)
}

const isEverywhere = ({ id, group }: CommandInfo): boolean =>
  group === 'screens' || group === 'app' || EVERYWHERE.has(id)

/** A game goes by the name of its usual rules. */
const gameTitle = (game: GameName): string =>
  Object.values(gameNamed(game).rules.presets)[0]?.name ?? game

/** Sorts commands for the game of the rules in use and what can be run now. */
export function keySections(
  inUse: { readonly game: GameName; readonly name: string } | null,
  commands: readonly CommandInfo[],
  isRunning: (id: string) => boolean,
  games: readonly GameOfKeys[],
): KeySections {
  const words = texts.frame.help
  const ofGames = commands.filter((command) => gamesOf(command, games).length > 0)
  const rest = commands.filter((command) => !ofGames.includes(command))
  const everywhere = rest.filter(isEverywhere)
  const ofScreens = rest.filter((command) => !isEverywhere(command))
  const isOwn = (command: CommandInfo): boolean =>
    inUse !== null && gamesOf(command, games).includes(inUse.game)
  const others = Map.groupBy(
    ofScreens.filter(({ id }) => !isRunning(id)),
    ({ group }) => group,
  )
  const otherGames = games
    .filter(({ name }) => name !== inUse?.game)
    .map(({ name }) => ({
      title: words.game(gameTitle(name)),
      commands: ofGames.filter(
        (command) => !isOwn(command) && gamesOf(command, games).includes(name),
      ),
    }))
  const filled = (sections: readonly KeySection[]): KeySection[] =>
    sections.filter(({ commands: own }) => own.length > 0)
  return {
    near: filled([
      { title: words.here, commands: ofScreens.filter(({ id }) => isRunning(id)) },
      { title: words.game(inUse?.name ?? ''), commands: ofGames.filter(isOwn) },
      { title: words.everywhere, commands: everywhere },
    ]),
    elsewhere: filled([
      ...[...others].map(([group, own]) => ({
        title: texts.commands.groups[group],
        commands: own,
      })),
      ...otherGames,
    ]),
  }
}
