import type { ShallowUnwrapRef } from 'vue'
import type { LocationQuery, RouteLocationRaw } from 'vue-router'
import type { Goal, Value } from '#shared/base/units.ts'
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
} from '../services/ask-drill.ts'
import type { DiceKey, TableAction } from '../services/table-keys.ts'
import type { useSessionMachine } from '../components/session/session-machine.ts'
import type { CourseDraft, Places, SecondTry } from '../components/session/session-types.ts'
import type { ComponentWith, GradesPart } from './game.ts'
import type { ProgressPart } from './progress-part.ts'

export type DrillMachine<G extends GameName = GameName> = ShallowUnwrapRef<
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

export interface DrillSubject<G extends GameName = GameName> {
  readonly rules: RulesOfGame[G]
  readonly goal: Goal
}

/** A setup without goal and seed, which the app adds. */
export type SetupBase<G extends GameName = GameName> = G extends GameName
  ? Omit<NewSetupOf<G>, 'goal' | 'seed'>
  : never

export type DrillAddress<G extends GameName = GameName> =
  /** Empty query: shows the last setup or the running session. */
  | { readonly kind: 'bare' }
  | { readonly kind: 'resume'; readonly session: number }
  /** Shows the setup, or starts the drill at once if `start` is true. */
  | { readonly kind: 'setup'; readonly base: SetupBase<G>; readonly start: boolean }

export interface AnyDraft extends CourseDraft {
  readonly source: DrillSource
}

export interface ReadSetup<G extends GameName = GameName> {
  readonly setup: NewSetupOf<G>
  /** Also holds settings that this kind of drill ignores; the next setup begins with it. */
  readonly stored: NewSetupOf<G>
}

export interface SetupPart<G extends GameName = GameName, Draft extends AnyDraft = AnyDraft> {
  /** Titles and descriptions of the drill's scopes; absent if there is only one. */
  scopes?(): { readonly titles: Record<string, string>; readonly lines: Record<string, string> }
  kinds(): Readonly<Record<string, string>>
  /** Short descriptions of filters that differ from the default; empty strings are skipped. */
  moreWords(draft: Draft, subject: DrillSubject<G>): string[]
  readonly FilterFields: ComponentWith<{
    draft: Draft
    subject: DrillSubject<G>
    problems: readonly Problem[]
    onChange?(changes: Partial<Draft>): unknown
  }>
  /** Initial setup: `kept`, the last one used, if it is valid; else the default. */
  usual(goal: Goal, stored: unknown): SetupBase<G>
  draftOf(base: SetupBase<G>, goal: Goal): Draft
  /** Draft values to reset when the goal changes, because they do not fit another goal. */
  forOtherGoal?(): Partial<Draft>
  /** Validates a draft. Uses `newSeed` if the draft's seed is empty. */
  read(draft: Draft, subject: DrillSubject<G>, newSeed: string): Result<ReadSetup<G>>
  setupOf(base: SetupBase<G>, goal: Goal, seed: string): NewSetupOf<G>
  mistakesOf(session: DrillTable<G>, seed: string): NewSetupOf<G>
  readAddress(query: LocationQuery): DrillAddress<G>
}

export interface SpeechPart<G extends GameName = GameName> {
  question(
    question: QuestionOf<G>,
    events: readonly EventOf<G>[],
    session: DrillTable<G> | null,
  ): string
  /** The dice that are chosen, if any; said only when the table is asked for. */
  chosen(question: QuestionOf<G>, chosen: Places): string
  verdict(verdict: VerdictOf<G>, question: QuestionOf<G>, session: DrillTable<G> | null): string
  ending?(ending: EndingOf<G>): string[]
  events?(events: readonly EventOf<G>[], session: DrillTable<G>): string
}

/** Methods that the drill screen calls on a game's table component. */
export interface TableHands {
  focus(): void
  /** Focuses the button that continues after a verdict or an event. */
  focusNext(): void
  act(action: TableAction): void
  /** Moves to the next or previous answer, if the answers form a list. */
  step?(by: 1 | -1): void
  /** Enter while a question is asked: answers, or tells the player what to choose. */
  confirm(): void
}

export interface ReviewProps<G extends GameName = GameName> {
  review: ReviewOf<G>
  session: DrillTable<G>
  /** Start of the game, in milliseconds since the epoch. */
  at: number
  /** Indices into the review's line: the mistakes, and the step that is shown. */
  marks?: readonly number[]
  here?: number | null
  /** Names of a recorded game's players, in playing order from the reviewed one on. */
  names?: readonly string[] | undefined
  /** The game in text notation, if it was stored; else it is generated. */
  text?: string | null
  paper?: boolean
}

export interface DrillPart<
  G extends GameName = GameName,
  Draft extends AnyDraft = AnyDraft,
> extends Pick<ProgressPart<G>, 'answerRows'> {
  readonly grades: GradesPart<G>
  readonly setup: SetupPart<G, Draft>
  readonly speech: SpeechPart<G>
  readonly actions: readonly TableAction[]
  canStep?(question: QuestionOf<G>): boolean
  chosenBy(question: QuestionOf<G>, chosen: Places, key: DiceKey): Places
  /** Dice that stay chosen when the next question comes; none if absent. */
  stillChosen?(before: QuestionOf<G> | null, chosen: Places, now: QuestionOf<G>): Places
  /** Dice of an option on the table. */
  placesOf(question: QuestionOf<G>, option: VerdictOf<G>['options'][number]): Places
  /** Question to ask again after a wrong answer in a lesson; null if only one answer is left. */
  secondTry(
    question: QuestionOf<G>,
    verdict: VerdictOf<G>,
  ): SecondTry<QuestionOf<G>, ChoiceOf<G>> | null
  /** A choice, or an option of a verdict, in the same words; empty if it is not allowed. */
  choiceWords(
    choice: ChoiceOf<G> | VerdictOf<G>['options'][number],
    question: QuestionOf<G>,
    entry: EntryOf<G>,
  ): string
  /** Loss up to which a choice is worth a thought. */
  thoughtLoss(verdict: VerdictOf<G>, entry: EntryOf<G>): Value
  /** Whether the drill pauses after an event until the player continues; never if absent. */
  waitsAt?(event: EventOf<G>): boolean
  hintable(setup: SetupOf<G>): boolean
  title(setup: SetupOf<G>): string
  played(session: DrillTable<G>): string
  noGame(): string
  starting(): string
  widen(): string
  analysisOf(question: QuestionOf<G>, entry: EntryOf<G>): RouteLocationRaw
  /** Exposes TableHands. */
  readonly Table: ComponentWith<{
    drill: DrillMachine<G>
    session: DrillTable<G>
    hintable: boolean
    analysis: RouteLocationRaw
    /** A single decision beside other things: the verdict is what it cost, and why. */
    brief?: boolean
  }>
  /** An example game in text notation for the user to overwrite; `day` as `2026-01-31`. */
  exampleGame(entry: EntryOf<G>, day: string): string
  /** Heading of a finished game, and the sentence below it. */
  gameTitle(review: ReviewOf<G>): string
  gameLead?(review: ReviewOf<G>): string
  readonly GameReview: ComponentWith<ReviewProps<G> & { onChoose?(step: number): unknown }>
  readonly PlayedDecision: ComponentWith<{
    session: DrillTable<G>
    review: ReviewOf<G>
    decision: DecisionOf<G>
  }>
  readonly PlayedCard?: ComponentWith<{ session: DrillTable<G>; decision: DecisionOf<G> }>
}
