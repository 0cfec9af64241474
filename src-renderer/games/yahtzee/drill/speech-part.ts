import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../../../components/format.ts'
import { formatLoss } from '../../../components/goal-format.ts'
import { gradeLook } from '../../../components/grade-look.ts'
import type { SpeechPart } from '../../drill-part.ts'
import { lostBy } from './lost-by.ts'
import { choiceWords } from '../parts/choice-words.ts'

/** How a drill of Yahtzee is said to screen readers. */
export const speechPart: SpeechPart<'yahtzee'> = {
  /** The dice once, and what is asked. */
  question({ turn, dice, rerolls, kind }) {
    const { spoken } = yahtzeeTexts.study.page
    return [
      turn === null ? '' : `${texts.drillPage.session.turn(formatNumber(turn))}.`,
      spoken.rolled(dice.join(', ')),
      kind === 'keeps' ? `${yahtzeeTexts.parts.rerolls(rerolls)}.` : '',
      spoken[kind],
    ]
      .filter((words) => words !== '')
      .join(' ')
  },
  verdict({ grade, loss, options, chosen }) {
    const { spoken } = yahtzeeTexts.study.page
    const said = spoken.verdict(gradeLook(grade).word)
    if (loss === 0) return said
    const best = spoken.best(choiceWords(options[0]!))
    return [said, spoken.loss(formatLoss('points', lostBy(options[chosen], options))), best].join(
      ' ',
    )
  },
}
