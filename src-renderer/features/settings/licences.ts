import * as v from 'valibot'
import { pageTexts } from '#shared/texts/page-texts.ts'

const LICENCES = v.array(
  v.object({ name: v.string(), version: v.string(), licence: v.string(), text: v.string() }),
)

/** A package that is part of the app, and the terms it comes under. */
export type Licence = v.InferOutput<typeof LICENCES>[number]

/** Reads the licences, which the build writes beside the page. Rejects if they are not there. */
export async function loadLicences(): Promise<readonly Licence[]> {
  const response = await fetch(new URL('licences.json', document.baseURI)).catch(() => null)
  const { missing, damaged } = pageTexts.settingsPage.about
  if (!response?.ok) throw new Error(missing(response?.status ?? 0))
  const { success, output } = v.safeParse(LICENCES, await response.json().catch(() => null))
  if (!success) throw new Error(damaged)
  return output
}
