// For ESLint, which does not read .vue files; vue-tsc uses the real types.
declare module '*.vue' {
  import type { DefineComponent } from 'vue'
  const component: DefineComponent
  export default component
}
