import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { GOALS, type Goal } from '#shared/base/units.ts'
import { pick, seededRandom } from '#shared/dice/random.ts'
import { parsePositionCode, positionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { pointsPlay, strategyAt } from '#shared/games/farkle/analysis/points-play.ts'
import { gameReviewSchema } from '#shared/games/farkle/requests/drill.ts'
import { positionData } from '#shared/games/farkle/requests/position.ts'
import { placeOf } from '#shared/games/farkle/drill/choices.ts'
import { drill, shownQuestion } from '#shared/games/farkle/drill/drill.ts'
import { drillSession, type DrillSession } from '#shared/games/farkle/drill/drill-session.ts'
import { gameRecords } from '#shared/games/farkle/drill/game-records.ts'
import {
  answerRecord,
  choiceOf,
  knownAnswer,
  pastWords,
} from '#shared/games/farkle/drill/stored-answer.ts'
import { storedFarkleAnswerSchema } from '#shared/games/farkle/drill/stored-answer-schema.ts'
import { happeningWords } from '#shared/games/farkle/drill/happening.ts'
import type { Choice, Question } from '#shared/games/farkle/drill/question.ts'
import { QuestionSource } from '#shared/games/farkle/drill/question-source.ts'
import { recordChecks } from '#shared/games/farkle/drill/record-checks.ts'
import { reviewedGameText } from '#shared/games/farkle/drill/recorded-turns.ts'
import { readGame } from '#shared/games/farkle/drill/game-notation.ts'
import { DECISION_KINDS, NO_FILTERS, SCOPES } from '#shared/games/farkle/drill/setup.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { afterAction, rulesAtTable } from '#shared/games/farkle/drill/table.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { leastBank, type RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { replay } from '#shared/study/graded-session.ts'
import * as kits from '#test/support/drill-kits.ts'
import { unwrap } from '#test/support/results.ts'
import { finished } from '#test/support/play-session.ts'
import { randomGameText } from '#test/support/random-games.ts'
import { someOf } from './runs.ts'
import { slowGains } from './slow-gains.ts'
import { listedGames } from '#test/support/listed-games.ts'

// Drills of turns that remember more, and of dice that are not alike: what is asked is worth what the slow
// recursion says, and any way to answer leads to the end, is kept, and is read back.

const CASES = listedGames('turnDrills')
/** Games whose turns are ordinary, but not how they pass or end. */
const GAMES = listedGames('gameDrills')

const known = new Map<string, StudyKit>()

/** A kit is kept, for it keeps what it has surveyed of play. */
function kitOf(rules: RuleSet, goal: Goal): StudyKit {
  const key = `${ruleHash(rules)} ${goal}`
  const kit = known.get(key) ?? kits.kitOf(rules, goal)
  known.set(key, kit)
  return kit
}

/** Questions out of play, as many as are found soon. */
function questionsOf(rules: RuleSet, goal: Goal, seed: string, count: number): Question[] {
  return DECISION_KINDS.flatMap((kind) => {
    const source = new QuestionSource(kitOf(rules, goal), {
      kind,
      filters: { ...NO_FILTERS, noForced: false },
      weighting: 'play',
      needs: new Map(),
      seed,
    })
    const found: Question[] = []
    while (found.length < count) {
      const question = source.search(1000)
      if (question) found.push(question)
    }
    return found
  })
}

describe('questions of turns that remember more, and of own dice', () => {
  it.each(someOf(CASES))('are worth what the slow recursion says: %s', (_, rules) => {
    const gain = slowGains(rules, strategyAt(pointsPlay(rules), 1, 0))
    let rolls = 0
    for (const question of questionsOf(rules, 'points', 'slow', 25)) {
      for (const option of question.options) {
        if (option.diceLeft === 0 || (option.then ?? option.best) === 'bank') {
          const isLost = option.then === 'roll' || option.best === 'roll'
          expect(option.value).toBe(isLost ? 0 : option.turnTotal)
          if (option.best === 'bank') {
            expect(option.turnTotal).toBeGreaterThanOrEqual(leastBank(rules, question.position.own))
          }
          continue
        }
        rolls++
        const { turnTotal } = option
        const right = turnTotal + gain(afterAction(rules, question.position, option), turnTotal)
        expect(Math.abs(option.value - right), positionCode(question.position)).toBeLessThan(1e-9)
      }
    }
    expect(rolls).toBeGreaterThan(20)
  })

  it.each(someOf([...CASES, ...GAMES]))(
    'can be sent, and have codes that are read: %s',
    (_, rules) => {
      const { positionProblem } = recordChecks(rules)
      for (const goal of GOALS) {
        for (const question of questionsOf(rules, goal, 'codes', 8)) {
          const code = positionCode(question.position)
          expect(positionProblem(code), code).toBeNull()
          const read = parsePositionCode(code)
          expect(read.ok && positionCode(read.value)).toBe(code)
          const sent = {
            ...shownQuestion(question),
            position: positionData(question.position),
            number: 1,
            code,
            kind: question.kind,
            turn: null,
          }
          expect(JSON.parse(JSON.stringify(sent))).toEqual(sent)
        }
      }
    },
  )
})

const THRESHOLDS = { inaccuracy: 1, mistake: 2, blunder: 3 }

/** Answers the questions of a session at random to its end, and returns what was given. */
function answered(session: DrillSession, rules: RuleSet, goal: Goal, seed: string) {
  const random = seededRandom(seed)
  const kit = kitOf(rules, goal)
  const checks = recordChecks(rules)
  const given: { code: string; choice: Choice }[] = []
  for (;;) {
    const step = finished(session.advance())
    if (step.kind === 'over') return given
    const { question } = step
    const option = pick(random, question.options)
    expect(session.hint(1)).not.toMatch(/undefined|NaN|\b0 dice/)
    expect(session.hint(2)).not.toMatch(/undefined|NaN/)
    const { setAside, kinds, then } = option
    const { verdict } = unwrap(session.answer({ setAside, kinds, then }))
    const { chosen, options } = verdict
    expect(options[chosen]).toMatchObject({ value: option.value, loss: option.loss })
    for (const { words } of options) {
      expect(`${words} ${verdict.bestReason}`).not.toMatch(/undefined|NaN|\b0 dice|nothing left/)
    }
    const record = answerRecord(kit, question, verdict)
    const own = v.parse(storedFarkleAnswerSchema, JSON.parse(JSON.stringify(record.own)))
    expect(checks.positionProblem(record.code)).toBeNull()
    const { loss } = option
    expect(checks.answerFault({ ...record, goal, loss, own: knownAnswer(own)! })).toBeNull()
    const choice = choiceOf(own)
    expect(placeOf(question, choice)).toBe(chosen)
    expect(pastWords(rules, { ...record, own }).chosen).toBe(options[chosen]!.words)
    given.push({ code: record.code, choice })
  }
}

describe('drills of turns that remember more, and of own dice', () => {
  it.each(someOf([...CASES, ...GAMES]))(
    'play to the end by any answers, which are read back: %s',
    (_, rules) => {
      let asked = 0
      let i = 0
      for (const goal of GOALS) {
        for (const scope of SCOPES) {
          for (const kind of scope === 'cell' ? DECISION_KINDS : [DECISION_KINDS[i % 3]!]) {
            const setup = kits.setupOf(goal, {
              scope,
              kind,
              questions: 6,
              seed: `${scope} ${kind}`,
              weighting: i % 2 === 0 ? 'needs' : 'play',
            })
            i++
            if (drill.setupProblems(rules, setup).length > 0) continue
            const options = { setup, needs: new Map(), thresholds: THRESHOLDS }
            const kit = kitOf(rules, goal)
            const session = drillSession(kit, options)
            const given = answered(session, rules, goal, setup.seed)
            asked += given.length
            const again = finished(replay(drillSession(kit, options), given))
            expect(again).toMatchObject({ ok: true, value: { kind: 'over' } })
          }
        }
      }
      expect(asked).toBeGreaterThan(40)
    },
  )
})

/** The review of a game is start, skill and luck, and what is kept of it is read back with the same turns. */
function expectReviewed(rules: RuleSet, goal: Goal, text: string): void {
  const { review } = finished(gameRecords.review(kitOf(rules, goal), text, 0))
  const kept = v.parse(gameReviewSchema, JSON.parse(JSON.stringify(review)))
  const { start, skill, luck, result } = kept
  const sum = start + skill.you + luck.you + (goal === 'wins' ? skill.bot + luck.bot : 0)
  expect(Math.abs(sum - result)).toBeLessThan(1e-9)
  kept.line.forEach(({ label }) => expect(happeningWords(label)).not.toMatch(/undefined|\b0 dice/))
  const names = { you: 'Ann', bot: 'Bo' }
  const again = reviewedGameText(rules, { goal, seed: 'any' }, kept, { names, date: null })
  const [read, first] = [readGame(again!), readGame(text)]
  expect(read.ok && read.value.turns).toEqual(first.ok && first.value.turns)
}

describe('games of turns that remember more, and of own dice', () => {
  it.each(someOf(CASES))('are reviewed, and kept with every turn: %s', (_, rules) => {
    for (const goal of GOALS) {
      const played = rulesAtTable(rules, goal)
      for (let i = 0; i < 3; i++) {
        expectReviewed(played, goal, randomGameText(played, `${goal} ${i}`))
      }
    }
  })

  it.each(someOf(CASES))('are written down and read back: %s', (_, rules) => {
    const ends = new Set<string>()
    for (let i = 0; i < 6; i++) {
      const text = randomGameText(rules, `game ${i}`)
      const read = gameRecords.read(text)
      expect(read).toMatchObject({ ok: true, value: { text } })
      text.match(/bank|farkle|wins/g)!.forEach((end) => ends.add(end))
    }
    expect(ends.has('bank')).toBe(true)
  })
})
