import { computed } from 'vue'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useAnswer } from '../../../services/use-answer.ts'
import { formatNumber } from '../../../components/format.ts'
import type { RuleFigures, RulesPart } from '../../game.ts'
import RuleCard from './RuleCard.vue'
import RuleFields from './RuleFields.vue'

/** Solves nothing for half-typed rules; shows only known figures. */
function useRuleFigures(rules: () => RuleSet | null): RuleFigures {
  const words = scorecardTexts.rules.preview
  const { answer, error, pending } = useAnswer('scorecard.status', () => {
    const whole = rules()
    return whole && { rules: whole }
  })
  const figures = computed(() => {
    if (!answer.value) return null
    const { expectedScore, states } = answer.value
    const { points } = pageTexts.rulesPage.preview
    return [
      ...(expectedScore === null
        ? []
        : [{ label: words.expected, value: points(formatNumber(expectedScore, 1)) }]),
      { label: words.states, value: formatNumber(states) },
    ]
  })
  return { figures, error, pending }
}

export const rulesPart: RulesPart<'scorecard'> = {
  RuleCard,
  RuleFields,
  wholeFields: ['boxes', 'bonus', 'jokers', 'order'],
  useRuleFigures,
}
