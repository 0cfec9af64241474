import '@fontsource-variable/inter/wght.css'
import './styles/base.css'
import './styles/tokens.css'
import './styles/utilities.css'
import { startLanguage } from './start-language.ts'

// Texts are evaluated on import, so the language must be loaded first.
await startLanguage()
const { startApp } = await import('./start-app.ts')
startApp()
