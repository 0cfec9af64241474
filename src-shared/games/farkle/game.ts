import { MAX_LOSS } from '../../base/bounds.ts'
import { defineGame, viewCommands, viewTexts } from '../game.ts'
import {
  BAG_LIST,
  bagDieSchema,
  DICE_LIST,
  MAX_BAG,
  MAX_STORED_DICE,
} from './requests/stored-dice.ts'
import { farkleDrillRecords, farkleDrillRequests } from './requests/drill.ts'
import { FARKLE_DECKS, FORMER_DECKS, farkleDeckTitle } from './cards/deck-names.ts'
import { storedDieSchema } from './input/own-dice-schema.ts'
import { parseGeneratorQuery } from './input/generator-query.ts'
import { parseRuleSet } from './input/parse-rules.ts'
import { PRESETS } from './rules/presets.ts'
import { readRuleDraft, makeRuleDraft, parseRuleDraft } from './input/rule-draft.ts'
import { ruleHash } from './rules/rule-hash.ts'
import { readRuleSet, ruleSetForm } from './input/rule-set-schema.ts'
import { mayBeOfThree } from './rules/turn-rules.ts'
import { FARKLE_SHEETS, FORMER_SHEETS, farkleSheetTitle } from './sheets/kinds.ts'
import { farkleTexts } from './texts/texts.ts'
import { FARKLE_VIEWS } from './views.ts'

export const farkle = defineGame({
  name: 'farkle',
  views: FARKLE_VIEWS,
  commands: viewCommands(FARKLE_VIEWS),
  words: {
    kind: () => farkleTexts.game.kind,
    views: () => farkleTexts.game.views,
    commands: () => viewTexts(FARKLE_VIEWS, farkleTexts.game.views, 'command'),
    commandSynonyms: () => viewTexts(FARKLE_VIEWS, farkleTexts.game.views, 'synonyms'),
    alsoCalled: () => 'Farkel Farkle Ten Thousand 10000 Zehntausend Macke Hot Dice Greed Zonk',
    solves: () => farkleTexts.game.solves,
    presetNames: () => farkleTexts.game.ruleSetNames,
    presetMarks: () => farkleTexts.game.presetMarks,
  },
  rules: {
    form: ruleSetForm,
    parse: parseRuleSet,
    readForm: readRuleSet,
    hash: ruleHash,
    presets: PRESETS,
    draft: { read: readRuleDraft, make: makeRuleDraft, parse: parseRuleDraft },
    parseText: parseGeneratorQuery,
    mayBeOfThree,
  },
  drill: {
    requests: farkleDrillRequests,
    records: farkleDrillRecords,
    maxLoss: (goal) => MAX_LOSS[goal],
    load: async () => (await import('./drill/drill.ts')).drill,
  },
  cards: {
    decks: FARKLE_DECKS,
    formerDecks: FORMER_DECKS,
    ruleDeck: 'thumb',
    worthPer: 'turn',
    deckTitle: farkleDeckTitle,
  },
  sheets: {
    kinds: FARKLE_SHEETS,
    formerKinds: FORMER_SHEETS,
    first: ['limits'],
    firstForWins: ['card', 'limits'],
    form: 'score-sheet',
    title: farkleSheetTitle,
  },
  lists: {
    [DICE_LIST]: { entry: storedDieSchema, most: MAX_STORED_DICE },
    [BAG_LIST]: { entry: bagDieSchema, most: MAX_BAG },
  },
})
