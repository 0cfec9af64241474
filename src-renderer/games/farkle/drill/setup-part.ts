import { DEFAULT_SETUP, drillSetupSchema, NO_FILTERS } from '#shared/games/farkle/drill/setup.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { keptSetup } from '../../../components/session/setup-reading.ts'
import type { SetupPart } from '../../drill-part.ts'
import { readDrillAddress, setupOfPart } from '../services/drill-address.ts'
import FilterFields from './FilterFields.vue'
import { draftOf, setupOf, type SetupDraft } from './setup-draft.ts'
import { moreWords } from './setup-words.ts'

export const setupPart: SetupPart<'farkle', SetupDraft> = {
  scopes: () => pageTexts.drillPage.setup.scope,
  kinds: () => pageTexts.drillPage.setup.kind.choices,
  moreWords: (draft, { goal }) => moreWords(draft, goal),
  FilterFields,
  usual(goal, kept) {
    const last = keptSetup(drillSetupSchema, kept)
    if (last === null) return DEFAULT_SETUP
    const { goal: before, ...base } = last
    // The cost of a wrong choice has another unit for another goal.
    return before === goal ? base : { ...base, filters: { ...base.filters, gap: null } }
  },
  draftOf: (base, goal) => draftOf(base, goal),
  forOtherGoal: () => ({ gapFrom: '', gapTo: '' }),
  read: (draft, { goal }, newSeed) => setupOf(draft, goal, newSeed),
  setupOf: (base, goal, seed) => ({ ...base, goal, seed }),
  mistakesOf: ({ id, setup }, seed) => ({
    ...DEFAULT_SETUP,
    goal: setup.goal,
    scope: 'cell',
    kind: setup.kind,
    source: { kind: 'session', session: id },
    filters: NO_FILTERS,
    questions: null,
    seed,
  }),
  readAddress(query) {
    const address = readDrillAddress(query)
    if (address.kind !== 'setup') return address
    return { kind: 'setup', base: setupOfPart(address.part), start: address.start }
  },
}
