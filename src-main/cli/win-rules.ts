import { problemText } from '#shared/base/result.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { parseRuleSet } from '#shared/games/farkle/rules/parse-rules.ts'
import type { GameEnd, RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { readRules, RULES_HELP } from './rules-argument.ts'
import type { Ask } from './session.ts'
import { UsageError } from './usage.ts'

/** The flags that every command about the two-player game takes. */
export const GAME_OPTIONS = {
  rules: { value: 'RULES', help: RULES_HELP },
  goal: { value: 'POINTS', help: 'Play to so many points, whatever the rules say.' },
  end: {
    value: 'immediate|final-turn',
    help: 'End the game at once when somebody has banked the goal, or\nafter one more turn of the other.',
  },
} as const

/** The flags that every command takes besides. */
export const OUTPUT_OPTIONS = {
  json: { value: null, help: 'Print one JSON object instead of text.' },
  'data-dir': {
    value: 'FOLDER',
    help: "Keep results and rule sets there instead of in the app's folder.",
  },
} as const

const ENDS: Readonly<Record<string, GameEnd>> = {
  immediate: 'immediate',
  'final-turn': 'finalTurn',
}

/** The name of a game's end as `--end` takes it. */
export function endName(end: GameEnd): string {
  return Object.keys(ENDS).find((name) => ENDS[name] === end)!
}

/** A text as a whole number; anything else is no number. */
export function wholeNumber(text: string): number {
  return /^-?\d+$/.test(text) ? Number(text) + 0 : NaN
}

function readEnd(text: string): GameEnd {
  if (Object.hasOwn(ENDS, text)) return ENDS[text]!
  throw new UsageError(`--end ${text}: a game ends in one of two ways, immediate or final-turn.`)
}

/** What was given for GAME_OPTIONS. */
interface GivenGame {
  readonly rules?: string
  readonly goal?: string
  readonly end?: string
}

/** The rule set that `--rules`, `--goal` and `--end` describe. Throws UsageError naming the flag. */
export async function readGame(command: string, given: GivenGame, ask: Ask): Promise<RuleSet> {
  if (given.rules === undefined) {
    throw new UsageError(
      `${command} needs --rules RULES, such as --rules zilch or --rules my-rules.json.`,
    )
  }
  const end = given.end === undefined ? undefined : readEnd(given.end)
  const rules = await readRules(given.rules, ask)
  const changed = { ...rules, ...(end !== undefined && { end }) }
  if (given.goal === undefined) return changed
  const parsed = parseRuleSet({ ...changed, goal: wholeNumber(given.goal) })
  if (!parsed.ok) throw new UsageError(`--goal ${given.goal}: ${problemText(parsed.problems)}`)
  return parsed.value
}

/** Awaits an answer; a refusal of what was asked is the fault of this flag. */
export async function blaming<T>(flag: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (thrown) {
    // A game that is too large is refused as well, but as a whole.
    const refused =
      thrown instanceof RequestError &&
      thrown.code === 'invalid-request' &&
      thrown.details.length > 0
    throw refused ? new UsageError(`${flag}: ${thrown.message}`) : thrown
  }
}

/** What every answer says of the game that it is about. */
export interface GameAnswer {
  readonly rules: { readonly name: string; readonly hash: string }
  readonly goal: number
  readonly end: string
}

/** The game of an answer. */
export function gameAnswer(rules: RuleSet): GameAnswer {
  return {
    rules: { name: rules.name, hash: ruleHash(rules) },
    goal: rules.goal,
    end: endName(rules.end),
  }
}
