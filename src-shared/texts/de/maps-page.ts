import type { mapsPage as english } from '../en/maps-page.ts'

export const mapsPage: typeof english = {}
