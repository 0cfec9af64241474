import { ref, type Ref } from 'vue'
import type { RuleSet } from '#shared/farkle/rule-set.ts'

/** Rules that were opened from outside, until the rules' screen takes them; null if there are none. */
export const offeredRules: Ref<RuleSet | null> = ref(null)
