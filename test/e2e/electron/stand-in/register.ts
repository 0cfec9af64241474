import { registerHooks } from 'node:module'

// To be imported before the app's script: `electron` is the stand-in from here on.
const electron = new URL('./electron.ts', import.meta.url).href
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'electron'
      ? { url: electron, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
})
