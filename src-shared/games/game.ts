import type { GenericSchema } from 'valibot'
import type { Goal } from '../base/units.ts'
import type { Result } from '../base/result.ts'
import type { NamedRules, RuleHash } from '../base/rules.ts'
import type { DrillRecordSchemas, DrillRequestSchemas } from '../study/drill-requests.ts'
import type { Drill } from '../study/drill.ts'

/** Rules in the editor: numbers are the text of their fields, valid or not. */
export interface NamedDraft {
  readonly game: string
  name: string
}

interface DraftPart<Rules extends NamedRules, Draft extends NamedDraft> {
  /** Stored data as a draft; null if it is none. Texts of fields are not checked. */
  read(stored: unknown): Draft | null
  make(rules: Rules): Draft
  /** Fails with one problem per wrong field. */
  parse(draft: Draft): Result<Rules>
}

/** Small enough for the first screen. */
interface RulesPart<Rules extends NamedRules, Draft extends NamedDraft> {
  /** Schema of the form only, without checking whether the rules can be solved. */
  readonly form: GenericSchema
  /** Fails with one problem per wrong field. */
  parse(input: unknown): Result<Rules>
  /** Checks the form only, not whether the rules can be solved. */
  readForm(input: unknown): Result<Rules>
  /** Depends on the rules of play, not on the name. */
  hash(rules: Rules): RuleHash
  /** Keys are unique across games. */
  readonly presets: Readonly<Record<string, Rules>>
  /** Presets that play as another one does: known by their ids, and listed only while in use. */
  readonly unlisted?: readonly string[]
  readonly draft: DraftPart<Rules, Draft>
  /** Reads the game's own text form, where there is one. */
  parseText?(text: string): Result<Rules>
  /** Whether three players can be solved under these rules; absent if never. */
  mayBeOfThree?(rules: Rules): boolean
}

interface DrillPart<Requests extends DrillRequestSchemas, Own extends Drill> {
  readonly requests: Requests
  readonly records: DrillRecordSchemas
  /** Upper bound on the loss of an answer, for any rules. */
  maxLoss(goal: Goal): number
  load(): Promise<Own>
}

/** A view of the strategy: a tab, and the command that shows it. */
export interface GameView<Rules extends NamedRules = NamedRules> {
  /** Part of the address. */
  readonly id: string
  /** Goal whose page has the tab; null for every goal. */
  readonly goal: Goal | null
  /** Folded away under "More". */
  readonly more?: boolean
  /** Keeps the query of the address when the tab changes from one such view to another. */
  readonly sharesQuery?: boolean
  readonly command: string
  readonly key: string
  /** Ids of earlier versions that lead here, each with the query it gets. */
  readonly former?: Readonly<Record<string, string>>
  /** True for rules that have the view; absent if all have it. */
  isFor?(rules: Rules): boolean
}

export interface ViewWords {
  readonly tab: string
  readonly command: string
  /** Extra search words. */
  readonly synonyms: string
}

/** Shows a tab of the strategy screen; a command of group `drill` acts at the table. */
export interface GameCommand {
  /** Unique and stable, because settings store it. */
  readonly id: string
  readonly key: string
  readonly group?: 'drill'
  /** Id of an earlier version; stored keys of it are kept. */
  readonly former?: string
}

interface WordsPart<Rules extends NamedRules> {
  /** What is played: "Dice in turns (Farkle)". */
  kind(): string
  /** By the id of the view. */
  views(): Readonly<Record<string, ViewWords>>
  /** Titles of the commands that these rules have; with null, of all. */
  commands(rules: Rules | null): Readonly<Record<string, string>>
  /** Extra search words. */
  commandSynonyms(): Readonly<Record<string, string>>
  alsoCalled(): string
  solves(): Readonly<Record<string, string>>
  /** By preset id, where the title differs from the name in the rules. */
  presetNames(): Readonly<Record<string, string>>
  presetMarks(): Readonly<Record<string, string>>
}

/** The part of a game's cards that is always loaded; the rest comes with the cards. */
interface CardsPart {
  /** All decks that any rules can have, in teaching order. */
  readonly decks: readonly string[]
  /** Deck id of an earlier version to the current id. */
  readonly formerDecks?: Readonly<Record<string, string>>
  /** Deck of a rule of thumb, if the game has one. */
  readonly ruleDeck?: string
  /** Unit of the points that decks and lessons are worth. */
  readonly worthPer: 'turn' | 'game'
  deckTitle(deck: string): string
}

/** The part of a game's sheets that is always loaded; the rest comes with the sheets. */
interface SheetsPart {
  /** Most useful first. */
  readonly kinds: readonly string[]
  /** Kind of an earlier version to the current kind. */
  readonly formerKinds?: Readonly<Record<string, string>>
  readonly first: readonly string[]
  /** Instead of `first` if the goal is to win. */
  readonly firstForWins?: readonly string[]
  /** Score sheet to fill in by hand; printed on full pages only. */
  readonly form?: string
  title(kind: string): { readonly title: string; readonly about: string }
}

export interface ListEntry {
  readonly name: string
}

/** A list that the user keeps beside the rules, such as named dice. Names are unique. */
interface ListPart {
  readonly entry: GenericSchema<unknown, ListEntry>
  readonly most: number
}

/**
 * Functions are methods, for bivariant parameters: a Game with specific rules is a Game of any
 * rules. Rules must go back to the game they came from.
 */
export interface Game<
  Name extends string = string,
  Rules extends NamedRules = NamedRules,
  Draft extends NamedDraft = NamedDraft,
  Requests extends DrillRequestSchemas = DrillRequestSchemas,
  OwnDrill extends Drill = Drill,
> {
  readonly name: Name
  /** Name in data and links of earlier versions. */
  readonly formerName?: string
  readonly views: readonly GameView<Rules>[]
  readonly commands: readonly GameCommand[]
  readonly words: WordsPart<Rules>
  readonly rules: RulesPart<Rules, Draft>
  readonly drill: DrillPart<Requests, OwnDrill>
  readonly cards: CardsPart
  readonly sheets: SheetsPart
  readonly lists?: Readonly<Record<string, ListPart>>
}

export function defineGame<
  const Name extends string,
  Rules extends NamedRules,
  Draft extends NamedDraft,
  Requests extends DrillRequestSchemas,
  OwnDrill extends Drill,
>(
  game: Game<Name, Rules, Draft, Requests, OwnDrill>,
): Game<Name, Rules, Draft, Requests, OwnDrill> {
  return game
}

export function viewCommands(views: readonly GameView[]): GameCommand[] {
  return views.map(({ command: id, key }) => ({ id, key }))
}

/** One word of each view, by the ids of the commands. */
export function viewTexts<Id extends string>(
  views: readonly (GameView & { readonly id: Id })[],
  words: Readonly<Record<Id, ViewWords>>,
  word: keyof ViewWords,
): Record<string, string> {
  return Object.fromEntries(views.map(({ id, command }) => [command, words[id][word]]))
}
