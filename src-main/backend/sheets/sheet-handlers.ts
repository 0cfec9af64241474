import { LRUCache } from 'lru-cache'
import type { Handlers } from '#shared/contract/requests.ts'
import type { sheetRequestsOf } from '#shared/contract/sheets.ts'
import type { Game } from '#shared/games/game.ts'
import { gameNamed, gameOfSheet, hashOf, type GameRules } from '#shared/games/games.ts'
import { footText } from '#shared/sheets/sheet-words.ts'
import type { SheetKind, UndatedSheet } from '#shared/sheets/sheet.ts'
import { currentLanguage } from '#shared/texts/locale.ts'
import { texts } from '#shared/texts/texts.ts'
import { backendOf, type GameBackends } from '../games/game.ts'
import { refuse } from '../refuse.ts'

const MAX_SHEETS = 60

interface SheetsOptions {
  readonly games: readonly Game[]
  readonly backends: GameBackends
  readonly version: string
}

function refuseMissing(
  { games, backends }: SheetsOptions,
  { game, rules }: GameRules,
  kinds: readonly SheetKind[],
): void {
  const { sheets } = backendOf(backends, game)
  const details = kinds.flatMap((kind, i) => {
    const reason = sheets.whyNone(kind, rules)
    if (reason === null) return []
    const { title } = gameOfSheet(kind, games)!.sheets.title(kind)
    return [{ field: `kinds.${i}`, message: texts.sheets.none.refused(title, reason) }]
  })
  refuse(details)
}

export function sheetHandlers(options: SheetsOptions) {
  const { games, backends, version } = options
  const cache = new LRUCache<string, UndatedSheet>({ max: MAX_SHEETS })

  /** Caches sheets, since a preview requests the same ones repeatedly. */
  async function make(
    rules: GameRules,
    kinds: readonly SheetKind[],
    card?: string,
  ): Promise<UndatedSheet[]> {
    const plan = await backendOf(backends, rules.game).sheets.plan(rules.rules, kinds, card)
    const state = JSON.stringify([currentLanguage(), rules.rules.name, plan.state])
    const keyOf = (kind: SheetKind): string => `${kind} ${hashOf(rules, games)} ${state}`
    const missing = kinds.filter((kind) => !cache.has(keyOf(kind)))
    if (missing.length > 0) {
      const made = await plan.make(missing, `${missing.join(' ')} ${state}`)
      for (const sheet of made) cache.set(keyOf(sheet.kind), sheet)
    }
    return kinds.map((kind) => cache.get(keyOf(kind))!)
  }

  return {
    async 'sheets.list'({ game, rules }) {
      const known = gameNamed(game, games).sheets
      const { sheets } = backendOf(backends, game)
      const stateOf = await sheets.states(rules)
      const kinds = known.kinds.filter((kind) => sheets.isListed?.(kind, rules) ?? true)
      const states = kinds.map(async (kind) => {
        const reason = sheets.whyNone(kind, rules)
        const state = reason === null ? await stateOf(kind) : { state: 'none' as const, reason }
        return { kind, ...known.title(kind), ...state }
      })
      return { sheets: await Promise.all(states) }
    },
    async 'sheets.make'({ kinds, day, card, ...rules }) {
      refuseMissing(options, rules, kinds)
      const foot = footText(version, day)
      const sheets = await make(rules, kinds, card)
      return { sheets: sheets.map((sheet) => ({ ...sheet, foot })) }
    },
  } satisfies Handlers<ReturnType<typeof sheetRequestsOf>>
}
