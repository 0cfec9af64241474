import type { Component, ComputedRef, FunctionalComponent, Ref, VNode } from 'vue'
import type { RouteComponent } from 'vue-router'
import type { Goal } from '#shared/base/units.ts'
import type { Problem } from '#shared/base/result.ts'
import type { RuleQuestion } from '#shared/base/rules.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import type { GameName, RulesOfGame } from '#shared/games/games.ts'
import type { SourceOfGame } from '#shared/games/published.ts'
import type { GameDraft } from '#shared/games/rule-drafts.ts'
import type { TableGameData } from '#shared/study/table-game.ts'
import type { QuestionOf } from '../services/ask-drill.ts'
import type { CardsPart } from './cards-part.ts'
import type { DrillPart } from './drill-part.ts'
import type { ProgressPart } from './progress-part.ts'

/** A component that accepts these props, and maybe optional others. */
export type ComponentWith<Props> = new (...args: never[]) => { readonly $props: Props }

export interface RulesPart<G extends GameName = GameName> {
  readonly RuleCard: ComponentWith<{ rules: RulesOfGame[G] }>
  /** All fields of a draft except its name; they change the draft in place. */
  readonly RuleFields: ComponentWith<{ modelValue: GameDraft }>
  /** Questions about the rules of the user's table, with example rolls; only for some games. */
  readonly own?: {
    readonly OwnRules: ComponentWith<{
      modelValue: GameDraft
      rules: RulesOfGame[G] | null
      problems: readonly Problem[]
    }>
    readonly ExampleRolls: ComponentWith<{ rules: RulesOfGame[G] | null }>
  }
  /** Problem fields that are shown for the whole form, not at a field. */
  readonly wholeFields: readonly string[]
  /** Questions that narrow down the published rule sets; absent if there are none. */
  questions?(): readonly RuleQuestion<RulesOfGame[G]>[]
  scores?(rules: RulesOfGame[G]): readonly string[]
  source?(rules: RulesOfGame[G], source: SourceOfGame[G]): SourceWords
  /** Names of the rules that differ from `base`. */
  changed?(rules: RulesOfGame[G], base: RulesOfGame[G]): readonly string[]
  /** Call in a component's setup. */
  useRuleFigures(rules: () => RulesOfGame[G] | null): RuleFigures
  readonly otherText?: {
    label(): string
    /** `said` is the message after copying. */
    make(rules: RulesOfGame[G]): { readonly text: string; readonly said: string }
  }
}

export interface SourceWords {
  /** Questions that the source leaves open, and the answers assumed. */
  readonly open: readonly { readonly question: string; readonly reading: string }[]
  readonly departures: readonly string[]
}

export interface RuleFigures {
  readonly figures: ComputedRef<
    readonly { readonly label: string; readonly value: string }[] | null
  >
  readonly error: Readonly<Ref<string | null>>
  /** Whether the figures still belong to older rules. */
  readonly pending: Readonly<Ref<boolean>>
}

export interface GradesPart<G extends GameName = GameName> {
  /** The solve that grading needs; call in a component's setup. */
  usePreparation?(
    entry: () => EntryOf<G> | null,
    goal: () => Goal,
    players?: () => 2 | 3,
  ): Preparation
}

export interface Preparation {
  readonly isReady: ComputedRef<boolean>
  readonly View: FunctionalComponent
}

export interface OpenGame {
  readonly rules: string
  readonly players: readonly string[]
  readonly began: number
}

export function openGameOf({ rules, players, began }: TableGameData): OpenGame {
  return { rules: rules.name, players: players.map(({ name }) => name), began }
}

export interface HomePart<G extends GameName = GameName> {
  openGame?(): Promise<OpenGame | null>
  /** Numbers beside the lessons; absent if there are none. */
  readonly GameNumbers?: ComponentWith<{ entry: EntryOf<G> }>
  aboutFirstDrill(): string
  /** Whether a decision takes the whole width, because it shows a scorecard. */
  readonly isWide?: boolean
  /** One-line instruction for a new user; the table's own words if absent. */
  firstLine?(question: QuestionOf<G>): string
  /** A hint below it that does not give the answer away. */
  readonly FirstHint?: ComponentWith<{ question: QuestionOf<G> }>
}

export interface ShownView {
  /**
   * Prepares what several views need and passes it to its default slot, with the view below the
   * slot `tabs`. Props: the library's `entry`, and those of `frame`. Without it the view gets the
   * entry.
   */
  readonly Frame?: Component
  readonly frame?: Readonly<Record<string, unknown>>
  view(given: never): VNode
}

export interface StrategyPart {
  words(goal: Goal): {
    readonly title: (rules: string) => string
    /** Label of the tabs. */
    readonly views: string
    readonly none: { readonly title: string; readonly text: string }
  }
  /** By the id of a view; by goal too where the goals share a view. */
  readonly views: Readonly<Record<string, ShownView | Readonly<Record<Goal, ShownView>>>>
}

export interface FrontGame {
  readonly preset: string
  readonly picture: () => Promise<{ readonly default: Component }>
}

export interface GameParts<G extends GameName = GameName> {
  readonly rules: RulesPart<G>
  readonly drill: DrillPart<G>
  readonly cards: CardsPart
  readonly progress: ProgressPart<G>
  readonly home: HomePart<G>
  readonly strategy: StrategyPart
}
export type PartName = keyof GameParts

/** What a game provides to the app. Loaded with the first screen; `parts` are loaded on demand. */
export interface GameSlots<G extends GameName = GameName> {
  readonly name: G
  /** Whether the user chooses between points and wins. */
  readonly hasGoals: boolean
  /**
   * Presets that are popular where the language in use is spoken; those of all games come before
   * all others.
   */
  front(): readonly FrontGame[]
  /** Title of a list of the game's other presets on the first screen; absent if they are few. */
  othersTitle?(): string
  readonly analyse: () => Promise<RouteComponent>
  /** Starts what the game does while nothing else is computed; call in a component's setup. */
  readonly useBackground?: () => void
  readonly play?: { readonly screen: () => Promise<RouteComponent>; title(): string }
  readonly parts: { readonly [P in PartName]: () => Promise<GameParts<G>[P]> }
}
