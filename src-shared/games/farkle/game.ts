import { defineGame } from '../game.ts'
import { FARKLE_DECKS, farkleDeckTitle } from './cards/deck-names.ts'
import { parseGeneratorQuery } from './rules/generator-query.ts'
import { parseRuleSet } from './rules/parse-rules.ts'
import { PRESETS } from './rules/presets.ts'
import { isRuleDraft, makeRuleDraft, parseRuleDraft } from './rules/rule-draft.ts'
import { ruleHash } from './rules/rule-hash.ts'
import { readRuleSet, ruleSetForm } from './rules/rule-set-schema.ts'
import { FARKLE_SHEETS, farkleSheetTitle } from './sheets/kinds.ts'

/** Farkle in all its house rules, and Zilch. */
export const farkle = defineGame({
  name: 'farkle',
  rules: {
    form: ruleSetForm,
    parse: parseRuleSet,
    readForm: readRuleSet,
    hash: ruleHash,
    presets: PRESETS,
    draft: { is: isRuleDraft, make: makeRuleDraft, parse: parseRuleDraft },
    parseText: parseGeneratorQuery,
  },
  cards: {
    decks: FARKLE_DECKS,
    worthPer: 'turn',
    deckTitle: farkleDeckTitle,
  },
  sheets: {
    kinds: FARKLE_SHEETS,
    first: ['first-steps', 'breakpoints'],
    title: farkleSheetTitle,
  },
})
