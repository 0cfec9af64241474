import { MAX_POINTS } from '#shared/games/scorecard/requests/analysis.ts'
import type { OpponentData } from '#shared/games/scorecard/requests/versus.ts'
import { grouped } from '#shared/texts/numbers.ts'
import { textOf } from '../../rules-argument.ts'
import { UsageError } from '../../usage.ts'

const FLAG = '--versus'

const isScore = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_POINTS

/** How often each score of a list occurs. */
function countsOf(scores: readonly number[]): OpponentData {
  const first = Math.min(...scores)
  const chances = Array.from({ length: Math.max(...scores) - first + 1 }, () => 0)
  for (const score of scores) chances[score - first]! += 1
  return { kind: 'scores', first, chances }
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${FLAG}: ${path} is not JSON; it must be a list of final scores.`)
  }
}

/** Reads points, equilibrium, a final score, or the path of a list of them. Throws UsageError. */
export async function readOpponent(text: string): Promise<OpponentData> {
  if (text === 'points' || text === 'equilibrium') return { kind: text }
  if (/^\d+$/.test(text)) {
    if (isScore(Number(text))) return { kind: 'score', score: Number(text) }
    throw new UsageError(
      `${FLAG} ${text}: a final score is a whole number from 0 to ${grouped(MAX_POINTS)}.`,
    )
  }
  const json = await textOf(text, FLAG)
  if (json === null) {
    throw new UsageError(
      `${FLAG} ${text}: the opponent must be points, equilibrium, a final score, or a JSON file with a list of final scores.`,
    )
  }
  const list = parsed(json, text)
  if (Array.isArray(list) && list.length > 0 && list.every(isScore)) return countsOf(list)
  throw new UsageError(
    `${FLAG}: ${text} must be a list of final scores, whole numbers from 0 to ${grouped(MAX_POINTS)}, such as [231, 198].`,
  )
}
