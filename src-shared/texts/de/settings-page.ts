import type { settingsPage as english } from '../en/settings-page.ts'

export const settingsPage: typeof english = {}
