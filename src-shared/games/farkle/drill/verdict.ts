import { kindNames } from '../analysis/kind-names.ts'
import type { ChosenRule, RuleVerdict } from './chosen-rule.ts'
import type { GradeThresholds } from '../../../study/grade.ts'
import { gradedVerdict, type GradedVerdict } from '../../../study/graded-verdict.ts'
import { farkleTexts } from '../texts/texts.ts'
import type { StudyKit } from './study-kit.ts'
import { whyBetter } from './option-reasons.ts'
import { optionWords } from './option-words.ts'
import type { Question, RankedOption } from './question.ts'
import { winsHand } from './wins-reasons.ts'

interface VerdictOption extends Omit<RankedOption, 'node'> {
  words: string
}

export interface Verdict extends GradedVerdict<VerdictOption> {
  /** null without a drilled rule. */
  byRule: RuleVerdict | null
}

/** What is said where nothing can be lost worth a word: of a bank that wins, that it does. */
function nearlyEqual(kit: StudyKit, { position, options }: Question): string {
  const { nearly, nearlyWin } = farkleTexts.study.why
  const [best] = options
  return best!.outcome === 'wins' ? `${winsHand(kit, position, best!, '')} ${nearlyWin}` : nearly
}

/** Takes some milliseconds, for the reason. */
export function verdictAt(
  kit: StudyKit,
  question: Question,
  chosen: number,
  thresholds: GradeThresholds,
  rule: ChosenRule | null = null,
): Verdict {
  const names = kindNames(kit.rules)
  const options = question.options.map(({ node: _, ...option }) => ({
    ...option,
    words: optionWords(option, names),
  }))
  return {
    ...gradedVerdict(options, chosen, {
      forced: question.forced,
      thresholds,
      nearly: nearlyEqual(kit, question),
      why: (better, worse) =>
        whyBetter(kit, question, question.options[better]!, question.options[worse]!),
    }),
    byRule: question.forced ? null : (rule?.verdictOn(question, chosen) ?? null),
  }
}
