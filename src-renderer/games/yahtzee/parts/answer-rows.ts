import type { RouteLocationRaw } from 'vue-router'
import type { YahtzeePastAnswer } from '#shared/games/yahtzee/requests/drill.ts'
import { parseYahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { texts } from '#shared/texts/texts.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { shortLoss } from '../../../components/goal-format.ts'
import { choiceWords } from './choice-words.ts'

type Position = Extract<ReturnType<typeof parseYahtzeeCode>, { ok: true }>['value']

/** Answers as AnswerRows shows them; `to` is where a position is analysed. */
export function answerRows(
  rules: RuleSet,
  answers: readonly YahtzeePastAnswer[],
  to: (position: Position) => RouteLocationRaw,
  note: (answer: YahtzeePastAnswer) => string = () => '',
) {
  return answers.flatMap((answer) => {
    const position = parseYahtzeeCode(rules, answer.code)
    if (!position.ok) return []
    const { card, dice, rerolls } = position.value
    const { id, grade, loss, best, chosen } = answer
    const open = card.points.filter((points) => points === null).length
    const where = [yahtzeeTexts.parts.rerolls(rerolls), yahtzeeTexts.study.page.answers.open(open)]
    return {
      ...{ id, grade, dice },
      loss: shortLoss('points', loss),
      where: where.join(', '),
      best: choiceWords(best),
      chosen: choiceWords(chosen),
      note: note(answer),
      to: to(position.value),
      toLabel: texts.parts.answers.analyseCode(answer.code),
    }
  })
}
