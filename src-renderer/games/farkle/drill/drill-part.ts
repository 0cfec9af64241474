import { texts } from '#shared/texts/texts.ts'
import type { DrillPart } from '../../drill-part.ts'
import { tableDice } from '../board/tray.ts'
import { progressPart } from '../progress/progress-part.ts'
import DrillTable from './DrillTable.vue'
import { gameWords } from './ending-words.ts'
import GameReview from './GameReview.vue'
import { gradesPart } from './grades-part.ts'
import { tellingPace } from './pace.ts'
import type { SetupDraft } from './setup-draft.ts'
import { setupPart } from './setup-part.ts'
import { speechPart } from './speech-part.ts'

/** The drill of Farkle on its screen. */
export const drillPart: DrillPart<'farkle', SetupDraft> = {
  grades: gradesPart,
  setup: setupPart,
  speech: speechPart,
  dice: 6,
  actions: ['roll', 'bank'],
  canChoose: (question, place) => place < tableDice(question).length,
  pace: tellingPace,
  // One's own farkle is seen, dice and all, before the next roll takes its place.
  waitsAt: (event) => event.kind === 'farkled' && event.who === 'you',
  // Hints are for what was wrong before: elsewhere they would only blur what is known of the user.
  hintable: ({ source }) => source.kind !== 'play',
  title({ scope, bot }) {
    const words = texts.drillPage.session
    return scope === 'game' ? words.games[bot] : words.titles[scope]
  },
  played: ({ setup, entry }) => texts.drillPage.session.played[setup.goal](entry.rules.name),
  noGame: () => texts.drillPage.noGame,
  starting: () => texts.drillPage.starting,
  widen: () => texts.drillPage.summary.widen,
  analysisOf: ({ code }, { id }) => ({ name: 'analyse', params: { code }, query: { rules: id } }),
  Table: DrillTable,
  gameTitle: gameWords,
  GameReview,
  answerRows: (entry, answers, note) => progressPart.answerRows(entry, answers, note),
}
