import type { ReviewOf } from '../../../services/ask-drill.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { exampleGame } from '#shared/games/farkle/drill/example-game.ts'
import type { Goal } from '#shared/base/units.ts'
import { kindNames } from '#shared/games/farkle/analysis/kind-names.ts'
import { rolledEvent, type TableEvent } from '#shared/games/farkle/drill/table-event.ts'
import { eventWords, questionWords, verdictWords } from '#shared/games/farkle/drill/table-words.ts'
import { actionsEqual } from '#shared/games/farkle/drill/choices.ts'
import { optionWords } from '#shared/games/farkle/drill/option-words.ts'
import { sideRules } from '#shared/games/farkle/rules/sides.ts'
import { THOUGHT_SHARE } from '#shared/study/candidates.ts'
import type { DrillPart, SpeechPart, SetupPart } from '../../drill-part.ts'
import { chosenBy } from '../board/dice-keys.ts'
import { placesOfOption, trayOf, trayWords } from '../board/tray.ts'
import { progressPart } from '../progress/progress-part.ts'
import DrillTable from './DrillTable.vue'
import GameReview from './GameReview.vue'
import { gradesPart } from './grades-part.ts'
import PlayedDecision from './PlayedDecision.vue'
import { type SetupDraft, draftOf, setupOf, moreWords } from './setup-draft.ts'
import { formatNumber } from '../../../components/format.ts'
import { shownLoss } from '../../../components/goal-format.ts'
import { boardOrder } from './watching.ts'
import { DEFAULT_SETUP, earlierSetupSchema, NO_FILTERS } from '#shared/games/farkle/drill/setup.ts'
import { storedSetup } from '../../../components/session/setup-reading.ts'
import { readDrillAddress } from '../services/drill-address.ts'
import FilterFields from './FilterFields.vue'

export const setupPart: SetupPart<'farkle', SetupDraft> = {
  scopes: () => pageTexts.drillPage.setup.scope,
  kinds: () => pageTexts.drillPage.setup.kind.choices,
  moreWords: (draft, { goal }) => moreWords(draft, goal),
  FilterFields,
  usual(goal, stored) {
    const last = storedSetup(earlierSetupSchema, stored)
    if (last === null) return DEFAULT_SETUP
    const { goal: before, ...base } = last
    // The cost of a wrong choice has another unit for another goal.
    return before === goal ? base : { ...base, filters: { ...base.filters, gap: null } }
  },
  draftOf: (base, goal) => draftOf(base, goal),
  forOtherGoal: () => ({ gapFrom: '', gapTo: '' }),
  read: (draft, { goal }, newSeed) => setupOf(draft, goal, newSeed),
  setupOf: (base, goal, seed) => ({ ...base, goal, seed }),
  mistakesOf: ({ id, setup }, seed) => ({
    ...DEFAULT_SETUP,
    goal: setup.goal,
    players: setup.players,
    scope: 'cell',
    kind: setup.kind,
    source: { kind: 'session', session: id },
    filters: NO_FILTERS,
    questions: null,
    seed,
  }),
  readAddress: readDrillAddress,
}

const happened = (
  events: readonly TableEvent[],
  goal: Goal,
  names: readonly string[] = [],
): string[] => events.map((event) => eventWords(boardOrder(event), goal, names))

const speechPart: SpeechPart<'farkle'> = {
  /** The events, then the dice unless an event has told them, then the question. */
  question(question, events, session) {
    const { goal, position } = question
    const rules = session?.entry.rules
    const names = rules ? kindNames(rules) : []
    const told = happened(events, goal, names)
    if ('rolled' in position.dice && events.at(-1)?.kind !== 'rolled') {
      told.push(eventWords(rolledEvent(position.dice), goal, names))
    }
    return [...told, questionWords(question, rules)].join(' ')
  },
  chosen: (question, chosen) =>
    chosen.size === 0 ? '' : trayWords(question, trayOf(question, chosen)),
  verdict(verdict, { goal }) {
    const { options, chosen } = verdict
    const loss = shownLoss(goal, options[0]!.value, options[chosen]!.value)
    const words = verdictWords(goal, { ...verdict, loss })
    return verdict.byRule ? `${words} ${verdict.byRule.text}` : words
  },
  ending: ({ summary, events }) => happened(events, summary.goal),
  events: (events, { setup, entry }) =>
    happened(events, setup.goal, kindNames(entry.rules)).join(' '),
}

function gameWords({ winner, you, bot }: ReviewOf<'farkle'>): string {
  const { won, lost, tie } = pageTexts.drillPage.summary
  const yours = formatNumber(you)
  const others = formatNumber(bot)
  if (winner === 'both') return tie(yours, others)
  return winner === 'you' ? won(yours, others) : lost(others, yours)
}

export const drillPart: DrillPart<'farkle', SetupDraft> = {
  grades: gradesPart,
  setup: setupPart,
  speech: speechPart,
  actions: ['roll', 'bank'],
  chosenBy,
  placesOf: (question, option) => placesOfOption(question, option, new Set()),
  // If the dice were right, only the other action is left: no second try.
  secondTry(question, { options, chosen }) {
    const { setAside, then } = options[chosen]!
    const best = options.filter(({ loss }) => loss === 0)
    if (question.kind === 'roll-or-bank') return null
    if (best.some((one) => one.setAside.join() === setAside.join())) return null
    const isRight = question.kind === 'both' && best.some((one) => one.then === then)
    return isRight
      ? { question: { ...question, kind: 'set-aside' }, whole: (choice) => ({ ...choice, then }) }
      : { question, whole: (choice) => choice }
  },
  choiceWords(choice, { legal, position }, { rules }) {
    const option = legal.find((one) => actionsEqual(one, choice))
    return option ? optionWords(option, kindNames(sideRules(rules, position.second))) : ''
  },
  thoughtLoss: ({ options }) => THOUGHT_SHARE * Math.abs(options[0]!.value),
  // A farkle is shown with its dice before the next roll replaces it.
  waitsAt: (event) => event.kind === 'farkled',
  // Hints are for repeated mistakes; in normal play they would distort the user's statistics.
  hintable: ({ source }) => source.kind !== 'play',
  title: ({ scope }) => pageTexts.drillPage.session.titles[scope],
  played: ({ setup: { goal, players }, entry }) =>
    pageTexts.drillPage.session.played[players === 3 ? 'three' : goal](entry.rules.name),
  noGame: () => pageTexts.drillPage.noGame,
  starting: () => pageTexts.drillPage.starting,
  widen: () => pageTexts.drillPage.summary.widen,
  analysisOf: ({ code }, { id }) => ({ name: 'analyse', params: { code }, query: { rules: id } }),
  Table: DrillTable,
  gameTitle: gameWords,
  exampleGame: ({ id, preset, rules }, day) => exampleGame(rules, preset ? id : rules.name, day),
  GameReview,
  PlayedDecision,
  answerRows: (entry, answers, note) => progressPart.answerRows(entry, answers, note),
}
