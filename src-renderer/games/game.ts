import type { RouteComponent } from 'vue-router'
import type { CommandId } from '#shared/contract/command-list.ts'
import type { GameName } from '#shared/games/games.ts'

/** Something that is fetched when it is first needed. */
type Lazy<T> = () => Promise<T>

/**
 * What a game fills into the screens of the app. This much is loaded with the first screen; the parts
 * are fetched with the screens that need them.
 */
export interface GameSlots<G extends GameName = GameName> {
  readonly name: G
  /** Whether it is played for points or for wins, as the user says. */
  readonly hasGoals: boolean
  /** The screens of the rail that are the game's alone. */
  readonly screens: Readonly<Record<'strategy' | 'analyse', Lazy<RouteComponent>>>
  /** Commands that show a tab of its strategy screen. */
  readonly tabs: Readonly<Partial<Record<CommandId, string>>>
}
