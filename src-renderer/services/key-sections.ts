import type { CommandInfo } from '#shared/contract/command-list.ts'
import { gameNamed, type GameName } from '#shared/games/games.ts'
import { texts } from '#shared/texts/texts.ts'

export interface KeySection {
  readonly title: string
  readonly commands: readonly CommandInfo[]
}

interface GameOfKeys {
  readonly name: GameName
  readonly hasGoals: boolean
  /** Name of its rules that were in use last. */
  readonly title: string
}

const EVERYWHERE: ReadonlySet<string> = new Set(['rules.find', 'rules.import'])

/** Games that a command belongs to; empty for all games. */
function gamesOf({ id }: CommandInfo, games: readonly GameOfKeys[]): GameName[] {
  if (id === 'goal.switch') return games.filter(({ hasGoals }) => hasGoals).map(({ name }) => name)
  const own = games.filter(({ name }) => gameNamed(name).commands.some((one) => one.id === id))
  return own.map(({ name }) => name)
}

const isEverywhere = ({ id, group }: CommandInfo): boolean =>
  group === 'screens' || group === 'app' || EVERYWHERE.has(id)

/** Keys grouped by where they work: `near` are this screen, the game in use and everywhere. */
export function keySections(
  inUse: { readonly game: GameName; readonly name: string } | null,
  commands: readonly CommandInfo[],
  isRunning: (id: string) => boolean,
  games: readonly GameOfKeys[],
) {
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
    .map(({ name, title }) => ({
      title: words.game(title),
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
