import { defineGame, viewCommands, viewTexts } from '../game.ts'
import { MAX_POINTS } from './requests/analysis.ts'
import { yahtzeeDrillRecords, yahtzeeDrillRequests } from './requests/drill.ts'
import { YAHTZEE_DECKS, yahtzeeDeckTitle } from './cards/deck-names.ts'
import { isYahtzeeDraft, makeYahtzeeDraft, parseYahtzeeDraft } from './input/rule-draft.ts'
import { ruleHash } from './rules/rule-hash.ts'
import { parseRuleSet, ruleSetForm } from './input/rule-set-schema.ts'
import { categoryName, fillCommand } from './analysis/category-names.ts'
import { CATEGORIES, type Category } from './rules/categories.ts'
import { PRESETS_BY_ID } from './rules/rule-set.ts'
import { YAHTZEE_SHEETS, yahtzeeSheetTitle } from './sheets/kinds.ts'
import { yahtzeeTexts } from './texts/texts.ts'
import { YAHTZEE_VIEWS } from './views.ts'

/** Keys in the order of the card; letters with another meaning at the table are left out. */
const BOX_KEYS = 'CDEHIJKMPQSTV'

const ofBoxes = (words: (category: Category) => string): Record<string, string> =>
  Object.fromEntries(CATEGORIES.map((category) => [fillCommand(category), words(category)]))

export const yahtzee = defineGame({
  name: 'yahtzee',
  views: YAHTZEE_VIEWS,
  commands: [
    ...viewCommands(YAHTZEE_VIEWS),
    ...CATEGORIES.map((category, i) => ({
      ...{ id: fillCommand(category), key: BOX_KEYS[i]!, group: 'drill' as const },
    })),
  ],
  words: {
    views: () => yahtzeeTexts.game.views,
    commands: () => ({
      ...viewTexts(YAHTZEE_VIEWS, yahtzeeTexts.game.views, 'command'),
      ...ofBoxes((category) => yahtzeeTexts.game.fills(categoryName(category))),
    }),
    commandSynonyms: () => ({
      ...viewTexts(YAHTZEE_VIEWS, yahtzeeTexts.game.views, 'synonyms'),
      ...ofBoxes(() => yahtzeeTexts.game.fillSynonyms),
    }),
    alsoCalled: () => 'Kniffel Yatzy Yams Yacht Generala Yathzee',
    solves: () => yahtzeeTexts.game.solves,
    presetNames: () => yahtzeeTexts.game.presetNames,
    presetMarks: () => yahtzeeTexts.game.presetMarks,
  },
  rules: {
    form: ruleSetForm,
    parse: parseRuleSet,
    readForm: parseRuleSet,
    hash: ruleHash,
    presets: PRESETS_BY_ID,
    draft: { is: isYahtzeeDraft, make: makeYahtzeeDraft, parse: parseYahtzeeDraft },
  },
  drill: {
    requests: yahtzeeDrillRequests,
    records: yahtzeeDrillRecords,
    maxLoss: () => MAX_POINTS,
    load: async () => (await import('./drill/drill.ts')).drill,
  },
  cards: {
    decks: YAHTZEE_DECKS,
    ruleDeck: 'few-rules',
    worthPer: 'game',
    deckTitle: yahtzeeDeckTitle,
  },
  sheets: {
    kinds: YAHTZEE_SHEETS,
    first: ['opening-keeps', 'category-averages'],
    form: 'score-card',
    title: yahtzeeSheetTitle,
  },
})
