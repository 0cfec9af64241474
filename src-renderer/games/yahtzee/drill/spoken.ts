import type {
  YahtzeeDrillQuestion,
  YahtzeeDrillVerdict,
} from '#shared/games/yahtzee/requests/drill.ts'
import { texts } from '#shared/texts/texts.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { formatNumber, formatText } from '../../../components/format.ts'
import { formatLoss } from '../../../components/goal-format.ts'
import { gradeLook } from '../../../components/grade-look.ts'
import { endSpeech } from '../../../components/session/spoken.ts'
import { useSpeech } from '../../../components/session/use-speech.ts'
import { choiceWords } from '../parts/choice-words.ts'
import type { YahtzeeKind } from './drill-kind.ts'
import { useYahtzeeDrill } from './use-yahtzee-drill.ts'

/** What a screen reader hears when a question is shown: the dice once, and what is asked. */
function questionSpeech({ turn, dice, rerolls, kind }: YahtzeeDrillQuestion): string {
  const { spoken } = yahtzeeTexts.study.page
  return [
    turn === null ? '' : `${texts.drillPage.session.turn(formatNumber(turn))}.`,
    spoken.rolled(dice.join(', ')),
    kind === 'keeps' ? `${yahtzeeTexts.parts.rerolls(rerolls)}.` : '',
    spoken[kind],
  ]
    .filter((words) => words !== '')
    .join(' ')
}

function verdictSpeech({ grade, loss, options }: YahtzeeDrillVerdict): string {
  const { spoken } = yahtzeeTexts.study.page
  const said = spoken.verdict(gradeLook(grade).word)
  if (loss === 0) return said
  const best = spoken.best(choiceWords(options[0]!))
  return formatText([said, spoken.loss(formatLoss('points', loss)), best].join(' '))
}

/** Says what goes on in the drill. */
export function useDrillSpeech() {
  return useSpeech<YahtzeeKind>(useYahtzeeDrill(), {
    question: questionSpeech,
    verdict: verdictSpeech,
    ending: ({ summary }) => endSpeech('points', summary),
  })
}
