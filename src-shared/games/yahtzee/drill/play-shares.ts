import { seededRandom } from '../../../dice/random.ts'
import type { PlayShares } from '../../../study/standing.ts'
import { yahtzeeCell } from './needs.ts'
import { playedYahtzee } from './play.ts'
import type { YahtzeeKit } from './question.ts'

const GAMES = 40
const SLICE = 8

export function* yahtzeeShares(kit: YahtzeeKit): Generator<void, PlayShares> {
  const turns = kit.start.points.filter((points) => points === null).length
  const counted = new Map<string, number>()
  let boxes = 0
  let looked = 0
  for (const { kind, traits, gap } of playedYahtzee(kit, seededRandom('shares of play'))) {
    const cell = yahtzeeCell(kind, traits)
    if (gap > 0) counted.set(cell, (counted.get(cell) ?? 0) + 1)
    if (kind === 'boxes') boxes++
    if (boxes === GAMES * turns) break
    if (++looked % SLICE === 0) yield
  }
  return [...counted].map(([cell, count]) => [cell, count / GAMES] as const)
}
