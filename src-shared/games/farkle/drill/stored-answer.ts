import * as v from 'valibot'
import type { AnswerRecord } from '../../../study/drill.ts'
import { soughtCell } from '../../../study/habits.ts'
import { actionsOf } from '../analysis/actions.ts'
import { kindNames } from '../analysis/kind-names.ts'
import { parsePositionCode, positionCode } from '../analysis/position-code.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { sideRules } from '../rules/sides.ts'
import { cellKey, cellOf } from './cells.ts'
import { diceText, readDice, sameDice } from './choices.ts'
import {
  lenientAnswerSchema,
  type StoredFarkleAnswer,
  type StoredOption,
} from './stored-answer-schema.ts'
import { optionWords } from './option-words.ts'
import type { Choice, Question } from './question.ts'
import type { StudyKit } from './study-kit.ts'
import type { Verdict } from './verdict.ts'

/** Far more exact than any grade, at a third of the size. */
const DIGITS = 8

const LETTERS = { bank: 'b', roll: 'r' } as const
const ACTIONS = { b: 'bank', r: 'roll', '': null } as const

export function answerRecord(
  kit: StudyKit,
  question: Question,
  { chosen, options, byRule }: Verdict,
): AnswerRecord<StoredFarkleAnswer> {
  const cell = cellKey(cellOf(kit, question))
  return {
    kind: question.kind,
    code: positionCode(question.position),
    cell: question.isSought ? soughtCell(cell) : cell,
    error: null,
    own: {
      options: options.map((option) => [
        diceText(option),
        option.then === null ? '' : LETTERS[option.then],
        Number(option.value.toPrecision(DIGITS)),
      ]),
      choice: chosen,
      ...(byRule && { followed: byRule.followed }),
    },
  }
}

/** Impossible values become null; returns null for anything that is no answer. */
export function knownAnswer(own: unknown): StoredFarkleAnswer | null {
  const read = v.safeParse(lenientAnswerSchema, own)
  return read.success && read.output.choice < read.output.options.length ? read.output : null
}

function readOption([dice, then]: StoredOption): Choice {
  return { ...readDice(dice), then: ACTIONS[then] }
}

export function choiceOf({ options, choice }: StoredFarkleAnswer): Choice {
  return readOption(options[choice]!)
}

/** Empty if the rules no longer allow the option. */
function wordsOf(whole: RuleSet, code: string, option: StoredOption): string {
  const position = parsePositionCode(code)
  if (!position.ok) return ''
  const rules = sideRules(whole, position.value.second)
  const choice = readOption(option)
  const { then } = choice
  const action = actionsOf(rules, position.value).find(
    (action) => sameDice(action, choice) && (then === null || action.then === then),
  )
  return action ? optionWords({ ...action, then }, kindNames(rules)) : ''
}

export function pastWords(
  rules: RuleSet,
  { code, own: { options, choice } }: AnswerRecord<StoredFarkleAnswer>,
) {
  const best = options[0]!
  return {
    chosen: wordsOf(rules, code, options[choice]!),
    best: wordsOf(rules, code, best),
    bestDice: readDice(best[0]),
  }
}
