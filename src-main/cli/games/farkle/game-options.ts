import { accepted, wholeNumber, type GivenOptions } from '../../options.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { GameEnd } from '#shared/games/farkle/rules/fields.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { neededRules, readRulesOf, rulesHelp } from '../../rules-argument.ts'
import type { Ask } from '../../session.ts'
import { UsageError } from '../../usage.ts'

export const GAME_OPTIONS = {
  rules: { value: 'RULES', help: rulesHelp('farkle') },
  goal: { value: 'POINTS', help: 'Play to so many points, whatever the rules say.' },
  end: {
    value: 'WHEN',
    help: 'End the game at once when somebody has banked the goal\n(immediate), after one more turn of the other (final-turn), or\nafter equally many turns (equal-turns).',
  },
} as const

/** The flags in the usage of a command that takes them and tells JSON. */
export const GAME_USAGE =
  '[--goal POINTS] [--end immediate|final-turn|equal-turns] [--json] [--data-dir FOLDER]'

const ENDS: Readonly<Record<string, GameEnd>> = {
  immediate: 'immediate',
  'final-turn': 'finalTurn',
  'equal-turns': 'equalTurns',
  rounds: 'rounds',
}

function endName(end: GameEnd): string {
  return Object.keys(ENDS).find((name) => ENDS[name] === end)!
}

function readEnd(text: string): GameEnd {
  if (Object.hasOwn(ENDS, text) && text !== 'rounds') return ENDS[text]!
  throw new UsageError(
    `--end ${text}: a game ends in one of three ways, immediate, final-turn or equal-turns.`,
  )
}

/** The rule set that `--rules`, `--goal` and `--end` describe. Throws UsageError naming the flag. */
export async function readGame(
  command: string,
  given: GivenOptions<typeof GAME_OPTIONS>,
  ask: Ask,
): Promise<RuleSet> {
  const text = neededRules(command, given.rules)
  const end = given.end === undefined ? undefined : readEnd(given.end)
  const rules = await readRulesOf('farkle', text, ask)
  const changed = { ...rules, ...(end !== undefined && { end, rounds: 0 }) }
  const options = [
    ...(given.goal === undefined ? [] : [`--goal ${given.goal}`]),
    ...(given.end === undefined ? [] : [`--end ${given.end}`]),
  ]
  if (options.length === 0) return rules
  const goal = given.goal === undefined ? rules.goal : wholeNumber(given.goal)
  return accepted(options.join(' '), parseRuleSet({ ...changed, goal }))
}

/** Turns a refusal that names a field into a UsageError for this flag. */
export async function blaming<T>(flag: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (thrown) {
    // A game that is too large is refused without details; that is not the flag's fault.
    const refused =
      thrown instanceof RequestError &&
      thrown.code === 'invalid-request' &&
      thrown.details.length > 0
    throw refused ? new UsageError(`${flag}: ${thrown.message}`) : thrown
  }
}

export interface GameAnswer {
  readonly rules: { readonly name: string; readonly hash: string }
  readonly goal: number
  readonly end: string
}

export function gameAnswer(rules: RuleSet): GameAnswer {
  return {
    rules: { name: rules.name, hash: ruleHash(rules) },
    goal: rules.goal,
    end: endName(rules.end),
  }
}
