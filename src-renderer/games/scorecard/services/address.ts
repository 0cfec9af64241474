import type { LocationQuery, RouteLocationRaw } from 'vue-router'
import { failed, ok, type Result } from '#shared/base/result.ts'
import type { Points } from '#shared/base/units.ts'
import { MAX_POINTS } from '#shared/games/scorecard/requests/analysis.ts'
import { FACES, type Face } from '#shared/dice/multiset.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import {
  emptyPaper,
  makePaperCode,
  parsePaperCode,
} from '#shared/games/scorecard/analysis/paper-card.ts'
import { stopped, type ScorecardPosition } from '#shared/games/scorecard/drill/position.ts'
import { FORMER_NAME } from '#shared/games/scorecard/rules/former.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'

const ROUTE = 'scorecard.analyse'
/** Instead of the rerolls left: the turn was stopped in its first roll. */
const FIRST = 'first'

const textOf = (value: LocationQuery[string] | undefined): string =>
  typeof value === 'string' ? value : ''

/** Before the first roll: without dice. */
export function newGame(rules: RuleSet): ScorecardPosition {
  return { card: emptyPaper(rules), dice: [], rerolls: rules.rolls - 1 }
}

/** The code of the card, then in the query the dice, the rerolls left and the target, if any. */
export function addressOf(
  { card, dice, rerolls, atOnce = false }: ScorecardPosition,
  rulesId: string,
  target: Points | null = null,
): RouteLocationRaw {
  return {
    name: ROUTE,
    params: { code: makePaperCode(card) },
    query: {
      dice: dice.join(''),
      rerolls: atOnce ? FIRST : String(rerolls),
      rules: rulesId,
      ...(target === null ? {} : { target: String(target) }),
    },
  }
}

/** Link to this screen: `#/scorecard/analyse/...` or `breakpoint://...`. Groups: card code, query. */
const LINK = new RegExp(
  String.raw`(?:#|breakpoint:/)/(?:scorecard|${FORMER_NAME})/analyse/([^?/#\s]+)/?(?:\?([^#\s]*))?`,
  'i',
)

/**
 * Parses a pasted position code (see scorecardCode), card code or link into a route. A link that
 * names other rules is validated later, under those rules.
 */
export function readPasted(
  rules: RuleSet,
  rulesId: string,
  text: string,
): Result<RouteLocationRaw> {
  const [, paper, rest] = LINK.exec(text) ?? []
  if (paper !== undefined) {
    const query = Object.fromEntries(new URLSearchParams(rest))
    const to = { name: ROUTE, params: { code: paper }, query: { rules: rulesId, ...query } }
    if (to.query.rules !== rulesId) return ok(to)
    const read = readAddress(rules, paper, query)
    return read.ok ? ok(to) : read
  }
  const [card = '', dice = '', rerolls = ''] = text.trim().split('/')
  const parsed = parsePaperCode(rules, card)
  const read = parsed.ok ? readAddress(rules, card, { dice, rerolls }) : parsed
  return read.ok ? ok(addressOf(read.value, rulesId)) : read
}

/** Null if the address has no valid target. */
export function targetIn({ target }: LocationQuery): Points | null {
  const points = /^\d{1,6}$/.test(textOf(target)) ? Number(target) : 0
  return points > 0 && points <= MAX_POINTS ? points : null
}

/** Parses the position of an address; without a code it is a new game. */
export function readAddress(
  rules: RuleSet,
  code: unknown,
  query: LocationQuery,
): Result<ScorecardPosition> {
  const start = newGame(rules)
  if (typeof code !== 'string' || code === '') return ok(start)
  const parsed = parsePaperCode(rules, code)
  if (!parsed.ok) return parsed
  const faces = [...textOf(query.dice)].map(Number)
  if (faces.length > rules.dice || !faces.every((face) => FACES.includes(face as Face))) {
    return failed({ field: 'dice', message: scorecardTexts.game.position.dice(rules.dice) })
  }
  const asked = textOf(query.rerolls)
  const rerolls = asked === '' || asked === FIRST ? start.rerolls : Number(asked)
  if (!Number.isInteger(rerolls) || rerolls < 0 || rerolls > start.rerolls) {
    const message = scorecardTexts.game.position.tooManyRerolls(start.rerolls)
    return failed({ field: 'rerolls', message })
  }
  const position = { card: parsed.value, dice: faces as Face[], rerolls }
  return ok(asked === FIRST ? stopped(rules, position) : position)
}
