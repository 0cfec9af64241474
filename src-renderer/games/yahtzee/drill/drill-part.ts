import { exampleGame } from '#shared/games/yahtzee/drill/example-game.ts'
import type { YahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { formatNumber } from '../../../components/format.ts'
import { formatValue, formatLoss, shownLoss } from '../../../components/goal-format.ts'
import type { DrillPart, SpeechPart } from '../../drill-part.ts'
import { progressPart } from '../progress/progress-part.ts'
import { addressOf } from '../services/address.ts'
import DrillTable from './DrillTable.vue'
import GameReview from './GameReview.vue'
import PlayedCard from './PlayedCard.vue'
import PlayedDecision from './PlayedDecision.vue'
import { heldBy, stillHeld } from '../parts/held-dice.ts'
import { setupPart } from './setup-part.ts'
import { gradeLook } from '../../../components/grade-look.ts'
import { choiceWords } from '../parts/choice-words.ts'

const speechPart: SpeechPart<'yahtzee'> = {
  question({ dice, rerolls, kind }) {
    const { spoken } = yahtzeeTexts.study.page
    return [
      spoken.rolled(dice.join(', ')),
      kind === 'keeps' ? `${yahtzeeTexts.parts.rerolls(rerolls)}.` : '',
      spoken[kind],
    ]
      .filter((words) => words !== '')
      .join(' ')
  },
  verdict({ grade, loss, options, chosen, byRule }) {
    const { spoken } = yahtzeeTexts.study.page
    const said = spoken.verdict(gradeLook(grade).word)
    const rule = byRule ? [byRule.text] : []
    if (loss === 0) return [said, ...rule].join(' ')
    const best = spoken.best(choiceWords(options[0]!))
    const lost = shownLoss('points', options[0]!.expected, options[chosen]!.expected)
    return [said, spoken.loss(formatLoss('points', lost)), best, ...rule].join(' ')
  },
}

export const drillPart: DrillPart<'yahtzee', YahtzeeSetup> = {
  grades: {},
  setup: setupPart,
  speech: speechPart,
  actions: ['roll'],
  canStep: ({ kind }) => kind === 'boxes',
  chosenBy: ({ kind, dice }, held, key) => (kind === 'keeps' ? heldBy(dice, held, key) : held),
  stillChosen: stillHeld,
  secondTry: (question) => ({ question, whole: (choice) => choice }),
  hintable: () => true,
  title: () => yahtzeeTexts.study.page.session.title,
  played: ({ entry }) => entry.rules.name,
  noGame: () => yahtzeeTexts.study.page.noGame,
  starting: () => yahtzeeTexts.study.page.starting,
  widen: () => yahtzeeTexts.study.page.summary.widen,
  analysisOf: (question, { id }) => addressOf(question, id),
  Table: DrillTable,
  gameTitle: ({ result }) => yahtzeeTexts.study.page.summary.game(formatNumber(result)),
  gameLead: ({ start }) => yahtzeeTexts.study.page.summary.expected(formatValue('points', start)),
  exampleGame: ({ id, preset, rules }, day) => exampleGame(rules, preset ? id : null, day),
  GameReview,
  PlayedDecision,
  PlayedCard,
  answerRows: (entry, answers, note) => progressPart.answerRows(entry, answers, note),
}
