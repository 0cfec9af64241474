import type { ShallowUnwrapRef } from 'vue'
import type { LocationQuery, RouteLocationRaw } from 'vue-router'
import type { Goal } from '#shared/base/goal.ts'
import type { Problem, Result } from '#shared/base/result.ts'
import type { EntryOf } from '#shared/contract/library.ts'
import type { GameName, RulesOfGame } from '#shared/games/games.ts'
import type { DrillSource } from '#shared/study/setup.ts'
import type {
  AskedOf,
  ChoiceOf,
  DecisionOf,
  DrillTable,
  EndingOf,
  EventOf,
  NewSetupOf,
  QuestionOf,
  ReviewOf,
  SetupOf,
  VerdictOf,
} from '../app/services/ask-drill.ts'
import type { DiceKey, TableAction } from '../app/services/table-keys.ts'
import type { useSessionMachine } from '../components/session/session-machine.ts'
import type { CourseDraft, Places, SecondTry } from '../components/session/session-types.ts'
import type { ComponentWith, GradesPart } from './game.ts'
import type { ProgressPart } from './progress-part.ts'

/** The drill of a game that is going on, as components see it. */
export type Drill<G extends GameName = GameName> = ShallowUnwrapRef<
  ReturnType<
    typeof useSessionMachine<
      EntryOf<G>,
      SetupOf<G>,
      AskedOf<G>,
      EndingOf<G>,
      ChoiceOf<G>,
      VerdictOf<G>
    >
  >
>

/** Subject of a drill: the rules, and the goal they are played for. */
export interface DrillSubject<G extends GameName = GameName> {
  readonly rules: RulesOfGame[G]
  readonly goal: Goal
}

/** A setup without what is the app's or new each time. */
export type SetupBase<G extends GameName = GameName> = G extends GameName
  ? Omit<NewSetupOf<G>, 'goal' | 'seed'>
  : never

/** Parsed address of the drill screen. */
export type DrillAddress<G extends GameName = GameName> =
  /** Nothing: the setup as it was left, or the session that is going on. */
  | { readonly kind: 'bare' }
  | { readonly kind: 'resume'; readonly session: number }
  /** A setup to show, or to start at once. */
  | { readonly kind: 'setup'; readonly base: SetupBase<G>; readonly start: boolean }

/** A setup as it is being filled in, of any game. */
export interface AnyDraft extends CourseDraft {
  readonly source: DrillSource
}

/** What a draft makes. */
export interface ReadSetup<G extends GameName = GameName> {
  readonly setup: NewSetupOf<G>
  /** The same with what this kind of drill has no use for, to begin with the next time. */
  readonly kept: NewSetupOf<G>
}

/** How a drill of a game is set up. */
export interface SetupPart<G extends GameName = GameName, Draft extends AnyDraft = AnyDraft> {
  /** How much is played at a time, each with its title; left out where there is one way. */
  scopes?(): { readonly titles: Record<string, string>; readonly lines: Record<string, string> }
  /** Which decisions are asked, each with its title. */
  kinds(): Readonly<Record<string, string>>
  /** Filters that differ from the usual ones, a few words each; empty texts are left out. */
  moreWords(draft: Draft, subject: DrillSubject<G>): string[]
  /** Fields for the decisions that are asked. */
  readonly FilterFields: ComponentWith<{
    draft: Draft
    subject: DrillSubject<G>
    problems: readonly Problem[]
    onChange?(changes: Partial<Draft>): unknown
  }>
  /** Setup to begin with: one drilled before, or that of a new user. */
  usual(goal: Goal, kept: unknown): SetupBase<G>
  draftOf(base: SetupBase<G>, goal: Goal): Draft
  /** Fields of a draft that do not fit another goal, with the values they get then. */
  forOtherGoal?(): Partial<Draft>
  /** The setup that a draft makes, with the seed that is typed or else the one given. */
  read(draft: Draft, subject: DrillSubject<G>, newSeed: string): Result<ReadSetup<G>>
  /** The setup of a base, to start at once. */
  setupOf(base: SetupBase<G>, goal: Goal, seed: string): NewSetupOf<G>
  /** The setup that goes through the mistakes of a session. */
  mistakesOf(session: DrillTable<G>, seed: string): NewSetupOf<G>
  readAddress(query: LocationQuery): DrillAddress<G>
}

