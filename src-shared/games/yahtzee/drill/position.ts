import { failed, ok, type Result } from '../../../base/result.ts'
import { FACES, type Face } from '../../../dice/multiset.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { makePaperCode, parsePaperCode, type PaperCard } from '../analysis/paper-card.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { DICE } from '../rules/scoring.ts'

export interface YahtzeePosition {
  readonly card: PaperCard
  /** Five dice, in the order on the table. */
  readonly dice: readonly Face[]
  readonly rerolls: number
}

/** A position as text, dice ascending: `3.-.-.12.-.-.22.-.25.-.-.-.50/12244/2`. */
export function yahtzeeCode({ card, dice, rerolls }: YahtzeePosition): string {
  return `${makePaperCode(card)}/${dice.toSorted().join('')}/${rerolls}`
}

export function parseYahtzeeCode(rules: RuleSet, text: string): Result<YahtzeePosition> {
  const [paper = '', thrown = '', left = ''] = text.split('/')
  const card = parsePaperCode(rules, paper)
  if (!card.ok) return card
  const dice = [...thrown].map(Number).filter((one): one is Face => FACES.includes(one as Face))
  if (dice.length !== DICE || thrown.length !== DICE) {
    return failed({ field: 'dice', message: yahtzeeTexts.game.position.dice })
  }
  const rerolls = /^\d$/.test(left) ? Number(left) : Infinity
  if (rerolls > rules.rerolls) {
    const message = yahtzeeTexts.game.position.tooManyRerolls(rules.rerolls)
    return failed({ field: 'rerolls', message })
  }
  if (card.value.points.every((one) => one !== null)) {
    return failed({ field: 'card', message: yahtzeeTexts.game.card.full })
  }
  return ok({ card: card.value, dice, rerolls })
}
