import { defineGame, viewCommands, viewTexts } from '../game.ts'
import { MAX_POINTS } from './requests/analysis.ts'
import { scorecardDrillRecords, scorecardDrillRequests } from './requests/drill.ts'
import { FORMER_DECKS, SCORECARD_DECKS, scorecardDeckTitle } from './cards/deck-names.ts'
import { makeCardDraft, parseCardDraft, readCardDraft } from './input/rule-draft.ts'
import { FORMER_NAME } from './rules/former.ts'
import { ruleHash } from './rules/rule-hash.ts'
import { parseRuleSet, ruleSetForm } from './input/rule-set-schema.ts'
import { boxName, fillCommand } from './analysis/box-names.ts'
import { PRESETS, PUBLISHED_CARDS, UNLISTED } from './rules/presets.ts'
import type { RuleSet } from './rules/rule-set.ts'
import { FORMER_SHEETS, SCORECARD_SHEETS, scorecardSheetTitle } from './sheets/kinds.ts'
import { scorecardTexts } from './texts/texts.ts'
import { SCORECARD_VIEWS } from './views.ts'

/** Keys of the boxes in the order of the card, without those that have a meaning at any table. */
const BOX_KEYS = Array.from('CDEHIJKMPQSTVNWYZ7890,.-')

/** Words by command, for the boxes of a card or, with null, for all that have a key. */
function ofBoxes(rules: RuleSet | null, words: (box: number) => string): Record<string, string> {
  const boxes = rules?.boxes ?? BOX_KEYS
  return Object.fromEntries(boxes.map((_, box) => [fillCommand(box), words(box)]))
}

const fillWords = (rules: RuleSet | null, box: number): string => {
  const { fills, fillsAt } = scorecardTexts.game
  return rules ? fills(boxName(rules, box)) : fillsAt(box + 1)
}

export const scorecard = defineGame({
  name: 'scorecard',
  formerName: FORMER_NAME,
  views: SCORECARD_VIEWS,
  commands: [
    ...viewCommands(SCORECARD_VIEWS).map((command) => ({
      ...command,
      former: command.id.replace('scorecard', FORMER_NAME),
    })),
    ...BOX_KEYS.map((key, box) => {
      const former = PRESETS.forced.boxes[box]
      return {
        id: fillCommand(box),
        key,
        group: 'drill' as const,
        ...(former && { former: `${FORMER_NAME}.fill.${former.name}` }),
      }
    }),
  ],
  words: {
    kind: () => scorecardTexts.game.kind,
    views: () => scorecardTexts.game.views,
    commands: (rules) => ({
      ...viewTexts(SCORECARD_VIEWS, scorecardTexts.game.views, 'command'),
      ...ofBoxes(rules, (box) => fillWords(rules, box)),
    }),
    commandSynonyms: () => ({
      ...viewTexts(SCORECARD_VIEWS, scorecardTexts.game.views, 'synonyms'),
      ...ofBoxes(null, () => scorecardTexts.game.fillSynonyms),
    }),
    alsoCalled: () => 'Kniffel Yatzy Yams Yacht Generala Yathzee',
    solves: () => scorecardTexts.game.solves,
    presetNames: () => scorecardTexts.card.cards,
    presetMarks: () => scorecardTexts.card.marks,
  },
  rules: {
    form: ruleSetForm,
    parse: parseRuleSet,
    readForm: parseRuleSet,
    hash: ruleHash,
    presets: PUBLISHED_CARDS,
    unlisted: UNLISTED,
    draft: { read: readCardDraft, make: makeCardDraft, parse: parseCardDraft },
  },
  drill: {
    requests: scorecardDrillRequests,
    records: scorecardDrillRecords,
    maxLoss: () => MAX_POINTS,
    load: async () => (await import('./drill/drill.ts')).drill,
  },
  cards: {
    decks: SCORECARD_DECKS,
    formerDecks: FORMER_DECKS,
    worthPer: 'game',
    deckTitle: scorecardDeckTitle,
  },
  sheets: {
    kinds: SCORECARD_SHEETS,
    formerKinds: FORMER_SHEETS,
    first: ['card-steps', 'give-up-first', 'score-card'],
    form: 'score-card',
    title: scorecardSheetTitle,
  },
})
