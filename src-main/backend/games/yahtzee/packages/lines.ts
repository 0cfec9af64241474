import type { KeptYahtzeeAnswer } from '#shared/games/yahtzee/drill/drill.ts'
import { readYahtzeeCell } from '#shared/games/yahtzee/drill/needs.ts'
import { readChoice } from '#shared/games/yahtzee/drill/question.ts'
import { commonLine, type AnswerLine } from '../../../packages/answer-line.ts'
import { keptAnswers } from '../../../packages/kept-sessions.ts'
import type { Snapshot } from '../../../packages/snapshot.ts'

/** A choice in a word or two: `keep 44`, `keep nothing`, `fullHouse`. */
function choiceText(code: string): string {
  const { keep, category } = readChoice(code)
  return category ?? `keep ${keep.length > 0 ? keep.join('') : 'nothing'}`
}

/** The answers to questions of Yahtzee, session by session. */
export function* yahtzeeLines(snapshot: Snapshot): Generator<AnswerLine> {
  for (const answer of keptAnswers<KeptYahtzeeAnswer>(snapshot, 'yahtzee')) {
    const { goal, cell, own } = answer
    const { stage, joker, upperBonus } = readYahtzeeCell(cell)
    const stakes = [joker ? 'joker' : '', upperBonus ? 'upper-bonus' : '']
    yield {
      ...commonLine(answer),
      ...{ game: 'yahtzee', goal, stage },
      ...{ choice: choiceText(own.choice), best_choice: choiceText(own.best) },
      at_stake: stakes.filter(Boolean).join(' '),
    }
  }
}
