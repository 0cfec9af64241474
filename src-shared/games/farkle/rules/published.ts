import { APP_SETS } from './published/app-sets.ts'
import { FARKLE_SETS } from './published/farkle-sets.ts'
import { published, type PublishedRules } from './published/published-rules.ts'
import { TEN_THOUSAND_SETS } from './published/ten-thousand-sets.ts'

export const PUBLISHED: Readonly<Record<string, PublishedRules>> = Object.fromEntries(
  Object.entries({ ...FARKLE_SETS, ...APP_SETS, ...TEN_THOUSAND_SETS }).map(([id, one]) => [
    id,
    published(one),
  ]),
)
