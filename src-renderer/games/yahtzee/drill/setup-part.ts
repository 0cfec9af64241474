import { ok } from '#shared/base/result.ts'
import {
  DEFAULT_YAHTZEE_SETUP,
  yahtzeeSetupSchema,
  type YahtzeeSetup,
} from '#shared/games/yahtzee/drill/setup.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { keptSetup, readSetup } from '../../../components/session/setup-reading.ts'
import type { SetupPart } from '../../drill-part.ts'
import { readYahtzeeDrill } from '../services/drill-address.ts'
import FilterFields from './FilterFields.vue'
import { moreWords } from './more-words.ts'
import { fitSetup } from './setup-fit.ts'

/** How a drill of Yahtzee is set up; its draft is a setup whose seed may be empty or wrong. */
export const setupPart: SetupPart<'yahtzee', YahtzeeSetup> = {
  scopes: () => yahtzeeTexts.study.page.setup.presets,
  kinds: () => yahtzeeTexts.study.page.setup.kind.choices,
  kindNote: ({ scope, kind }) =>
    scope === 'game' && kind !== 'both' ? yahtzeeTexts.study.page.setup.kind.note : '',
  moreWords: (draft, { rules }) => moreWords(fitSetup(draft, rules)),
  FilterFields,
  usual: (_goal, kept) => keptSetup(yahtzeeSetupSchema, kept) ?? DEFAULT_YAHTZEE_SETUP,
  draftOf: (base) => ({ ...base, seed: '' }),
  read(draft, { rules }, newSeed) {
    const kept = readSetup(yahtzeeSetupSchema, { ...draft, seed: draft.seed.trim() || newSeed })
    return kept.ok ? ok({ setup: fitSetup(kept.value, rules), kept: kept.value }) : kept
  },
  setupOf: (base, _goal, seed) => ({ ...base, seed }),
  mistakesOf: ({ id }, seed) => ({
    ...DEFAULT_YAHTZEE_SETUP,
    source: { kind: 'session', session: id },
    questions: null,
    seed,
  }),
  readAddress: readYahtzeeDrill,
}
