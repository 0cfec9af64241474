import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { router } from './router.ts'
import { tellEarly } from '../services/client.ts'

/** Until the first navigation ends the router ignores a changed hash and would undo it. */
function keepEarlyAddress(): void {
  let asked: string | null = null
  const hear = (): void => {
    asked = window.location.hash.slice(1)
  }
  window.addEventListener('hashchange', hear)
  void router.isReady().finally(() => {
    window.removeEventListener('hashchange', hear)
    if (asked !== null && asked !== router.currentRoute.value.fullPath) void router.replace(asked)
  })
}

export function startApp(): void {
  keepEarlyAddress()
  createApp(App).use(createPinia()).use(router).mount('#app')
  tellEarly()
}
