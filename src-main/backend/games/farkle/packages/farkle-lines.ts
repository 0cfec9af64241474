import { readCell } from '#shared/games/farkle/drill/cells.ts'
import type { KeptAnswer } from '#shared/games/farkle/drill/kept-answer.ts'
import { commonLine, type AnswerLine } from '../../../packages/answer-line.ts'
import { keptAnswers } from '../../../packages/kept-sessions.ts'
import type { Snapshot } from '../../../packages/snapshot.ts'

const DEEDS = { b: 'bank', r: 'roll', '': '' } as const

/** The answers to questions of Farkle, session by session. */
export function* farkleLines(snapshot: Snapshot): Generator<AnswerLine> {
  for (const answer of keptAnswers<KeptAnswer>(snapshot, 'farkle')) {
    const { goal, own, error } = answer
    const { dice, band, situation } = readCell(answer.cell)
    const [setAside, then, value] = own.options[own.choice]!
    const [bestSetAside, bestThen, bestValue] = own.options[0]!
    yield {
      ...commonLine(answer),
      ...{ game: 'farkle', goal, dice, turn_total_from: band.from, situation, slip: error },
      ...{ set_aside: setAside, then: DEEDS[then], value },
      ...{ best_set_aside: bestSetAside, best_then: DEEDS[bestThen], best_value: bestValue },
    }
  }
}
