import * as v from 'valibot'
import type { Problem } from '../../../base/result.ts'
import { contains, multisetOf } from '../../../dice/multiset.ts'
import type {
  AnswerGrading,
  AnswerRecord,
  Drill,
  SessionOptions,
  CheckedAnswer,
  RecordChecks,
} from '../../../study/drill.ts'
import { plainCell, soughtCell } from '../../../study/habits.ts'
import { capital } from '../../../texts/capital.ts'
import { scorecardTexts } from '../texts/texts.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { gameRecords } from './game-records.ts'
import { storedScorecardAnswerSchema, type StoredScorecardAnswer } from './stored-answer.ts'
import { answerSigns, isReverse } from './habits.ts'
import { scorecardMastery } from './mastery.ts'
import { scorecardCell } from './needs.ts'
import { parseScorecardCode, scorecardCode, type ScorecardPosition } from './position.ts'
import type { ScorecardVerdict } from './verdict.ts'
import {
  choiceCode,
  makeScorecardQuestion,
  readChoice,
  type ScorecardChoice,
  type ScorecardKit,
  type ScorecardQuestion,
} from './question.ts'
import { scorecardSession, type ScorecardSession } from './session.ts'
import type { StoredScorecardSetup, ScorecardSetup } from './setup.ts'
import { scorecardGaps, scorecardShares } from './source.ts'
import type { ScorecardReview } from './track.ts'
import { asksFor, traitsOf } from './traits.ts'
import { choiceWords } from '../analysis/choice-words.ts'
import { makePaperCode, parsePaperCode } from '../analysis/paper-card.ts'
import { mostScore } from '../solve/target/target-bounds.ts'

function canChoose({ card, dice, rerolls }: ScorecardPosition, choice: string): boolean {
  const { keep, box } = readChoice(choice)
  if (box !== null) return rerolls === 0 && card.points[box] === null
  return rerolls > 0 && contains(multisetOf(dice), multisetOf(keep))
}

function recordChecks(rules: RuleSet): RecordChecks {
  const largest = mostScore(rules)
  return {
    positionProblem(code) {
      const position = parseScorecardCode(rules, code)
      return position.ok ? null : position.problems[0]!.message
    },
    answerFault({ kind, code, cell, error, loss, own }: CheckedAnswer) {
      const { choice, best } = own as StoredScorecardAnswer
      const position = parseScorecardCode(rules, code)
      if (!position.ok) return 'choice'
      const decision = position.value.rerolls > 0 ? 'keeps' : 'boxes'
      const fits = plainCell(cell) === scorecardCell(decision, traitsOf(rules, position.value))
      if (kind !== decision || !fits || error !== null) return 'cell'
      if (![choice, best].every((one) => canChoose(position.value, one))) return 'choice'
      return loss !== null && loss > largest ? 'range' : null
    },
    reviewProblem(review) {
      const { card } = review as ScorecardReview
      const read = parsePaperCode(rules, makePaperCode(card))
      return read.ok ? null : read.problems[0]!.message
    },
  }
}

function setupProblems(rules: RuleSet, { filters }: ScorecardSetup): Problem[] {
  const words = scorecardTexts.study.drills
  const { joker, upperBonus } = filters
  const problems: Problem[] = []
  if (joker && rules.jokers === 'none') {
    problems.push({ field: 'setup.filters.joker', message: words.noJoker })
  }
  if (upperBonus && rules.bonus.length === 0) {
    problems.push({ field: 'setup.filters.upperBonus', message: words.noBonus })
  }
  return problems
}

/** False for lessons, rules and gap filters, which ask other positions of a cell than play has. */
function asksAsPlay({ source, part, rule, filters: { gap } }: StoredScorecardSetup): boolean {
  return source.kind === 'play' && part === undefined && rule === undefined && gap === 'any'
}

