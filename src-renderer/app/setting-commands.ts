import { useRouter } from 'vue-router'
import type { Settings } from '#shared/contract/settings.ts'
import { texts } from '#shared/texts/texts.ts'
import type { SettingsTab } from '../features/settings/settings-tabs.ts'
import { provideCommands } from '../services/commands.ts'
import { useNotices } from '../services/notices.ts'
import { useSettings } from '../services/settings.ts'

/** Registers the commands for settings; call in the setup of a component. */
export function provideSettingCommands(): void {
  const router = useRouter()
  const settings = useSettings()
  const notices = useNotices()

  const use = (change: Partial<Settings>) => (): void => void settings.change(change)
  const show = (tab: SettingsTab, section: string) => (): void =>
    void router.push({ name: 'settings', params: { tab }, query: { section } })
  const flip = (field: 'sound' | 'singleKeys') => (): void => {
    const on = !settings[field]
    void settings
      .change({ [field]: on })
      .then(() => notices.say(texts.frame.switched[field][on ? 'on' : 'off']))
  }

  provideCommands({
    'theme.light': use({ theme: 'light' }),
    'theme.dark': use({ theme: 'dark' }),
    'theme.system': use({ theme: 'system' }),
    'language.system': use({ language: 'system' }),
    'language.en': use({ language: 'en' }),
    'language.de': use({ language: 'de' }),
    'settings.sound': flip('sound'),
    'settings.singleKeys': flip('singleKeys'),
    'settings.keys': show('keys', 'keys'),
    'settings.about': show('about', 'about'),
    'data.export': show('data', 'transfer'),
    'data.import': show('data', 'transfer'),
    'data.backup': () => void router.push('/progress/sessions?section=store'),
    'data.solved': show('data', 'solved'),
  })
}
