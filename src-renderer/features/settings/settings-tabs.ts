export const SETTINGS_TABS = ['app', 'keys', 'data', 'about'] as const

export type SettingsTab = (typeof SETTINGS_TABS)[number]
