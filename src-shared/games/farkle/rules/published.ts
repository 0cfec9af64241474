import { APP_SETS } from './published/app-sets.ts'
import { FARKLE_SETS } from './published/farkle-sets.ts'
import type { PublishedRules } from './published/published-rules.ts'
import { TEN_THOUSAND_SETS } from './published/ten-thousand-sets.ts'

export const PUBLISHED: Readonly<Record<string, PublishedRules>> = {
  ...FARKLE_SETS,
  ...APP_SETS,
  ...TEN_THOUSAND_SETS,
}
