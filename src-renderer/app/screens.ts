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

/** The screens of the rail, in its order; a new screen is a line here, a title among the texts and a route. */
export const SCREENS = [
  { name: 'home', icon: House },
  { name: 'play', icon: Swords },
  { name: 'drill', icon: Dices },
  { name: 'cards', icon: GalleryVerticalEnd },
  { name: 'strategy', icon: Table2 },
  { name: 'analyse', icon: Scale },
  { name: 'sheets', icon: FileText },
  { name: 'rules', icon: SlidersHorizontal },
  { name: 'progress', icon: TrendingUp },
  { name: 'settings', icon: Settings },
] as const
