import { defineGame, viewCommands, viewTexts } from '../game.ts'
import { MAX_POINTS } from './requests/analysis.ts'
import { yahtzeeDrillRecords, yahtzeeDrillRequests } from './requests/drill.ts'
import { YAHTZEE_DECKS, yahtzeeDeckTitle } from './cards/deck-names.ts'
import { makeCardDraft, parseCardDraft, readCardDraft } from './input/rule-draft.ts'
import { ruleHash } from './rules/rule-hash.ts'
import { parseRuleSet, ruleSetForm } from './input/rule-set-schema.ts'
import { boxName, fillCommand } from './analysis/box-names.ts'
import { PUBLISHED_CARDS } from './rules/published.ts'
import type { RuleSet } from './rules/rule-set.ts'
import { YAHTZEE_SHEETS, yahtzeeSheetTitle } from './sheets/kinds.ts'
import { yahtzeeTexts } from './texts/texts.ts'
import { YAHTZEE_VIEWS } from './views.ts'

/** Keys of the boxes in the order of the card, without those that have a meaning at any table. */
const BOX_KEYS = Array.from('CDEHIJKMPQSTVNWYZ7890,.-')

/** Words by command, for the boxes of a card or, with null, for all that have a key. */
function ofBoxes(rules: RuleSet | null, words: (box: number) => string): Record<string, string> {
  const boxes = rules?.boxes ?? BOX_KEYS
  return Object.fromEntries(boxes.map((_, box) => [fillCommand(box), words(box)]))
}

const fillWords = (rules: RuleSet | null, box: number): string => {
  const { fills, fillsAt } = yahtzeeTexts.game
  return rules ? fills(boxName(rules, box)) : fillsAt(box + 1)
}

export const yahtzee = defineGame({
  name: 'yahtzee',
  views: YAHTZEE_VIEWS,
  commands: [
    ...viewCommands(YAHTZEE_VIEWS),
    ...BOX_KEYS.map((key, box) => {
      const former = PUBLISHED_CARDS.yahtzee!.boxes[box]
      return {
        ...{ id: fillCommand(box), key, group: 'drill' as const },
        ...(former && { former: `yahtzee.fill.${former.name}` }),
      }
    }),
  ],
  words: {
    views: () => yahtzeeTexts.game.views,
    commands: (rules) => ({
      ...viewTexts(YAHTZEE_VIEWS, yahtzeeTexts.game.views, 'command'),
      ...ofBoxes(rules, (box) => fillWords(rules, box)),
    }),
    commandSynonyms: () => ({
      ...viewTexts(YAHTZEE_VIEWS, yahtzeeTexts.game.views, 'synonyms'),
      ...ofBoxes(null, () => yahtzeeTexts.game.fillSynonyms),
    }),
    alsoCalled: () => 'Kniffel Yatzy Yams Yacht Generala Yathzee',
    solves: () => yahtzeeTexts.game.solves,
    presetNames: () => yahtzeeTexts.card.cards,
    presetMarks: () => yahtzeeTexts.game.presetMarks,
  },
  rules: {
    form: ruleSetForm,
    parse: parseRuleSet,
    readForm: parseRuleSet,
    hash: ruleHash,
    presets: PUBLISHED_CARDS,
    draft: { read: readCardDraft, make: makeCardDraft, parse: parseCardDraft },
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
