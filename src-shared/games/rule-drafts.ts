import { ok, type Result } from '../base/result.ts'
import {
  isRuleDraft,
  makeRuleDraft,
  parseRuleDraft,
  type RuleDraft,
} from './farkle/rules/rule-draft.ts'
import {
  isYahtzeeDraft,
  makeYahtzeeDraft,
  parseYahtzeeDraft,
  type YahtzeeDraft,
} from './yahtzee/rules/rule-draft.ts'
import type { GameRules } from './games.ts'

/** Rules of any game while they are being typed. */
export type GameDraft = RuleDraft | YahtzeeDraft

/** Whether a draft is one of Yahtzee; the others are of Farkle. */
export function isOfYahtzee(draft: GameDraft): draft is YahtzeeDraft {
  return 'game' in draft
}

/** Whether something that was kept is a draft of this version, whatever stands in its fields. */
export function isGameDraft(kept: unknown): kept is GameDraft {
  return isYahtzeeDraft(kept) || isRuleDraft(kept)
}

/** The draft that stands for rules. */
export function makeGameDraft({ game, rules }: GameRules): GameDraft {
  return game === 'yahtzee' ? makeYahtzeeDraft(rules) : makeRuleDraft(rules)
}

/** Reads the rules out of a draft, or one problem for each wrong field, by the field's path. */
export function parseGameDraft(draft: GameDraft): Result<GameRules> {
  if (isOfYahtzee(draft)) {
    const parsed = parseYahtzeeDraft(draft)
    return parsed.ok ? ok({ game: 'yahtzee', rules: parsed.value }) : parsed
  }
  const parsed = parseRuleDraft(draft)
  return parsed.ok ? ok({ game: 'farkle', rules: parsed.value }) : parsed
}
