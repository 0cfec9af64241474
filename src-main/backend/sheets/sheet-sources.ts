import type { Probability } from '#shared/base/units.ts'
import type { FarkleStepId } from '#shared/games/farkle/cards/knowledge-steps.ts'
import type { KnownThresholds } from '#shared/games/farkle/cards/sources.ts'
import type { LeadAdvice } from '#shared/games/farkle/solve/match/lead-advice.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { GameRules } from '#shared/games/games.ts'
import type { GameSheetSources } from '#shared/sheets/game-sheets.ts'
import type { SheetSources } from '#shared/games/farkle/sheets/sheet-sources.ts'
import type { SheetKind } from '#shared/sheets/sheet.ts'
import { needsScores } from '#shared/games/yahtzee/sheets/sheets.ts'
import type { Solving } from '../solve/solving.ts'
import type { WinSolving } from '../games/farkle/win-solving.ts'
import { knownMeans, toldScores } from '../games/yahtzee/solve/yahtzee-sources.ts'
import type { YahtzeeSolves } from '../games/yahtzee/solve/yahtzee-solves.ts'

async function thresholdsOf(rules: RuleSet, solving: Solving): Promise<KnownThresholds | null> {
  const found = await solving.known('thresholds', rules)
  if (!found) return null
  const { thresholds, average, withoutThresholds } = found
  return { own: thresholds.own, opponent: thresholds.opponent, average, withoutThresholds }
}

async function leadsOf(rules: RuleSet, solving: Solving, wins: WinSolving): Promise<LeadAdvice> {
  const known = await solving.known('leads', rules)
  if (known) return known
  const { values } = (await wins.solve(rules)).table
  const visits = await solving.solve('visits', { rules, values })
  return solving.solve('leads', { rules, values, visits })
}

/** Chances to win that were measured, or that came with something else that was found. */
async function winsOf(
  rules: RuleSet,
  solving: Solving,
  thresholds: KnownThresholds | null,
  leads: LeadAdvice | null,
): Promise<SheetSources['wins']> {
  const measured = (await solving.known('steps', rules)) ?? []
  const byTable = thresholds?.withoutThresholds ?? leads?.withoutNumbers
  // Their player follows the table of each turn type.
  const table: FarkleStepId = rules.farklePenalty ? 'tables' : 'table'
  const found: [FarkleStepId, Probability | undefined][] = [
    [table, byTable],
    ['thresholds', thresholds?.average],
    ...measured.map(({ id, average }): [FarkleStepId, Probability] => [id, average]),
  ]
  return Object.fromEntries(found.filter(([, wins]) => wins !== undefined))
}

async function farkleSources(
  rules: RuleSet,
  kinds: readonly SheetKind[],
  solving: Solving,
  wins: WinSolving,
): Promise<SheetSources> {
  // A game that is too large is refused before anything is solved for nothing.
  if (kinds.includes('go-for-it')) await wins.thresholds(rules)
  const thresholds = await thresholdsOf(rules, solving)
  const leads = kinds.includes('leads') ? await leadsOf(rules, solving, wins) : null
  const report = await solving.solve('score', { rules, farklePenalty: null })
  return { rules, report, thresholds, leads, wins: await winsOf(rules, solving, thresholds, leads) }
}

/** What sheets come out of, of every game. */
export interface SheetSolves {
  readonly solving: Solving
  readonly wins: WinSolving
  readonly yahtzee: YahtzeeSolves
}

/**
 * What these sheets are made from. What one of them cannot do without is solved; of the rest they
 * tell what is known. Rejects with RequestError.
 */
export async function sheetSources(
  { game, rules }: GameRules,
  kinds: readonly SheetKind[],
  { solving, wins, yahtzee }: SheetSolves,
): Promise<GameSheetSources> {
  switch (game) {
    case 'farkle':
      return { game, ...(await farkleSources(rules, kinds, solving, wins)) }
    case 'yahtzee': {
      const { table } = await yahtzee.solve(rules)
      const scores = needsScores(kinds) ? await toldScores(rules, yahtzee) : null
      return { game, rules, table, scores, means: await knownMeans(rules, solving) }
    }
  }
}

/** As much of sources as tells sheets of the same rules apart, as a text. */
export function sourcesState(sources: GameSheetSources): string {
  switch (sources.game) {
    case 'farkle': {
      const { wins, thresholds, leads } = sources
      return JSON.stringify([wins, thresholds !== null, leads !== null])
    }
    case 'yahtzee':
      return JSON.stringify(sources.means)
  }
}
