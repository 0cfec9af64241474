import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { Face } from '#shared/dice/multiset.ts'
import { seededRandom } from '#shared/dice/random.ts'
import { paperTotals } from '#shared/games/scorecard/analysis/paper-card.ts'
import { drill } from '#shared/games/scorecard/drill/drill.ts'
import { readGame, writeGame } from '#shared/games/scorecard/drill/game-notation.ts'
import { gameRecords } from '#shared/games/scorecard/drill/game-records.ts'
import { afterKeep, playedScorecard } from '#shared/games/scorecard/drill/play.ts'
import { parseScorecardCode, scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import {
  choiceCode,
  makeScorecardQuestion,
  readChoice,
  scorecardIndexOf,
  type ScorecardChoice,
} from '#shared/games/scorecard/drill/question.ts'
import { scorecardSession } from '#shared/games/scorecard/drill/session.ts'
import {
  DEFAULT_SCORECARD_SETUP,
  scorecardSetupSchema,
  storedScorecardSetupSchema,
} from '#shared/games/scorecard/drill/setup.ts'
import { scorecardTableChoice } from '#shared/games/scorecard/drill/table-bots.ts'
import { tablePlay, tableText } from '#shared/games/scorecard/drill/table-play.ts'
import type { ScorecardReview } from '#shared/games/scorecard/drill/track.ts'
import { stageOf, traitsOf } from '#shared/games/scorecard/drill/traits.ts'
import { scorecardReviewSchema } from '#shared/games/scorecard/requests/drill.ts'
import { botsOf, scorecardTableSchema } from '#shared/games/scorecard/requests/table.ts'
import { PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { startNumbers } from '#shared/games/scorecard/steps/find-pars.ts'
import { stepCard } from '#shared/games/scorecard/steps/step-card.ts'
import { stepsFor } from '#shared/games/scorecard/steps/step-list.ts'
import { withMove } from '#shared/study/table-game.ts'
import { someOf } from '#test/property/runs.ts'
import { finished } from '#test/support/play-session.ts'
import { randomScorecard } from '#test/support/random-yahtzee.ts'
import { unwrap } from '#test/support/results.ts'
import { playedScorecardTable } from '#test/support/table-games.ts'
import { kitOf } from '#test/support/yahtzee-kits.ts'
import { tableOf } from '#test/support/yahtzee-sources.ts'

const {
  generala,
  crag,
  first,
  yatzy,
  'maxi-yatzy': maxi,
} = PUBLISHED_CARDS as Record<string, RuleSet>
const boxesOf = ({ boxes }: RuleSet, names: readonly string[]) =>
  boxes.filter(({ name }) => names.includes(name))
const SIX_DICE: RuleSet = {
  ...maxi!,
  name: 'Six dice',
  bonus: [{ from: 44, points: 30 }],
  boxes: boxesOf(maxi!, ['fives', 'sixes', 'threePairs', 'fullStraight', 'tower', 'chance']),
}
const OWN: RuleSet = {
  ...crag!,
  name: 'Steps',
  rolls: 5,
  further: 20,
  bonus: [],
  boxes: [
    { name: 'Pair', shape: { kind: 'alike', sizes: [2] }, sum: 'shape', plus: 1 },
    { name: 'Three', shape: { kind: 'alike', sizes: [3] }, sum: 'all', plus: 10 },
    ...boxesOf(crag!, ['sixes', 'lowStraight']).map((box) => ({ ...box, inGroup: true })),
    { name: 'Any', shape: { kind: 'any' }, sum: 'all', plus: 0 },
  ],
}
const IN_ORDER: RuleSet = { ...OWN, name: 'Upward', order: 'up', bonus: [{ from: 9, points: 5 }] }
const CARDS = [generala!, crag!, first!, SIX_DICE, OWN, IN_ORDER].map((rules) => ({
  name: rules.name,
  rules,
}))
const thresholds = { inaccuracy: 0.2, mistake: 1, blunder: 4 }

describe.each(someOf(CARDS))('the card $name', ({ rules }) => {
  const kit = kitOf(rules)

  it('asks questions whose codes and choices can be read again', () => {
    const play = playedScorecard(kit, seededRandom('codes'))
    for (let i = 0; i < 60; i++) {
      const question = play.next().value
      const { position, options } = question
      expect(position.dice).toHaveLength(rules.dice)
      const read = unwrap(parseScorecardCode(rules, scorecardCode(position)))
      expect(scorecardCode(read)).toBe(scorecardCode(position))
      expect(makeScorecardQuestion(kit, read).options).toEqual(options)
      options.forEach((option, place) => {
        expect(scorecardIndexOf(question, readChoice(choiceCode(rules, option)))).toBe(place)
      })
      expect(options[0]!.loss).toBe(0)
    }
  })

  it('is drilled, with hints, reasons and records that fit its positions', () => {
    const setup = { ...DEFAULT_SCORECARD_SETUP, seed: 'a drill', questions: 12 }
    const session = scorecardSession(kit, { setup, thresholds, needs: new Map(), again: [] })
    const checks = drill.checks(rules)
    for (let i = 0; i < 12; i++) {
      const step = finished(session.advance())
      if (step.kind !== 'question') expect.unreachable(step.reason)
      for (const hint of [1, 2] as const) expect(session.hint(hint)).toMatch(/^[A-Z].*\.$/)
      const { options } = step.question
      const { verdict } = unwrap(session.answer(options.at(-1)! as ScorecardChoice))
      if (verdict.loss > 0.1) expect(verdict.bestReason).toMatch(/\.$/)
      const record = drill.record(kit, step.question, verdict)
      expect(drill.knownOwn(record.own)).toEqual(record.own)
      expect(checks.positionProblem(record.code)).toBeNull()
      expect(checks.answerFault({ ...record, goal: 'points', loss: verdict.loss })).toBeNull()
      expect(drill.showPast(rules, record).best).toEqual(
        options[0]!.keep
          ? { keep: options[0]!.keep, box: null }
          : { keep: null, box: options[0]!.box },
      )
    }
  })

  it('is played at the table, and its game is read and reviewed', () => {
    const game = playedScorecardTable(rules, {})
    const text = tableText(game, '2026-01-31T18:00Z')!
    const { turns, result } = unwrap(readGame(text))
    expect(turns).toEqual(tablePlay(game).turns)
    const totals = tablePlay(game).cards.map((card) => paperTotals(rules, card).total)
    expect(result).toBe(totals.join('-'))
    const { review } = finished(gameRecords.review(kit, text, 1, 'points'))
    const { start, skill, luck, result: made } = review as ScorecardReview
    expect(made).toBe(totals[1])
    expect(start + skill + luck).toBeCloseTo(made, 9)
    expect(drill.checks(rules).reviewProblem(review)).toBeNull()
  })

  it('scores in its game text what a player at random makes', () => {
    const { turns, result, cards } = randomScorecard(rules, 2, 'random')
    const head = { rules, players: ['Ann', 'Bo'], date: null, seed: null }
    const written = unwrap(writeGame(head, turns))
    expect(readGame(written)).toEqual({ ok: true, value: { ...head, turns, result } })
    expect(cards.every(({ points }) => points.length === rules.boxes.length)).toBe(true)
  })

  it('has bots that play it, the perfect one best', () => {
    const [game, table] = [cardStates(rules), tableOf(rules)]
    const steps = stepsFor(stepCard(rules))
    const sources = { game, table, known: { steps, numbers: startNumbers(game, table) } }
    const bots = botsOf(rules)
    const ofSteps = rules.order === 'free' ? ['five-steps', 'three-steps'] : []
    expect(bots).toEqual(['perfect', ...ofSteps, 'greedy', 'casual', 'beginner'])
    const sums = bots.map((bot) => {
      let sum = 0
      for (let i = 0; i < 12; i++) {
        let game = {
          ...playedScorecardTable(rules, { players: 1 }),
          players: [{ name: 'Bot', bot }],
          seed: `game ${i}`,
          moves: [],
        } as ReturnType<typeof playedScorecardTable>
        for (let at = tablePlay(game); !at.isOver; at = tablePlay(game)) {
          const question = makeScorecardQuestion(kit, at.position!)
          const place = scorecardTableChoice(sources, bot, question, `${game.moves.length}`)
          const { keep, box } = question.options[place]!
          game = withMove(game, { rolled: [...at.dice!].slice(at.kept.length), keep, box })
        }
        sum += paperTotals(rules, tablePlay(game).cards[0]!).total
      }
      return sum
    })
    expect(sums[0]).toBeGreaterThan(sums.at(-1)!)
  })
})

describe('points for the first roll', () => {
  const rules = generala!
  const kit = kitOf(rules)
  const straight = rules.boxes.findIndex(({ name }) => name === 'straight')
  const dice: Face[] = [2, 3, 4, 5, 6]

  it('are in the box of a turn that is stopped at once, and only there', () => {
    const at = { card: kit.start, dice, rerolls: 2 }
    const stop = afterKeep(rules, at, dice, seededRandom(''))
    expect(scorecardCode(stop)).toMatch(/\/23456\/first$/)
    const pointsOf = (position: typeof at): number =>
      makeScorecardQuestion(kit, position).options.find(({ box }) => box === straight)!.points!
    expect(pointsOf(stop as typeof at)).toBe(25)
    expect(pointsOf({ ...at, rerolls: 0 })).toBe(20)
    const [best] = makeScorecardQuestion(kit, at).options
    expect(best!.keep).toEqual(dice)
    expect(best!.expected).toBeCloseTo(makeScorecardQuestion(kit, stop).options[0]!.expected, 9)
  })

  it('are on the card of a game at the table', () => {
    const moves = [{ rolled: dice, keep: null, box: straight }]
    const game = { ...playedScorecardTable(rules, { players: 1 }), moves }
    expect(tablePlay(game).cards[0]!.points[straight]).toBe(25)
    const kept = [
      { rolled: dice, keep: [2, 3, 4, 5] as Face[], box: null },
      { rolled: [6] as Face[], keep: null, box: straight },
    ]
    expect(tablePlay({ ...game, moves: kept }).cards[0]!.points[straight]).toBe(20)
  })
})

describe('parts of a game', () => {
  it('are thirds of the boxes', () => {
    const stage = (boxes: number, open: number) =>
      stageOf({
        points: Array.from({ length: boxes }, (_, i) => (i < open ? null : 0)),
        bonuses: 0,
      })
    expect([15, 10, 9, 6, 5, 1].map((open) => stage(15, open))).toEqual([
      'early',
      'early',
      'middle',
      'middle',
      'late',
      'late',
    ])
    expect([6, 4, 3, 2, 1].map((open) => stage(6, open))).toEqual([
      'early',
      'early',
      'middle',
      'late',
      'late',
    ])
  })

  it('have the next step of the bonus at stake', () => {
    const steps = { ...yatzy!, bonus: [63, 80].map((from, i) => ({ from, points: 20 + i })) }
    const at = (points: readonly (number | null)[]) => ({
      dice: [1, 2, 3, 4, 5] as Face[],
      rerolls: 1,
      card: { points: [...points, ...Array<null>(9).fill(null)], bonuses: 0 },
    })
    expect(traitsOf(steps, at([3, 6, 9, 12, 15, null])).upperBonus).toBe(true)
    expect(traitsOf(steps, at([5, 10, 15, 20, 25, null])).upperBonus).toBe(false)
    expect(traitsOf(yatzy!, at([4, 8, 12, 16, 25, null])).upperBonus).toBe(false)
    expect(traitsOf(steps, at([4, 8, 12, 16, 25, null])).upperBonus).toBe(true)
  })
})

describe('data of before cards were data', () => {
  const rules = PUBLISHED_CARDS.yahtzee!

  it('is read with boxes by number', () => {
    const moves = [
      { rolled: [1, 1, 3, 4, 6], keep: [1, 1], category: null },
      { rolled: [1, 2, 5], keep: null, category: 'ones' },
    ]
    const former = { jokers: 'forced', yahtzeeBonus: 100, upperThreshold: 63, upperBonus: 35 }
    const kept = {
      ...playedScorecardTable(rules, { players: 1 }),
      rules: { ...former, name: 'Yahtzee', rerolls: 2 },
      moves,
    }
    const read = v.parse(scorecardTableSchema, JSON.parse(JSON.stringify(kept)))
    expect(read.rules).toEqual(rules)
    expect(read.moves).toEqual([
      { rolled: [1, 1, 3, 4, 6], keep: [1, 1], box: null },
      { rolled: [1, 2, 5], keep: null, box: 0 },
    ])
    expect(tablePlay(read).cards[0]!.points[0]).toBe(3)
  })

  it('has reviews of games, and what is written now is read as well', () => {
    const former = {
      start: 254,
      result: 3,
      skill: 0,
      luck: 0,
      luckiest: null,
      unluckiest: null,
      line: [{ kind: 'scored', turn: 1, value: 3, points: 3, loss: 0, category: 'ones' }],
      card: { points: [3], bonuses: 0 },
    }
    const read = v.parse(scorecardReviewSchema, former)
    expect(read.line).toEqual([{ kind: 'scored', turn: 1, value: 3, points: 3, loss: 0, box: 0 }])
    expect(v.parse(scorecardReviewSchema, read)).toEqual(read)
    expect(v.is(scorecardReviewSchema, { ...former, line: [{ kind: 'scored', turn: 1 }] })).toBe(
      false,
    )
  })

  it('has choices by their former names, which are still written', () => {
    expect(readChoice('fullHouse')).toEqual({ keep: null, box: 8 })
    expect(choiceCode(rules, { keep: null, box: 8 })).toBe('fullHouse')
    expect(drill.knownOwn({ choice: 'k44', best: 'yahtzee' })).not.toBeNull()
    expect(drill.knownOwn({ choice: 'k44', best: 'bridge' })).toBeNull()
    expect(drill.knownOwn({ choice: 'k44', best: '24' })).toBeNull()
  })
})

it('a drill of a rule of thumb by an earlier version is read, and asked as any other now', () => {
  const setup = { ...DEFAULT_SCORECARD_SETUP, seed: 'a', rule: 'keep=row4' }
  const { rule, ...now } = setup
  const stored = v.parse(storedScorecardSetupSchema, setup)
  expect(stored.rule).toBe(rule)
  expect([drill.asksAsPlay(stored), drill.asksAsPlay(now)]).toEqual([false, true])
  expect(drill.challengeOf(stored)).not.toEqual(drill.challengeOf(now))
  expect(v.parse(scorecardSetupSchema, setup)).toEqual(now)
  expect(drill.knownOwn({ choice: 'k44', best: 'k44', followed: true })).not.toBeNull()
})
