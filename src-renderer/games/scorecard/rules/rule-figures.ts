import { computed } from 'vue'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useAnswer } from '../../../services/use-answer.ts'
import { formatAbout, formatBytes, formatNumber } from '../../../components/format.ts'
import type { RuleFigures } from '../../game.ts'

/** The expected score, or what it takes to find it: solves nothing for half-typed rules. */
export function useRuleFigures(rules: () => RuleSet | null): RuleFigures {
  const words = scorecardTexts.rules.preview
  const { answer, error, pending } = useAnswer('scorecard.status', () => {
    const whole = rules()
    return whole && { rules: whole }
  })
  const figures = computed(() => {
    if (!answer.value) return null
    const { expectedScore, seconds, bytes } = answer.value
    const { points } = pageTexts.rulesPage.preview
    return expectedScore === null
      ? [{ label: words.solving, value: words.takes(formatAbout(seconds), formatBytes(bytes)) }]
      : [{ label: words.expected, value: points(formatNumber(expectedScore, 1)) }]
  })
  return { figures, error, pending }
}
