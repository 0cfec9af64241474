import { House, Scale, Settings, SlidersHorizontal, Table2 } from '@lucide/vue'

/** The screens of the rail, in its order; a new screen is a line here and a route. */
export const SCREENS = [
  { name: 'home', title: 'Home', icon: House },
  { name: 'strategy', title: 'Strategy', icon: Table2 },
  { name: 'analyse', title: 'Analyse', icon: Scale },
  { name: 'rules', title: 'Rules', icon: SlidersHorizontal },
  { name: 'settings', title: 'Settings', icon: Settings },
] as const