function challengeOf(setup: StoredScorecardSetup): unknown[] {
  const { scope, kind, candidates, source, weighting, filters, speed, seconds, rule } = setup
  const { stages, joker, upperBonus, gap } = filters
  return [
    scope,
    kind,
    source.kind,
    speed,
    speed === 'sprint' ? seconds : null,
    scope === 'decisions' ? weighting : null,
    stages.toSorted(),
    joker,
    upperBonus,
    gap,
    ...(rule === undefined ? [] : [rule]),
    ...(candidates ? ['candidates'] : []),
  ]
}

function session(
  kit: ScorecardKit,
  { again, ...options }: SessionOptions<ScorecardSetup>,
): ScorecardSession {
  return scorecardSession(kit, {
    ...options,
    again: again.flatMap(({ code }) => {
      const position = parseScorecardCode(kit.rules, code)
      return position.ok ? [position.value] : []
    }),
  })
}

const plainCode = ({ keep, box }: ScorecardChoice): string =>
  keep === null ? String(box) : `k${keep.toSorted().join('')}`

export function shownQuestion({ position, options, traits }: ScorecardQuestion) {
  const { card, dice, rerolls, other } = position
  const boxes = options
    .flatMap(({ box, points }) => (box === null ? [] : [{ box, points: points! }]))
    .sort((a, b) => a.box - b.box)
  return { card, dice, rerolls, boxes, stage: traits.stage, ...(other && { other }) }
}

function record(
  { rules }: ScorecardKit,
  { kind, position, traits, isSought }: ScorecardQuestion,
  { options, chosen }: ScorecardVerdict,
): AnswerRecord<StoredScorecardAnswer> {
  const cell = scorecardCell(kind, traits)
  return {
    kind,
    code: scorecardCode(position),
    cell: isSought ? soughtCell(cell) : cell,
    error: null,
    own: { choice: choiceCode(rules, options[chosen]!), best: choiceCode(rules, options[0]!) },
  }
}

/** The best choice with these dice at each number of rerolls left. */
function whereItTurns(kit: ScorecardKit, { position }: ScorecardQuestion): string {
  const { rules } = kit
  const best = Array.from({ length: rules.rolls }, (_, i) => {
    const rerolls = rules.rolls - 1 - i
    const [option] = makeScorecardQuestion(kit, { ...position, rerolls }).options
    return `${scorecardTexts.parts.rerolls(rerolls)}: ${choiceWords(rules, option!)}`
  })
  return `${capital(best.join('; '))}.`
}

export const drill = {
  setupProblems,
  goalOf: () => 'points' as const,
  challengeOf,
  asksFor: (setup: ScorecardSetup, kind: ScorecardQuestion['kind']) => asksFor(setup.kind, kind),
  session,
  gaps: scorecardGaps,
  isSameChoice: (a: ScorecardChoice, b: ScorecardChoice) => plainCode(a) === plainCode(b),
  show: shownQuestion,
  record,
  knownSetup: (setup: StoredScorecardSetup) => setup,
  knownOwn: (own: unknown) => (v.is(storedScorecardAnswerSchema, own) ? own : null),
  checks: recordChecks,
  sharedCode(rules: RuleSet, _goal: string, code: string) {
    const position = parseScorecardCode(rules, code)
    return position.ok ? scorecardCode(position.value) : code
  },
  choiceOf: ({ choice }: StoredScorecardAnswer) => readChoice(choice),
  showPast: (_rules: RuleSet, { own }: AnswerRecord<StoredScorecardAnswer>) => ({
    chosen: readChoice(own.choice),
    best: readChoice(own.best),
  }),
  habitSigns: (rules: RuleSet, answer: AnswerRecord<StoredScorecardAnswer> & AnswerGrading) =>
    answerSigns(rules, answer, answer.isWrong),
  isReverse,
  whereItTurns,
  mastery: scorecardMastery,
  asksAsPlay,
  shares: scorecardShares,
  outcomeOf: ({ result }: ScorecardReview) => result,
  records: gameRecords,
} satisfies Drill
