import { refuseFor } from '../../refuse.ts'
import type { Probability } from '#shared/base/units.ts'
import { whyNoGames } from '#shared/games/farkle/analysis/rule-refusals.ts'
import type { KnownThresholds } from '#shared/games/farkle/cards/sources.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { KnownBankCard } from '#shared/games/farkle/input/shipped-cards.ts'
import { parseThumbRule } from '#shared/games/farkle/input/thumb-words.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import { PRINTED_COLUMNS } from '#shared/games/farkle/sheets/bank-card-sheet.ts'
import type { MeasuredPlay, SheetSources } from '#shared/games/farkle/sheets/sheet-sources.ts'
import { whyNoSheet } from '#shared/games/farkle/sheets/sheets.ts'
import type { LeadAdvice } from '#shared/games/farkle/solve/match/lead-advice.ts'
import { matchSecondsExpected } from '#shared/games/farkle/solve/match/match-order.ts'
import type { SheetKind } from '#shared/sheets/sheet.ts'
import { texts } from '#shared/texts/texts.ts'
import type { Solving } from '../../solve/solving.ts'
import type { GameBackend, SheetState } from '../game.ts'
import { knownThresholds } from './cards/farkle-cards.ts'
import { threeCardOf, type ThreeSolves } from './three-solves.ts'
import { stepsOf } from './step-handlers.ts'
import { knownBankCard, type SolveStatus, type WinSolving } from './win/win-solves.ts'

const READY: SheetState = { state: 'ready', reason: null }

/** Solver required by each sheet about winning; it takes as long as `matches` exact matches. */
const NEEDS = {
  'go-for-it': { solver: 'thresholds', matches: 3 },
  leads: { solver: 'leads', matches: 3 },
} as const

/** Search and measurement of a card for three, for goals around 10,000. */
const THREE_CARD_SECONDS = 120

const isAboutWinning = (kind: SheetKind): kind is keyof typeof NEEDS => kind in NEEDS

/** "about 20 s", "about 3 min", "about 2 h". */
function aboutText(seconds: number): string {
  const { aMoment, seconds: ofSeconds, minutes, hours } = texts.sheets.unsolved
  if (seconds < 1) return aMoment
  if (seconds < 90) return ofSeconds(Math.round(seconds))
  return seconds < 5400 ? minutes(Math.round(seconds / 60)) : hours(Math.round(seconds / 3600))
}

function unsolvedReason({ state, fraction, secondsLeft }: SolveStatus, more: number): string {
  const { begun, solved, unbegun } = texts.sheets.unsolved
  const time = aboutText(secondsLeft + more)
  if (state === 'begun') return begun(Math.floor(fraction * 100), time)
  return state === 'solved' ? solved(time) : unbegun(time)
}

function winsOf(
  rules: RuleSet,
  thresholds: KnownThresholds | null,
  leads: LeadAdvice | null,
): SheetSources['wins'] {
  const byTable = thresholds?.withoutThresholds ?? leads?.withoutNumbers
  // With a farkle penalty this player follows one table per turn type.
  const table: MeasuredPlay = rules.farklePenalty ? 'tables' : 'table'
  const found: [MeasuredPlay, Probability | undefined][] = [
    [table, byTable],
    ['thresholds', thresholds?.average],
  ]
  return Object.fromEntries(found.filter(([, wins]) => wins !== undefined))
}

export function farkleSheets(
  solving: Solving,
  wins: WinSolving,
  threes: ThreeSolves,
): GameBackend<RuleSet>['sheets'] {
  async function threeCardState(rules: RuleSet): Promise<SheetState> {
    if (await solving.known('three-card', rules)) return READY
    const status = await threes.status(rules)
    if (status.state === 'impossible') return { state: 'none', reason: status.reason }
    return { state: 'unsolved', reason: unsolvedReason(status, THREE_CARD_SECONDS) }
  }

  async function leadsOf(rules: RuleSet): Promise<LeadAdvice> {
    const known = await solving.known('leads', rules)
    if (known) return known
    refuseFor(() => whyNoGames(rules))
    const { values } = (await wins.solve(rules)).table
    const visits = await solving.solve('visits', { rules, values })
    return solving.solve('leads', { rules, values, visits })
  }

  /** The card of this rule of thumb, with what it loses if that is known; else the usual one. */
  async function printedCard(rules: RuleSet, text = ''): Promise<KnownBankCard> {
    const read = parseThumbRule(text)
    if (!read.ok || text === '') return knownBankCard(rules, PRINTED_COLUMNS, wins)
    const all = await Promise.all(
      (['need', 'lead'] as const).map((by) => wins.knownBankCards(rules, by)),
    )
    const known = all.flatMap(({ cards }) => cards).find(({ rule }) => thumbText(rule) === text)
    if (known) return known
    return { rule: read.value, behind: null, numbers: 0 }
  }

  async function sourcesOf(
    rules: RuleSet,
    kinds: readonly SheetKind[],
    asked?: string,
  ): Promise<SheetSources> {
    const asks = (kind: SheetKind): boolean => kinds.includes(kind)
    // First, so that a game that is too large is refused before any other solve.
    const threeCard = asks('card-three') ? await threeCardOf(rules, threes, solving) : null
    if (asks('go-for-it')) await wins.thresholds(rules)
    const thresholds = await knownThresholds(rules, solving)
    const leads = asks('leads') ? await leadsOf(rules) : null
    const report = await solving.solve('score', { rules, farklePenalty: null })
    const card = asks('card') ? await printedCard(rules, asked) : null
    const steps = asks('first-steps') ? await stepsOf(rules, solving) : []
    const known = winsOf(rules, thresholds, leads)
    return { rules, report, thresholds, leads, card, threeCard, steps, wins: known }
  }

  return {
    whyNone: whyNoSheet,
    isListed: (kind, rules) => kind !== 'card-three' || whyNoSheet(kind, rules) === null,
    async states(rules) {
      const status = await wins.status(rules)
      return async (kind): Promise<SheetState> => {
        if (kind === 'card-three') return threeCardState(rules)
        if (!isAboutWinning(kind)) return READY
        const noGames = whyNoGames(rules)
        if (noGames !== null) return { state: 'none', reason: noGames }
        if (status.state === 'impossible') return { state: 'none', reason: status.reason }
        const { solver, matches } = NEEDS[kind]
        if (await solving.known(solver, rules)) return READY
        const more = matches * matchSecondsExpected(wins.gameOf(rules))
        return { state: 'unsolved', reason: unsolvedReason(status, more) }
      }
    },
    async plan(rules, kinds, asked) {
      const sources = await sourcesOf(rules, kinds, asked)
      const { thresholds, leads, card, threeCard } = sources
      return {
        state: JSON.stringify([sources.wins, thresholds !== null, leads !== null, card, threeCard]),
        make: (missing, variant) => solving.make('sheets', { ...sources, kinds: missing }, variant),
      }
    },
  }
}
