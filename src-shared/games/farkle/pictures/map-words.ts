import type { DiceCount, Points, Probability } from '../../../base/units.ts'
import { percentWords } from '../analysis/analysis-words.ts'
import { decimals, grouped } from '../../../texts/numbers.ts'
import { farkleTexts } from '../texts/texts.ts'
import { evenLead, leadAtOwn, type LeadPoint } from './lead.ts'
import {
  canCome,
  nearestPlace,
  type BankAnswer,
  type MapSides,
  type WinMapAnswer,
} from './map-answers.ts'
import { costAt, goForItScores } from './map-grids.ts'

// One sentence per picture of the two-player game, from the picture's numbers.

/** Lead of the described scores, as a fraction of the highest score. */
const LEAD = 1 / 4

function lossWords(loss: Probability): string {
  const points = loss * 100
  const digits = points >= 10 ? 1 : points >= 0.1 ? 2 : 4
  return farkleTexts.analysis.percentagePoints(decimals(points, digits))
}

function cellNear({ scores }: MapSides, own: Points, opponent: Points): number {
  return nearestPlace(scores, opponent) * scores.length + nearestPlace(scores, own)
}

function standingWords({ scores }: MapSides, cell: number): string {
  const own = cell % scores.length
  return farkleTexts.pictures.standing(
    grouped(scores[own]!),
    grouped(scores[(cell - own) / scores.length]!),
  )
}

function goForItTexts(answer: BankAnswer): [own: string | null, opponent: string | null] {
  const { own, opponent } = goForItScores(answer)
  return [own === null ? null : grouped(own), opponent === null ? null : grouped(opponent)]
}

export function bankWords(answer: BankAnswer, dice: DiceCount): string {
  const { scores, bankFrom } = answer
  const words = farkleTexts.pictures.bank
  const cells = bankFrom.filter((_, cell) => canCome(answer, cell))
  const banking = cells.filter((total) => total !== null).length
  if (banking === 0) return words.never(dice)
  const high = scores.at(-1) ?? 0
  const low = scores[nearestPlace(scores, ((1 - LEAD) / 2) * high)]!
  const lead = scores[nearestPlace(scores, ((1 + LEAD) / 2) * high)]! - low
  const totals = [
    [0, 0],
    [low + lead, low],
    [low, low + lead],
  ].map(([own, opponent]) => bankFrom[cellNear(answer, own!, opponent!)] ?? null)
  if (totals.every((total) => total === null)) {
    return words.neverBut(dice, percentWords(banking / cells.length))
  }
  const [start, ahead, behind] = totals.map((total) =>
    total === null ? words.atGoal : words.from(grouped(total)),
  ) as [string, string, string]
  const goForIt = goForItTexts(answer)
  if (ahead !== behind) return words.byLead(dice, start, ahead, behind, grouped(lead), ...goForIt)
  return start === ahead
    ? words.everywhere(dice, start, ...goForIt)
    : words.twice(dice, start, ahead, ...goForIt)
}

export function costWords(answer: BankAnswer, dice: DiceCount): string {
  const costs = answer.cost.map((_, cell) => (canCome(answer, cell) && costAt(answer, cell)) || 0)
  const most = costs.reduce((best, loss, cell) => (loss > costs[best]! ? cell : best), 0)
  const words = farkleTexts.pictures.costs
  if (!(costs[most]! > 0)) return words.none(dice)
  return words.most(dice, standingWords(answer, most), lossWords(costs[most]!))
}

type Lead = [points: string, side: 'ahead' | 'behind' | 'level']

function leadTexts(lead: Points): Lead {
  return [grouped(Math.abs(lead)), lead === 0 ? 'level' : lead < 0 ? 'behind' : 'ahead']
}

/** null if the game is nowhere even. */
function evenTexts(points: readonly LeadPoint[]): Lead | null {
  const lead = evenLead(points)
  return lead === null ? null : leadTexts(Math.round(lead))
}

export function winWords(answer: WinMapAnswer): string {
  const { scores, canHave, winProbability } = answer
  const first = winProbability[cellNear(answer, 0, 0)]!
  const had = scores.filter((_, place) => canHave[place] === 1)
  const middle = had[nearestPlace(had, (scores.at(-1) ?? 0) / 2)] ?? 0
  const even = evenTexts(leadAtOwn(answer, middle))
  const { start, startAndEven } = farkleTexts.pictures.wins
  const atStart = percentWords(first)
  return even ? startAndEven(atStart, grouped(middle), ...even) : start(atStart)
}

export function leadWords(points: readonly LeadPoint[]): string {
  const words = farkleTexts.pictures.leads
  if (points.length === 0) return words.none
  const near = (lead: Points): LeadPoint =>
    points.reduce((best, one) =>
      Math.abs(one.lead - lead) < Math.abs(best.lead - lead) ? one : best,
    )
  const said = ({ lead, winProbability }: LeadPoint): string =>
    words.at(percentWords(winProbability), ...leadTexts(lead))
  const level = near(0)
  const reach = Math.min(Math.abs(points[0]!.lead), Math.abs(points.at(-1)!.lead)) / 2
  const others = [near(reach), near(-reach)].filter(({ lead }) => lead !== level.lead)
  const list = [level, ...others].map(said).join(', ')
  const even = evenTexts(points)
  return even ? words.winsAndEven(list, ...even) : words.wins(list)
}
