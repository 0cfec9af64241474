import type {
  YahtzeeDrillStep,
  YahtzeeDrillVerdict,
  YahtzeePastAnswer,
} from '#shared/contract/yahtzee-drill.ts'
import type { YahtzeeKit } from '#shared/study/yahtzee/question.ts'
import type { YahtzeeDrill } from '#shared/study/yahtzee/session.ts'
import type { Stage, YahtzeeSetup } from '#shared/study/yahtzee/setup.ts'
import type { RuleSet } from '#shared/yahtzee/rule-set.ts'

/** What drills of Yahtzee are made of, in memory, on the disk and in a window. */
export interface YahtzeeTypes extends YahtzeeDrill {
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
