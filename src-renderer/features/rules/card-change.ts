import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { GameRules } from '#shared/games/games.ts'
import { askBackend } from '../../services/client.ts'

export type RuleChangeData = AnswerOf<BackendRequests, 'cards.previewChange'>

/** Nobody asked for a solve: one that takes long is refused. */
const UNASKED = new AbortController().signal

/** Null if no learnt card changes. Also on an error: the cards page reports changes later. */
export async function cardsWouldChange(
  rulesId: string,
  { game, rules }: GameRules,
): Promise<RuleChangeData | null> {
  const subject = { rulesId, game, rules } as const
  try {
    const { seen } = await askBackend('cards.due', subject)
    if (seen === 0) return null
    const change = await askBackend('cards.previewChange', subject, UNASKED)
    const { added, changed, removed } = change
    return added.length + changed.length + removed.length > 0 ? change : null
  } catch {
    return null
  }
}
