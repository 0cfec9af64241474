import { describe, expect, it } from 'vitest'
import { LESSON_POSITIONS, CHECK_QUESTIONS } from '#shared/cards/lesson-topic.ts'
import { diceCounts } from '#shared/base/units.ts'
import { pointsPlay } from '#shared/games/farkle/analysis/points-play.ts'
import { DeckWorth } from '#shared/games/farkle/cards/deck-worth.ts'
import { stepsOfKnowledge } from '#shared/games/farkle/cards/knowledge-steps.ts'
import { farkleTopics } from '#shared/games/farkle/cards/topics.ts'
import { drillSession } from '#shared/games/farkle/drill/drill-session.ts'
import type { Question } from '#shared/games/farkle/drill/question.ts'
import { TOPICS, topicNamed, topicsOf, type TopicId } from '#shared/games/farkle/drill/topics.ts'
import { studyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { decimals } from '#shared/texts/numbers.ts'
import { texts } from '#shared/texts/texts.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'
import { pointsByKnowledge } from '#test/support/simulated-learner.ts'
import { finished } from '#test/support/play-session.ts'

const thresholds = { inaccuracy: 20, mistake: 50, blunder: 100 }

/** The numbers of dice that lessons on limits are about. */
const limitDice = (all: number): Readonly<Record<string, readonly number[]>> => ({
  'few-dice': [1, 2],
  'three-dice': [3],
  'many-dice': diceCounts(all - 1).slice(3),
  'hot-dice': [all],
})

/** Basic Farkle with another number of dice. */
const basicOf = (dice: number): RuleSet =>
  parsedRules({
    ...PRESETS.farkle,
    dice,
    sets: PRESETS.farkle.sets.map((row) => diceCounts(dice).map((n) => row[n - 1] ?? 0)),
  })

const RULES = { ...PRESETS, 'five dice': basicOf(5), 'seven dice': basicOf(7) }

describe.each(Object.keys(RULES) as (keyof typeof RULES)[])('the lessons of %s', (name) => {
  const rules: RuleSet = RULES[name]
  const LIMIT_DICE = limitDice(rules.dice)
  const sources = sourcesOf(rules)
  const topics = farkleTopics(sources, stepsOfKnowledge(sources))

  it('are at least ten, each with a title and an idea of a few sentences', () => {
    expect(topics.length).toBeGreaterThanOrEqual(10)
    expect(new Set(topics.map(({ title }) => title)).size).toBe(topics.length)
    for (const { idea } of topics) {
      expect([3, 4]).toContain(idea.split(/[.!?](?: |$)/).length)
    }
  })

  it('name the dice that the rules have', () => {
    const ideas = topics.map(({ idea }) => idea).join(' ')
    const { farkleProbabilities } = sources.report
    const chance = farkleProbabilities[rules.dice - 1]!
    const throws = decimals(100 * chance, chance < 0.01 ? 1 : 0)
    const { number } = texts.dice
    const often = chance === 0 ? 'never' : `in ${throws}`
    expect(ideas).toContain(`three dice in 28 and ${number(rules.dice)} ${often}:`)
    expect(ideas).not.toMatch(/ in 0(?![.\d])/)
    for (let n = 4; n < rules.dice; n++) expect(ideas).toContain(`${n} dice`)
    expect(ideas).not.toContain(`with ${rules.dice} dice`)
  })

  it('name no limit that a game cannot come to', () => {
    const limits = topics.flatMap(({ idea }) => [...idea.matchAll(/bank from ([\d,]+)/g)])
    expect(limits.length).toBeGreaterThan(2)
    for (const [, from] of limits) {
      expect(Number(from!.replaceAll(',', ''))).toBeLessThan(rules.goal)
    }
  })

  it('say what the limits of some numbers of dice are worth to who knows the others', () => {
    const hold = stepsOfKnowledge(sources).find(({ id }) => id === 'hold')?.policy
    if (hold?.kind !== 'hold') throw new Error('these rules have no single total')
    const points = pointsByKnowledge(sources, hold.at)
    const isLimit = (id: string): boolean => id.startsWith('limits.')
    const told = topics.filter(({ id }) => id in LIMIT_DICE)
    expect(told.length).toBeGreaterThan(2)
    for (const { id, adds } of told) {
      const own = LIMIT_DICE[id]!.map((n) => `limits.${n}`)
      const without = points((card) => isLimit(card) && !own.includes(card))
      expect(adds).toBeCloseTo(Math.max(0, points(isLimit) - without), 9)
    }
    expect(Math.max(...told.map(({ adds }) => adds!))).toBeGreaterThan(1)
  })

  it('have positions and checks that ask what they or a lesson before has taught', () => {
    const kit = studyKit(rules, 'points', pointsPlay(rules), null)
    const ids = topics.map(({ id }) => id)
    for (const [place, { id, drill }] of topics.entries()) {
      const setup = {
        ...drill,
        seed: `lesson ${id}`,
        lesson: id,
        part: 'check' as const,
        questions: LESSON_POSITIONS + CHECK_QUESTIONS,
      }
      const session = drillSession(kit, { setup, thresholds, needs: new Map() })
      const codes = new Set<string>()
      const before = ids.slice(Math.max(0, place - 2), place)
      let ofBefore = 0
      for (let asked = 0; asked < setup.questions; asked++) {
        const step = finished(session.advance())
        if (step.kind !== 'question') throw new Error(`${name} has no position for ${id}`)
        const { question } = step
        const fits = (one: string): boolean => topicNamed(one)!.fits(question, rules)
        if (asked % 3 === 2 && before.some(fits)) ofBefore++
        else expect(fits(id), `${id} ${asked}`).toBe(true)
        expect(question.forced).toBe(false)
        codes.add(session.codeOf(question))
        expect(session.answer(question.options[0]!).ok).toBe(true)
      }
      expect(codes.size, id).toBeGreaterThan(4)
      expect(ofBefore, id).toBe(place === 0 ? 0 : 5)
    }
  })

  it('that come first are passed by whoever knows the odds, or the one number', () => {
    const kit = studyKit(rules, 'points', pointsPlay(rules), null)
    const { hold } = new DeckWorth(sources)
    const answers = {
      // Few dice left: bank. Many: roll.
      risk: ({ position: { dice } }: Question) => 'left' in dice && dice.left < 4,
      'one-number': ({ position }: Question) => position.turnTotal >= hold.at,
    }
    for (const { id, drill } of topics.slice(0, 2)) {
      const part = 'positions' as const
      const setup = { ...drill, seed: `taught ${id}`, lesson: id, part, questions: 20 }
      const session = drillSession(kit, { setup, thresholds, needs: new Map() })
      for (let asked = 0; asked < setup.questions; asked++) {
        const step = finished(session.advance())
        if (step.kind !== 'question') throw new Error(`${name} has no position for ${id}`)
        const { question } = step
        const then = answers[id as keyof typeof answers](question) ? 'bank' : 'roll'
        const chosen = question.options.find((option) => option.then === then)!
        expect(chosen.loss, `${id} ${session.codeOf(question)}`).toBe(0)
        expect(session.answer(chosen).ok).toBe(true)
      }
    }
  })
})

it('leave out what rules do not have', () => {
  const { farkle, zilch } = PRESETS
  const missing = (Object.keys(TOPICS) as TopicId[]).filter((id) => !topicsOf(farkle).includes(id))
  expect(missing).toEqual(['minimum', 'after-farkles'])
  expect(topicsOf(zilch)).toContain('after-farkles')
  expect(topicsOf({ ...farkle, mustSetAsideAll: true })).not.toContain('leave-more')
  expect(topicNamed('limits')).toBeNull()
})
