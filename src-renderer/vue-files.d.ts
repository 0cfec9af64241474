// For the linter, which does not look into .vue files; vue-tsc takes their types from themselves.
declare module '*.vue' {
  import type { DefineComponent } from 'vue'
  const component: DefineComponent
  export default component
}
