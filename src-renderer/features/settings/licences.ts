import * as v from 'valibot'
import { pageTexts } from '#shared/texts/page-texts.ts'

const LICENCES = v.array(
  v.object({ name: v.string(), version: v.string(), licence: v.string(), text: v.string() }),
)

export type Licence = v.InferOutput<typeof LICENCES>[number]

/** Loads the licences that the build writes next to the page. Rejects if they are missing. */
export async function loadLicences(): Promise<readonly Licence[]> {
  const response = await fetch(new URL('licences.json', document.baseURI)).catch(() => null)
  const { missing, damaged } = pageTexts.settingsPage.about
  if (!response?.ok) throw new Error(missing(response?.status ?? 0))
  const { success, output } = v.safeParse(LICENCES, await response.json().catch(() => null))
  if (!success) throw new Error(damaged)
  return output
}
