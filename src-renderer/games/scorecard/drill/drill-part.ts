import { exampleGame } from '#shared/games/scorecard/drill/example-game.ts'
import {
  type ScorecardSetup,
  DEFAULT_SCORECARD_SETUP,
  scorecardSetupSchema,
  NO_SCORECARD_FILTERS,
} from '#shared/games/scorecard/drill/setup.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { formatNumber } from '../../../components/format.ts'
import { formatValue, formatLoss, shownLoss } from '../../../components/goal-format.ts'
import type { DrillPart, SpeechPart, SetupPart } from '../../drill-part.ts'
import { progressPart } from '../progress/progress-part.ts'
import { addressOf } from '../services/address.ts'
import DrillTable from './DrillTable.vue'
import { gradesPart } from './grades-part.ts'
import GameReview from './GameReview.vue'
import PlayedCard from './PlayedCard.vue'
import PlayedDecision from './PlayedDecision.vue'
import { keptWords } from '../parts/choice-words.ts'
import { heldBy, heldFaces, stillHeld } from '../parts/held-dice.ts'
import { placesOf } from '../../../components/session/face-places.ts'
import { gradeLook } from '../../../components/grade-look.ts'
import { choiceWords } from '#shared/games/scorecard/analysis/choice-words.ts'
import { ok } from '#shared/base/result.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { storedSetup, readSetup, courseOf } from '../../../components/session/setup-reading.ts'
import { readScorecardDrill } from '../services/drill-address.ts'
import FilterFields from './FilterFields.vue'
import { sourceWords } from '../../../components/session/setup-choices.ts'
import { THOUGHT_SHARE } from '#shared/study/candidates.ts'

export function moreWords({ source, weighting, filters }: ScorecardSetup): string[] {
  if (source.kind !== 'play') return [sourceWords(source)]
  const { more } = scorecardTexts.study.page.setup
  const { stages, joker, upperBonus, gap } = filters
  return [
    ...stages.map((stage) => more.stages[stage]),
    joker ? more.joker : '',
    upperBonus ? more.upperBonus : '',
    gap === 'any' ? '' : more.gap[gap],
    weighting === 'play' ? pageTexts.drillPage.setup.more.asInPlay : '',
  ]
}

/** Resets settings without effect under the rules, speed and source. */
export function fitSetup(setup: ScorecardSetup, { jokers, bonus }: RuleSet): ScorecardSetup {
  const { source, filters } = setup
  const own = {
    ...filters,
    joker: filters.joker && jokers !== 'none',
    upperBonus: filters.upperBonus && bonus.length > 0,
  }
  return {
    ...setup,
    filters: source.kind !== 'play' ? NO_SCORECARD_FILTERS : own,
    ...courseOf(setup),
  }
}

/** The draft is a setup whose seed may be empty or invalid. */
const setupPart: SetupPart<'scorecard', ScorecardSetup> = {
  kinds: () => scorecardTexts.study.page.setup.kind.choices,
  moreWords: (draft, { rules }) => moreWords(fitSetup(draft, rules)),
  FilterFields,
  usual: (_goal, stored) => storedSetup(scorecardSetupSchema, stored) ?? DEFAULT_SCORECARD_SETUP,
  draftOf: (base) => ({ ...base, seed: '' }),
  read(draft, { rules }, newSeed) {
    const stored = readSetup(scorecardSetupSchema, { ...draft, seed: draft.seed.trim() || newSeed })
    return stored.ok ? ok({ setup: fitSetup(stored.value, rules), stored: stored.value }) : stored
  },
  setupOf: (base, _goal, seed) => ({ ...base, seed }),
  mistakesOf: ({ id }, seed) => ({
    ...DEFAULT_SCORECARD_SETUP,
    source: { kind: 'session', session: id },
    questions: null,
    seed,
  }),
  readAddress: readScorecardDrill,
}

const speechPart: SpeechPart<'scorecard'> = {
  question({ dice, rerolls, kind }) {
    const { spoken } = scorecardTexts.study.page
    return [
      spoken.rolled(dice.join(', ')),
      kind === 'keeps' ? `${scorecardTexts.parts.rerolls(rerolls)}.` : '',
      spoken[kind],
    ]
      .filter((words) => words !== '')
      .join(' ')
  },
  chosen: ({ dice }, held) =>
    held.size === 0 ? '' : keptWords(heldFaces(dice, held), dice.length),
  verdict({ grade, loss, options, chosen }, _question, session) {
    const { spoken } = scorecardTexts.study.page
    const said = spoken.verdict(gradeLook(grade).word)
    if (loss === 0 || session === null) return said
    const best = spoken.best(choiceWords(session.entry.rules, options[0]!))
    const lost = shownLoss('points', options[0]!.expected, options[chosen]!.expected)
    return [said, spoken.loss(formatLoss('points', lost)), best].join(' ')
  },
}

export const drillPart: DrillPart<'scorecard', ScorecardSetup> = {
  grades: gradesPart,
  setup: setupPart,
  speech: speechPart,
  actions: ['roll'],
  canStep: ({ kind }) => kind === 'boxes',
  chosenBy: ({ kind, dice }, held, key) => (kind === 'keeps' ? heldBy(dice, held, key) : held),
  stillChosen: stillHeld,
  placesOf: ({ dice }, { keep }) => placesOf(dice, keep ?? [], new Set()),
  secondTry: (question) => ({ question, whole: (choice) => choice }),
  choiceWords: ({ keep, box }, _question, { rules }) =>
    choiceWords(rules, { keep, box: box === null ? null : Number(box) }),
  // Of what a turn makes: with most of the card still to come every choice makes nearly the same.
  thoughtLoss: ({ options }, { rules }) =>
    (THOUGHT_SHARE * options[0]!.expected) / rules.boxes.length,
  hintable: () => true,
  title: () => scorecardTexts.study.page.session.title,
  played: ({ entry }) => entry.rules.name,
  noGame: () => scorecardTexts.study.page.noGame,
  starting: () => scorecardTexts.study.page.starting,
  widen: () => scorecardTexts.study.page.summary.widen,
  analysisOf: (question, { id }) => addressOf(question, id),
  Table: DrillTable,
  gameTitle: ({ result }) => scorecardTexts.study.page.summary.game(formatNumber(result)),
  gameLead: ({ start }) => scorecardTexts.study.page.summary.expected(formatValue('points', start)),
  exampleGame: ({ id, preset, rules }, day) => exampleGame(rules, preset ? id : rules.name, day),
  GameReview,
  PlayedDecision,
  PlayedCard,
  answerRows: (entry, answers, note) => progressPart.answerRows(entry, answers, note),
}
