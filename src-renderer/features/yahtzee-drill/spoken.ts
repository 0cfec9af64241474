import type { YahtzeeDrillQuestion, YahtzeeDrillVerdict } from '#shared/contract/yahtzee-drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber, formatText } from '../../components/format.ts'
import { errorRateWords, formatLoss } from '../../components/goal-format.ts'
import { gradeLook } from '../../components/grade-look.ts'
import { choiceWords } from '../../components/yahtzee/choice-words.ts'
import type { Ending } from './drill-phase.ts'

/** What a screen reader hears when a question is shown: the dice once, and what is asked. */
export function questionSpeech({ turn, dice, rerolls, kind }: YahtzeeDrillQuestion): string {
  const { spoken, session } = texts.yahtzeeStudy.page
  return [
    turn === null ? '' : `${session.turn(formatNumber(turn))}.`,
    spoken.rolled(dice.join(', ')),
    kind === 'keeps' ? `${texts.yahtzeeParts.rerolls(rerolls)}.` : '',
    spoken[kind],
  ]
    .filter((words) => words !== '')
    .join(' ')
}

export function verdictSpeech({ grade, loss, options }: YahtzeeDrillVerdict): string {
  const { spoken } = texts.yahtzeeStudy.page
  const said = spoken.verdict(gradeLook(grade).word)
  if (loss === 0) return said
  const best = spoken.best(choiceWords(options[0]!))
  return formatText([said, spoken.loss(formatLoss('points', loss)), best].join(' '))
}

/** What is heard in the end. */
export function endSpeech({ summary: { score, error } }: Ending): string {
  const { over, right } = texts.drillPage.spoken
  const counted = score === null ? [] : [right(formatNumber(score))]
  return formatText([over, ...counted, errorRateWords('points', error)].join(' '))
}
