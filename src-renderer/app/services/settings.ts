import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { DEFAULT_SETTINGS, type Settings } from '#shared/contract/settings.ts'
import { askShell, onEvent } from './client.ts'
import { useNotices } from './notices.ts'
import { sentenceOf } from './use-answer.ts'

export const useSettings = defineStore('settings', () => {
  const settings = ref<Settings>(DEFAULT_SETTINGS)
  /** Own changes that have not been answered yet, oldest first. */
  const pending = new Set<Partial<Settings>>()

  /** Takes over what is kept; a change on its way there is newer. */
  function takeOver(kept: Settings): void {
    settings.value = Object.assign({}, kept, ...pending)
  }

  async function load(): Promise<void> {
    takeOver(await askShell('settings.get', {}))
  }

  /** Changes some settings at once here, then where they are kept. */
  async function change(changes: Partial<Settings>): Promise<void> {
    settings.value = { ...settings.value, ...changes }
    pending.add(changes)
    try {
      await askShell('settings.set', changes)
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
    rulesId: computed(() => settings.value.rules),
    recentRules: computed(() => settings.value.recentRules),
    shortcuts: computed(() => settings.value.shortcuts),
    singleKeys: computed(() => settings.value.singleKeys),
    sound: computed(() => settings.value.sound),
    drills: computed(() => settings.value.drills),
    sheets: computed(() => settings.value.sheets),
    load,
    change,
  }
})
