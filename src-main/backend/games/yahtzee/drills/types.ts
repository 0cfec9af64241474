import type {
  YahtzeeDrillStep,
  YahtzeeDrillVerdict,
  YahtzeePastAnswer,
} from '#shared/games/yahtzee/requests/drill.ts'
import type {
  YahtzeeChoice,
  YahtzeeKit,
  YahtzeeQuestion,
} from '#shared/games/yahtzee/drill/question.ts'
import type { YahtzeeReview } from '#shared/games/yahtzee/drill/track.ts'
import type { YahtzeeVerdict } from '#shared/games/yahtzee/drill/verdict.ts'
import type { DrillTypes } from '../../../drills/drill-game.ts'
import type { Stage, YahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'

/** What drills of Yahtzee are made of, in memory, on the disk and in a window. */
export interface YahtzeeTypes extends DrillTypes {
  readonly question: YahtzeeQuestion
  readonly choice: YahtzeeChoice
  readonly verdict: YahtzeeVerdict
  readonly event: never
  readonly review: YahtzeeReview
  readonly played: { readonly rules: RuleSet }
  readonly setup: YahtzeeSetup
  /** The code of a position; see yahtzeeCode. */
  readonly again: string
  /** See choiceCode. */
  readonly own: {
    readonly kind: 'keeps' | 'boxes'
    readonly choice: string
    readonly best: string
  }
  readonly kit: YahtzeeKit
  readonly shownStep: YahtzeeDrillStep
  readonly shownVerdict: YahtzeeDrillVerdict
  readonly pastAnswer: YahtzeePastAnswer
}

/** What an answer is about, yes and no as SQLite has them. */
export interface TraitColumns {
  readonly kind: 'keeps' | 'boxes'
  readonly stage: Stage
  readonly joker: 0 | 1
  readonly upper_bonus: 0 | 1
}
