import type { Goal, Value } from '../../../base/units.ts'
import type { Problem } from '../../../base/result.ts'
import type { AnswerGrading, AnswerRecord, Drill, SessionOptions } from '../../../study/drill.ts'
import { texts } from '../../../texts/texts.ts'
import { whyNoThumbs } from '../analysis/rule-refusals.ts'
import { parsePositionCode, positionCode } from '../analysis/position-code.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { actionsEqual, diceKey } from './choices.ts'
import { drillSession, type DrillSession } from './drill-session.ts'
import { gameRecords } from './game-records.ts'
import type { GameReview } from '../requests/drill.ts'
import { answerRecord, choiceOf, knownAnswer, pastWords } from './stored-answer.ts'
import type { StoredFarkleAnswer } from './stored-answer-schema.ts'
import { answerSigns, isReverse } from './habits.ts'
import { farkleMastery } from './mastery.ts'
import type { LegalAction, Question, RankedOption } from './question.ts'
import { playShares } from './play-shares.ts'
import { recordChecks } from './record-checks.ts'
import {
  MAX_AMOUNT,
  type DecisionKind,
  type DrillSetup,
  type Filters,
  type StoredSetup,
  NO_FILTERS,
  whyNotDrilled,
} from './setup.ts'
import { kitOfMover, type StudyKit } from './study-kit.ts'
import { QuestionSource } from './question-source.ts'
import { ruleOfThumbOf } from './rule-of-thumb.ts'

const SLICE = 40
const MAX_PER_GAP = 1000

/** Fewer gaps than `count` if the game hardly has any. Yields every few milliseconds. */
export function* gapsInPlay(kit: StudyKit, seed: string, count: number): Generator<void, Value[]> {
  const source = new QuestionSource(kit, {
    kind: 'both',
    filters: NO_FILTERS,
    weighting: 'play',
    needs: new Map(),
    seed,
  })
  const gaps: Value[] = []
  for (let looked = 0; gaps.length < count && looked < count * MAX_PER_GAP; looked += SLICE) {
    const question = source.search(SLICE)
    if (question) gaps.push(question.gap)
    yield
  }
  return gaps
}

function setupProblems(rules: RuleSet, { scope, source, goal, rule }: DrillSetup): Problem[] {
  const noRule = rule !== undefined && goal === 'wins' ? whyNoThumbs(rules) : null
  if (noRule !== null) return [{ field: 'setup.rule', message: noRule }]
  if (scope === 'cell' || source.kind === 'play') return []
  return [{ field: 'setup.source', message: texts.backend.drills.oneByOne }]
}

/** Such setups ask about positions with other frequencies than play. */
function asksAsPlay({ players, source, part, rule, filters }: StoredSetup): boolean {
  const { gap, disagree } = filters
  const isPlay = source.kind === 'play' && part === undefined && rule === undefined
  return isPlay && players !== 3 && !gap && !disagree
}

function challengeOf(setup: StoredSetup): unknown[] {
  const { goal, players, scope, kind, source, weighting, filters, speed, seconds, rule } = setup
  const { candidates } = setup
  return [
    goal,
    scope,
    kind,
    source.kind,
    speed,
    speed === 'sprint' ? seconds : null,
    scope === 'cell' ? weighting : null,
    filters,
    ...(rule === undefined ? [] : [rule]),
    ...(players === 3 ? [players] : []),
    ...(candidates ? ['candidates'] : []),
  ]
}

function session(kit: StudyKit, { again, ...options }: SessionOptions<DrillSetup>): DrillSession {
  return drillSession(kit, {
    ...options,
    again: again.flatMap(({ kind, code }) => {
      const position = parsePositionCode(code)
      if (!position.ok) return []
      // roll-or-bank is asked before a roll, other kinds after it.
      const fits = (kind === 'roll-or-bank') === 'left' in position.value.dice
      const isOf = kit.players === (position.value.third === undefined ? 2 : 3)
      return fits && isOf ? [{ kind: kind as DecisionKind, position: position.value }] : []
    }),
  })
}

/** By dice, then bank before roll: does not reveal the answer. */
function untellingOrder(a: RankedOption, b: RankedOption): number {
  const [ours, theirs] = [diceKey(a), diceKey(b)]
  if (ours !== theirs) return ours < theirs ? -1 : 1
  return (a.then ?? '') < (b.then ?? '') ? -1 : 1
}

export function shownQuestion({ goal, position, options, forced, finalTurn }: Question) {
  return {
    goal,
    position,
    forced,
    finalTurn,
    legal: options
      .toSorted(untellingOrder)
      .map(({ setAside, kinds, points, then, diceLeft, leftKinds, turnTotal }): LegalAction => ({
        setAside,
        points,
        then,
        diceLeft,
        turnTotal,
        ...(kinds && { kinds }),
        ...(leftKinds && { leftKinds }),
      })),
  }
}

/** Clamps a band to the allowed amounts; a larger upper end becomes none. */
function knownBand<B extends Filters['gap'] | undefined>(band: B): B {
  if (!band) return band
  const { from, to } = band
  const end = to !== null && to > MAX_AMOUNT ? null : to
  return { ...band, from: Math.min(from, MAX_AMOUNT), to: end }
}

/** Drops a rule of thumb that only earlier versions played. */
function knownSetup({ rule, ...setup }: StoredSetup): StoredSetup {
  const { turnTotal, gap } = setup.filters
  const filters = { ...setup.filters, turnTotal: knownBand(turnTotal), gap: knownBand(gap) }
  const isPlayed = rule !== undefined && whyNotDrilled(rule) === null
  return { ...setup, filters, ...(isPlayed && { rule }) }
}

/** For points the scores matter only with a minimum for the first bank. */
function sharedCode(rules: RuleSet, goal: Goal, code: string): string {
  const parsed = parsePositionCode(code)
  if (!parsed.ok) return code
  const position = parsed.value
  if (goal === 'wins' || rules.minimumFirstBank !== rules.minimumBank) return positionCode(position)
  const plain = positionCode({ ...position, own: 0, opponent: 0 })
  return recordChecks(rules).positionProblem(plain) === null ? plain : positionCode(position)
}

/** From which turn total on another choice is right, with the dice left and the scores. */
function whereItTurns(kit: StudyKit, question: Question): string {
  if (question.kind !== 'roll-or-bank') return ''
  const mover = kitOfMover(kit, question.position)
  return ruleOfThumbOf(mover, question, question.options[0]!)?.text ?? ''
}

export const drill = {
  setupProblems,
  goalOf: ({ goal }: StoredSetup): Goal => goal,
  challengeOf,
  asksFor: () => true,
  session,
  gaps: gapsInPlay,
  isSameChoice: actionsEqual,
  show: shownQuestion,
  record: answerRecord,
  knownSetup,
  knownOwn: knownAnswer,
  checks: recordChecks,
  sharedCode,
  choiceOf,
  showPast: pastWords,
  habitSigns: (rules: RuleSet, answer: AnswerRecord<StoredFarkleAnswer> & AnswerGrading) =>
    answerSigns(rules, answer.goal, answer, answer.least),
  isReverse,
  whereItTurns,
  mastery: farkleMastery,
  asksAsPlay,
  shares: playShares,
  followedRule: ({ followed }: StoredFarkleAnswer) => followed,
  outcomeOf: ({ winner }: GameReview) => winner,
  records: gameRecords,
} satisfies Drill
