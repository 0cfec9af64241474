import {
  Dices,
  FileText,
  GalleryVerticalEnd,
  House,
  Scale,
  Settings,
  SlidersHorizontal,
  Table2,
  TrendingUp,
} from '@lucide/vue'

/** The screens of the rail, in its order; a new screen is a line here and a route. */
export const SCREENS = [
  { name: 'home', title: 'Home', icon: House },
  { name: 'drill', title: 'Drill', icon: Dices },
  { name: 'cards', title: 'Cards', icon: GalleryVerticalEnd },
  { name: 'strategy', title: 'Strategy', icon: Table2 },
  { name: 'analyse', title: 'Analyse', icon: Scale },
  { name: 'sheets', title: 'Sheets', icon: FileText },
  { name: 'rules', title: 'Rules', icon: SlidersHorizontal },
  { name: 'progress', title: 'Progress', icon: TrendingUp },
  { name: 'settings', title: 'Settings', icon: Settings },
] as const
