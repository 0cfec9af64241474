import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { router } from './router.ts'
import { tellEarly } from './services/client.ts'

/**
 * Goes where the address was turned to before the first screen had come: until then the router hears
 * nothing of it, and would take it back.
 */
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

/** Shows the app on the page. */
export function startApp(): void {
  keepEarlyAddress()
  createApp(App).use(createPinia()).use(router).mount('#app')
  tellEarly()
}
