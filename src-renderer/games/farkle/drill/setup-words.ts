import { type Goal, ALL_DICE, type DiceCount } from '#shared/base/units.ts'
import { NO_FILTERS } from '#shared/games/farkle/drill/setup.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { sourceWords } from '../../../components/session/setup-choices.ts'
import type { SetupDraft } from './setup-draft.ts'

/** Numbers of dice to choose from; see diceFilter. */
export function diceChoices({ dice }: { readonly dice: DiceCount }) {
  const more = dice > ALL_DICE ? `${ALL_DICE}–${dice}` : String(ALL_DICE)
  return NO_FILTERS.dice
    .filter((value) => value <= dice)
    .map((value) => ({ value, title: value === ALL_DICE ? more : String(value) }))
}

function cellWords(draft: SetupDraft, goal: Goal): string[] {
  const { more } = pageTexts.drillPage.setup
  const { dice, turnFrom, turnTo, gapFrom, gapTo } = draft
  const range = (
    from: string,
    to: string,
    open: (from: string) => string,
    closed: (from: string, to: string) => string,
  ): string => {
    if (!from && !to) return ''
    return to.trim() === '' ? open(from) : closed(from.trim() || '0', to)
  }
  return [
    sourceWords(draft.source),
    dice.length > 0 && dice.length < 6 ? more.dice(dice.join(', ')) : '',
    range(turnFrom, turnTo, more.turnTotalFrom, more.turnTotal),
    range(gapFrom, gapTo, more.costsFrom[goal], more.costs[goal]),
    draft.weighting === 'play' ? more.asInPlay : '',
  ]
}

/** 'any' is the default and needs no words. */
function situationWords(situations: SetupDraft['situations']): string {
  const words = pageTexts.drillPage.setup.more.situations
  return situations.flatMap((one) => (one === 'any' ? [] : [words[one]])).join(', ')
}

export function moreWords(draft: SetupDraft, goal: Goal): string[] {
  const { more } = pageTexts.drillPage.setup
  const { scope, situations, disagree, noForced, rule } = draft
  const wins = goal === 'wins'
  return [
    ...(scope === 'cell' ? cellWords(draft, goal) : []),
    wins ? situationWords(situations) : '',
    wins && scope === 'cell' && disagree ? more.disagree : '',
    noForced ? '' : more.forcedToo,
    rule === undefined ? '' : farkleTexts.thumb.chosen.more,
  ]
}
