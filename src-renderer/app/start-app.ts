import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { router } from './router.ts'
import { tellEarly } from './services/client.ts'

/** Shows the app on the page. */
export function startApp(): void {
  createApp(App).use(createPinia()).use(router).mount('#app')
  tellEarly()
}
