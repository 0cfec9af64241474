import type { RuleChangeData } from '#shared/contract/cards.ts'
import type { GameRules } from '#shared/games/games.ts'
import { askBackend } from '../../app/services/client.ts'

/**
 * What saving rules would do to the cards that are learnt from them; null where no card was learnt
 * or none changes. Rules are saved also where it cannot be told: the cards then say it themselves.
 */
export async function cardsWouldChange(
  rulesId: string,
  { game, rules }: GameRules,
): Promise<RuleChangeData | null> {
  try {
    const { seen } = await askBackend('cards.due', { rulesId, game, rules })
    if (seen === 0) return null
    const change = await askBackend('cards.previewChange', { rulesId, game, rules })
    const { added, changed, removed } = change
    return added.length + changed.length + removed.length > 0 ? change : null
  } catch {
    return null
  }
}
