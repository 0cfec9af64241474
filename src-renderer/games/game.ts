import type { Component, ComputedRef, FunctionalComponent, Ref } from 'vue'
import type { RouteComponent } from 'vue-router'
import type { Goal } from '#shared/base/goal.ts'
import type { Problem } from '#shared/base/result.ts'
import type { RuleQuestion } from '#shared/base/rules.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import type { GameName, RulesOfGame } from '#shared/games/games.ts'
import type { RuleSource } from '#shared/games/published.ts'
import type { GameDraft } from '#shared/games/rule-drafts.ts'
import type { TableGameData } from '#shared/study/table-game.ts'
import type { QuestionOf } from '../app/services/ask-drill.ts'
import type { CardsPart } from './cards-part.ts'
import type { DrillPart } from './drill-part.ts'
import type { ProgressPart } from './progress-part.ts'

/** A component that takes these props, among others that may be left out. */
export type ComponentWith<Props> = new (...args: never[]) => { readonly $props: Props }

/** Rules on their screens: how they are shown and typed. */
export interface RulesPart<G extends GameName = GameName> {
  /** All that rules say. */
  readonly RuleCard: ComponentWith<{ rules: RulesOfGame[G] }>
  /** The fields of a draft but for its name; they change the draft in place. */
  readonly RuleFields: ComponentWith<{ modelValue: GameDraft }>
  /** The rules of a table asked in a player's words, and what rolls score then, where a game has that. */
  readonly own?: {
    readonly OwnRules: ComponentWith<{
      modelValue: GameDraft
      rules: RulesOfGame[G] | null
      problems: readonly Problem[]
    }>
    readonly ExampleRolls: ComponentWith<{ rules: RulesOfGame[G] | null }>
  }
  /** Fields of a draft's problems that are shown for the rules as a whole, not at a field. */
  readonly wholeFields: readonly string[]
  /** What to ask of who looks for the rules of their table, where others have published rules. */
  questions?(): readonly RuleQuestion<RulesOfGame[G]>[]
  /** Names of what scores beside sets of one face, where rules are searched. */
  scores?(rules: RulesOfGame[G]): readonly string[]
  /** How rules follow from the source that they were published in. */
  source?(rules: RulesOfGame[G], source: RuleSource): SourceWords
  /** Names of the rules that differ between two rule sets, where they can be told. */
  changed?(rules: RulesOfGame[G], base: RulesOfGame[G]): readonly string[]
  /** Key figures of the game that rules make; for the setup of a component. */
  useRuleFigures(rules: () => RulesOfGame[G] | null): RuleFigures
  /** Rules in a text form that other programs read, where there is one. */
  readonly otherText?: {
    /** Label of the action that copies it. */
    label(): string
    /** The text, and what is said once it is copied. */
    make(rules: RulesOfGame[G]): { readonly text: string; readonly said: string }
  }
}

/** How published rules follow from their source, in words. */
export interface SourceWords {
  /** What the source does not say, and how it is read. */
  readonly open: readonly { readonly question: string; readonly reading: string }[]
  /** Rules of the source that are played otherwise, a sentence each. */
  readonly departures: readonly string[]
}

/** Key figures of a game in words. */
export interface RuleFigures {
  /** Null until they are there. */
  readonly figures: ComputedRef<
    readonly { readonly label: string; readonly value: string }[] | null
  >
  /** Why there are none, as a sentence. */
  readonly error: Readonly<Ref<string | null>>
  /** Whether those of the present rules are on their way, and the figures are older ones. */
  readonly pending: Readonly<Ref<boolean>>
}

/** Requirements of a game's grades, for drills and for the settings. */
export interface GradesPart<G extends GameName = GameName> {
  /**
   * The solve needed before decisions are graded, if there is one; for the setup of a component.
   */
  usePreparation?(entry: () => EntryOf<G> | null, goal: () => Goal): Preparation
}

/** Something that is solved before decisions are graded. */
export interface Preparation {
  readonly isReady: ComputedRef<boolean>
  /** Shows how far it is, and what to do, until it is ready. */
  readonly View: FunctionalComponent
}

/** A whole game that is not over. */
export interface OpenGame {
  /** The name of its rules. */
  readonly rules: string
  readonly players: readonly string[]
  readonly began: number
}

/** As much of a game at the table as Home tells. */
export function openGameOf({ rules, players, began }: TableGameData): OpenGame {
  return { rules: rules.name, players: players.map(({ name }) => name), began }
}

/** Home of a game. */
export interface HomePart<G extends GameName = GameName> {
  /** The whole game that goes on, where they can be played; null without one. */
  openGame?(): Promise<OpenGame | null>
  /** The numbers worth knowing, with how far they are known. */
  readonly GameNumbers: ComponentWith<{ entry: EntryOf<G> }>
  /** Description of the first drill. */
  aboutFirstDrill(): string
  /** What to do at the table, in a line, for who has never drilled; without it the table says so. */
  firstLine?(question: QuestionOf<G>): string
  /** What helps with a question without telling the answer, in a line below that. */
  readonly FirstHint?: ComponentWith<{ question: QuestionOf<G> }>
}

/** A preset that stands in front when a game is chosen for the first time, and its picture. */
export interface FrontGame {
  readonly preset: string
  readonly picture: () => Promise<{ readonly default: Component }>
}

/** Parts that a game fills into the features; each is for the screens that need it. */
export interface GameParts<G extends GameName = GameName> {
  readonly rules: RulesPart<G>
  readonly grades: GradesPart<G>
  readonly drill: DrillPart<G>
  readonly cards: CardsPart
  readonly progress: ProgressPart<G>
  readonly home: HomePart<G>
}
export type PartName = keyof GameParts

/**
 * Slots that a game fills in the app. This much is loaded with the first screen; the parts are
 * fetched with the screens that need them.
 */
export interface GameSlots<G extends GameName = GameName> {
  readonly name: G
  /** Whether it is played for points or for wins, as the user says. */
  readonly hasGoals: boolean
  /** Presets that most people play; the others come after those of all games. */
  readonly front: readonly FrontGame[]
  /** The screens of the rail that are the game's alone. */
  readonly screens: Readonly<Record<'strategy' | 'analyse', () => Promise<RouteComponent>>>
  /** Whole games of several, where they can be played. */
  readonly play?: {
    readonly screen: () => Promise<RouteComponent>
    /** What its link says. */
    title(): string
  }
  /** Commands that show a tab of its strategy screen. */
  readonly tabs: Readonly<Record<string, string>>
  /** Tabs of earlier versions, with the tab, and its query, that has the nearest to them now. */
  readonly moved: Readonly<Record<string, string>>
  readonly parts: { readonly [P in PartName]: () => Promise<GameParts<G>[P]> }
}
