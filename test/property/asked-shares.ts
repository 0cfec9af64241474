import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'
import { cellKey, cellOf } from '#shared/games/farkle/drill/cells.ts'
import type { HumanPlayer } from '#shared/games/farkle/drill/human-player.ts'
import type { Question } from '#shared/games/farkle/drill/question.ts'
import { QuestionSource, type SourceOptions } from '#shared/games/farkle/drill/question-source.ts'
import { NO_FILTERS, type DecisionKind } from '#shared/games/farkle/drill/setup.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { chiSquareDeviation, talliesOf } from '#test/support/chi-square.ts'
import { add, slowVisits, type SlowTurn, type Visit } from './slow-visits.ts'

// How often each cell is asked, and how often it should be.

/** Filters of a source where nothing is to be left out. */
export const EVERYTHING = { ...NO_FILTERS, noForced: false }

/** How often each cell comes up, in any unit. */
export type Shares = ReadonlyMap<string, number>

export function sourceOf(kit: StudyKit, kind: DecisionKind, some: Partial<SourceOptions> = {}) {
  const plain = { filters: EVERYTHING, weighting: 'play', needs: new Map() } as const
  return new QuestionSource(kit, { kind, ...plain, seed: `a long run of ${kind}`, ...some })
}

/** Questions of a source one after another. */
export function* asked(source: QuestionSource, count: number): Generator<Question> {
  for (let i = 0; i < count; i++) yield source.search(1_000_000)!
}

/** How often each cell is asked; of so many questions in a row only the last one counts. */
export function countsOf(kit: StudyKit, source: QuestionSource, count: number, each = 1) {
  const counts = new Map<string, number>()
  let place = 0
  for (const question of asked(source, count * each)) {
    if (++place % each !== 0) continue
    add(counts, cellKey(cellOf(kit, question)), 1)
  }
  return counts
}

export const deviationOf = (counts: ReadonlyMap<string, number>, shares: Shares): number =>
  chiSquareDeviation(talliesOf(counts, shares))

export const visitsOf = (kind: DecisionKind, turn: SlowTurn): readonly Visit[] =>
  kind === 'roll-or-bank' ? turn.setAside : turn.rolled

const typesKnown = new WeakMap<HumanPlayer, readonly SlowTurn[]>()

/** The turn after each number of farkles in a row, in which nobody minds what is banked. */
function turnTypes({ rules, game }: StudyKit, human: HumanPlayer): readonly SlowTurn[] {
  let turns = typesKnown.get(human)
  if (!turns) {
    turns = Array.from({ length: game.counters }, (_, ownFarkles) =>
      slowVisits(rules, human, { ...FIRST_POSITION, ownFarkles }),
    )
    typesKnown.set(human, turns)
  }
  return turns
}

/** Cells over many turns for points, whose types follow each other by farkles in a row. */
export function pointsShares(kit: StudyKit, kind: DecisionKind, human = kit.human): Shares {
  const shares = new Map<string, number>()
  let often = 1
  for (const turn of turnTypes(kit, human)) {
    for (const { position, mass } of visitsOf(kind, turn)) {
      add(shares, cellKey(cellOf(kit, { goal: 'points', kind, position })), often * mass)
    }
    often *= turn.farkled
  }
  return shares
}
