import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { licencePlugins } from './build/licences-plugin.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

// The order in which they are built is main, preload, renderer.
const licences = licencePlugins(at('node_modules'), ['main', 'preload'])

export default defineConfig({
  main: {
    plugins: [licences.collect('main')],
    build: {
      // Bundled, so that the packaged app is the built files alone.
      externalizeDeps: false,
      outDir: at('out/main'),
      rolldownOptions: {
        input: {
          index: at('src-main/electron/main.ts'),
          backend: at('src-main/electron/backend-process.ts'),
          'solver-worker': at('src-main/backend/solve/solver-worker.ts'),
          web: at('src-main/web/main.ts'),
        },
        output: { format: 'es', entryFileNames: '[name].js' },
      },
    },
  },
  preload: {
    plugins: [licences.collect('preload')],
    build: {
      externalizeDeps: false,
      outDir: at('out/preload'),
      rolldownOptions: {
        input: { preload: at('src-main/electron/preload/preload.ts') },
        // A sandboxed preload script must be one CommonJS file.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('src-renderer'),
    // Relative, so that the same files serve app://breakpoint/ and a local web server.
    base: './',
    plugins: [vue({ features: { optionsAPI: false } }), licences.write('renderer')],
    build: {
      outDir: at('out/renderer'),
      emptyOutDir: true,
      minify: true,
      // The content security policy allows no data: URL but for pictures, and nothing inline.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: at('src-renderer/index.html') },
    },
  },
})
