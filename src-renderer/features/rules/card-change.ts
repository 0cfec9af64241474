import type { RuleChangeData } from '#shared/contract/cards.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { askBackend } from '../../app/services/client.ts'

/**
 * What saving rules would do to the cards that are learnt from them; null where no card was learnt
 * or none changes. Rules are saved also where it cannot be told: the cards then say it themselves.
 */
export async function cardsWouldChange(
  rulesId: string,
  rules: RuleSet,
): Promise<RuleChangeData | null> {
  try {
    const { seen } = await askBackend('cards.due', { rulesId, rules })
    if (seen === 0) return null
    const change = await askBackend('cards.previewChange', { rulesId, rules })
    const { added, changed, removed } = change
    return added.length + changed.length + removed.length > 0 ? change : null
  } catch {
    return null
  }
}