/** How a drill of a game is said to screen readers. */
export interface SpeechPart<G extends GameName = GameName> {
  /** A question with what has just happened at the table. */
  question(
    question: QuestionOf<G>,
    events: readonly EventOf<G>[],
    session: DrillTable<G> | null,
  ): string
  verdict(verdict: VerdictOf<G>, question: QuestionOf<G>): string
  /** Events that led to the end, sentence by sentence. */
  ending?(ending: EndingOf<G>): string[]
  /** What has just happened, while there is no question. */
  events?(events: readonly EventOf<G>[], session: DrillTable<G>): string
}

/** Methods of a game's table that the drill screen calls. */
export interface TableHands {
  focus(): void
  /** To the button that goes on, after a verdict or an event. */
  focusNext(): void
  /** The key of an action. */
  act(action: TableAction): void
  /** To the next answer or the one before, where answers are chosen so. */
  step?(by: 1 | -1): void
  /** Enter, while a question is asked: answers, or says what there is to do. */
  confirm(): void
}

/** The drill of a game on its screen. */
export interface DrillPart<
  G extends GameName = GameName,
  Draft extends AnyDraft = AnyDraft,
> extends Pick<ProgressPart<G>, 'answerRows'> {
  readonly grades: GradesPart<G>
  readonly setup: SetupPart<G, Draft>
  readonly speech: SpeechPart<G>
  /** Actions that have a key. */
  readonly actions: readonly TableAction[]
  /** Whether answers to a question are chosen by going from one to the next. */
  canStep?(question: QuestionOf<G>): boolean
  /** Places of the dice that are chosen once a key for dice has been pressed. */
  chosenBy(question: QuestionOf<G>, chosen: Places, key: DiceKey): Places
  /** Which dice stay chosen when a question comes; none without this. */
  stillChosen?(before: QuestionOf<G> | null, chosen: Places, now: QuestionOf<G>): Places
  /** What a lesson asks once more after a wrong answer; null where only one answer is left. */
  secondTry(
    question: QuestionOf<G>,
    verdict: VerdictOf<G>,
  ): SecondTry<QuestionOf<G>, ChoiceOf<G>> | null
  /** Whether the player says when to go on after an event; never without this. */
  waitsAt?(event: EventOf<G>): boolean
  /** Whether hints are given in a session. */
  hintable(setup: SetupOf<G>): boolean
  /** Title of a session, and a description of what is played in it. */
  title(setup: SetupOf<G>): string
  played(session: DrillTable<G>): string
  /** Texts for when no rules of the game are in use, and while the first question is looked for. */
  noGame(): string
  starting(): string
  /** Advice for when no question fits a setup. */
  widen(): string
  /** Where the position of a question is analysed. */
  analysisOf(question: QuestionOf<G>, entry: EntryOf<G>): RouteLocationRaw
  /** The table with all that is beside it; it exposes TableHands. */
  readonly Table: ComponentWith<{
    drill: Drill<G>
    session: DrillTable<G>
    /** Whether hints are given, and where the position is analysed. */
    hintable: boolean
    analysis: RouteLocationRaw
  }>
  /** A made-up game as text, to be written over, by the rules of an entry; `day` as `2026-01-31`. */
  exampleGame(entry: EntryOf<G>, day: string): string
  /** How a whole game ended, as a heading, and what there is to say first. */
  gameTitle(review: ReviewOf<G>): string
  gameLead?(review: ReviewOf<G>): string
  readonly GameReview: ComponentWith<{
    review: ReviewOf<G>
    session: DrillTable<G>
    /** When the game began, in milliseconds of the epoch. */
    at: number
    /** Places of the mistakes in its line, and of what is looked at. */
    marks?: readonly number[]
    here?: number | null
    /** The game as text, where it was kept as that. */
    text?: string | null
    /** Whether it is for paper, where nothing can be pressed. */
    paper?: boolean
    /** A place in the line is chosen. */
    onChoose?(step: number): unknown
  }>
  /** A decision of a recorded game on the board, where nothing can be moved. */
  readonly PlayedDecision: ComponentWith<{
    session: DrillTable<G>
    review: ReviewOf<G>
    decision: DecisionOf<G>
  }>
  /** What lay beside the board at such a decision. */
  readonly PlayedCard?: ComponentWith<{ session: DrillTable<G>; decision: DecisionOf<G> }>
}
