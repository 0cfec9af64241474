import type { GenericSchema } from 'valibot'
import type { Goal } from '../base/goal.ts'
import type { Result } from '../base/result.ts'
import type { NamedRules, RuleHash } from '../base/rules.ts'
import type { DrillRecordSchemas, DrillRequestSchemas } from '../study/drill-requests.ts'
import type { Drill } from '../study/drill.ts'

/** Rules while they are being typed: every number is the text of its field, right or wrong. */
export interface NamedDraft {
  readonly game: string
  name: string
}

/** Reads and writes the draft of a rule set. */
interface DraftPart<Rules extends NamedRules, Draft extends NamedDraft> {
  /** Whether something that was kept is a draft of this version, whatever stands in its fields. */
  is(kept: unknown): kept is Draft
  make(rules: Rules): Draft
  /** Fails with one problem for each wrong field, by the field's path. */
  parse(draft: Draft): Result<Rules>
}

/** Everything about the rules of a game; light enough for the first screen. */
interface RulesPart<Rules extends NamedRules, Draft extends NamedDraft> {
  /** The schema of rules in form alone. */
  readonly form: GenericSchema
  /** Reads rules from anything; fails with one problem for each wrong field. */
  parse(input: unknown): Result<Rules>
  /** The same for the form alone: whether the game can be solved is not asked. */
  readForm(input: unknown): Result<Rules>
  /** Tells rule sets apart by how they are played, not by name. */
  hash(rules: Rules): RuleHash
  /** Rules that come with the app, by ids that no other game uses. */
  readonly presets: Readonly<Record<string, Rules>>
  readonly draft: DraftPart<Rules, Draft>
  /** Reads rules from another text form than JSON, where the game has one. */
  parseText?(text: string): Result<Rules>
}

/** The drills of a game. */
interface DrillPart<Requests extends DrillRequestSchemas> {
  /** Schemas of the requests about them; see drillRequests. */
  readonly requests: Requests
  /** Schemas of what is kept of them. */
  readonly records: DrillRecordSchemas
  /** The largest loss that an answer can have, whatever the rules. */
  maxLoss(goal: Goal): number
  /** The drills themselves, which nothing but the backend needs. */
  load(): Promise<Drill>
}

/** A command of a game: shows a tab of its strategy screen or, of the group `drill`, acts at its table. */
export interface GameCommand {
  /** Stable: settings name commands by it. No other command has it. */
  readonly id: string
  /** Its key unless the user has changed it. */
  readonly key: string
  readonly group?: 'drill'
}

/** Texts about a game on shared screens, in the current language. */
interface WordsPart {
  /** The titles of its commands, by their ids. */
  commands(): Readonly<Record<string, string>>
  /** Other words by which they are found, by their ids. */
  commandSynonyms(): Readonly<Record<string, string>>
  /** Other names that players have for the game, in any language. */
  alsoCalled(): string
  /** Names of solves, by solver. */
  solves(): Readonly<Record<string, string>>
  /** Names of presets that are not the rules' own, by the preset's id. */
  presetNames(): Readonly<Record<string, string>>
  /** How to know each preset at the table, in a sentence. */
  presetMarks(): Readonly<Record<string, string>>
}

/** Schemas of what requests about lessons say in a game's own terms. */
export interface LessonSchemas {
  /** The drill of a lesson: a setup without its seed. */
  readonly drill: GenericSchema
}

/** The decks of cards of a game; what else is theirs is loaded with the cards. */
interface CardsPart<Lessons extends LessonSchemas> {
  /** Every deck that its rules can have, in the order in which they are taught. */
  readonly decks: readonly string[]
  /** Decks of earlier versions, each with the one that has its numbers now. */
  readonly formerDecks?: Readonly<Record<string, string>>
  /** The one of them that holds a rule of thumb; left out where the game has none. */
  readonly ruleDeck?: string
  /** By what the worth of decks and lessons in points is counted. */
  readonly worthPer: 'turn' | 'game'
  /** The title of one of its decks. */
  deckTitle(deck: string): string
  readonly lessons: Lessons
}

/** The cheat sheets of a game; what else is theirs is loaded with the sheets. */
interface SheetsPart {
  /** Every kind, most useful first. */
  readonly kinds: readonly string[]
  /** Kinds of earlier versions, each with the one that has its numbers now. */
  readonly formerKinds?: Readonly<Record<string, string>>
  /** Kinds that a new user sees first. */
  readonly first: readonly string[]
  /** The same where the goal is to win, if they differ. */
  readonly firstForWins?: readonly string[]
  /** Its blank form to keep score, which is printed on pages only; left out where a game has none. */
  readonly form?: string
  /** Title of a kind of sheet, and its purpose in one sentence. */
  title(kind: string): { readonly title: string; readonly about: string }
}

/** An entry of a list of the user's own. */
export interface ListEntry {
  readonly name: string
}

/** A list that the user keeps beside rules, such as dice with names. No two entries share a name. */
interface ListPart {
  readonly entry: GenericSchema<unknown, ListEntry>
  /** The most entries that are kept. */
  readonly most: number
}

/**
 * A game, as the shared parts of the app see it. Functions are declared as methods, so that a game
 * with its own types is also a Game of any rules: who takes rules from one game gives them back to
 * the same one.
 */
export interface Game<
  Name extends string = string,
  Rules extends NamedRules = NamedRules,
  Draft extends NamedDraft = NamedDraft,
  Requests extends DrillRequestSchemas = DrillRequestSchemas,
  Lessons extends LessonSchemas = LessonSchemas,
> {
  readonly name: Name
  readonly commands: readonly GameCommand[]
  readonly words: WordsPart
  readonly rules: RulesPart<Rules, Draft>
  readonly drill: DrillPart<Requests>
  readonly cards: CardsPart<Lessons>
  readonly sheets: SheetsPart
  /** By names under which the store keeps them; left out where a game has none. */
  readonly lists?: Readonly<Record<string, ListPart>>
}

/** A game whose types are inferred from its parts. */
export function defineGame<
  const Name extends string,
  Rules extends NamedRules,
  Draft extends NamedDraft,
  Requests extends DrillRequestSchemas,
  Lessons extends LessonSchemas,
>(game: Game<Name, Rules, Draft, Requests, Lessons>): Game<Name, Rules, Draft, Requests, Lessons> {
  return game
}
