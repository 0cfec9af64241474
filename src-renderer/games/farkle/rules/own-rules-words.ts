import { fieldName } from '#shared/games/farkle/analysis/rule-words.ts'
import { moreThanThree, OTHER, type OwnQuestion } from '#shared/games/farkle/input/own-rules.ts'
import { diceOf, type RuleDraft } from '#shared/games/farkle/input/rule-draft.ts'
import type { GameEnd } from '#shared/games/farkle/rules/rule-set.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { numberOf } from '#shared/texts/numbers.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatNumber } from '../../../components/format.ts'

export function questionTitle(question: OwnQuestion, draft: RuleDraft): string {
  const words = farklePageTexts.ownRules
  if (question === 'threes') return words.threes
  if (question === 'more') return words.more(diceOf(draft))
  return question === 'penalty' ? words.farkles : fieldName(question)
}

function moreTitle(answer: string, draft: RuleDraft): string {
  const words = farklePageTexts.ownRules
  const further = moreThanThree(draft).map((count) => count - 3)
  switch (answer) {
    case 'same':
      return further.map((dice) => formatNumber(1000 * dice)).join(' / ')
    case 'doubled':
      return words.doubled(further.map((dice) => 2 ** dice).join(', '))
    case 'added':
      return words.added(further.map((dice) => dice + 1).join(', '))
    default:
      return words.doesNotScore
  }
}

/** An answer's id is a name or an amount of points. */
export function answerTitle(question: OwnQuestion, answer: string, draft: RuleDraft): string {
  const words = farklePageTexts.ownRules
  if (answer === OTHER) return words.other
  const points = formatNumber(Number(answer))
  switch (question) {
    case 'threes':
      return words.threesWithOnes(formatNumber(answer === 'ones300' ? 300 : 1000))
    case 'more':
      return moreTitle(answer, draft)
    case 'end':
      return pageTexts.rulesPage.editor.ends[answer as GameEnd]
    case 'penalty':
      return answer === '0' ? words.costNothing : words.cost(points)
    case 'minimumBank':
    case 'minimumFirstBank': {
      const { none } = farkleTexts.game.questions.minimum.answers
      if (answer !== '0') return points
      return question === 'minimumFirstBank' && numberOf(draft.minimumBank) !== 0
        ? words.asEveryBank
        : none
    }
    default:
      if (answer === 'asPairs') return words.asPairs
      return answer === '0' ? words.doesNotScore : points
  }
}
