import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { jokerScore } from '#shared/games/farkle/rules/joker-scoring.ts'
import { PLAIN } from '#shared/games/farkle/rules/presets.ts'
import {
  OPEN_QUESTIONS,
  type OpenQuestion,
} from '#shared/games/farkle/rules/published/published-rules.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { FarklePenalty } from '#shared/games/farkle/rules/fields.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { rollOptions, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { fixture } from '#test/support/fixture.ts'

const FOLDER = 'test/fixtures/rule-sources'
const NOT_SAID = 'not said'

/** What the source of a rule set says, as somebody has read it there. */
interface SourceFacts {
  readonly source: string
  readonly found: string
  /** By question; a list where the source leaves the choice. */
  readonly says: Readonly<Record<string, unknown>>
  /** Dice, with * for a joker, and the most points that all of them score. */
  readonly rolls: readonly (readonly [dice: string, points: number])[]
  /** What else it leaves open. */
  readonly open: readonly OpenQuestion[]
}

function pointsOf(rules: RuleSet, roll: string): number {
  const dice = [...roll].filter((die) => die !== '*').map((die) => Number(die) as Face)
  const jokers = roll.length - dice.length
  const scoring = scoringOf(rules)
  if (jokers > 0) return jokerScore(scoring, jokers)(multisetOf(dice), jokers)
  return rollOptions(scoring, multisetOf(dice))[dice.length]!
}

type Rules = Omit<RuleSet, 'name' | 'sets'>

/** Questions that a source may answer: the code of one it leaves open, and what rules answer. */
const QUESTIONS: Readonly<Record<string, readonly [OpenQuestion, (rules: Rules) => unknown]>> = {
  dice: ['dice', ({ dice }) => dice],
  goal: ['goal', ({ goal }) => goal],
  end: ['end', ({ end }) => end],
  rounds: ['end', ({ rounds }) => rounds],
  exactGoal: ['overshoot', ({ overshoot }) => overshoot === 'lost'],
  minimumBank: ['minimum', ({ minimumBank }) => minimumBank],
  hotDice: ['hotDice', (rules) => (rules.mustRollHotDice ? 'must roll' : 'may roll')],
  rollLimit: ['rollLimit', ({ maxRolls }) => maxRolls || 'none'],
  setAside: ['setAside', (rules) => (rules.mustSetAsideAll ? 'all scoring' : 'any')],
}

/** Questions that are read otherwise than as the commonest rule. */
const READ_OTHERWISE = ['kcd goal', 'kcd-devil goal', 'facebook minimumBank']

/** The codes of all that a source leaves open, of what can be asked under the rules. */
function openOf(facts: SourceFacts, { end }: RuleSet): OpenQuestion[] {
  const { penalty, ones, fives } = facts.says
  const open = new Set(facts.open)
  for (const [question, [code]] of Object.entries(QUESTIONS)) {
    const isMoot = end === 'rounds' && (code === 'goal' || code === 'overshoot')
    if (facts.says[question] === NOT_SAID && !isMoot) open.add(code)
  }
  if (penalty === NOT_SAID) open.add('penalty')
  if ((penalty as FarklePenalty | undefined)?.floor === (NOT_SAID as unknown)) open.add('floor')
  if (ones === NOT_SAID || fives === NOT_SAID) open.add('scores')
  return OPEN_QUESTIONS.filter((code) => open.has(code))
}

describe.each(Object.entries(PUBLISHED))('%s', (id, { rules, source, read, notSaid }) => {
  const facts = fixture(`rule-sources/${id}`) as SourceFacts
  const { says, rolls } = facts

  it('scores what its source says', () => {
    const scored = rolls.map(([dice]) => [dice, pointsOf(rules, dice)])
    expect(scored).toEqual(rolls)
    const { ones = NOT_SAID, fives = NOT_SAID } = says
    if (ones !== NOT_SAID) expect(rules.sets[0]![0]).toBe(ones)
    if (fives !== NOT_SAID) expect(rules.sets[4]![0]).toBe(fives)
  })

  it('is played as its source says', () => {
    for (const [question, [, answerOf]] of Object.entries(QUESTIONS)) {
      const said = says[question]
      if (said === undefined || said === NOT_SAID) continue
      const answers = Array.isArray(said) ? (said as unknown[]) : [said]
      expect(answers, question).toContain(answerOf(rules))
    }
    const { minimumFirstBank: first = NOT_SAID, penalty = NOT_SAID } = says
    if (first !== NOT_SAID) expect(rules.minimumFirstBank).toBe(first)
    if (penalty === 'none') expect(rules.farklePenalty).toBeNull()
    if (typeof penalty === 'object') {
      const { farkles, points } = penalty as FarklePenalty
      expect(rules.farklePenalty).toMatchObject({ farkles, points })
    }
  })

  it('has the commonest rule where its source says nothing', () => {
    for (const [question, [, answerOf]] of Object.entries(QUESTIONS)) {
      if (says[question] !== NOT_SAID || READ_OTHERWISE.includes(`${id} ${question}`)) continue
      expect(answerOf(rules), question).toEqual(answerOf(PLAIN))
    }
    if (says.minimumFirstBank === NOT_SAID) expect(rules.minimumFirstBank).toBe(rules.minimumBank)
    if (says.penalty === NOT_SAID) expect(rules.farklePenalty).toBeNull()
  })

  it('tells its source, how much of it was read, and what it leaves open', () => {
    const open = read === 'none' ? [] : openOf(facts, rules)
    expect({ source, read, notSaid }).toEqual({
      source: facts.source,
      read: facts.found,
      notSaid: open,
    })
  })
})

it('has a fixture for each rule set that comes with the app, and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    Object.keys(PUBLISHED)
      .map((id) => `${id}.json`)
      .sort(),
  )
})
