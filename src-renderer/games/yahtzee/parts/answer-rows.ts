import type { RouteLocationRaw } from 'vue-router'
import type { YahtzeePastAnswer } from '#shared/games/yahtzee/requests/drill.ts'
import { parseYahtzeeCode } from '#shared/games/yahtzee/drill/position.ts'
import { capital } from '#shared/texts/capital.ts'
import { texts } from '#shared/texts/texts.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import type { PositionRow } from '../../../components/answer-row.ts'
import { shortLoss } from '../../../components/goal-format.ts'
import { choiceWords } from './choice-words.ts'

type Position = Extract<ReturnType<typeof parseYahtzeeCode>, { ok: true }>['value']

export function answerRows(
  rules: RuleSet,
  answers: readonly YahtzeePastAnswer[],
  to: (position: Position) => RouteLocationRaw,
  note: (answer: YahtzeePastAnswer) => string = () => '',
) {
  return answers.flatMap((answer) =>
    positionRows(rules, [answer], to).map((row) => ({
      ...row,
      grade: answer.grade,
      loss: shortLoss('points', answer.loss),
      best: capital(choiceWords(answer.best)),
      chosen: choiceWords(answer.chosen),
      note: note(answer),
    })),
  )
}

export function positionRows(
  rules: RuleSet,
  positions: readonly { readonly id: number; readonly code: string }[],
  to: (position: Position) => RouteLocationRaw,
): PositionRow[] {
  return positions.flatMap(({ id, code }) => {
    const position = parseYahtzeeCode(rules, code)
    if (!position.ok) return []
    const { card, dice, rerolls } = position.value
    const open = card.points.filter((points) => points === null).length
    const where = [yahtzeeTexts.parts.rerolls(rerolls), yahtzeeTexts.study.page.answers.open(open)]
    return {
      ...{ id, dice, where: where.join(', '), to: to(position.value) },
      toLabel: texts.parts.answers.analyseCode(code),
    }
  })
}
