import { seededRandom } from '../dice/random.ts'
import type { Position } from '../farkle/analysis/position.ts'
import { makeQuestion } from './make-question.ts'
import { perilOf, type Peril } from './needs.ts'
import { askedPosition, playedGames, type Played } from './played-games.ts'
import type { Question } from './question.ts'
import type { DecisionKind } from './setup.ts'
import type { StudyKit } from './study-kit.ts'

/** Decisions of play that a survey knows. */
const SURVEYED = 4096

/** A decision of a survey, judged. */
export interface SurveyedDecision {
  readonly question: Question
  readonly peril: Peril
}

/** What comes up in play: decisions of one kind, the same for all sessions of a kit. */
export class Survey {
  readonly #kit: StudyKit
  readonly #kind: DecisionKind
  readonly #games: Generator<Played, never>
  readonly #positions: Position[] = []
  readonly #judged = new Map<Position, SurveyedDecision | null>()
  #looked = 0

  constructor(kit: StudyKit, kind: DecisionKind) {
    this.#kit = kit
    this.#kind = kind
    this.#games = playedGames(kit, seededRandom('a survey of play'))
  }

  /** In the order in which they were played. */
  get positions(): readonly Position[] {
    return this.#positions
  }

  get complete(): boolean {
    // A game in which nothing scores has no decisions.
    return this.#positions.length >= SURVEYED || this.#looked >= 100 * SURVEYED
  }

  /** Goes on by one step of play. */
  grow(): void {
    this.#looked++
    const { value } = this.#games.next()
    if (value.kind === 'decision') this.#positions.push(askedPosition(this.#kind, value))
  }

  /** Judges one of the positions, once; null where there is nothing to decide. */
  judged(position: Position): SurveyedDecision | null {
    let found = this.#judged.get(position)
    if (found === undefined) {
      const question = makeQuestion(this.#kit, this.#kind, position)
      found = question && { question, peril: perilOf(this.#kit, question) }
      this.#judged.set(position, found)
    }
    return found
  }
}

const surveys = new WeakMap<StudyKit, Map<DecisionKind, Survey>>()

/** The survey of a kit and a kind of decision; it may not be complete yet. */
export function surveyOf(kit: StudyKit, kind: DecisionKind): Survey {
  let byKind = surveys.get(kit)
  if (!byKind) surveys.set(kit, (byKind = new Map<DecisionKind, Survey>()))
  let survey = byKind.get(kind)
  if (!survey) byKind.set(kind, (survey = new Survey(kit, kind)))
  return survey
}
