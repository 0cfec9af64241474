import { failed, ok, problemText, type Result } from '#shared/base/result.ts'
import type { EventData } from '#shared/contract/events.ts'
import { parsePositionCode, positionCode } from '#shared/farkle/analysis/position-code.ts'
import { parseGameText } from '#shared/games/game-json.ts'
import { texts } from '#shared/texts/texts.ts'

/** What can be opened from outside: a position, or a rule set to look over. */
export type Opening = EventData<'open'>

/** The scheme of links into the app, and the ending of its files. */
export const LINK_SCHEME = 'breakpoint'
export const FILE_ENDING = 'breakpoint-rules'

/** A rule set of any kind is far shorter. */
export const MOST_CHARACTERS = 100_000

const EXAMPLES = [
  `${LINK_SCHEME}://analyse/b7500.d1500.t350.n4`,
  `${LINK_SCHEME}://rules?set1=100`,
] as const
const RULES_ID = /^[a-z0-9][a-z0-9-]{0,63}$/

const wrong = (message: string): Result<never> => failed({ field: '', message })

function wrongLink(): Result<never> {
  return wrong(texts.shells.opening.linkLooksLike(texts.common.or(...EXAMPLES)))
}

/** Whether a text is a link into the app, right or wrong. */
export function isLink(text: string): boolean {
  return text.toLowerCase().startsWith(`${LINK_SCHEME}:`)
}

function readRules(text: string): Result<Opening> {
  const parsed = parseGameText(text)
  return parsed.ok ? ok({ kind: 'rules', ...parsed.value }) : parsed
}

function readPosition(code: string, rules: string | null): Result<Opening> {
  if (rules !== null && !RULES_ID.test(rules)) {
    return wrong(texts.shells.opening.rulesById)
  }
  const parsed = parsePositionCode(code)
  return parsed.ok ? ok({ kind: 'position', code: positionCode(parsed.value), rules }) : parsed
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

/** Reads a link into the app: `breakpoint://analyse/CODE?rules=ID` or `breakpoint://rules?QUERY`. */
export function readLink(text: string): Result<Opening> {
  const link = text.length <= MOST_CHARACTERS ? URL.parse(text) : null
  if (link?.protocol !== `${LINK_SCHEME}:` || link.username !== '' || link.port !== '') {
    return wrongLink()
  }
  const path = decoded(link.pathname.replace(/^\/|\/$/g, ''))
  const place = link.hostname.toLowerCase()
  if (place === 'analyse' && path !== null)
    return readPosition(path, link.searchParams.get('rules'))
  if (place === 'rules' && path === '') return readRules(link.search.slice(1))
  return wrongLink()
}

/** Reads what a file holds: an exported rule set, a query string, a position's code or a link. */
export function readFileText(text: string): Result<Opening> {
  const plain = text.replace(/^\uFEFF/, '').trim()
  if (plain.length > MOST_CHARACTERS) return wrong(texts.shells.opening.tooLong)
  if (isLink(plain)) return readLink(plain)
  return /[{=]/.test(plain) ? readRules(plain) : readPosition(plain, null)
}

/** What the user is told of something that could not be opened. */
export function openingProblem(name: string, read: Result<unknown>): string {
  const shown = name.length > 60 ? `${name.slice(0, 60)}...` : name
  return `${texts.shells.opening.failed(shown)} ${read.ok ? '' : problemText(read.problems)}`.trim()
}
