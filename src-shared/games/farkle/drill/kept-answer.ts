import type { Face } from '../../../dice/multiset.ts'
import type { AnswerRecord } from '../../../study/drill.ts'
import { actionsOf } from '../analysis/actions.ts'
import { parsePositionCode, positionCode } from '../analysis/position-code.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { cellKey, cellOf } from './cells.ts'
import { sameDice } from './choices.ts'
import { optionWords } from './option-words.ts'
import type { Choice, Question } from './question.ts'
import { slipOf } from './slips.ts'
import type { StudyKit } from './study-kit.ts'
import type { Verdict } from './verdict.ts'

/** Values are kept to this many digits: far beyond any grade, and a third of the room. */
const DIGITS = 8

/** An option as it is kept: the dice set aside, then (b, r or nothing), and its value. */
export type KeptOption = readonly [setAside: string, then: 'b' | 'r' | '', value: number]

/** What only Farkle keeps of an answer. */
export interface KeptAnswer {
  /** All of the question's, best first. */
  readonly options: readonly KeptOption[]
  /** Place of the choice among them. */
  readonly choice: number
}

const LETTERS = { bank: 'b', roll: 'r' } as const
const DEEDS = { b: 'bank', r: 'roll', '': null } as const

/** What is kept of the answer to a question. */
export function answerRecord(
  kit: StudyKit,
  question: Question,
  { chosen, options }: Verdict,
): AnswerRecord<KeptAnswer> {
  return {
    kind: question.kind,
    code: positionCode(question.position),
    cell: cellKey(cellOf(kit, question)),
    error: slipOf(question, chosen),
    own: {
      options: options.map(({ setAside, then, value }) => [
        setAside.join(''),
        then === null ? '' : LETTERS[then],
        Number(value.toPrecision(DIGITS)),
      ]),
      choice: chosen,
    },
  }
}

/** The choice that an option stands for. */
function readOption([setAside, then]: KeptOption): Choice {
  return { setAside: [...setAside].map(Number) as Face[], then: DEEDS[then] }
}

/** What was chosen in an answer that was kept. */
export function choiceOf({ options, choice }: KeptAnswer): Choice {
  return readOption(options[choice]!)
}

/** A kept option in words, as the rules make it. */
function wordsOf(rules: RuleSet, code: string, option: KeptOption): string {
  const position = parsePositionCode(code)
  if (!position.ok) return ''
  const { setAside, then } = readOption(option)
  const action = actionsOf(rules, position.value).find(
    (action) => sameDice(action.setAside, setAside) && (then === null || action.then === then),
  )
  return action ? optionWords({ ...action, then }) : ''
}

/** What was chosen in an answer that was kept and what was best, in words. */
export function pastWords(
  rules: RuleSet,
  { code, own: { options, choice } }: AnswerRecord<KeptAnswer>,
): { chosen: string; best: string } {
  return {
    chosen: wordsOf(rules, code, options[choice]!),
    best: wordsOf(rules, code, options[0]!),
  }
}
