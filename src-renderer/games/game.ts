import type { ComputedRef, Ref } from 'vue'
import type { RouteComponent } from 'vue-router'
import type { CommandId } from '#shared/contract/command-list.ts'
import type { GameName, RulesOfGame } from '#shared/games/games.ts'
import type { GameDraft } from '#shared/games/rule-drafts.ts'

/** A component that takes these props, among others that may be left out. */
export type ComponentWith<Props> = new (...args: never[]) => { readonly $props: Props }

/** Rules on their screens: how they are shown and typed. */
export interface RulesPart<G extends GameName = GameName> {
  /** All that rules say. */
  readonly RuleCard: ComponentWith<{ rules: RulesOfGame[G] }>
  /** The fields of a draft but for its name; they change the draft in place. */
  readonly RuleFields: ComponentWith<{ modelValue: GameDraft }>
  /** Fields of a draft's problems that are shown for the rules as a whole, not at a field. */
  readonly wholeFields: readonly string[]
  /** Key figures of the game that rules make; for the setup of a component. */
  useRuleFigures(rules: () => RulesOfGame[G] | null): RuleFigures
  /** Rules in a text form that other programs read, where there is one. */
  readonly otherText?: {
    /** What copying it is called. */
    label(): string
    /** The text, and what is said once it is copied. */
    make(rules: RulesOfGame[G]): { readonly text: string; readonly said: string }
  }
}

/** Key figures of a game in words. */
export interface RuleFigures {
  /** Null until they are there. */
  readonly figures: ComputedRef<
    readonly { readonly label: string; readonly value: string }[] | null
  >
  /** Why there are none, as a sentence. */
  readonly error: Readonly<Ref<string | null>>
}

/** What a game fills into the features, each part by the screens that need it. */
export interface GameParts<G extends GameName = GameName> {
  readonly rules: RulesPart<G>
}
export type PartName = keyof GameParts

/**
 * What a game fills into the app. This much is loaded with the first screen; the parts are fetched
 * with the screens that need them. Functions that take what is the game's own are declared as methods,
 * so that slots of one game are also slots of any: who takes an entry from a game gives it back to the
 * same one.
 */
export interface GameSlots<G extends GameName = GameName> {
  readonly name: G
  /** Whether it is played for points or for wins, as the user says. */
  readonly hasGoals: boolean
  /** The screens of the rail that are the game's alone. */
  readonly screens: Readonly<Record<'strategy' | 'analyse', () => Promise<RouteComponent>>>
  /** Commands that show a tab of its strategy screen. */
  readonly tabs: Readonly<Partial<Record<CommandId, string>>>
  readonly parts: { readonly [P in PartName]: () => Promise<GameParts<G>[P]> }
}
