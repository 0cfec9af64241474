import '@fontsource-variable/inter/wght.css'
import './styles/base.css'
import './styles/tokens.css'
import { startLanguage } from './start-language.ts'

// Whatever the app says is said in the language that is spoken when it is loaded.
await startLanguage()
const { startApp } = await import('./start-app.ts')
startApp()
