import {
  Dices,
  FileText,
  GalleryVerticalEnd,
  House,
  Scale,
  Settings,
  SlidersHorizontal,
  Swords,
  Table2,
  TrendingUp,
} from '@lucide/vue'

/** In the order of the rail, `below` under the divider. Each needs a title and a route. */
export const SCREENS = [
  { name: 'home', icon: House },
  { name: 'play', icon: Swords },
  { name: 'learn', icon: GalleryVerticalEnd },
  { name: 'drill', icon: Dices },
  { name: 'strategy', icon: Table2 },
  { name: 'analyse', icon: Scale },
  { name: 'sheets', icon: FileText, below: true },
  { name: 'rules', icon: SlidersHorizontal, below: true },
  { name: 'progress', icon: TrendingUp, below: true },
  { name: 'settings', icon: Settings, below: true },
] as const
