import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { DEFAULT_SETTINGS, type Settings } from '#shared/contract/settings.ts'
import { askBackend, askShell, onEvent } from './client.ts'
import { useNotices } from './notices.ts'
import { sentenceOf } from './use-answer.ts'

export const useSettings = defineStore('settings', () => {
  const settings = ref<Settings>(DEFAULT_SETTINGS)
  const pending = new Set<Partial<Settings>>()

  /** Applies stored settings; unconfirmed changes override them. */
  function takeOver(stored: Settings): void {
    settings.value = Object.assign({}, stored, ...pending)
  }

  /** The backend counts by days and needs the hour at which they begin. */
  async function tellDays(): Promise<void> {
    await askBackend('days.begin', { hour: settings.value.dayBegins })
  }

  async function load(): Promise<void> {
    takeOver(await askShell('settings.get', {}))
    await tellDays()
  }

  /** Applies changes locally at once, then stores them. */
  async function change(changes: Partial<Settings>): Promise<void> {
    const { dayBegins } = settings.value
    settings.value = { ...settings.value, ...changes }
    pending.add(changes)
    try {
      await askShell('settings.set', changes)
      if (settings.value.dayBegins !== dayBegins) await tellDays()
    } catch (thrown) {
      useNotices().say(sentenceOf(thrown), null, true)
    } finally {
      pending.delete(changes)
    }
  }

  onEvent('settings-changed', takeOver)
  return {
    theme: computed(() => settings.value.theme),
    dice: computed(() => settings.value.dice),
    language: computed(() => settings.value.language),
    goal: computed(() => settings.value.goal),
    players: computed(() => settings.value.players),
    rulesId: computed(() => settings.value.rules),
    recentRules: computed(() => settings.value.recentRules),
    shortcuts: computed(() => settings.value.shortcuts),
    singleKeys: computed(() => settings.value.singleKeys),
    sound: computed(() => settings.value.sound),
    cardSearch: computed(() => settings.value.cardSearch),
    dayBegins: computed(() => settings.value.dayBegins),
    drills: computed(() => settings.value.drills),
    tables: computed(() => settings.value.tables),
    sheets: computed(() => settings.value.sheets),
    load,
    change,
  }
})
