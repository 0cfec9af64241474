import { excerpt } from '#shared/base/plain-text.ts'
import { ok, problemText, refused, type Result } from '#shared/base/result.ts'
import { RULES_ID } from '#shared/base/rules.ts'
import type { EventData } from '#shared/contract/events.ts'
import { parsePositionCode, positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { parseGameText } from '#shared/games/game-json.ts'
import { findGame } from '#shared/games/games.ts'
import { texts } from '#shared/texts/texts.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { isPaperCode } from '#shared/games/scorecard/analysis/paper-card.ts'
import { LINK_SCHEME } from '#shared/contract/app-link.ts'
import { MAX_REROLLS } from '#shared/games/scorecard/requests/analysis.ts'

export type Opening = EventData<'open'>

/** Every rule set is far shorter. */
export const MAX_CHARACTERS = 100_000

const EXAMPLES = [
  `${LINK_SCHEME}://analyse/b7500.d1500.t350.n4`,
  `${LINK_SCHEME}://scorecard/analyse/3.-.-.12.-.-.22.-.25.-.-.-.50?dice=12244`,
  `${LINK_SCHEME}://rules?set1=100`,
]
const ANALYSE = 'analyse/'

function wrongLink(): Result<never> {
  const examples = texts.common.or(EXAMPLES.slice(0, -1).join(', '), EXAMPLES.at(-1)!)
  return refused(texts.shells.opening.linkLooksLike(examples))
}

export function isLink(text: string): boolean {
  return text.toLowerCase().startsWith(`${LINK_SCHEME}:`)
}

function readRules(text: string): Result<Opening> {
  const parsed = parseGameText(text)
  return parsed.ok ? ok({ kind: 'rules', ...parsed.value }) : parsed
}

const isRulesId = (rules: string | null): boolean => rules === null || RULES_ID.test(rules)

function readPosition(code: string, rules: string | null): Result<Opening> {
  if (!isRulesId(rules)) return refused(texts.shells.opening.rulesById)
  const parsed = parsePositionCode(code)
  if (!parsed.ok) return parsed
  return ok({
    kind: 'position',
    game: 'farkle',
    code: positionCode(parsed.value),
    rules,
    query: {},
  })
}

/** Checks the syntax only; the page knows the rules and checks the rest. */
function readScorecardLink(code: string, query: URLSearchParams): Result<Opening> {
  const rules = query.get('rules')
  const dice = query.get('dice') ?? ''
  const left = query.get('rerolls')
  if (!isRulesId(rules)) return refused(texts.shells.opening.rulesById)
  if (!isPaperCode(code)) return refused(scorecardTexts.game.paper.anyForm)
  if (!/^[1-6]{0,6}$/.test(dice)) return refused(scorecardTexts.game.position.anyDice)
  const isStopped = left === null || left === 'first'
  const rerolls = isStopped ? null : Number(/^\d$/.test(left) ? left : NaN)
  if (rerolls !== null && !(rerolls <= MAX_REROLLS)) {
    return refused(scorecardTexts.game.position.tooManyRerolls(MAX_REROLLS))
  }
  const said = { ...(dice !== '' && { dice }), ...(left !== null && { rerolls: left }) }
  return ok({ kind: 'position', game: 'scorecard', code, rules, query: said })
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/**
 * Reads a link into the app: `breakpoint://analyse/CODE?rules=ID`,
 * `breakpoint://scorecard/analyse/CODE?dice=12244&rerolls=2&rules=ID` or `breakpoint://rules?QUERY`.
 */
export function readLink(text: string): Result<Opening> {
  const link = text.length <= MAX_CHARACTERS ? URL.parse(text) : null
  if (link?.protocol !== `${LINK_SCHEME}:` || link.username !== '' || link.port !== '') {
    return wrongLink()
  }
  const path = decoded(link.pathname.replace(/^\/|\/$/g, ''))
  const place = link.hostname.toLowerCase()
  if (place === 'analyse' && path !== null)
    return readPosition(path, link.searchParams.get('rules'))
  if (findGame(place)?.name === 'scorecard' && path?.startsWith(ANALYSE))
    return readScorecardLink(path.slice(ANALYSE.length), link.searchParams)
  if (place === 'rules' && path === '') return readRules(link.search.slice(1))
  return wrongLink()
}

/** Start of a scorecard's code; codes of Farkle positions never start like this. */
const CARD_CODE = /^[\d-]+\./

/** Reads a file: an exported rule set, a query string, a position code or a link. */
export function readFileText(text: string): Result<Opening> {
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (plain.length > MAX_CHARACTERS) return refused(texts.shells.opening.tooLong)
  if (isLink(plain)) return readLink(plain)
  if (/[{=]/.test(plain)) return readRules(plain)
  return CARD_CODE.test(plain)
    ? readScorecardLink(plain, new URLSearchParams())
    : readPosition(plain, null)
}

const MAX_QUOTED = 60

export function openingProblem(name: string, read: Result<unknown>): string {
  const shown = excerpt(name, MAX_QUOTED)
  return `${texts.shells.opening.failed(shown)} ${read.ok ? '' : problemText(read.problems)}`.trim()
}
